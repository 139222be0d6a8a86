// What says that a server did not keep its word, with its texts: fetched at the beginning, when there is no reason yet
// to keep it back.
import { bring } from "../../lib/i18n/index.svelte.ts";
import SealAlarm from "./SealAlarm.svelte";

export async function sealAlarm() {
  await bring("seals");
  return SealAlarm;
}
