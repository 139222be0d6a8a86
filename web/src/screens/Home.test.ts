import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { takeHandedOver } from "../lib/handed-over.ts";
import { startTexts } from "../lib/i18n/index.svelte.ts";
import { go, route } from "../lib/route.svelte.ts";
import Home from "./Home.svelte";

let asked: string[] = [];

function server(status: number, body: object): void {
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
}

beforeEach(async () => {
  asked = [];
  go("/");
  await startTexts();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("one tap leads to a table; a second tap meanwhile makes no second one", async () => {
  server(201, { code: "KDWTXM" });
  render(Home);
  const play = screen.getByRole("button", { name: "Play now" });
  await Promise.all([fireEvent.click(play), fireEvent.click(play)]);
  await expect.poll(() => route()?.name).toBe("table");
  expect([asked, history.state]).toEqual([["/api/tables"], { playNow: true }]);
});

test("what fails is said, and can be tried again", async () => {
  server(429, { say: "Refused", id: null, code: "too-many-tables", found: "", right: "60" });
  render(Home);
  await fireEvent.click(screen.getByRole("button", { name: /^With friends/ }));
  await screen.findByText("Too many tables were made from here. Please wait a little.");
  server(201, { code: "KDWTXM" });
  await fireEvent.click(screen.getByRole("button", { name: /^With friends/ }));
  await expect.poll(() => [route()?.name, history.state]).toEqual(["table", null]);
});

test("a code that is too short is not asked for; a whole one is, however it was typed", async () => {
  server(404, { say: "Refused", id: null, code: "no-such-table", found: "", right: "" });
  render(Home);
  const field = screen.getByLabelText<HTMLInputElement>("Join with a code");
  const join = screen.getByRole("button", { name: "Join" });
  await fireEvent.input(field, { target: { value: "kdw-t" } });
  expect(field.value).toBe("KDWT");
  await fireEvent.click(join);
  await screen.findByText("2 more letters: a code has six.");
  expect(asked).toEqual([]);
  await fireEvent.input(field, { target: { value: "kdw-txn" } });
  expect(screen.queryByText(/more letters/)).toBeNull();
  await fireEvent.click(join);
  await screen.findByText("There is no table with this code.");
  expect(asked).toEqual(["/api/tables/KDWTXM"]);
  server(200, { code: "KDWTXM" });
  await fireEvent.click(join);
  await expect.poll(() => route()?.code).toBe("KDWTXM");
});

test("a file that is dropped anywhere is opened by the replay", async () => {
  render(Home);
  const file = new File(["1.1 761 513"], "game.tnr");
  const dataTransfer = { types: ["Files"], files: [file] };
  const over = new Event("dragover", { cancelable: true, bubbles: true });
  Object.assign(over, { dataTransfer });
  window.dispatchEvent(over);
  expect(over.defaultPrevented).toBe(true);
  window.dispatchEvent(Object.assign(new Event("drop", { cancelable: true }), { dataTransfer }));
  await expect.poll(() => route()?.name).toBe("replay");
  expect(takeHandedOver()).toBe("1.1 761 513");
  expect(takeHandedOver()).toBeNull();
});
