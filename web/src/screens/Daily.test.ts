import { cleanup, configure, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { history } from "../lib/daily-history.ts";
import { later, today } from "../lib/dates.ts";
import { bring, startTexts } from "../lib/i18n/index.svelte.ts";
import type { Daily as DailyView } from "../lib/protocol.gen.ts";
import { go } from "../lib/route.svelte.ts";
import { local } from "../lib/storage.ts";
import Daily from "./Daily.svelte";
import { dailyOn } from "./daily/fixtures.ts";

// Only what never comes takes so long, also on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

let posted: string[] = [];
let asked: string[] = [];

/** A server with this day for every date; counting can fail. */
function server(day: (date: string) => object = dailyOn, counts = true): void {
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    const date = /\d{4}-\d\d-\d\d/.exec(path)?.[0] ?? "";
    if (init?.method === "POST") {
      posted.push(`${date} ${String(init.body)}`);
      return counts ? Promise.resolve(new Response(null, { status: 204 })) : Promise.reject(new Error("offline"));
    }
    asked.push(path);
    if (path.endsWith("/counts"))
      return Promise.resolve(
        Response.json({ say: "DailyCounts", date, count: 0, stars: [0, 0, 0, 0, 0], numbers: [] }),
      );
    return Promise.resolve(Response.json(day(date)));
  });
}

async function write(number: string): Promise<void> {
  for (const digit of number) await fireEvent.keyDown(window, { key: digit });
  await fireEvent.keyDown(window, { key: "Enter" });
}

beforeEach(async () => {
  [posted, asked] = [[], []];
  local.set("daily", null);
  go("/daily");
  await startTexts();
  await Promise.all([bring("daily"), bring("review"), bring("bots")]);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a number is written, checked, counted and kept, and what it was worth is told", async () => {
  server();
  render(Daily);
  await screen.findByText(/Which number can expect the most points/);
  await write("447");
  await fireEvent.click(await screen.findByRole("button", { name: "What was it worth?" }));
  await screen.findByRole("img", { name: "4 of five stars" });
  expect(screen.getByRole("region", { name: "Your result" }).textContent).toMatch(/9\.0.*444.*10\.0/);
  expect(posted).toEqual([`${today()} {"number":"447"}`]);
  await expect
    .poll(() => history())
    .toEqual([{ date: today(), number: "447", stars: 4, onTheDay: true, counted: true }]);
});

test("whoever comes back sees the result, and what was not counted yet is counted now", async () => {
  server(dailyOn, false);
  const first = render(Daily);
  await screen.findByText(/Which number/);
  await write("444");
  await screen.findByRole("button", { name: "What was it worth?" });
  expect(history()[0]?.counted).toBe(false);
  first.unmount();
  server();
  render(Daily);
  await screen.findByText(/^No number could expect more than your four four four/);
  await expect.poll(() => history()[0]?.counted, { timeout: 10_000 }).toBe(true);
  expect(posted.length).toBe(2);
});

test("an earlier day is played for fun: no streak, and nothing is counted", async () => {
  const date = later(today(), -3);
  go(`/daily/${date}`);
  server();
  render(Daily);
  await screen.findByText(/Which number/);
  await write("777");
  await fireEvent.click(await screen.findByRole("button", { name: "What was it worth?" }));
  await screen.findByRole("img", { name: "One of five stars" });
  expect([posted, history()[0]?.onTheDay]).toEqual([[], false]);
  expect(screen.queryByText(/in a row/)).toBeNull();
});

test("a day that has not begun here is refused without asking", async () => {
  go(`/daily/${later(today(), 1)}`);
  server();
  render(Daily);
  await screen.findByText("That day has not begun yet.");
  expect(asked).toEqual([]);
  expect(screen.getByRole("link", { name: "Go to today’s number" }).getAttribute("href")).toBe("/daily");
});

test("what is no date is the server's to say; what makes no sense is said, too", async () => {
  go("/daily/yesterday");
  vi.stubGlobal("fetch", () =>
    Promise.resolve(
      Response.json({ say: "Refused", id: null, code: "daily-no-date", found: "", right: "" }, { status: 404 }),
    ),
  );
  const first = render(Daily);
  await screen.findByText("This is not a date. A date looks like 2026-11-18.");
  first.unmount();
  go("/daily");
  for (const odd of [
    { numbers: [] },
    { checks: [[0, 99]] },
    { seat: 7 },
    { points: undefined },
  ] as Partial<DailyView>[]) {
    server((date) => ({ ...dailyOn(date), ...odd }));
    const shown = render(Daily);
    await screen.findByText("Something went wrong on the server. Please try again.");
    shown.unmount();
  }
});

test("a kept number that the day does not know is asked for again", async () => {
  local.setJson("daily", [{ date: today(), number: "123", stars: 2, onTheDay: true, counted: true }]);
  server();
  render(Daily);
  await screen.findByText(/Which number/);
});
