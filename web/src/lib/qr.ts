// QR codes drawn by the page itself, for what no server is to see. ISO 18004: bytes, error correction L, one mask for all.
// What is drawn is packed and looks like chance, with which no mask is better than another.

/** By version from 1 on: codewords for error correction in each block, and the number of blocks. */
const CORRECTION = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26];
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12];
/** The longest text, in bytes: a camera still reads it from a phone's screen. */
export const LONGEST_QR = 1200;

/** The dark modules, row by row, without the quiet zone; null where the text is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + BLOCKS.findIndex((_, i) => bits(bytes.length, i + 1) <= 8 * dataWords(i + 1));
  if (!version || bytes.length > LONGEST_QR) return null;
  return drawn(version, interleaved(version, words(version, bytes)));
}

const countBits = (version: number) => (version < 10 ? 8 : 16);
const bits = (bytes: number, version: number) => 4 + countBits(version) + 8 * bytes;
const size = (version: number) => 17 + 4 * version;

/** The modules that are left for words, in words. */
function allWords(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version > 1) {
    const across = Math.floor(version / 7) + 2;
    modules -= (25 * across - 10) * across - 55;
  }
  if (version > 6) modules -= 36;
  return Math.floor(modules / 8);
}

function dataWords(version: number): number {
  return allWords(version) - (CORRECTION[version - 1] ?? 0) * (BLOCKS[version - 1] ?? 0);
}

/** The text as words: what it is, how long it is, and what fills the rest. */
function words(version: number, bytes: Uint8Array): number[] {
  const most = dataWords(version);
  let stream = "0100" + bytes.length.toString(2).padStart(countBits(version), "0");
  for (const byte of bytes) stream += byte.toString(2).padStart(8, "0");
  stream += "0".repeat(Math.min(4, 8 * most - stream.length));
  stream += "0".repeat(-stream.length & 7);
  const found = (stream.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 2));
  for (let filler = 0xec; found.length < most; filler ^= 0xec ^ 0x11) found.push(filler);
  return found;
}

/** The words of all blocks in turn, and then those that correct them. */
function interleaved(version: number, data: readonly number[]): number[] {
  const [correction = 0, count = 1] = [CORRECTION[version - 1], BLOCKS[version - 1]];
  const all = allWords(version);
  const [short, long] = [Math.floor(all / count) - correction, all % count];
  const divisor = generator(correction);
  let at = 0;
  const blocks = Array.from({ length: count }, (_, i) => data.slice(at, (at += short + Number(i >= count - long))));
  const corrections = blocks.map((block) => remainder(block, divisor));
  const turns = (lists: readonly number[][]) =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, i) =>
      lists.flatMap((list) => list[i] ?? []),
    ).flat();
  return [...turns(blocks), ...turns(corrections)];
}

/** Multiplication in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The polynomial with the roots 1, 2, 4, …, without its leading 1. */
function generator(degree: number): number[] {
  let found: number[] = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    found = found.map((factor, j) => times(factor, root) ^ (found[j + 1] ?? 0));
    root = times(root, 2);
  }
  return found;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  let found = divisor.map(() => 0);
  for (const word of data) {
    const factor = word ^ (found[0] ?? 0);
    found = divisor.map((one, i) => times(one, factor) ^ (found[i + 1] ?? 0));
  }
  return found;
}

function drawn(version: number, data: readonly number[]): boolean[][] {
  const side = size(version);
  const dark = Array.from({ length: side }, () => Array<boolean>(side).fill(false));
  const fixed = Array.from({ length: side }, () => Array<boolean>(side).fill(false));
  const set = (x: number, y: number, is: boolean) => {
    const [row, kept] = [dark[y], fixed[y]];
    if (!row || !kept || x < 0 || x >= side) return;
    row[x] = is;
    kept[x] = true;
  };
  const ring = (x: number, y: number, radius: number, light: readonly number[]) => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++)
        set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };

  for (let i = 0; i < side; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [side - 4, 3],
    [3, side - 4],
  ] as const)
    ring(x, y, 4, [2, 4]);
  const places = alignments(version);
  const last = places.length - 1;
  places.forEach((x, i) =>
    places.forEach((y, j) => {
      const corner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!corner) ring(x, y, 2, [1]);
    }),
  );

  // Which correction (L) and which mask (0), twice.
  const format = withRemainder(0b01000, 10, 0x537) ^ 0x5412;
  const formatBit = (i: number) => ((format >> i) & 1) === 1;
  for (let i = 0; i < 15; i++) {
    set(8, i < 6 ? i : i < 8 ? i + 1 : side - 15 + i, formatBit(i));
    set(i < 8 ? side - 1 - i : i < 9 ? 7 : 14 - i, 8, formatBit(i));
  }
  set(8, side - 8, true);
  if (version > 6) {
    const about = withRemainder(version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const [a, b] = [side - 11 + (i % 3), Math.floor(i / 3)];
      set(a, b, ((about >> i) & 1) === 1);
      set(b, a, ((about >> i) & 1) === 1);
    }
  }

  // The words go up and down in columns of two, from the right.
  let at = 0;
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let i = 0; i < side; i++)
      for (const x of [right, right - 1]) {
        const y = up ? side - 1 - i : i;
        if (fixed[y]?.[x]) continue;
        const bit = ((data[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        at += 1;
        const row = dark[y];
        if (row) row[x] = (bit === 1) !== ((x + y) % 2 === 0);
      }
  }
  return dark;
}

/** Where small squares stand that tell a camera how the code is bent. */
function alignments(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((4 * version + 4) / (2 * count - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => size(version) - 7 - (count - 2 - i) * step)];
}

function withRemainder(value: number, degree: number, divisor: number): number {
  let rest = value;
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * divisor);
  return (value << degree) | rest;
}
