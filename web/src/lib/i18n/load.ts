// Fetches the texts of a language: one chunk each, made by vite/texts.ts.
import type { FluentBundle } from "@fluent/bundle";

import { makeBundle } from "./bundle.ts";
import { LANGUAGES, PSEUDO, type Language } from "./languages.ts";

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:texts/en"),
  de: () => import("virtual:texts/de"),
  fr: () => import("virtual:texts/fr"),
  it: () => import("virtual:texts/it"),
  es: () => import("virtual:texts/es"),
  "zh-Hant": () => import("virtual:texts/zh-Hant"),
};

export async function load(language: Language | typeof PSEUDO): Promise<FluentBundle> {
  const texts = await TEXTS[language === PSEUDO ? LANGUAGES[0] : language]();
  return makeBundle(language, texts.default);
}
