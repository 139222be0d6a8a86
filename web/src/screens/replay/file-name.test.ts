import { expect, test } from "vitest";

import { fileName } from "./file-name.ts";

test.each([
  ["2026-11-15", ["Ada", "Bob", "@greedy"], "2026-11-15 Ada Bob greedy.tnr"],
  ["?", ["?", "?"], "the-number.tnr"],
  ["?", ["../..\\x", "a:b*\n"], "....x ab.tnr"],
  ["?", ["數字"], "數字.tnr"],
])("%s, %j is kept as %s", (date, names, file) => {
  expect(fileName({ date, names })).toBe(file);
});
