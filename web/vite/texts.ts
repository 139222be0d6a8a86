// The Fluent catalogue as modules: src/lib/i18n/load.ts and parts.ts import its files, and each becomes a chunk.
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

/** What the page always says comes with `web.ftl`, in one chunk; files that are named nowhere are for terminal and server. */
const WITH_WEB = [
  "errors.ftl",
  "game.ftl",
  "rules.ftl",
  "web.ftl",
  "board.ftl",
  "play.ftl",
  "refusals.ftl",
  "opponents.ftl",
] as const;

const LOCALES = fileURLToPath(new URL("../../src/thenumber/locales/", import.meta.url));

/** What is said with a file of the catalogue, without what is only for translators. */
async function messagesIn(path: string, watch: (path: string) => void = () => {}): Promise<string> {
  const paths = path.endsWith("/web.ftl") ? WITH_WEB.map((file) => join(dirname(path), file)) : [path];
  paths.forEach(watch);
  const files = await Promise.all(paths.map((path) => readFile(path, "utf8")));
  return files.join("\n").replace(/^#.*\n|^\n/gm, "");
}

/** What the page always says in a language. */
export function messages(language: string): Promise<string> {
  return messagesIn(`${LOCALES}${language}/web.ftl`);
}

export function texts(): Plugin {
  return {
    name: "thenumber-texts",
    async load(id) {
      if (!id.endsWith(".ftl")) return undefined;
      return `export default ${JSON.stringify(await messagesIn(id, (path) => this.addWatchFile(path)))}`;
    },
  };
}
