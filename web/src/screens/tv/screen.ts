// The television with its texts.
import type { Component } from "svelte";

import { bring } from "../../lib/i18n/index.svelte.ts";
import Tv from "../Tv.svelte";

export async function screen(): Promise<Component> {
  await bring("evening");
  return Tv;
}
