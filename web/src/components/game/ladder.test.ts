import { expect, test } from "vitest";

import { gameOf, GAMES } from "./fixtures.ts";
import { isOut, ladderOf, rowsOf } from "./ladder.ts";

test.each(GAMES)("the highest is on top, the same number on one rung, nobody is lost: %s", (name) => {
  const { turn } = gameOf(name);
  const { rungs, out } = ladderOf(turn);
  const numbers = rungs.map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].sort().reverse());
  expect([...rungs.flatMap(({ seats }) => seats), ...out].sort()).toEqual([...turn.seats.keys()]);
  for (const { seats, number } of rungs) for (const seat of seats) expect(turn.seats[seat]?.number).toBe(number);
});

test("void and missing numbers are beside the ladder, void ones first", () => {
  const { turn } = gameOf("nobody");
  const { rungs, out } = ladderOf(turn);
  expect(rungs).toEqual([]);
  expect(out).toEqual([0, 1, 3, 4, 2]);
});

test("whoever has no digit left sits out; whoever wrote nothing is absent", () => {
  expect(gameOf("sits-out").turn.seats.map(isOut)).toEqual([true, false, false, false, false]);
  expect(gameOf("absent").turn.seats.some(isOut)).toBe(false);
});

test("two to five lie side by side in rows", () => {
  const rows = [2, 3, 4, 5].map((count) => rowsOf([0, 1, 2, 3, 4].slice(0, count)).map(({ length }) => length));
  expect(rows).toEqual([[2], [3], [2, 2], [3, 2]]);
});
