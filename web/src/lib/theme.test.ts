import { afterEach, expect, test, vi } from "vitest";

const root = document.documentElement;

afterEach(() => {
  document.cookie = "theme=; Path=/; Max-Age=0";
  vi.resetModules();
});

test("the appearance is that of the device until somebody chooses", async () => {
  const { chooseTheme, theme } = await import("./theme.svelte.ts");
  expect([theme(), root.dataset.theme]).toEqual(["system", undefined]);
  chooseTheme("dark");
  expect([theme(), root.dataset.theme, document.cookie]).toEqual(["dark", "dark", "theme=dark"]);
  chooseTheme("system");
  expect([theme(), root.dataset.theme]).toEqual(["system", undefined]);
});

test("the appearance is remembered", async () => {
  document.cookie = "theme=light; Path=/";
  const { theme } = await import("./theme.svelte.ts");
  expect([theme(), root.dataset.theme]).toEqual(["light", "light"]);
});
