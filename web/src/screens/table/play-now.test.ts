import { expect, test } from "vitest";

import { drawn } from "./play-now.ts";

const bot = (name: string, difficulty: "gentle" | "good" | "merciless" | null) => ({ name, level: 1, difficulty });
const BOTS = [...["a", "b", "c", "d"].map((name) => bot(name, "gentle")), bot("e", "good"), bot("f", null)];

test("opponents are of the difficulty, all different, and not always the same", () => {
  const first = drawn(BOTS, "gentle", () => 0);
  const last = drawn(BOTS, "gentle", () => 0.999);
  expect([first, last]).toEqual([
    ["a", "b", "c"],
    ["d", "c", "b"],
  ]);
});

test("where there are too few of them some come twice", () => {
  expect(drawn(BOTS, "good")).toEqual(["e", "e", "e"]);
});

test("where there is none those of the next easier difficulty are drawn, and nobody if there are no bots", () => {
  expect(drawn(BOTS, "merciless")).toEqual(["e", "e", "e"]);
  expect(drawn([], "merciless")).toEqual([]);
});
