// The screen with its texts.
import type { Component } from "svelte";

import { bring } from "../../lib/i18n/index.svelte.ts";
import Ladder from "../Ladder.svelte";

export async function screen(): Promise<Component> {
  await Promise.all([bring("ladder"), bring("bots")]);
  return Ladder;
}
