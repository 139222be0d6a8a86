// The tally of the evening with its texts: fetched when there is one.
import type { Component, ComponentProps } from "svelte";

import EveningTable from "../../components/game/EveningTable.svelte";
import { bring } from "../../lib/i18n/index.svelte.ts";

export async function table(): Promise<Component<ComponentProps<typeof EveningTable>>> {
  await bring("evening");
  return EveningTable;
}
