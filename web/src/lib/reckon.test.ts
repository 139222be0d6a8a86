import { beforeEach, describe, expect, test, vi } from "vitest";

import { Trouble } from "./ask.ts";
import { seatOf, tableOf, turnOf } from "./fixtures.ts";
import { startTexts } from "./i18n/index.svelte.ts";
import type { Reckoned } from "./protocol.gen.ts";
import { gamesIn, inFile, madeVoid, named, numbersOf, reckon, replayUrl, whatIf, type Numbers } from "./reckon.ts";

function gameOf(...turns: Numbers[]): Reckoned {
  const seats = [seatOf(), seatOf({ name: "?" })];
  return {
    say: "Reckoned",
    names: ["Ada", "?"],
    event: "?",
    date: "2026-11-15",
    turns: turns.map((numbers) => ({ turn: turnOf(numbers), before: seats, after: seats, note: "" })),
    table: tableOf({ seats }),
    sits_out: [],
    record: "",
    link: "KN8_Qbg7iw",
  };
}

beforeEach(async () => {
  await startTexts();
  return () => vi.unstubAllGlobals();
});

describe("the server is asked", () => {
  test("about the same numbers with one changed, and takes impossible ones as void", async () => {
    const asked: unknown[] = [];
    vi.stubGlobal("fetch", (_: string, { body }: RequestInit) => {
      asked.push(JSON.parse(body as string));
      return Promise.resolve(new Response(JSON.stringify(gameOf(["761", "513"], ["220", "444"]))));
    });
    const game = gameOf(["761", "513"], ["220", null]);
    const found = await whatIf(game, { turn: 1, seat: 1, number: "444" });
    const turns = [
      ["761", "513"],
      ["220", "444"],
    ];
    expect(asked).toEqual([{ names: ["Ada", "?"], turns, paper: true, date: "2026-11-15" }]);
    expect(numbersOf(found)).toEqual(turns);
    expect(numbersOf(game)[1]).toEqual(["220", null]);
  });

  test("and what it says about a wrong record is a sentence with its place", async () => {
    const why = { code: "record-wrong-score", found: "8", right: "7", verdict: "", line: 3, column: 21 };
    const body = JSON.stringify({ say: "Unreckoned", ...why, turn_index: null, seat: null });
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status: 400 })));
    const trouble = await reckon({ record: "1.1 761 513 220 = 0 8 2" }).catch((thrown: unknown) => thrown as Trouble);
    if (!(trouble instanceof Trouble)) throw new Error("it should have been refused");
    expect(trouble.sentence).toBe("The score 8 contradicts the rules: it is 7.");
    const [, second] = gamesIn('1.1 761 513\n\n[Game "The Number"]\n1.1 761 513');
    if (!second) throw new Error("there are two games");
    expect(inFile(trouble, second).why?.line).toBe(5);
  });
});

test("what became impossible is void now, and was not before", () => {
  const before = gameOf(["761", "513"], ["766", "444"]);
  const after = gameOf(["761", "513"], ["766", "444"]);
  const [first, second] = after.turns.map(({ turn }) => turn.seats);
  for (const ruling of [first?.[1], second?.[0]]) if (ruling) Object.assign(ruling, { verdict: "void" });
  const already = before.turns[0]?.turn.seats[1];
  if (already) Object.assign(already, { verdict: "void" });
  expect(madeVoid(before, after)).toEqual([{ turn: 1, seat: 0 }]);
});

test("whose name nobody wrote down is called by the colour", () => {
  expect(named(gameOf().table.seats).map(({ name }) => name)).toEqual(["Ada", "Blue"]);
});

test("a link is a whole address with the game behind the #", () => {
  expect(replayUrl("KN8_Qbg7iw")).toBe(new URL("/replay#KN8_Qbg7iw", location.href).href);
});

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
    });
    expect(only?.text).toContain("1.1 761 513\n*");
  });

  test("with several games has them all, with their lines", () => {
    const games = gamesIn(`${ADA}\n${BARE}${ADA}\n\n`);
    expect(games.map(({ above }) => above)).toEqual([0, 9, 12]);
    expect(games.map(({ names }) => names.length)).toEqual([2, 0, 2]);
    expect(games[1]?.text.trimEnd()).toBe(BARE.trimEnd());
  });

  test("that has [Game] among the tags of a game does not begin another one there", () => {
    expect(gamesIn('[A "Ada"]\n[Game "The Number"]\n[B "Bob"]\n1.1 761 513').length).toBe(1);
  });

  test("that is empty or a link is one text, for the server to judge", () => {
    expect(gamesIn("").map(({ text }) => text)).toEqual([""]);
    expect(gamesIn("KN8_Qbg7iw\n").map(({ text }) => text.trim())).toEqual(["KN8_Qbg7iw"]);
  });
});
