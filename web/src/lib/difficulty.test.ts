import { afterEach, expect, it } from "vitest";

import { chooseDifficulty, chosenDifficulty } from "./difficulty.ts";
import { local } from "./storage.ts";

afterEach(() => local.set("difficulty", null));

it("is gentle on a new device, and afterwards as it was chosen", () => {
  expect(chosenDifficulty()).toBe("gentle");
  chooseDifficulty("merciless");
  expect(chosenDifficulty()).toBe("merciless");
});

it("is gentle where something else was kept", () => {
  local.set("difficulty", "impossible");
  expect(chosenDifficulty()).toBe("gentle");
});
