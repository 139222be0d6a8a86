import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { bring, chooseLanguage, startTexts } from "../../lib/i18n/index.svelte.ts";
import { ENDING, reckonedOf, reviewedTurnOf } from "./fixtures.ts";
import Reviewed from "./Reviewed.svelte";

const GAME = reckonedOf(["321", "321"], ["208", null]);
let asked = 0;
let line: ReadableStreamDefaultController<Uint8Array>;
let gone: AbortSignal | null | undefined;

const say = (said: object) => line.enqueue(new TextEncoder().encode(`${JSON.stringify(said)}\n`));

beforeEach(async () => {
  asked = 0;
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    asked += 1;
    gone = init.signal;
    return Promise.resolve(new Response(new ReadableStream({ start: (controller) => void (line = controller) })));
  });
  await startTexts();
  await bring("review");
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the first turn is shown as soon as it is there, with how far it is", async () => {
  render(Reviewed, { game: GAME, first: 0 });
  await screen.findByText("Looking at turn 1 of 2 …");
  say(reviewedTurnOf(1));
  await screen.findByText("Looking at turn 2 of 2 …");
  const heard = "three two one was worth 3.0 points on average. nine zero zero would have been best: 9.0.";
  expect(await screen.findByText(heard)).toBeTruthy();
  expect(screen.getByText(/^nine zero zero was worth 6.0 more: approved 81% of the time/)).toBeTruthy();
  expect(screen.getByText(/^two zero zero was worth 1.0 less/)).toBeTruthy();
  expect(screen.getByText("nine two four would have been best, with 14 points.")).toBeTruthy();
  expect(screen.getByText("unlucky")).toBeTruthy();
  await fireEvent.click(screen.getByRole("radio", { name: /Bob/ }));
  expect(screen.getByText("lucky")).toBeTruthy();
  // It does not jump away under somebody's eyes when it is complete.
  say(reviewedTurnOf(2, [0.3, 0.7]));
  say(ENDING);
  await fireEvent.click(await screen.findByRole("button", { name: "See the whole game" }));
  expect(await screen.findByRole("heading", { name: "The whole game" })).toBeTruthy();
  const chances = screen.getByRole("table", { name: "Chance to win" });
  expect(within(chances).getByRole("row", { name: /How it ended/ }).textContent).toMatch(/10%\s*90%/);
});

test("what was reviewed before begins with the whole", async () => {
  render(Reviewed, { game: GAME, first: 0 });
  await expect.poll(() => asked).toBe(1);
  say(reviewedTurnOf(1));
  say(reviewedTurnOf(2, [0.3, 0.7]));
  say(ENDING);
  expect(await screen.findByText(/decided it: Bob’s chance to win went from/)).toBeTruthy();
});

test("what breaks off can be asked for again, and keeps what was there", async () => {
  render(Reviewed, { game: GAME, first: 0 });
  await expect.poll(() => asked).toBe(1);
  say(reviewedTurnOf(1));
  line.close();
  expect((await screen.findByRole("alert")).textContent).toContain("The review broke off on the way.");
  await screen.findByText(/three two one was worth 3.0 points/);
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await expect.poll(() => asked).toBe(2);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a review of another game is none of this one", async () => {
  render(Reviewed, { game: GAME, first: 0 });
  await expect.poll(() => asked).toBe(1);
  say(reviewedTurnOf(2));
  expect((await screen.findByRole("alert")).textContent).toContain("Something went wrong");
});

test("whoever leaves does not wait for the rest", async () => {
  const { unmount } = render(Reviewed, { game: GAME, first: 0 });
  await expect.poll(() => asked).toBe(1);
  unmount();
  expect(gone?.aborted).toBe(true);
});

test("all numbers can be told by keys", async () => {
  render(Reviewed, { game: GAME, first: 0 });
  await expect.poll(() => asked).toBe(1);
  say(reviewedTurnOf(1));
  const map = await screen.findByRole("slider", { name: "All numbers" });
  const told = () => map.getAttribute("aria-valuetext");
  expect(told()).toBe("three two one was worth 3.0: place 406 of 729.");
  await fireEvent.keyDown(map, { key: "PageUp" });
  await fireEvent.keyDown(map, { key: "ArrowLeft" });
  expect(told()).toContain("four two zero was worth 4.0");
  for (let i = 0; i < 3; i++) await fireEvent.keyDown(map, { key: "PageUp" });
  expect(told()).toBe("seven two zero could not be written.");
  await fireEvent.keyDown(map, { key: "End" });
  expect(map.getAttribute("aria-valuenow")).toBe("999");
  // The keys were for the map: the turn is still the same.
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Round 1 · Turn 1");
});

test("a game in which nothing was played has nothing to tell", async () => {
  render(Reviewed, { game: reckonedOf(), first: 0 });
  expect(await screen.findByText("Nothing has been played in this game yet.")).toBeTruthy();
});

test("another language has the texts of this screen, too", async () => {
  render(Reviewed, { game: reckonedOf(), first: 0 });
  await chooseLanguage("de");
  expect(await screen.findByText("In dieser Partie wurde noch nichts gespielt.")).toBeTruthy();
  await chooseLanguage("en");
});
