// SHA-256 of a short text. The browser's own is missing on plain http, which is how most families play.

const ROUND_CONSTANTS = new Uint32Array(64);
const FIRST_STATE = new Uint32Array(8);

// Both are the first bits of roots of the first primes, by definition of the standard.
for (let candidate = 2, found = 0; found < 64; candidate++) {
  let prime = true;
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) prime &&= candidate % divisor !== 0;
  if (!prime) continue;
  if (found < 8) FIRST_STATE[found] = fraction(Math.sqrt(candidate));
  ROUND_CONSTANTS[found++] = fraction(Math.cbrt(candidate));
}

function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32);
}

/** The SHA-256 hash of a text, in hexadecimal. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);

  const state = FIRST_STATE.slice();
  const w = new Uint32Array(64);
  for (let block = 0; block < padded.byteLength; block += 64) {
    for (let i = 0; i < 64; i++) w[i] = i < 16 ? padded.getUint32(block + i * 4) : extended(w, i);
    mix(state, w);
  }
  return [...state].map((word) => word.toString(16).padStart(8, "0")).join("");
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function extended(w: Uint32Array, i: number): number {
  const [a = 0, b = 0] = [w[i - 15], w[i - 2]];
  const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
  const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
  return (w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1;
}

function mix(state: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND_CONSTANTS[i] ?? 0) + (w[i] ?? 0)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i] ?? 0) + word));
}
