// The screen with its texts.
import type { Component } from "svelte";

import { bring } from "../../lib/i18n/index.svelte.ts";
import Admin from "../Admin.svelte";

export async function screen(): Promise<Component> {
  await bring("admin");
  return Admin;
}
