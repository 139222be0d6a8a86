import { expect, test } from "vitest";

import { gameOf, GAMES } from "./fixtures.ts";
import { ladderOf } from "./ladder.ts";
import { CLOSE, reducedTimelineOf, laidOut, soundsOf, timelineOf } from "./timeline.ts";

test("the example of the look takes 3.7 seconds, the worst case 5.6", () => {
  expect(timelineOf(ladderOf(gameOf("example").turn)).total).toBe(3700);
  expect(timelineOf(ladderOf(gameOf("chain").turn)).total).toBe(5560);
});

test.each(GAMES)("everything has its turn, from the top down: %s", (name) => {
  const { turn } = gameOf(name);
  const times = timelineOf(ladderOf(turn));
  expect(times.turnOver).toHaveLength(turn.seats.length);
  const moments = [...times.turnOver, times.sort, ...times.rungs, times.resolve, times.total];
  expect(moments).toEqual([...moments].sort((a, b) => a - b));
});

test("a round that is over is closed when everything else is done", () => {
  const ladder = ladderOf(gameOf("example").turn);
  const [usual, last] = [timelineOf(ladder), timelineOf(ladder, true)];
  expect(last.close).toBe(usual.total);
  expect(last.total).toBe(last.close + CLOSE.whole);
  expect(CLOSE.total[0]).toBeGreaterThanOrEqual(CLOSE.count[0] + CLOSE.count[1]); // first the count
});

test.each(GAMES)("without movement it takes less than a second: %s", (name) => {
  expect(reducedTimelineOf(ladderOf(gameOf(name).turn)).total).toBeLessThan(1000);
});

test("face down, tablets lie in rows of two, and one that is left over in the middle", () => {
  expect(laidOut(2)).toEqual([
    { x: 0.25, y: 0.5 },
    { x: 0.75, y: 0.5 },
  ]);
  expect(laidOut(5)[4]).toEqual({ x: 0.5, y: 2.5 / 3 });
});

test("what is heard happens when it is seen, and the bonus only where there is one", () => {
  const ladder = ladderOf(gameOf("example").turn);
  const heard = soundsOf(ladder, true, false);
  expect(heard.map(({ what }) => what)).toEqual(["turn", "turn", "turn", "turn", "turn", "strike", "bonus"]);
  expect(heard.at(-1)?.at).toBe(timelineOf(ladder).resolve);
  expect(soundsOf(ladder, false, true).map(({ what }) => what)).toEqual(["strike"]);
});
