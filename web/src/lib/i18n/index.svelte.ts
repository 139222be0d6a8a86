// What the page says, in the language that was chosen; a change shows at once, without reloading.
import type { FluentBundle } from "@fluent/bundle";

import { getCookie, setCookie } from "../storage.ts";
import { format, type Variables } from "./bundle.ts";
import { FALLBACK, isLanguage, PSEUDO, type Language } from "./languages.ts";
import { add, load, type Part } from "./load.ts";

export { LANGUAGES, ownName, type Language } from "./languages.ts";

let current = $state.raw<FluentBundle>();
let english = $state.raw<FluentBundle>();
let wanted = "";
const brought: Part[] = [];

// Tests are to fail; for a player a text with a gap is better than none.
const report = import.meta.env.DEV ? undefined : console.error;

/** The language that the page speaks now. */
export function language(): Language {
  const tag = current?.locales[0];
  return isLanguage(tag) ? tag : FALLBACK;
}

/** The text of a message. Counts come in as numbers, everything else as it is to be shown. */
export function t(key: string, variables?: Variables): string {
  const text = current && format(current, key, variables, report);
  if (text !== undefined) return text;
  // Tests keep the languages complete: English is fetched only for the case that they failed.
  if (english) return format(english, key, variables, report) ?? key;
  if (current) void load(FALLBACK).then((bundle) => (english = bundle));
  return key;
}

/** Whether there is such a message, for what may have none: a bot of another package has no name in the catalogue. */
export function isSaid(key: string): boolean {
  return current?.hasMessage(key) ?? false;
}

/** Items as they are listed in a sentence: "1", "1 and 3", "1, 3 and 5". */
export function listed(items: readonly string[]): string {
  const [first = "", ...rest] = items;
  const last = rest.pop();
  if (last === undefined) return first;
  const most = rest.reduce((first, next) => t("list-longer", { first, next }), first);
  return t("list-pair", { first: most, last });
}

/** The language of the last choice, or else the one that the server found in what the browser asked for. */
export async function startTexts(): Promise<void> {
  const chosen = getCookie("lang");
  const tag = chosen === PSEUDO || isLanguage(chosen) ? chosen : document.documentElement.lang;
  await speak(tag === PSEUDO || isLanguage(tag) ? tag : FALLBACK);
}

export async function chooseLanguage(language: Language): Promise<void> {
  setCookie("lang", language);
  await speak(language);
}

/** Texts that a screen brings along: said from now on, in every language. */
export async function bring(part: Part): Promise<void> {
  if (brought.includes(part)) return;
  if (current) await add(current, part);
  brought.push(part);
}

async function speak(language: Language): Promise<void> {
  wanted = language;
  const bundle = await load(language);
  for (const part of brought) await add(bundle, part);
  if (wanted !== language) return; // somebody was quicker
  current = bundle;
  document.documentElement.lang = language;
}
