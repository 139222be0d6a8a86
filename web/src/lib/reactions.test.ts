import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { seatOf, tableOf } from "./fixtures.ts";
import { startTexts } from "./i18n/index.svelte.ts";
import { chooseReactions } from "./preferences.svelte.ts";
import { showReaction } from "./reactions.ts";
import type { Table } from "./table.svelte.ts";

let said: string[];
const table = () =>
  ({
    view: tableOf({ seats: [seatOf(), seatOf({ name: "Bob" })] }),
    announce: (text: string) => said.push(text),
  }) as unknown as Table;
const faces = () => [...document.querySelectorAll("[data-face]")].map((place) => place.querySelectorAll("svg").length);

beforeEach(async () => {
  vi.useFakeTimers();
  said = [];
  await startTexts();
  document.body.innerHTML = '<i data-face="0"></i><i data-face="1"></i><i data-face="1"></i>';
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  chooseReactions(true);
});

test("a face is shown wherever its maker's name stands, said, and gone after a moment", async () => {
  await showReaction(table(), { say: "Reacted", seat: 1, reaction: "wink" });
  expect(faces()).toEqual([0, 1, 1]);
  expect(said).toEqual(["Bob: Wink"]);
  vi.advanceTimersByTime(4_000);
  await showReaction(table(), { say: "Reacted", seat: 1, reaction: "laugh" });
  expect(faces()).toEqual([0, 1, 1]);
  vi.advanceTimersByTime(4_000);
  expect(faces()).toEqual([0, 1, 1]);
  vi.advanceTimersByTime(4_000);
  expect(faces()).toEqual([0, 0, 0]);
});

test("whoever hides them sees and hears nothing", async () => {
  chooseReactions(false);
  await showReaction(table(), { say: "Reacted", seat: 1, reaction: "wink" });
  expect(faces()).toEqual([0, 0, 0]);
  expect(said).toEqual([]);
});
