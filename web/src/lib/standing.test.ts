import { beforeEach, describe, expect, test } from "vitest";

import { startTexts } from "./i18n/index.svelte.ts";
import { seatOf, turnOf, viewOf } from "./fixtures.ts";
import { leadersHeard, standingHeard, standingsAfter, standingsOf } from "./standing.svelte.ts";

beforeEach(() => startTexts());

/** Seats with these scores, each of which may have crossed out any digits: they count at the end of the round only. */
function seatsOf(...scores: number[][]) {
  return scores.map((own, seat) => seatOf({ scores: own, available: "0123456789".slice(3 * seat) }));
}

describe("standings", () => {
  test("before anything was written nobody leads", () => {
    const standings = standingsOf({ seats: seatsOf([], [], []), totals: [] }, 1);
    expect(standings.map(({ leads }) => leads)).toEqual([false, false, false]);
  });

  test("in round 1 it is what the score boxes add up to, and the first leads", () => {
    const [first, second] = standingsOf({ seats: seatsOf([7, 5], [5, 0], [3, 0]), totals: [] }, 1);
    expect(first).toEqual({ sum: 12, total: null, before: null, lead: 7, leads: true });
    expect(second).toEqual({ sum: 5, total: null, before: null, lead: -7, leads: false });
  });

  test("in round 2 the total of round 1 stands beside it, and counts for the lead", () => {
    const standings = standingsOf({ seats: seatsOf([9], [7], [1]), totals: [[31, 40, 29]] }, 2);
    expect(standings.map(({ sum, before }) => [sum, before])).toEqual([
      [9, 31],
      [7, 40],
      [1, 29],
    ]);
    expect(standings.map(({ leads }) => leads)).toEqual([false, true, false]);
  });

  test("after the last turn of a round its total is there, and decides who leads", () => {
    const turn = (turn_no: number) => turnOf(["513", "444"], { turn_no });
    expect(standingsAfter(turn(4), []).map(({ sum, total }) => [sum, total])).toEqual([
      [5, null],
      [4, null],
    ]);
    const closed = standingsAfter(turn(5), [[8, 9]]);
    expect(closed.map(({ sum, total, before }) => [sum, total, before])).toEqual([
      [5, 8, null],
      [4, 9, null],
    ]);
    expect(closed.map(({ lead, leads }) => [lead, leads])).toEqual([
      [-1, false],
      [1, true],
    ]);
  });

  test("several may lead together", () => {
    const standings = standingsOf({ seats: seatsOf([9], [9], [3]), totals: [] }, 1);
    expect(standings.map(({ leads, lead }) => [leads, lead])).toEqual([
      [true, 0],
      [true, 0],
      [false, -6],
    ]);
  });

  test("when a turn begins, who leads is said, and what one has oneself", () => {
    const heard = (scores: number[], you: number | null, totals: number[][] = []) => {
      const seats = ["Ada", "Bob", "Cleo"].map((name, seat) => seatOf({ name, scores: [scores[seat] ?? 0] }));
      return leadersHeard(viewOf({ seats, totals, round_no: totals.length + 1 }).table, you);
    };
    expect(heard([0, 0, 0], 0)).toEqual([]);
    expect(heard([4, 9, 3], 1)).toEqual(["In the lead: You, 9."]);
    expect(heard([4, 9, 3], 0)).toEqual(["In the lead: Bob, 9.", "You 4"]);
    expect(heard([9, 9, 3], null)).toEqual(["In the lead: Ada and Bob, 9."]);
    expect(heard([9, 9, 3], null, [[30, 31, 20]])).toEqual(["In the lead: Bob, 40."]);
  });

  test("they are heard", () => {
    const [first, second] = standingsOf({ seats: seatsOf([2], [7], [1]), totals: [[38, 40, 29]] }, 2);
    expect(first && standingHeard(first)).toBe("So far this round: 2. Round 1: 38. 7 points behind.");
    expect(second && standingHeard(second)).toBe("So far this round: 7. Round 1: 40. Leads by 7 points.");
    const [shared] = standingsOf({ seats: seatsOf([9], [9], [3]), totals: [] }, 1);
    expect(shared && standingHeard(shared)).toBe("So far this round: 9. Shares the lead.");
    const [closed] = standingsAfter(turnOf(["513", "444"], { turn_no: 5 }), [[8, 5]]);
    expect(closed && standingHeard(closed)).toBe("Scores 5, crossed out 3: total 8. Leads by 3 points.");
  });
});
