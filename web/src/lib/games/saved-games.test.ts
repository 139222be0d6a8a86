import { beforeEach, expect, test } from "vitest";

import { local } from "../storage.ts";
import { savedOf } from "./fixtures.ts";
import {
  forgetAllGames,
  forgetGame,
  keepAccuracy,
  MOST_GAMES,
  savedGame,
  savedGames,
  saveGames,
  type SavedGame,
} from "./saved-games.ts";

beforeEach(() => localStorage.clear());

test("games are kept as they are, the newest first, and each once", () => {
  const [older, newer] = [savedOf({ link: "a", at: 1 }), savedOf({ link: "b", at: 2 })];
  expect(saveGames([newer, older])).toBe(2);
  expect(saveGames([older])).toBe(0);
  expect(savedGames()).toEqual([newer, older]);
  forgetGame("b");
  expect(savedGames()).toEqual([older]);
});

test("a game that is there is only completed", () => {
  const seatless = savedOf({ seat: null, own: null, level: null, at: 0 });
  saveGames([seatless]);
  saveGames([savedOf({ accuracy: 0.5 })]);
  expect(savedGames()).toEqual([savedOf({ accuracy: 0.5 })]);
  saveGames([savedOf({ at: 7, level: 9, accuracy: 0.9 })]);
  expect(savedGames()).toEqual([savedOf({ accuracy: 0.5 })]);
});

test("the accuracy of another seat is not taken for one's own", () => {
  saveGames([savedOf({ seat: 0 })]);
  saveGames([savedOf({ seat: 1, accuracy: 0.9 })]);
  expect(savedGame(savedOf().link)?.accuracy).toBeNull();
});

test("what a review found out stays with the game", () => {
  saveGames([savedOf({ link: "a" }), savedOf({ link: "b", seat: null, own: null })]);
  for (const link of ["a", "b", "unknown"]) keepAccuracy(link, [0.75, 0.5]);
  expect(savedGame("a")?.accuracy).toBe(0.75);
  expect(savedGame("b")?.accuracy).toBeNull();
  expect(savedGames()).toHaveLength(2);
});

test("no more are kept than there is room for, and the newest of them", () => {
  const games = Array.from({ length: MOST_GAMES + 2 }, (_, i) => savedOf({ link: `g${i}`, at: i }));
  saveGames(games);
  expect(savedGames().map(({ at }) => at)).toEqual(
    games
      .map(({ at }) => at)
      .reverse()
      .slice(0, MOST_GAMES),
  );
});

test.each([
  ["no JSON", "{"],
  ["nothing", "null"],
  ["a list", "[]"],
  ["a seat that there is not", JSON.stringify({ ...savedOf(), seat: 5 })],
  ["no numbers of one's own", JSON.stringify({ ...savedOf(), own: null })],
  ["a number that is none", JSON.stringify({ ...savedOf(), own: { tokens: ["76"], scores: [], falls: [] } })],
  ["an accuracy above all", JSON.stringify({ ...savedOf(), accuracy: 2 })],
  ["no names", JSON.stringify({ ...savedOf(), names: [] })],
  ["a kind that nobody knows", JSON.stringify({ ...savedOf(), kind: "chess" })],
])("what is damaged (%s) is left out, and the rest is there", (_, text) => {
  saveGames([savedOf({ link: "good" })]);
  local.set("game bad", text);
  expect(savedGames().map(({ link }) => link)).toEqual(["good"]);
  expect(saveGames([savedOf({ link: "more" })])).toBe(1);
  forgetAllGames();
  expect(local.keys("game ")).toEqual([]);
});

test("two tabs that save at the same moment lose nothing", () => {
  // Whatever a tab has read before, it writes only its own game.
  const before: readonly SavedGame[] = savedGames();
  saveGames([savedOf({ link: "theirs" })]);
  saveGames([...before, savedOf({ link: "ours" })]);
  expect(savedGames().map(({ link }) => link)).toEqual(["ours", "theirs"]);
});
