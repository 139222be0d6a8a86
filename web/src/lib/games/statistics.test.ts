import { describe, expect, test } from "vitest";

import type { SeatSummary } from "../protocol.gen.ts";
import { savedOf } from "./fixtures.ts";
import { statisticsOf, type Statistics } from "./statistics.ts";

const of = (...games: Parameters<typeof savedOf>[0][]) =>
  statisticsOf(games.map((game, i) => savedOf({ link: `g${i}`, ...game }))) as Statistics;

function own(...turns: [token: string, score: number, digits?: string, numbers?: string[]][]): SeatSummary {
  return {
    tokens: turns.map(([token]) => token),
    scores: turns.map(([, score]) => score),
    falls: turns.flatMap(([, , digits, numbers = []], turn_index) => (digits ? [{ turn_index, digits, numbers }] : [])),
  };
}

test("games in which nobody knows one's seat don't count", () => {
  expect(statisticsOf([])).toBeNull();
  expect(statisticsOf([savedOf({ seat: null, own: null })])).toBeNull();
  expect(of({}, { seat: null, own: null }).games).toBe(1);
});

test("wins, shared ones too, and the mean of the final scores", () => {
  const found = of({ winners: [0, 1] }, { seat: 1 }, { finals: [50, 38] });
  expect([found.games, found.wins, found.average]).toEqual([3, 2, (43 + 38 + 50) / 3]);
  expect(found.best.link).toBe("g2");
});

test("opponents: people, both, and bots by the strongest", () => {
  const found = of(
    { level: 7 },
    { level: 4, winners: [1] },
    { level: 4 },
    { names: ["Ada", "Bob"], level: null },
    { names: ["Ada", "Bob", "@greedy"], level: 4 },
    { names: ["Ada", "Bob", "@hunter"], level: 7, winners: [1] },
    { level: null },
  );
  expect(found.opponents).toEqual([
    { kind: "people", level: null, games: 1, wins: 1 },
    { kind: "mixed", level: null, games: 2, wins: 1 },
    { kind: "bots", level: null, games: 1, wins: 1 },
    { kind: "bots", level: 4, games: 2, wins: 1 },
    { kind: "bots", level: 7, games: 1, wins: 1 },
  ]);
});

test("a digit counts once for a number, and is fatal where it was in the way", () => {
  const { digits } = of({ own: own(["777+", 7], ["761x", 0, "17", ["513", "170"]], ["----", 0], ["716!", 0]) });
  expect(digits[7]).toEqual({ digit: "7", written: 3, fatal: 1 });
  expect(digits[1]).toEqual({ digit: "1", written: 2, fatal: 1 });
  expect(digits[6]).toEqual({ digit: "6", written: 2, fatal: 0 });
  expect(digits[0]).toEqual({ digit: "0", written: 0, fatal: 0 });
  expect(digits).toHaveLength(10);
});

test("the best turn is the one that scored most, of equals the newest", () => {
  const found = of({ own: own(["120+", 1], ["987*", 13]) }, { own: own(["986*", 13]) });
  expect([found.bestTurn?.number, found.bestTurn?.at, found.bestTurn?.game.link]).toEqual(["987", 1, "g0"]);
  expect(of({ own: own(["012x", 0, "1", ["001"]]) }).bestTurn).toBeNull();
});

describe("the unluckiest fall", () => {
  const unluckiest = (...turns: Parameters<typeof own>) => of({ own: own(...turns) }).unluckiest?.number;

  test("is the one that the least was in the way of", () => {
    expect(unluckiest(["998x", 0, "89", ["891"]], ["432x", 0, "3", ["333"]])).toBe("432");
    expect(unluckiest(["998x", 0, "9", ["911", "900"]], ["432x", 0, "3", ["333"]])).toBe("432");
  });

  test("is of equals the highest number", () => {
    expect(unluckiest(["432x", 0, "3", ["333"]], ["998x", 0, "8", ["081"]], ["761x", 0, "1", ["513"]])).toBe("998");
  });

  test("is none where nothing fell", () => {
    expect(of({ own: own(["111+", 1]) }).unluckiest).toBeNull();
  });
});

test("reviewed games are in the order of time, and the others wait with the newest first", () => {
  const found = of({ accuracy: 0.9 }, {}, { accuracy: 0.5 }, {});
  expect(found.reviewed.map(({ accuracy }) => accuracy)).toEqual([0.5, 0.9]);
  expect(found.unreviewed.map(({ link }) => link)).toEqual(["g1", "g3"]);
});
