// What is needed only when a turn, a round or a game is over, with its texts: fetched while the first number is written.
import { bring } from "../../lib/i18n/index.svelte.ts";
import Check from "./Check.svelte";
import GameEnd from "./GameEnd.svelte";
import RoundEnd from "./RoundEnd.svelte";

export async function ends() {
  await Promise.all([bring("next"), bring("seals")]);
  return { Check, GameEnd, RoundEnd };
}
