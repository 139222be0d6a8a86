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

const LOCALES = fileURLToPath(new URL("../../src/thenumber/locales/", import.meta.url));
const NAME = "virtual:texts/";

export function paths(language: string): string[] {
  return FILES.map((file) => join(LOCALES, language, file));
}

/** The messages of a language, without what is only for translators. */
export async function messages(language: string): Promise<string> {
  const files = await Promise.all(paths(language).map((path) => readFile(path, "utf8")));
  return files.join("\n").replace(/^#.*\n|^\n/gm, "");
}

export function texts(): Plugin {
  return {
    name: "thenumber-texts",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const language = id.slice(NAME.length + 1);
      for (const path of paths(language)) this.addWatchFile(path);
      return `export default ${JSON.stringify(await messages(language))}`;
    },
  };
}
