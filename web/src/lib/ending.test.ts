import { beforeEach, expect, it } from "vitest";

import { endingOf, wonBy } from "./ending.ts";
import { seatOf, tableOf } from "./fixtures.ts";
import { chooseLanguage } from "./i18n/index.svelte.ts";

beforeEach(() => chooseLanguage("en"));

const seats = ["You", "@greedy", "Cleo"].map((name) => seatOf({ name }));
const ended = tableOf({
  seats,
  finals: [76, 40, 76],
  winners: [0, 2],
  standings: [
    [1, 0],
    [1, 2],
    [3, 1],
  ],
});

it("tells who won, and everybody's place", () => {
  expect(endingOf(ended)).toBe("You and Cleo share the win\n1. You 76\n1. Cleo 76\n3. Greedy 40");
  expect(endingOf({ ...ended, winners: [2] })).toMatch(/^Cleo wins\n/);
  expect(endingOf({ ...ended, winners: [] })).toBe("");
});

it("speaks to whoever it is about, and of somebody who is called so", () => {
  expect(wonBy({ ...ended, winners: [2] }, 2)).toBe("You win");
  expect(wonBy({ ...ended, winners: [0] })).toBe("You win");
});
