import { beforeEach, expect, test } from "vitest";

import { seatOf, tableOf } from "./fixtures.ts";
import { countWin, rungsOf, nextOf, opponentOf, starsOf } from "./stars.ts";
import { local } from "./storage.ts";

beforeEach(() => local.set("stars", null));

const bot = (name: string) => seatOf({ name: `@${name}`, kind: "bot", bot: name });
const against = (...bots: string[]) => [seatOf({ host: true }), ...bots.map(bot)];
const won = (game_no: number, seats = against("echo", "echo", "echo"), winners = [0]) =>
  tableOf({ phase: "over", game_no, seats, winners });

test("a win against three of a kind is a star, once, and three are the most", () => {
  countWin(won(1), 0);
  countWin(won(1), 0);
  expect(starsOf("echo")).toBe(1);
  for (const game of [2, 3, 4]) countWin(won(game), 0);
  expect([starsOf("echo"), starsOf("lucky")]).toEqual([3, 0]);
});

test("a shared win is a win; anything else is none", () => {
  countWin(won(1, undefined, [0, 2]), 0);
  expect(starsOf("echo")).toBe(1);
  local.set("stars", null);
  countWin(won(2, undefined, [1]), 0); // lost
  countWin(won(3, undefined, []), 0); // stopped
  countWin(won(4), null); // only watched
  countWin(won(5, against("echo", "echo", "lucky")), 0);
  countWin(won(6, against("echo", "echo")), 0);
  countWin(won(7, against("echo", "echo", "echo", "echo")), 0);
  countWin(won(8, [...against("echo", "echo"), seatOf({ name: "Bob" })]), 0);
  countWin(won(9, [...against("echo", "echo"), seatOf({ name: "Bob", kind: "stand-in", bot: "echo" })]), 0);
  expect(starsOf("echo")).toBe(0);
});

test("the next one is the easiest that was never beaten", () => {
  const offered = [
    { name: "hermit", level: 0, difficulty: null },
    { name: "greedy", level: 2, difficulty: null },
    { name: "echo", level: 1, difficulty: "gentle" as const },
  ];
  const ladder = rungsOf(offered);
  expect(ladder.map(({ name }) => name)).toEqual(["echo", "greedy"]);
  expect(nextOf(ladder)?.name).toBe("echo");
  countWin(won(1), 0);
  expect(nextOf(ladder)?.name).toBe("greedy");
  countWin(won(2, against("greedy", "greedy", "greedy")), 0);
  expect(nextOf(ladder)).toBeUndefined();
});

test("junk in the storage is no star, and does not stay in the way of one", () => {
  for (const junk of ["nonsense", "[]", '{"echo": 7}', '{"echo": [1, 2, 3]}']) {
    local.set("stars", junk);
    expect(starsOf("echo"), junk).toBe(0);
    countWin(won(1), 0);
    expect(starsOf("echo"), junk).toBe(1);
  }
});

test("who sits against one on the ladder", () => {
  expect(opponentOf({ seats: against("echo", "echo", "echo") }, 0)).toBe("echo");
  expect(opponentOf({ seats: against("echo", "echo", "echo") }, 1)).toBeNull();
});
