// The picker of bots, with what is said about them: fetched when somebody wants one.
import type { Component, ComponentProps } from "svelte";

import { bring } from "../../lib/i18n/index.svelte.ts";
import BotPicker from "./BotPicker.svelte";

export async function picker(): Promise<Component<ComponentProps<typeof BotPicker>>> {
  await bring("bots");
  return BotPicker;
}
