import { describe, expect, test } from "vitest";

import { apart, standout, top } from "./curve.ts";
import { ENDING, lastTurnOf, reviewedTurnOf } from "./fixtures.ts";
import { courseOf, decisiveOf, sumsOf } from "./summary.ts";

const TURNS = [reviewedTurnOf(1, [0.5, 0.5]), reviewedTurnOf(2, [0.25, 0.75])];

test("what happened is added up where points counted; accuracy and sum are the server's as soon as there are any", () => {
  const split = { happened: -12.4, judgement: -12, gifts: 2, luck: -2.4 };
  expect(sumsOf(TURNS, null, 0)).toEqual({ accuracy: 0.25, split });
  expect(sumsOf([...TURNS, lastTurnOf()], null, 0).split).toEqual(split);
  expect(sumsOf([...TURNS, lastTurnOf({ accuracy: null })], null, 0).accuracy).toBe(0.25);
  expect(sumsOf(TURNS, ENDING, 0).split).toBe(ENDING.splits[0]);
  expect(sumsOf(TURNS, { ...ENDING, accuracy: [0.26, null] }, 0).accuracy).toBe(0.26);
  expect(sumsOf(TURNS, { ...ENDING, accuracy: [0.26, null] }, 1).accuracy).toBeNull();
  expect(sumsOf([{ ...reviewedTurnOf(1), seats: [null, null] }], null, 0).accuracy).toBeNull();
});

describe("what decided it", () => {
  const course = courseOf(TURNS, ENDING);

  test("is where the winner gained most", () => {
    expect(course).toEqual([
      [0.5, 0.5],
      [0.25, 0.75],
      [0.1, 0.9],
    ]);
    expect(decisiveOf([...course, [0.6, 0.4]], [1])).toMatchObject({ seat: 1, before: 0.5, after: 0.75, at: 0 });
    expect(decisiveOf([...course, [0.6, 0.4]], [])).toMatchObject({ seat: 0, at: 2 });
  });

  test("is nothing where nothing changed", () => {
    expect(decisiveOf([[0.5, 0.5]], [0])).toBeNull();
    expect(
      decisiveOf(
        [
          [0.5, 0.5],
          [0.5, 0.5],
        ],
        [0, 1],
      ),
    ).toBeNull();
  });
});

describe("the curve", () => {
  test("reaches to the next quarter, and to a half at least", () => {
    expect([top([[0.2, 0.3]]), top([[0.5]]), top([[0.51]]), top([[1]])]).toEqual([0.5, 0.5, 0.75, 1]);
  });

  test("has labels that don't cover each other, near where they belong and within the picture", () => {
    expect(apart([10, 12, 100], 20, 200)).toEqual([10, 30, 100]);
    expect(apart([200, 200, 200, 5], 20, 200)).toEqual([160, 180, 200, 5]);
  });

  test("has a symbol where a line is far from the others", () => {
    const course = [
      [0.5, 0.5],
      [0.4, 0.6],
      [0.2, 0.8],
      [0, 1],
    ];
    expect(standout(course, 0)).toEqual({ at: 2, far: expect.closeTo(0.6) as number });
  });
});
