// What holds for all sources: nothing that the server's Content-Security-Policy would refuse in the browser, no storage
// beside lib/storage.ts, and tests that are named after what they test.
import { expect, test } from "vitest";

const SVELTE = import.meta.glob<string>("./**/*.svelte", { query: "?raw", import: "default", eager: true });
const SCRIPTS = import.meta.glob<string>(["./**/*.ts", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test.each(Object.entries(SVELTE))("%s has no style or script in its markup", (_, source) => {
  const markup = source.replace(/<script[^]*?<\/script>|<style[^]*?<\/style>|<!--[^]*?-->/g, "");
  // Right is `style:--angle={angle}`: it is set by script, which the policy allows.
  expect(markup).not.toMatch(/\sstyle=["'][^{]/);
  expect(markup).not.toMatch(/\son\w+=["']/);
  expect(markup).not.toContain("{@html");
});

test("a test is named after the file beside it", () => {
  const files = new Set([...Object.keys(SVELTE), ...Object.keys(SCRIPTS)]);
  const tests = Object.keys(import.meta.glob("./**/*.test.ts")).filter((file) => file !== "./sources.test.ts");
  const tested = (test: string) =>
    [".ts", ".svelte", ".svelte.ts"].some((ending) => files.has(test.replace(".test.ts", ending)));
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((test) => !tested(test))).toEqual([]);
});

test("only lib/storage.ts touches what the browser stores", () => {
  const stores = ([, source]: [string, string]) => /\b(localStorage|sessionStorage|document\.cookie)\b/.test(source);
  const found = Object.entries({ ...SVELTE, ...SCRIPTS }).filter(stores);
  expect(found.map(([file]) => file)).toEqual(["./lib/storage.ts"]);
});

test("only lib/http.ts asks the server, besides what looks after the connection and the page itself", () => {
  const others = ["./lib/missing-piece.ts", "./lib/socket.ts", "./sw.ts"];
  const found = Object.entries({ ...SVELTE, ...SCRIPTS }).filter(([, source]) => /\bfetch\(/.test(source));
  expect(found.map(([file]) => file).filter((file) => !others.includes(file))).toEqual(["./lib/http.ts"]);
});
