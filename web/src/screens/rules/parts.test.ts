import { expect, test } from "vitest";

import { example, endOfGame, HERO, heroOf, type ExampleId } from "./examples.ts";
import { PARTS } from "./parts.ts";

test("every rule stands in one part", () => {
  const rules = PARTS.flatMap(({ rules }) => rules);
  expect(new Set(rules).size).toBe(rules.length);
  expect(PARTS.filter(({ phase }) => phase).map(({ id }) => id)).toEqual(["choose", "check", "resolve"]);
});

test("every example is a turn, and every further one stands in a part", () => {
  const ids: ExampleId[] = ["check", "last", "chain", "zero", "void", "out"];
  for (const id of ids) expect(example(id).turn.seats.length).toBe(example(id).after.length);
  expect(PARTS.flatMap(({ examples }) => examples).sort()).toEqual(["chain", "void", "zero"]);
});

test("the board that is followed leads to its totals", () => {
  const { scores, available } = heroOf("last");
  const { totals, finals } = endOfGame();
  const count = 10 - available.length;
  expect(scores.reduce((sum, score) => sum + score, count)).toBe(totals[0]?.[HERO]);
  expect(totals.reduce((sum, round) => sum + (round[HERO] ?? 0), 0)).toBe(finals[HERO]);
});
