import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import App from "./App.svelte";
import { hardCoded } from "./lib/i18n/hardcoded.ts";
import { startTexts } from "./lib/i18n/index.svelte.ts";
import { go, pathTo, type RouteName } from "./lib/route.svelte.ts";
import ROUTES from "./routes.json";

const NAMES = Object.keys(ROUTES) as RouteName[];

beforeEach(async () => {
  go("/");
  await startTexts();
});

afterEach(() => {
  cleanup();
  document.cookie = "lang=; Path=/; Max-Age=0";
});

test("the start says what the game is", async () => {
  render(App);
  await screen.findByText(/^Write a number\./);
  expect(document.title).toBe("The Number");
});

test("another address shows another screen, and the keyboard is there", async () => {
  render(App);
  go("/nowhere");
  await screen.findByText("There is nothing here.");
  await expect.poll(() => document.activeElement?.tagName).toBe("MAIN");
});

test.each(NAMES)(
  "%s shows no text that can't be translated",
  async (name) => {
    document.cookie = "lang=en-XA; Path=/";
    await startTexts();
    go(pathTo(name, "KDWTXM"));
    const { container } = render(App);
    await expect.poll(() => container.textContent, { timeout: 20_000 }).toContain("⟦");
    expect(hardCoded(container)).toEqual([]);
  },
  30_000,
); // whole screens are fetched
