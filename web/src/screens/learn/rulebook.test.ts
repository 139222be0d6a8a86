import { expect, test } from "vitest";

import { SECTIONS } from "./rulebook.ts";

test("every example stands under a heading of the rulebook", () => {
  expect(SECTIONS.flatMap(({ examples }) => examples.map(({ id }) => id)).sort()).toEqual([
    "chain",
    "check",
    "double",
    "void",
    "zero",
  ]);
});
