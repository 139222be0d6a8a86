import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { bring, chooseLanguage, startTexts } from "../../lib/i18n/index.svelte.ts";
import { ENDING, reckonedOf, reviewedTurnOf } from "./fixtures.ts";
import { Reading } from "./reading.svelte.ts";
import Reviewed from "./Reviewed.svelte";

const GAME = reckonedOf(["321", "321"], ["208", null]);
let asked: unknown[] = [];
let line: ReadableStreamDefaultController<Uint8Array>;
let gone: AbortSignal | null | undefined;

const say = (said: object) => line.enqueue(new TextEncoder().encode(`${JSON.stringify(said)}\n`));

beforeEach(async () => {
  asked = [];
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    asked.push(JSON.parse(init.body as string));
    gone = init.signal;
    return Promise.resolve(new Response(new ReadableStream({ start: (controller) => void (line = controller) })));
  });
  await startTexts();
  await bring("review");
});

/** A review of which nothing but its game is there yet. */
async function open(game = GAME) {
  const opening = Reading.open({ record: game.link }, new AbortController());
  await expect.poll(() => asked).toHaveLength(1);
  say(game);
  return render(Reviewed, { reading: await opening, first: 0 });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the first turn is shown as soon as it is there, with how far it is", async () => {
  await open();
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
  await open();
  say(reviewedTurnOf(1));
  say(reviewedTurnOf(2, [0.3, 0.7]));
  say(ENDING);
  expect(await screen.findByText(/decided it: Bob’s chance to win went from/)).toBeTruthy();
});

test("what breaks off can be asked for again, and keeps what was there", async () => {
  await open();
  say(reviewedTurnOf(1));
  line.close();
  expect((await screen.findByRole("alert")).textContent).toContain("The review broke off on the way.");
  await screen.findByText(/three two one was worth 3.0 points/);
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked).toEqual([{ record: GAME.link }, { record: GAME.link }]);
  expect(screen.queryByRole("alert")).toBeNull();
  for (const said of [GAME, reviewedTurnOf(1), reviewedTurnOf(2, [0.3, 0.7]), ENDING]) say(said);
  expect(await screen.findByRole("button", { name: "See the whole game" })).toBeTruthy();
});

test("what has to wait can be asked for again", async () => {
  await open();
  say({ say: "Refused", id: null, code: "reviews-busy", found: "", right: "20" });
  expect((await screen.findByRole("alert")).textContent).toContain("Too many games are being reviewed.");
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await expect.poll(() => asked).toHaveLength(2);
  for (const said of [GAME, reviewedTurnOf(1)]) say(said);
  expect(await screen.findByText(/three two one was worth 3.0 points/)).toBeTruthy();
});

test("whoever leaves does not wait for what was asked for again either", async () => {
  const { unmount } = await open();
  line.close();
  await fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await expect.poll(() => asked).toHaveLength(2);
  expect(gone?.aborted).toBe(false);
  unmount();
  expect(gone?.aborted).toBe(true);
});

test("a review of another game is none of this one", async () => {
  await open();
  say(reviewedTurnOf(2));
  expect((await screen.findByRole("alert")).textContent).toContain("Something went wrong");
});

test("whoever leaves does not wait for the rest", async () => {
  const { unmount } = await open();
  unmount();
  expect(gone?.aborted).toBe(true);
});

test("all numbers can be told by keys", async () => {
  await open();
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
  await open(reckonedOf());
  say({ accuracy: [], chances: [0.5, 0.5] });
  expect(await screen.findByText("Nothing has been played in this game yet.")).toBeTruthy();
});

test("another language has the texts of this screen, too", async () => {
  await open(reckonedOf());
  await chooseLanguage("de");
  expect(await screen.findByText("In dieser Partie wurde noch nichts gespielt.")).toBeTruthy();
  await chooseLanguage("en");
});
