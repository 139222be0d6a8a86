// For the sentences of the coach: which of them a turn gives reason for.
import { expect, test } from "vitest";

import { seatOf, tableOf, turnOf } from "../../lib/fixtures.ts";
import { choosingLessons, revealLessons } from "./lessons.ts";

const choosing = (turn_no: number, sitsOut = false) =>
  choosingLessons({ view: tableOf({ turn_no }), board: seatOf(), sitsOut });

test("while one writes: how to, what doubles, and that one sits out", () => {
  expect(choosing(1)).toEqual(["first"]);
  expect(choosing(5)).toEqual(["double", "first"]);
  expect(choosing(5, true)).toEqual(["out"]);
  expect(choosingLessons({ view: tableOf(), board: null, sitsOut: false })).toEqual([]);
});

test("after the reveal: what happened to the own number", () => {
  const turn = turnOf(["761", "513", null]);
  const [own, other, absent] = turn.seats;
  if (!own || !other || !absent) throw new Error("three wrote");
  const seats = [{ ...own, verdict: "eliminated" }, { ...other, bonus: 2 }, absent];
  expect([0, 1, 2, null].map((you) => revealLessons({ ...turn, seats }, you))).toEqual([
    ["fell"],
    ["bonus", "crossed"],
    [],
    [],
  ]);
  expect(revealLessons(turn, 0)).toEqual(["crossed"]);
});
