// What the build does besides bundling: index.html in every language, licences, compressed copies.
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { FluentBundle } from "@fluent/bundle";
import type { Manifest, Plugin, ResolvedConfig } from "vite";

import { format, makeBundle } from "../src/lib/i18n/bundle.ts";
import { LANGUAGES } from "../src/lib/i18n/languages.ts";
import { manifestOf } from "./pwa.ts";
import { messages } from "./texts.ts";

const ROUTES = fileURLToPath(new URL("../src/routes.json", import.meta.url));
const FONT_LICENCE = "node_modules/@fontsource-variable/hanken-grotesk/LICENSE";
const WORTH_COMPRESSING = /\.(css|js|json|md|svg|txt|webmanifest)$/;

const smallGzip = promisify(gzip);
const smallBrotli = promisify(brotliCompress);

export function page(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "thenumber-page",
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: "pre",
      // While somebody works on the page, Vite serves it, in English until another language is chosen.
      handler: async (html) => (config.command === "serve" ? fill(html, "en", await bundleOf("en"), "/") : html),
    },
    async writeBundle() {
      const folder = resolve(config.root, config.build.outDir);
      await writeIndexes(folder);
      await addLicence(config.root, join(folder, "licences.md"));
      await writeFile(join(folder, ".built/routes.json"), await readFile(ROUTES));
      await compressAll(folder);
    },
  };
}

async function bundleOf(language: string): Promise<FluentBundle> {
  return makeBundle(language, await messages(language));
}

/** The page with its texts in place; the server makes `./` whole when it knows where it stands. */
function fill(html: string, language: string, bundle: FluentBundle, base = "./"): string {
  const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return html
    .replace('<html lang="en" data-base="./"', `<html lang="${language}" data-base="${base}"`)
    .replace(/\{\{([\w-]+)\}\}/g, (_, key: string) => {
      const text = format(bundle, key);
      if (text === undefined) throw new Error(`index.html needs ${key}, which ${language} does not have`);
      return escape(text);
    });
}

/** One index for every language, which also asks for the texts of that language without waiting for the script. */
async function writeIndexes(folder: string): Promise<void> {
  const html = await readFile(join(folder, "index.html"), "utf8");
  const manifest = JSON.parse(await readFile(join(folder, ".built/manifest.json"), "utf8")) as Manifest;
  for (const language of LANGUAGES) {
    const chunk = manifest[`../src/thenumber/locales/${language}/web.ftl`];
    if (!chunk) throw new Error(`the texts of ${language} are not in the bundle`);
    const links = `  <link rel="modulepreload" crossorigin href="./${chunk.file}">
    <link rel="manifest" href="./${manifestOf(language)}">
  </head>`;
    const filled = fill(html, language, await bundleOf(language)).replace("</head>", links);
    await writeFile(join(folder, `index.${language}.html`), filled);
  }
  await rm(join(folder, "index.html"));
}

/** Vite lists what is in the scripts; the font is not. */
async function addLicence(root: string, file: string): Promise<void> {
  const licence = await readFile(join(root, FONT_LICENCE), "utf8");
  await writeFile(file, `${await readFile(file, "utf8")}\n\n## Hanken Grotesk\n\n${licence}`);
}

/** The indexes are left out: the server still has to fill them in. */
async function compressAll(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of files) {
    if (!file.isFile() || !WORTH_COMPRESSING.test(file.name) || file.parentPath.endsWith(".built")) continue;
    const path = join(file.parentPath, file.name);
    const content = await readFile(path);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    for (const [ending, smaller] of [
      [".gz", await smallGzip(content, { level: 9 })],
      [".br", await smallBrotli(content, { params })],
    ] as const) {
      if (smaller.length < content.length) await writeFile(path + ending, smaller);
    }
  }
}
