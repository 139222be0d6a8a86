import { beforeEach, expect, test } from "vitest";

import FIXTURES from "../../gallery/fixtures.json";
import { chooseLanguage, LANGUAGES } from "./i18n/index.svelte.ts";
import { BONUSES, bonusOf, botNames, COLOURS, colourName, nameOf, seatName } from "./seats.ts";

beforeEach(() => chooseLanguage("en"));

test("a seat has a colour, and can be said aloud with its symbol", () => {
  expect([colourName(0), seatName(0)]).toEqual(["Red", "Red Sun"]);
});

test.each(LANGUAGES)("five seats have five names in %s", async (language) => {
  await chooseLanguage(language);
  expect(new Set(COLOURS.map((_, seat) => seatName(seat))).size).toBe(5);
});

test("what is printed in the boxes is what the rules give", () => {
  expect(BONUSES).toEqual(FIXTURES.bonuses);
  expect([0, 1, 5].map(bonusOf)).toEqual([0, 2, 8]);
});

test("a bot's name goes without its mark, a person's stays as it is", () => {
  const names = ["@greedy", "@greedy 2", "@greedy2", "@hermit", "@r2d2", "ada", "美香"];
  const shown = ["Greedy", "Greedy 2", "Greedy 2", "Hermit", "R2d2", "ada", "美香"];
  expect(names.map((name) => nameOf({ name }))).toEqual(shown);
});

test("bots of a kind that sit down together are told apart", () => {
  expect(botNames(["greedy", "hermit", "greedy"])).toEqual(["Greedy", "Hermit", "Greedy 2"]);
});

test("a bot of the house has a name in every language", async () => {
  await chooseLanguage("zh-Hant");
  expect(nameOf({ name: "@champion 3" })).toBe("冠軍3");
});
