// What says that a server did not keep its word, with its texts: fetched at the beginning, when there is no reason yet
// to keep it back. With it comes what tells of news of the server.
import { bring } from "../../lib/i18n/index.svelte.ts";
import Alarms from "./Alarms.svelte";

export async function alarms() {
  await bring("seals");
  return Alarms;
}
