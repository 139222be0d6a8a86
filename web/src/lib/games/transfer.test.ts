import { expect, test } from "vitest";

import { recordsInAddress, transferUrl } from "./transfer.ts";

const TEXT = '[Game "The Number"]\n[A "Ada"]\n[B "王小明"]\n\n1.1 761 513\n'.repeat(20);

test("a link brings what was put into it, and only behind the #", async () => {
  const url = new URL(await transferUrl(TEXT));
  expect([url.pathname, url.search]).toEqual(["/games", ""]);
  expect(url.hash).toMatch(/^#games=[\w-]+$/);
  expect(url.hash.length).toBeLessThan(TEXT.length / 4);
  expect(await recordsInAddress(url.hash)).toBe(TEXT);
});

test("an address without games brings none, and a damaged one is known to be damaged", async () => {
  const { hash } = new URL(await transferUrl(TEXT));
  for (const none of ["", "#", "#seat=abc"]) expect(await recordsInAddress(none)).toBeUndefined();
  for (const bad of [hash.slice(0, -8), "#games=", "#games=%%%", "#games=AAAA", `#games=${"/".repeat(40)}`])
    expect(await recordsInAddress(bad), bad).toBeNull();
});
