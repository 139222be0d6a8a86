import { beforeEach, expect, test } from "vitest";

import { startTexts } from "./i18n/index.svelte.ts";
import { fitted, nameOrYou, rememberedName, rememberName } from "./player-name.ts";

beforeEach(() => startTexts());

test("a name is remembered; without one there is a word for it", () => {
  rememberName("");
  expect([rememberedName(), nameOrYou()]).toEqual(["", "You"]);
  rememberName("  Ada ");
  expect([rememberedName(), nameOrYou()]).toEqual(["Ada", "Ada"]);
});

test.each([
  ["Ada", "Ada"],
  ["x".repeat(25), "x".repeat(20)],
  ["श्रीनिवास रामानुजन्", "श्रीनिवास रामानुजन्"],
  ["สมชายใจดีมีสุขภาพ", "สมชายใจดีมีสุขภาพ"],
  ["👍🏽".repeat(21), "👍🏽".repeat(20)],
])("%s fits as %s", (typed, name) => {
  expect(fitted(typed)).toBe(name);
});
