// Help for somebody who plays alone against bots, with its texts: fetched when it is wanted.
import type { Component, ComponentProps } from "svelte";

import { bring } from "../../lib/i18n/index.svelte.ts";
import type { Texts } from "../../lib/i18n/load.ts";
import { TEXTS as REVIEW } from "../review/texts.ts";
import Advice from "./Advice.svelte";

const TEXTS: Texts = {
  en: () => import("virtual:texts/en/advice"),
  de: () => import("virtual:texts/de/advice"),
  fr: () => import("virtual:texts/fr/advice"),
  it: () => import("virtual:texts/it/advice"),
  es: () => import("virtual:texts/es/advice"),
  "zh-Hant": () => import("virtual:texts/zh-Hant/advice"),
};

export async function panel(): Promise<Component<ComponentProps<typeof Advice>>> {
  await Promise.all([bring(REVIEW), bring(TEXTS)]);
  return Advice;
}
