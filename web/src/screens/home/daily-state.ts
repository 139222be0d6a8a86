// How today's number stands, with its texts: not in the first script.
import type { Component } from "svelte";

import { bring } from "../../lib/i18n/index.svelte.ts";
import DailyState from "./DailyState.svelte";

export async function state(): Promise<Component> {
  await bring("daily");
  return DailyState;
}
