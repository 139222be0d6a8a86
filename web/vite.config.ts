// How the page is built, and served while somebody works on it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { pwa } from "./vite/pwa.ts";
import { page } from "./vite/page.ts";
import { texts } from "./vite/texts.ts";

/** A running `thenumber serve`, for everything that is not the page. */
const SERVER = process.env.THENUMBER_URL ?? "http://127.0.0.1:8080";

/** What the entry imports is one chunk, although other screens share pieces of it: small chunks compress badly. */
const START = { name: "start", tags: ["$initial" as const], test: /\/src\/(?!main\.ts)|node_modules/ };
/** The same for what is small and shared by many screens; `maxModuleSize` is in bytes. */
const SHARED = { name: "shared", test: /\/src\/lib\//, minShareCount: 5, maxModuleSize: 1_500 };

export default defineConfig({
  base: "./",
  plugins: [svelte(), texts(), pwa(), page()],
  build: {
    outDir: "../src/thenumber/page",
    emptyOutDir: true,
    manifest: ".built/manifest.json",
    license: { fileName: "licences.md" },
    assetsInlineLimit: 0, // the server's policy allows no fonts in data: URLs
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [START, SHARED] } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER }, "/ws": { target: SERVER, ws: true } },
  },
});
