import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { bring, startTexts } from "../lib/i18n/index.svelte.ts";
import type { Reckoned } from "../lib/protocol.gen.ts";
import { ENDING, reckonedOf, reviewedTurnOf } from "./review/fixtures.ts";
import Review from "./Review.svelte";

const GAME = reckonedOf(["321", "321"]);
const OTHER: Reckoned = { ...reckonedOf(["208", null]), event: "Kitchen table", link: "KN8_other" };

interface Asked {
  readonly path: string;
  readonly question: unknown;
  readonly signal: AbortSignal | null | undefined;
  readonly says: (...said: object[]) => void;
  readonly breaks: () => void;
  readonly refuses: (said: object, status: number) => void;
}
let asked: Asked[] = [];

/** As `fetch` does it: whatever is aborted fails, before the answer and in the middle of it. */
function fetched(path: string, { body, signal }: RequestInit): Promise<Response> {
  return new Promise((resolve, reject) => {
    let line!: ReadableStreamDefaultController<Uint8Array>;
    const lines = new ReadableStream<Uint8Array>({ start: (controller) => void (line = controller) });
    signal?.addEventListener("abort", () => {
      reject(signal.reason as Error);
      line.error(signal.reason);
    });
    const question: unknown = JSON.parse(body as string);
    const says = (...said: object[]) => {
      for (const one of said) line.enqueue(new TextEncoder().encode(`${JSON.stringify(one)}\n`));
      resolve(new Response(lines));
    };
    const breaks = () => {
      line.close();
      resolve(new Response(lines));
    };
    const refuses = (said: object, status: number) => resolve(Response.json(said, { status }));
    asked.push({ path, question, signal, says, breaks, refuses });
  });
}

async function askedFor(count: number): Promise<Asked> {
  await expect.poll(() => asked).toHaveLength(count);
  return asked.at(-1) as Asked;
}

function open(address: string) {
  history.replaceState(null, "", address);
  return render(Review);
}

const address = () => location.pathname + location.search + location.hash;

beforeEach(async () => {
  asked = [];
  vi.stubGlobal("fetch", fetched);
  await startTexts();
  await bring("review");
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ["/review?game=ab12-3", { game: "ab12-3" }, "/review#KN8_Qbg7iw"],
  ["/review?game=ab12-3&seat=1", { game: "ab12-3" }, "/review?seat=1#KN8_Qbg7iw"],
  ["/review?seat=1#KN8_Qbg7iw", { record: "KN8_Qbg7iw" }, "/review?seat=1#KN8_Qbg7iw"],
])("%s is one question, and its answer has the game and the review", async (opened, question, afterwards) => {
  open(opened);
  const one = await askedFor(1);
  expect([one.path, one.question]).toEqual(["/api/review", question]);
  expect(address()).toBe(opened);
  one.says(GAME);
  // The game is shown, and in the address, before anything was said about it.
  await screen.findByText("Reviewing turn 1 of 1…");
  expect(address()).toBe(afterwards);
  one.says(reviewedTurnOf(1), ENDING);
  expect(await screen.findByRole("heading", { name: "The whole game" })).toBeTruthy();
  expect(asked).toHaveLength(1);
});

test("a game that is not there is said to be none", async () => {
  open("/review?game=ab12-3");
  (await askedFor(1)).refuses({ say: "Refused", id: null, code: "no-such-game", found: "", right: "" }, 404);
  expect((await screen.findByRole("alert")).textContent).toBe("There is no such game.");
  expect(address()).toBe("/review?game=ab12-3");
});

test("what is wrong with a link is said, and would be as wrong the next time", async () => {
  open("/review#nonsense");
  const why = { say: "Unreckoned", code: "record-damaged-link", found: "", right: "", verdict: "", line: 1, column: 1 };
  (await askedFor(1)).refuses({ ...why, turn_index: null, seat: null }, 400);
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("what breaks off before its game is there can be asked for again", async () => {
  open("/review?game=ab12-3");
  (await askedFor(1)).breaks();
  expect((await screen.findByRole("alert")).textContent).toBe("The review was interrupted.");
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  const again = await askedFor(2);
  expect(again.question).toEqual({ game: "ab12-3" });
  again.says(GAME);
  expect(await screen.findByText("Reviewing turn 1 of 1…")).toBeTruthy();
});

test("what comes too late is not shown", async () => {
  open("/review#KN8_other");
  const late = await askedFor(1);
  history.replaceState(null, "", `/review#${GAME.link}`);
  await fireEvent(window, new HashChangeEvent("hashchange"));
  const one = await askedFor(2);
  expect(late.signal?.aborted).toBe(true);
  one.says(GAME);
  expect(await screen.findByText("2026-11-15")).toBeTruthy();
  expect(one.signal?.aborted).toBe(false);
  // Another one in its place, while it is still being read.
  history.replaceState(null, "", `/review#${OTHER.link}`);
  await fireEvent(window, new HashChangeEvent("hashchange"));
  const other = await askedFor(3);
  expect(one.signal?.aborted).toBe(true);
  other.says(OTHER);
  expect(await screen.findByText("Kitchen table · 2026-11-15")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("whoever leaves before the game is there does not wait for it", async () => {
  const { unmount } = open("/review?game=ab12-3");
  const one = await askedFor(1);
  unmount();
  expect(one.signal?.aborted).toBe(true);
});

test("without a game nothing is asked", async () => {
  open("/review");
  expect(await screen.findByText(/./, { selector: "p:not([role])" })).toBeTruthy();
  expect(asked).toEqual([]);
});
