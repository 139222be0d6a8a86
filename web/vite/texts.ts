// The Fluent catalogue as modules: `virtual:texts/de` is all that the page says in German, in one chunk.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

/** The files of a language that the page needs; the others are for terminal and server. */
export const FILES = [
  "errors.ftl",
  "game.ftl",
  "rules.ftl",
  "web.ftl",
  "board.ftl",
  "play.ftl",
  "refusals.ftl",
] as const;
/** What only one screen needs, and brings along: `virtual:texts/de/review`. */
export const PARTS: { readonly [part: string]: readonly string[] } = {
  review: ["review.ftl"],
  advice: ["advice.ftl"],
  bots: ["bots.ftl"],
};

const LOCALES = fileURLToPath(new URL("../../src/thenumber/locales/", import.meta.url));
const NAME = "virtual:texts/";

export function paths(language: string, part = ""): string[] {
  return (PARTS[part] ?? FILES).map((file) => join(LOCALES, language, file));
}

/** The messages of a language, without what is only for translators. */
export async function messages(language: string, part = ""): Promise<string> {
  const files = await Promise.all(paths(language, part).map((path) => readFile(path, "utf8")));
  return files.join("\n").replace(/^#.*\n|^\n/gm, "");
}

export function texts(): Plugin {
  return {
    name: "thenumber-texts",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const [language = "", part] = id.slice(NAME.length + 1).split("/");
      for (const path of paths(language, part)) this.addWatchFile(path);
      return `export default ${JSON.stringify(await messages(language, part))}`;
    },
  };
}
