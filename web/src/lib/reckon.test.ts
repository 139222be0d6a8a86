import { beforeEach, describe, expect, test, vi } from "vitest";

import { NO_MOMENTS, seatOf, tableOf, turnOf } from "./fixtures.ts";
import { startTexts } from "./i18n/index.svelte.ts";
import type { Reckoned } from "./protocol.gen.ts";
import { madeVoid, named, numbersOf, replayUrl, whatIf, type Numbers } from "./reckon.ts";

function gameOf(...turns: Numbers[]): Reckoned {
  const seats = [seatOf(), seatOf({ name: "?" })];
  return {
    say: "Reckoned",
    names: ["Ada", "?"],
    event: "?",
    date: "2026-11-15",
    turns: turns.map((numbers) => ({ turn: turnOf(numbers), before: seats, after: seats, finals: [], note: "" })),
    table: tableOf({ seats }),
    sits_out: [],
    record: "",
    link: "KN8_Qbg7iw",
    moments: NO_MOMENTS,
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
