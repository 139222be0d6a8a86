import { describe, expect, test } from "vitest";

import { ApiError } from "./http.ts";
import { gamesIn, inFile } from "./record-file.ts";

describe("a file", () => {
  const ADA =
    '[Game "The Number"]\n[Event "Kitchen \\"table\\""]\n[Date "2026-11-15"]\n[A "Ada"]\n[B "Bob"]\n\n1.1 761 513\n*\n';
  const BARE = '[Game "The Number"]\n1.1 220 444\n*\n';

  test("with one game has one, whatever stands above it", () => {
    const [only, ...others] = gamesIn(`\ufeff# Notes\r\n\r\n${ADA.replaceAll("\n", "\r\n")}`);
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      above: 0,
      names: ["Ada", "Bob"],
      event: 'Kitchen "table"',
      date: "2026-11-15",
      unfinished: false,
      winners: [],
      finals: [],
    });
    expect(only?.text).toContain("1.1 761 513\n*");
  });

  test("with several games has them all, with their lines", () => {
    const games = gamesIn(`${ADA}\n${BARE}${ADA}\n\n`);
    expect(games.map(({ above }) => above)).toEqual([0, 9, 12]);
    expect(games.map(({ names }) => names.length)).toEqual([2, 0, 2]);
    expect(games[1]?.text.trimEnd()).toBe(BARE.trimEnd());
  });

  test("tells how its games ended, as far as they say so", () => {
    const ended = '[Game "The Number"]\n[Result "AC"]\n\n1.= 38 25 38\n2.= 38 48 38\n= 76 73 76 ; a tie\n';
    const stopped = '[Game "The Number"]\n[Result "*"]\n\n1.1 761 513 = 0 7\n*\n';
    expect(gamesIn(`${ended}\n${stopped}`)).toMatchObject([
      { unfinished: false, winners: [0, 2], finals: [76, 73, 76] },
      { unfinished: true, winners: [], finals: [] },
    ]);
  });

  test("that has [Game] among the tags of a game does not begin another one there", () => {
    expect(gamesIn('[A "Ada"]\n[Game "The Number"]\n[B "Bob"]\n1.1 761 513').length).toBe(1);
  });

  test("that is empty or a link is one text, for the server to judge", () => {
    expect(gamesIn("").map(({ text }) => text)).toEqual([""]);
    expect(gamesIn("KN8_Qbg7iw\n").map(({ text }) => text.trim())).toEqual(["KN8_Qbg7iw"]);
  });

  test("with something wrong says so by its own lines", () => {
    const why = { say: "Unreckoned", code: "record-wrong-score", found: "8", right: "7", verdict: "" } as const;
    const error = new ApiError(why.code, {}, { ...why, line: 3, column: 21, turn_index: null, seat: null });
    const [, second] = gamesIn('1.1 761 513\n\n[Game "The Number"]\n1.1 761 513');
    if (!second) throw new Error("there are two games");
    expect(inFile(error, second).why?.line).toBe(5);
  });
});
