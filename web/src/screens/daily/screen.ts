// The screen with its texts, those of the map and those about bots.
import type { Component } from "svelte";

import { bring } from "../../lib/i18n/index.svelte.ts";
import Daily from "../Daily.svelte";

export async function screen(): Promise<Component> {
  await Promise.all([bring("daily"), bring("review"), bring("bots")]);
  return Daily;
}
