// How strong the opponents of "Play now" are to be, as it was chosen on this device; the first game ever is gentle.
import { DIFFICULTIES } from "./protocol.gen.ts";
import { local } from "./storage.ts";

export type Difficulty = (typeof DIFFICULTIES)[number];

const KEY = "difficulty";

export function isDifficulty(value: unknown): value is Difficulty {
  return DIFFICULTIES.some((step) => step === value);
}

export function chosenDifficulty(): Difficulty {
  const kept = local.get(KEY);
  return isDifficulty(kept) ? kept : "gentle";
}

export function chooseDifficulty(step: Difficulty): void {
  local.set(KEY, step);
}

export function easierThan(step: Difficulty): Difficulty | undefined {
  return DIFFICULTIES[DIFFICULTIES.indexOf(step) - 1];
}
