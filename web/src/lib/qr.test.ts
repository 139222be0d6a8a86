import { expect, test } from "vitest";

import { LONGEST_QR, qrCode } from "./qr.ts";
import { sha256 } from "./sha256.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const textOf = (length: number) => Array.from({ length }, (_, i) => LETTERS[((i * i) % 61) % 64]).join("");
const rowsOf = (text: string) => (qrCode(text) ?? []).map((row) => row.map(Number).join(""));

// By Segno 1.6.6, which the server draws with: make_qr(text, error="l", boost_error=False, mode="byte", mask=0). The texts
// fill their versions: what fills the rest is no matter of the text.
test.each([
  [17, 1, "fca9baecea394b08ca85ee440ff9e8332abb0979291d19fd5781dba6f4ca2cf8"],
  [32, 2, "7399bcb1077aa9e616e2bd8fec59c1d1058930f75188e39d0a10f9af8f44fe85"],
  [134, 6, "44b2ab40654827d0001a1e0dbbb5447b8fff400eaecefe01b343265fafb0765f"],
  [154, 7, "3fdc9f35c0b65642c54d0cc9097efb47da33ffa840f66df5e3faa4c6e504310b"],
  [271, 10, "300d16940a4ca0742f0e6f344b28040dba7f39be5793f1dcf6e051ad0aba6fad"],
  [718, 18, "2f80a7bc0ea17bae52f5a0330cfa4802ca6d142ee5703a63288979b27f447579"],
  [1003, 22, "b3348727d803c5100ba812e17d62dc561a8ec545da4430941541e7e2f92f07db"],
  [1171, 24, "65c2fd86868e3b9af1daa55cd560dc55b3d0e41de2a081a332f0511f6e5912e2"],
])("%i bytes are drawn as another program draws them, in version %i", (length, version, sum) => {
  const rows = rowsOf(textOf(length));
  expect(rows).toHaveLength(17 + 4 * version);
  expect(sha256(rows.join("\n"))).toBe(sum);
});

test("what is shorter is filled as the standard wants it", () => {
  const rows = rowsOf("pTyGJ");
  const taken = (x: number, y: number) => x === 6 || y === 6 || (x < 9 && (y < 9 || y > 12)) || (x > 12 && y < 9);
  let bits = "";
  for (const right of [20, 18, 16, 14, 12, 10, 8, 5, 3, 1])
    for (let i = 0; i < 21; i++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? 20 - i : i;
        if (!taken(x, y)) bits += Number(rows[y]?.[x]) ^ Number((x + y) % 2 === 0);
      }
  const words = (bits.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 2).toString(16).padStart(2, "0"));
  expect(words.slice(0, 19).join(" ")).toBe("40 57 05 47 94 74 a0 ec 11 ec 11 ec 11 ec 11 ec 11 ec 11");
});

test("what is too long for a camera is not drawn", () => {
  expect(qrCode("x".repeat(LONGEST_QR))).not.toBeNull();
  expect(qrCode("x".repeat(LONGEST_QR + 1))).toBeNull();
});
