// Help for somebody who plays alone against bots, with its texts: fetched when it is wanted.
import type { Component, ComponentProps } from "svelte";

import { bring } from "../../lib/i18n/index.svelte.ts";
import Advice from "./Advice.svelte";

export async function panel(): Promise<Component<ComponentProps<typeof Advice>>> {
  await Promise.all([bring("review"), bring("advice")]);
  return Advice;
}
