// The faces that can be made, with their texts: fetched at the first reveal.
import type { Component, ComponentProps } from "svelte";

import { bring } from "../../lib/i18n/index.svelte.ts";
import React from "./React.svelte";

export async function button(): Promise<Component<ComponentProps<typeof React>>> {
  await bring("evening");
  return React;
}
