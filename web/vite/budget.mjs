// Weighs what is fetched before the first tap, gzipped: the first script, the heaviest screen, the longest language.
import { existsSync, readFileSync, statSync } from "node:fs";

const MOST = 90_000; // bytes

const page = new URL("../../src/thenumber/page/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".built/manifest.json", page), "utf8"));

/** A chunk and whatever it can't run without. */
function needed(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) needed(imported, seen);
  return seen;
}

function weight(key) {
  const { file } = manifest[key];
  const packed = new URL(`${file}.gz`, page);
  return statSync(existsSync(packed) ? packed : new URL(file, page)).size;
}

const total = (keys) => [...keys].reduce((sum, key) => sum + weight(key), 0);

const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
const languages = Object.keys(manifest).filter((key) => key.endsWith(".ftl"));
if (!entries.length || !languages.length) throw new Error("the manifest names no first script or no language");

// A link may lead to any screen, in any language.
const screens = Object.keys(manifest).filter((key) => key.startsWith("src/screens/"));
const heaviest = (keys) => Math.max(0, ...keys.map((key) => total(needed(key, new Set(first))) - total(first)));
const first = new Set(entries.flatMap((key) => [...needed(key)]));
const bytes = total(first) + heaviest(screens) + heaviest(languages);
const kilobytes = (count) => `${(count / 1000).toFixed(1)} kB`;
console.log(`Before the first tap: ${kilobytes(bytes)} of JavaScript, gzipped; at most ${kilobytes(MOST)}.`);
if (bytes > MOST) process.exit(1);
