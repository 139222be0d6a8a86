import { describe, expect, test } from "vitest";

import { MAP } from "./fixtures.ts";
import { bestOf, blocks, boxOf, chips, hundred, paths, placeOf, ranking, scaleOf, stepOf, strip } from "./map.ts";

const ALL = Array.from({ length: 1000 }, (_, number) => number);

describe.each([
  ["a row for each first digit", strip(800), ALL],
  ["a block for each first digit", blocks(334), ALL],
  ["one block alone", hundred(3, 334), ALL.slice(300, 400)],
])("%s", (_, layout, numbers) => {
  test("has every number where it is found again, and within the picture", () => {
    for (const number of numbers) {
      const box = layout.box(number);
      if (!box) throw new Error(`${number} is nowhere`);
      expect(layout.at(box.x + box.width / 2, box.y + box.height / 2)).toBe(number);
      expect(box.x + box.width).toBeLessThanOrEqual(layout.width + 0.01);
      expect(box.y + box.height).toBeLessThanOrEqual(layout.height + 0.01);
    }
  });

  test("has nothing outside", () => {
    expect([layout.at(-5, 10), layout.at(layout.width + 20, 10), layout.at(10, layout.height + 40)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

test("another block has none of these numbers", () => {
  expect([hundred(3, 334).box(299), hundred(3, 334).box(400)]).toEqual([null, null]);
});

test("a block can be hit beside its cells: between two there is no gap for a finger", () => {
  const layout = blocks(334);
  expect(layout.at(2, 3)).toBe(0); // on the label of the 0
});

test("neighbours of one shade are drawn as one", () => {
  const { shades, empty } = paths(MAP, strip(800));
  // Nine first digits of nine different shades; in each row the sevens cut a hole of ten, and nine of one.
  expect(shades.filter(Boolean).length).toBe(9);
  const rows = shades.map((d) => d.split("z").length - 1).filter(Boolean);
  expect(new Set(rows)).toEqual(new Set([11]));
  // The whole row of 7 is one piece.
  expect(empty.split("z").length - 1).toBe(1 + 9 * 10);
});

test("the least is in the first shade, the most in the last", () => {
  const scale = scaleOf(MAP);
  expect([stepOf(0, scale), stepOf(9, scale), stepOf(4, scale)]).toEqual([0, 13, 6]);
  expect(stepOf(5, { least: 5, most: 5 })).toBe(13);
});

test("places: the best first, equals share theirs", () => {
  expect(ranking(MAP)[0]).toEqual({ number: 900, worth: 9 });
  expect([placeOf(9, MAP), placeOf(8, MAP)]).toEqual([1, 82]);
});

describe("symbols", () => {
  test("of neighbours and twins stand side by side", () => {
    const layout = strip(800);
    const placed = chips([933, 934, 933, null, 100], layout);
    expect(placed.length).toBe(4);
    const row = placed.filter(({ seat }) => seat !== 4).map(({ x }) => x);
    for (const [i, x] of row.entries()) if (i) expect(x - (row[i - 1] ?? 0)).toBeGreaterThanOrEqual(layout.chip - 0.01);
  });

  test("stay within the picture", () => {
    const layout = strip(800);
    for (const { x } of chips([999, 999, 999, 999, 0], layout)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(layout.width - layout.chip);
    }
    const right = chips([999, 999, 999, 999, null], layout).map(({ x }) => x);
    expect(new Set(right).size).toBe(4);
  });
});

test.each([
  ["a row for each first digit", strip(800)],
  ["a block for each first digit", blocks(334)],
  ["one block alone", hundred(7, 334)],
])("%s: digits lie around all numbers that begin with them, and around no other", (_, layout) => {
  for (const digits of ["7", "76", "761"]) {
    const around = boxOf(digits, layout);
    if (!around) throw new Error(`${digits} are nowhere`);
    for (const number of ALL) {
      const box = layout.box(number);
      if (!box) continue;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const inside = x > around.x && x < around.x + around.width && y > around.y && y < around.y + around.height;
      expect([number, inside]).toEqual([number, String(number).padStart(3, "0").startsWith(digits)]);
    }
  }
});

test("digits of another block are not in its picture", () => {
  expect(boxOf("61", hundred(7, 334))).toBeNull();
});

test("the best number that begins with some digits", () => {
  expect([bestOf("", MAP), bestOf("3", MAP), bestOf("98", MAP), bestOf("7", MAP)]).toEqual([900, 300, 980, null]);
});

test("a few hopeless numbers don't make all others look alike", () => {
  const map = MAP.map((worth, number) => (number < 20 && worth !== null ? -40 : worth));
  expect([scaleOf(MAP), scaleOf(map)]).toEqual([
    { least: 0, most: 9, open: false },
    { least: 0, most: 9, open: true },
  ]);
  expect(stepOf(-40, scaleOf(map))).toBe(0);
});
