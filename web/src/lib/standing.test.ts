import { beforeEach, describe, expect, test } from "vitest";

import { startTexts } from "./i18n/index.svelte.ts";
import { seatOf, viewOf } from "./fixtures.ts";
import { leadersHeard, standingHeard, standingsOf } from "./standing.svelte.ts";

beforeEach(() => startTexts());

describe("standings", () => {
  test("before anything was written nobody leads", () => {
    expect(standingsOf({ finals: [0, 0, 0], totals: [] }, 1).map(({ leads }) => leads)).toEqual([false, false, false]);
  });

  test("in round 1 the total is that of the round, and the first leads", () => {
    const [first, second] = standingsOf({ finals: [12, 5, 3], totals: [] }, 1);
    expect(first).toEqual({ total: 12, before: null, lead: 7, leads: true });
    expect(second).toEqual({ total: 5, before: null, lead: -7, leads: false });
  });

  test("in round 2 the total of round 1 stands beside it", () => {
    const standings = standingsOf({ finals: [40, 47, 30], totals: [[38, 40, 29]] }, 2);
    expect(standings.map(({ before }) => before)).toEqual([38, 40, 29]);
    expect(standings.map(({ leads }) => leads)).toEqual([false, true, false]);
  });

  test("the last turn of round 1 is still round 1, although its total is known", () => {
    expect(standingsOf({ finals: [38, 40], totals: [[38, 40]] }, 1)[0]?.before).toBeNull();
  });

  test("several may lead together", () => {
    const standings = standingsOf({ finals: [9, 9, 3], totals: [] }, 1);
    expect(standings.map(({ leads, lead }) => [leads, lead])).toEqual([
      [true, 0],
      [true, 0],
      [false, -6],
    ]);
  });

  test("when a turn begins, who leads is said, and what one has oneself", () => {
    const seats = [seatOf({ name: "Ada" }), seatOf({ name: "Bob" }), seatOf({ name: "Cleo" })];
    const heard = (finals: number[], you: number | null) =>
      leadersHeard(viewOf({ seats, finals, totals: [], round_no: 1 }).table, you);
    expect(heard([0, 0, 0], 0)).toEqual([]);
    expect(heard([4, 9, 3], 1)).toEqual(["In the lead: You, 9."]);
    expect(heard([4, 9, 3], 0)).toEqual(["In the lead: Bob, 9.", "You 4"]);
    expect(heard([9, 9, 3], null)).toEqual(["In the lead: Ada and Bob, 9."]);
  });

  test("they are heard", () => {
    const [first, second] = standingsOf({ finals: [40, 47, 30], totals: [[38, 40, 29]] }, 2);
    expect(first && standingHeard(first)).toBe("Total so far: 40. Round 1: 38. 7 points behind.");
    expect(second && standingHeard(second)).toBe("Total so far: 47. Round 1: 40. Leads by 7 points.");
    const [shared] = standingsOf({ finals: [9, 9, 3], totals: [] }, 1);
    expect(shared && standingHeard(shared)).toBe("Total so far: 9. Shares the lead.");
  });
});
