// The screen with its texts.
import type { Component } from "svelte";

import { bring } from "../../lib/i18n/index.svelte.ts";
import Review from "../Review.svelte";

export async function screen(): Promise<Component> {
  await bring("review");
  return Review;
}
