import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { bring, chooseLanguage, startTexts } from "../../lib/i18n/index.svelte.ts";
import { chancesOf, ENDING, lastTurnOf, reckonedOf, reviewedTurnOf } from "./fixtures.ts";
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
  await screen.findByText("Reviewing turn 1 of 2…");
  say(reviewedTurnOf(1));
  await screen.findByText("Reviewing turn 2 of 2…");
  const heard =
    "three two one: about 2.0 points; eliminated 1 time in 5, the highest 2 times in 5. nine zero zero was about 6.0 better overall.";
  expect(await screen.findByText(heard)).toBeTruthy();
  const good =
    "nine zero zero: about 3.2 points; eliminated 1 time in 5, the highest 2 times in 5. Costs about 1.5 points later.";
  expect(screen.getByText(good)).toBeTruthy();
  expect(screen.getByText("nine two four would have been best, with 14 points.")).toBeTruthy();
  expect(screen.getByText(/^Against perfect players this was worth −0.5 overall, .* 19 numbers were/)).toBeTruthy();
  const figures = () => [...document.querySelectorAll("dd.figure")].map((figure) => figure.textContent);
  expect(figures()).toEqual(["−6.0", "+1.0", "−1.2", "−6.2"]);
  await fireEvent.click(screen.getByRole("radio", { name: /Bob/ }));
  expect(figures()).toEqual(["−1.0", "+6.0", "+1.2", "+6.2"]);
  // It does not jump away under somebody's eyes when it is complete.
  say(reviewedTurnOf(2, [0.3, 0.7]));
  say(ENDING);
  await fireEvent.click(await screen.findByRole("button", { name: "See the whole game" }));
  expect(await screen.findByRole("heading", { name: "The whole game" })).toBeTruthy();
  const chances = screen.getByRole("table", { name: "Chance of winning" });
  expect(within(chances).getByRole("row", { name: /How it ended/ }).textContent).toMatch(/10%\s*90%/);
});

describe("the last turn of the game", () => {
  const LAST = reckonedOf(["321", "321"]);
  const only = LAST.turns[0];
  if (!only) throw new Error("a game of one turn has a turn");
  const game = { ...LAST, turns: [{ ...only, turn: { ...only.turn, turn_no: 5 } }] };

  test("is judged by the win", async () => {
    await open(game);
    say(lastTurnOf());
    const heard =
      "three two one wins 46% of the time; about 2.0 points. nine zero zero wins 99% of the time; about 2.0 points.";
    expect(await screen.findByText(heard)).toBeTruthy();
    expect(screen.getByText("nine two four would have won the game.")).toBeTruthy();
    expect(screen.getByText("In the last turn only winning counts: 100% is the whole win.")).toBeTruthy();
    const figures = [...document.querySelectorAll("dd.figure")].map((figure) => figure.textContent);
    expect(figures).toEqual(["−53%", "+20%", "+63%", "+30%"]);
  });

  test("was right if nothing would have been better", async () => {
    await open(game);
    say(lastTurnOf({ hindsight: chancesOf("321", 1) }));
    expect(await screen.findAllByText("Nothing would have been better.")).toHaveLength(2); // read and heard
    expect(screen.queryByText(/would have won the game/)).toBeNull();
  });

  test("is said to be decided where nothing matters", async () => {
    await open(game);
    say(lastTurnOf({ decided: true, most: 1 }));
    expect(
      await screen.findAllByText(/^Already decided: whatever was written, the chance of winning was 100%/),
    ).toBeTruthy();
    expect(screen.queryByText("Good numbers")).toBeNull();
  });
});

