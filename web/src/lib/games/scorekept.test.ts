import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { local } from "../storage.ts";
import { summaryOf } from "./fixtures.ts";
import { savedGames } from "./saved-games.ts";
import { keepScorekept } from "./scorekept.ts";

const KEY = "scorekeeper game";
let asked = 0;

beforeEach(() => {
  localStorage.clear();
  asked = 0;
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    asked += 1;
    const { records: link } = JSON.parse(init.body as string) as { records: string };
    return Promise.resolve(Response.json({ games: [summaryOf({ link, names: ["Ada", "Bob"] })] }));
  });
});

afterEach(() => vi.unstubAllGlobals());

test("a game of the box is kept once, with the seat of whoever has one's name", async () => {
  local.set("name", "Bob");
  await keepScorekept("first", KEY);
  await keepScorekept("first", KEY);
  expect(savedGames()).toMatchObject([{ link: "first", kind: "box", seat: 1 }]);
  expect(asked).toBe(1);
});

test("a correction takes its place, and the next game does not", async () => {
  await keepScorekept("wrong", KEY);
  await keepScorekept("right", KEY);
  expect(savedGames().map(({ link }) => link)).toEqual(["right"]);
  local.set(KEY, null);
  await keepScorekept("next", KEY);
  expect(savedGames()).toHaveLength(2);
});

test("without a network nothing is lost: it is kept the next time", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await keepScorekept("first", KEY);
  expect([savedGames(), local.get(KEY)]).toEqual([[], null]);
});
