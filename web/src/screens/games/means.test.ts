import { expect, test } from "vitest";

import { LAST, meansOf } from "./means.ts";

test("a mean is taken of the last few only", () => {
  expect(meansOf([])).toEqual([]);
  expect(meansOf([0.5, 1])).toEqual([0.5, 0.75]);
  expect(meansOf([...Array<number>(LAST).fill(1), 0]).at(-1)).toBe((LAST - 1) / LAST);
});
