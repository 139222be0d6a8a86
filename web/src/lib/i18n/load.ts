// Fetches the texts of a language, each file of the catalogue as a chunk of its own; see vite/texts.ts.
import { FluentResource, type FluentBundle } from "@fluent/bundle";

import { makeBundle } from "./bundle.ts";
import { FALLBACK, isLanguage, type Language } from "./languages.ts";
import type { Part } from "./parts.ts";

export type { Part } from "./parts.ts";

/** What the page always says. */
const CHUNKS = import.meta.glob<string>("./*/web.ftl", {
  base: "../../../../src/thenumber/locales",
  import: "default",
});

export async function load(language: Language): Promise<FluentBundle> {
  return makeBundle(language, (await CHUNKS[`./${isLanguage(language) ? language : FALLBACK}/web.ftl`]?.()) ?? "");
}

/** More of the same language. */
export async function add(bundle: FluentBundle, part: Part): Promise<void> {
  const { textsOf } = await import("./parts.ts");
  bundle.addResource(new FluentResource(await textsOf(bundle.locales[0], part)));
}