test("a number that is as good as many others is said to be one of them", async () => {
  await open();
  const turn = reviewedTurnOf(1);
  const [ada, bob] = turn.seats;
  if (!ada || !bob) throw new Error("both wrote");
  say({
    ...turn,
    seats: [
      { ...ada, found_best: true, as_good: 19 },
      { ...bob, found_best: true },
    ],
  });
  expect(await screen.findAllByText(/19 numbers were about equally good, and this was one of them\.$/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("radio", { name: /Bob/ }));
  expect(screen.getAllByText(/That was the best number\.$/)).toBeTruthy();
});

test("what was reviewed before begins with the whole", async () => {
  await open();
  say(reviewedTurnOf(1));
  say(reviewedTurnOf(2, [0.3, 0.7]));
  say(ENDING);
  expect(await screen.findByText(/decided it: Bob’s chance of winning went from/)).toBeTruthy();
});

test("what breaks off is asked for again by itself, and keeps what was there", async () => {
  await open();
  say(reviewedTurnOf(1));
  await screen.findByText(/^three two one: about 2.0 points/);
  line.close();
  await expect.poll(() => asked, { timeout: 20_000 }).toHaveLength(2);
  expect(asked).toEqual([{ record: GAME.link }, { record: GAME.link }]);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText(/^three two one: about 2.0 points/)).toBeTruthy();
  for (const said of [GAME, reviewedTurnOf(1), reviewedTurnOf(2, [0.3, 0.7]), ENDING]) say(said);
  expect(await screen.findByRole("button", { name: "See the whole game" })).toBeTruthy();
});

test("what has to wait comes by itself", async () => {
  await open();
  say({ say: "Refused", id: null, code: "reviews-busy", found: "", right: "1" });
  await expect.poll(() => asked, { timeout: 20_000 }).toHaveLength(2);
  expect(screen.queryByRole("alert")).toBeNull();
  for (const said of [GAME, reviewedTurnOf(1)]) say(said);
  expect(await screen.findByText(/^three two one: about 2.0 points/)).toBeTruthy();
});

test("what went wrong can be asked for again, in the same way as at first", async () => {
  const opening = Reading.open({ game: "ab12-3" }, new AbortController());
  await expect.poll(() => asked).toHaveLength(1);
  say(GAME);
  const { unmount } = render(Reviewed, { reading: await opening, first: 0 });
  say({});
  expect((await screen.findByRole("alert")).textContent).toContain("Something went wrong");
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await expect.poll(() => asked, { timeout: 20_000 }).toHaveLength(2);
  expect(asked).toEqual([{ game: "ab12-3" }, { game: "ab12-3" }]);
  expect(screen.queryByRole("alert")).toBeNull();
  for (const said of [GAME, reviewedTurnOf(1)]) say(said);
  expect(await screen.findByText(/^three two one: about 2.0 points/)).toBeTruthy();
  // Whoever leaves does not wait for it either.
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
  expect(told()).toBe("three two one: about 3.0 points; overall 6.0 less than the best. Place 406 of 729.");
  await fireEvent.keyDown(map, { key: "PageUp" });
  await fireEvent.keyDown(map, { key: "ArrowLeft" });
  expect(told()).toContain("four two zero: about 4.0 points; overall 5.0 less");
  for (let i = 0; i < 3; i++) await fireEvent.keyDown(map, { key: "PageUp" });
  expect(told()).toBe("seven two zero could not be written.");
  await fireEvent.keyDown(map, { key: "End" });
  expect(map.getAttribute("aria-valuenow")).toBe("999");
  // The keys were for the map: the turn is still the same.
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Round 1 · Turn 1");
});

test("a game in which nothing was played has nothing to tell", async () => {
  await open(reckonedOf());
  say({ accuracy: [], chances: [0.5, 0.5], splits: [] });
  expect(await screen.findByText("Nothing has been played in this game yet.")).toBeTruthy();
});

test("another language has the texts of this screen, too", async () => {
  await open(reckonedOf());
  await chooseLanguage("de");
  expect(await screen.findByText("In dieser Partie wurde noch nichts gespielt.")).toBeTruthy();
  await chooseLanguage("en");
});
