import { expect, test } from "vitest";

import { between, NEVER, passages, pathOf, type Band } from "./line-path.ts";

const SLOT = 100;

/** A row of three digits; a fallen one lies a little further right. */
function row(top: number, fallen = false): Band {
  const boxes = [0, 1, 2].map((slot) => {
    const middle = 100 * slot + 50 + (fallen ? 19 : 0);
    return { left: middle - 33, right: middle + 33, cost: NEVER };
  });
  return { top, bottom: top + 94, boxes };
}

test("a line never crosses a digit, wherever it begins and ends", () => {
  for (const fallen of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const bands = [0, 1, 2].map((i) => row(200 + 170 * i, Boolean(fallen & (1 << i))));
    for (const from of [50, 150, 250])
      for (const to of [50, 150, 250]) {
        const xs = passages({ x: from, y: 100 }, { x: to, y: 800 }, bands, SLOT);
        bands.forEach((band, i) => {
          for (const { left, right } of band.boxes) {
            const x = xs[i] ?? NaN;
            expect(x < left || x > right, `${x} in ${left}-${right}`).toBe(true);
          }
        });
      }
  }
});

test("it goes straight where it can", () => {
  const bands = [row(200), row(370), row(540, true)];
  const [first, second, third] = passages({ x: 150, y: 100 }, { x: 150, y: 800 }, bands, SLOT);
  expect(second).toBe(first);
  expect(Math.abs((third ?? 0) - (first ?? 0))).toBeLessThan(20);
});

test("two lines don't lie on each other", () => {
  const bands = [row(200)];
  const [first = 0] = passages({ x: 150, y: 100 }, { x: 150, y: 400 }, bands, SLOT);
  const [second = 0] = passages({ x: 150, y: 100 }, { x: 150, y: 400 }, bands, SLOT, [{ x: first, y: 250 }]);
  expect(Math.abs(second - first)).toBeGreaterThanOrEqual(SLOT * 0.1);
});

test("words are crossed only where there is no other way", () => {
  const words: Band = { top: 200, bottom: 220, boxes: [{ left: 0, right: 120, cost: 400 }] };
  const [x = 0] = passages({ x: 60, y: 100 }, { x: 60, y: 400 }, [words], SLOT);
  expect(x < 0 || x > 120).toBe(true);
});

test("only what lies between is in the way", () => {
  const bands = [row(540), row(0), row(200)];
  expect(between({ x: 0, y: 100 }, { x: 0, y: 500 }, bands)).toEqual([row(200)]);
});

test("the path begins and ends where it should, and runs straight through a band", () => {
  const path = pathOf({ x: 50, y: 100 }, { x: 150, y: 400 }, [row(200)], [100]);
  expect(path).toMatch(/^M50 100C/);
  expect(path).toContain("100 200V294");
  expect(path).toMatch(/150 400$/);
});
