// Why bots wrote their numbers, with the sentences: fetched when somebody wants to know.
import type { Component, ComponentProps } from "svelte";

import { bring } from "../../lib/i18n/index.svelte.ts";
import Reasons from "./Reasons.svelte";

export async function list(): Promise<Component<ComponentProps<typeof Reasons>>> {
  await bring("bots");
  return Reasons;
}
