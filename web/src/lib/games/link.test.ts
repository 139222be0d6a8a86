import { expect, test } from "vitest";

import { numbersIn } from "./link.ts";

test("the numbers are those that the server put in", () => {
  expect(numbersIn("ON8wC3jeG4A0fQ")).toEqual([["761", "513", "444", "444", "220"]]);
  expect(numbersIn("KN8_Qbg7iw")).toEqual([["761", null, "220"]]);
});
