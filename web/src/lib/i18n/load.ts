// Fetches the texts of a language: one chunk each, made by vite/texts.ts.
import { FluentResource, type FluentBundle } from "@fluent/bundle";

import { makeBundle } from "./bundle.ts";
import { isLanguage, LANGUAGES, type Language, type PSEUDO } from "./languages.ts";

export type Texts = Readonly<Record<Language, () => Promise<{ default: string }>>>;

const TEXTS: Texts = {
  en: () => import("virtual:texts/en"),
  de: () => import("virtual:texts/de"),
  fr: () => import("virtual:texts/fr"),
  it: () => import("virtual:texts/it"),
  es: () => import("virtual:texts/es"),
  "zh-Hant": () => import("virtual:texts/zh-Hant"),
};

export async function load(language: Language | typeof PSEUDO): Promise<FluentBundle> {
  return makeBundle(language, await textsOf(TEXTS, language));
}

/** More of the same language. */
export async function add(bundle: FluentBundle, texts: Texts): Promise<void> {
  bundle.addResource(new FluentResource(await textsOf(texts, bundle.locales[0])));
}

async function textsOf(texts: Texts, language: string | undefined): Promise<string> {
  return (await texts[isLanguage(language) ? language : LANGUAGES[0]]()).default;
}
