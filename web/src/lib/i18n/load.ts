// Fetches the texts of a language, each file of the catalogue as a chunk of its own; see vite/texts.ts.
import { FluentResource, type FluentBundle } from "@fluent/bundle";

import { makeBundle } from "./bundle.ts";
import { FALLBACK, isLanguage, type Language } from "./languages.ts";

/** What the page always says is `web`; the others come with the screens that say them. */
const CHUNKS = import.meta.glob<string>(
  "./*/{web,review,advice,bots,coach,daily,evening,games,ladder,lesson,next,rulebook,seals,sharing}.ftl",
  {
    base: "../../../../src/thenumber/locales",
    import: "default",
  },
);

export type Part =
  | "review"
  | "advice"
  | "bots"
  | "coach"
  | "daily"
  | "evening"
  | "games"
  | "ladder"
  | "lesson"
  | "next"
  | "rulebook"
  | "seals"
  | "sharing";

export async function load(language: Language): Promise<FluentBundle> {
  return makeBundle(language, await textsOf(language, "web"));
}

/** More of the same language. */
export async function add(bundle: FluentBundle, part: Part): Promise<void> {
  bundle.addResource(new FluentResource(await textsOf(bundle.locales[0], part)));
}

async function textsOf(language: string | undefined, part: Part | "web"): Promise<string> {
  const chunk = CHUNKS[`./${isLanguage(language) ? language : FALLBACK}/${part}.ftl`];
  return chunk ? await chunk() : "";
}
