import { expect, it } from "vitest";

import { turnOf } from "../lib/fixtures.ts";
import { decisive } from "./decisive.ts";

const [first, second, third] = [turnOf(["911", "200"]), turnOf(["900", "100"]), turnOf(["100", "511"])];

it("is the turn in which the winner left the second behind", () => {
  const table = {
    winners: [0],
    standings: [
      [1, 0],
      [2, 1],
    ] as const,
  };
  expect(decisive(table, [first, second, third])).toBe(second);
});

it("is the later of two that are alike", () => {
  const table = {
    winners: [0],
    standings: [
      [1, 0],
      [2, 1],
    ] as const,
  };
  const again = { ...second, turn_no: 5 };
  expect(decisive(table, [second, first, again])).toBe(again);
});

it("is the richest where all have won, and none where nothing is known", () => {
  const table = {
    winners: [0, 1],
    standings: [
      [1, 0],
      [1, 1],
    ] as const,
  };
  expect(decisive(table, [third, first, second])).toBe(first);
  expect(decisive(table, [])).toBe(null);
});
