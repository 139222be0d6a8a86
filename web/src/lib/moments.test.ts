import { beforeEach, expect, test } from "vitest";

import { NO_MOMENTS, seatOf } from "./fixtures.ts";
import { bring, startTexts } from "./i18n/index.svelte.ts";
import { tellMoments } from "./moments.ts";

beforeEach(async () => {
  await startTexts();
  await bring("evening");
});

const SEATS = [seatOf({ name: "Ada" }), seatOf({ name: "@greedy" })];
const MOMENTS = {
  decisive: { turn_index: 8, seat: 0, before: -6, after: 11 },
  boldest: { turn_index: 2, seat: 1, number: "987", risk: 0.834 },
  unluckiest: { turn_index: 4, seat: 1, number: "912", points: 1, by: 0 },
};

test("a game is told in three lines, each with its turn", () => {
  expect(tellMoments(MOMENTS, SEATS, null).map(({ title, text }) => [title, text])).toEqual([
    ["Decisive turn · Round 2 · Turn 4", "Ada’s lead went from −6 to +11."],
    ["Boldest number · Round 1 · Turn 3", "Greedy’s 987 was approved, at a risk of 83%."],
    ["Unluckiest number · Round 1 · Turn 5", "Greedy’s 912 lost one point to a single digit."],
  ]);
});

test("whoever reads it is called you, and a lead of nothing has no sign", () => {
  const decisive = { ...MOMENTS.decisive, before: 0 };
  const [first] = tellMoments({ ...NO_MOMENTS, decisive }, SEATS, 0);
  expect(first?.text).toBe("Your lead went from 0 to +11.");
});

test("what there is not is not told", () => {
  expect(tellMoments(NO_MOMENTS, SEATS, 0)).toEqual([]);
});
