import { describe, expect, test } from "vitest";

import { apart, standout, top } from "./curve.ts";
import { ENDING, reviewedTurnOf } from "./fixtures.ts";
import { courseOf, decisiveOf, sumsOf } from "./summary.ts";

const TURNS = [reviewedTurnOf(1, [0.5, 0.5]), reviewedTurnOf(2, [0.25, 0.75])];

test("what judgement and luck did is added up; the accuracy is the server's as soon as there is one", () => {
  expect(sumsOf(TURNS, null, 0)).toEqual({ accuracy: 0.25, misread: 12, luck: -2.5 });
  expect(sumsOf(TURNS, { ...ENDING, accuracy: [0.26, null] }, 0).accuracy).toBe(0.26);
  expect(sumsOf(TURNS, { ...ENDING, accuracy: [0.26, null] }, 1).accuracy).toBeNull();
  expect(sumsOf([{ ...reviewedTurnOf(1), seats: [null, null] }], null, 0)).toEqual({
    accuracy: null,
    misread: 0,
    luck: 0,
  });
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
