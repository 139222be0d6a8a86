import { beforeEach, expect, it } from "vitest";

import { endingOf, wonBy } from "./ending.ts";
import { seatOf, tableOf } from "./fixtures.ts";
import { chooseLanguage } from "./i18n/index.svelte.ts";

beforeEach(() => chooseLanguage("en"));

const seats = [
  seatOf({ name: "You" }),
  seatOf({ name: "@greedy", kind: "bot" }),
  seatOf({ name: "Cleo" }),
  seatOf({ name: "?" }),
];
const ended = tableOf({
  seats,
  finals: [76, 40, 76, 12],
  winners: [0, 2],
  standings: [
    [1, 0],
    [1, 2],
    [3, 1],
    [4, 3],
  ],
});

it("tells who won, and everybody's place, in names that others understand", () => {
  expect(endingOf(ended)).toBe("Red and Cleo share the win\n1. Red 76\n1. Cleo 76\n3. Greedy (bot) 40\n4. Yellow 12");
  expect(endingOf({ ...ended, winners: [2] })).toMatch(/^Cleo wins\n/);
  expect(wonBy({ ...ended, winners: [0] })).toBe("Red wins");
  expect(wonBy({ ...ended, winners: [2] }, 2)).toBe("You win");
  expect(wonBy(ended, 2)).toBe("Red and You share the win");
  expect(endingOf({ ...ended, winners: [] })).toBe("");
});
