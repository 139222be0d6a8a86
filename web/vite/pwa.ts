// What makes the page installable: a manifest in every language, and the service worker, which knows all files of its build.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { transformWithOxc, type Plugin } from "vite";

import { format, makeBundle } from "../src/lib/i18n/bundle.ts";
import { LANGUAGES, type Language } from "../src/lib/i18n/languages.ts";
import { messages } from "./texts.ts";

const WORKER = fileURLToPath(new URL("../src/sw.ts", import.meta.url));
const KEPT = /^assets\/.*\.(css|js|woff2)$/;
/** --table of styles/tokens.css. */
const TABLE = "#e4e9e7";

export function pwa(): Plugin {
  return {
    name: "thenumber-pwa",
    apply: "build",
    async generateBundle(_, bundle) {
      const names = Object.keys(bundle).filter((name) => KEPT.test(name));
      this.emitFile({ type: "asset", fileName: "sw.js", source: await worker(names.sort()) });
      for (const language of LANGUAGES)
        this.emitFile({ type: "asset", fileName: manifestOf(language), source: await manifest(language) });
    },
  };
}

export function manifestOf(language: Language): string {
  return `manifest.${language}.webmanifest`;
}

/** One file that needs no other: a worker can't import in every browser. */
async function worker(shell: readonly string[]): Promise<string> {
  const { code } = await transformWithOxc(await readFile(WORKER, "utf8"), WORKER, { sourcemap: false });
  const version = createHash("sha256")
    .update(JSON.stringify([shell, code]))
    .digest("hex")
    .slice(0, 12);
  return `const VERSION = "${version}";\nconst SHELL = ${JSON.stringify(shell)};\n${code}`;
}

/** All addresses are relative to the manifest: it is right wherever the page stands. */
async function manifest(language: Language): Promise<string> {
  const bundle = makeBundle(language, await messages(language));
  const png = { type: "image/png" };
  return JSON.stringify({
    name: format(bundle, "game-title"),
    short_name: format(bundle, "game-title"),
    description: format(bundle, "page-description"),
    lang: language,
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: TABLE,
    theme_color: TABLE,
    categories: ["games"],
    icons: [
      { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "icon-192.png", sizes: "192x192", ...png },
      { src: "icon-512.png", sizes: "512x512", ...png },
      { src: "icon-maskable-512.png", sizes: "512x512", purpose: "maskable", ...png },
    ],
  });
}
