// What comes after a game alone against bots, with its texts.
import type { Component, ComponentProps } from "svelte";

import { bring } from "../../lib/i18n/index.svelte.ts";
import AfterAlone from "./AfterAlone.svelte";

export async function afterAlone(): Promise<Component<ComponentProps<typeof AfterAlone>>> {
  await bring("ladder");
  return AfterAlone;
}
