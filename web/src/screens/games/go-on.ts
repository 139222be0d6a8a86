// The list of games to go on with, and its texts.
import type { Component } from "svelte";

import { bring } from "../../lib/i18n/index.svelte.ts";
import GoOnList from "./GoOnList.svelte";

export async function goOnList(): Promise<Component<{ most?: number; all?: boolean }>> {
  await bring("games");
  return GoOnList;
}
