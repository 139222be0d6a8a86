// What the server's Content-Security-Policy would refuse in the browser is refused here already.
import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("./**/*.svelte", { query: "?raw", import: "default", eager: true });

test.each(Object.entries(SOURCES))("%s has no style or script in its markup", (_, source) => {
  const markup = source.replace(/<script[^]*?<\/script>|<style[^]*?<\/style>|<!--[^]*?-->/g, "");
  // Right is `style:--angle={angle}`: it is set by script, which the policy allows.
  expect(markup).not.toMatch(/\sstyle=["'][^{]/);
  expect(markup).not.toMatch(/\son\w+=["']/);
  expect(markup).not.toContain("{@html");
});
