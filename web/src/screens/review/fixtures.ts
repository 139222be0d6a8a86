// For tests: what a review says, as the server would send it.
import { NO_MOMENTS, seatOf, tableOf, turnOf } from "../../lib/fixtures.ts";
import type { Chances, Reckoned, ReviewedGame, ReviewedSeat, ReviewedTurn, Split } from "../../lib/protocol.gen.ts";
import type { Numbers } from "../../lib/reckon.ts";

export function chancesOf(number: string, worth: number, approved = 0.5): Chances {
  const [score, points] = [4 * approved, 5 * approved];
  return { number, approved, bonus: approved / 2, falls: [1, 5], highest: [2, 5], score, later: -1.5, points, worth };
}

/** What could be written without 7: a number is worth its first digit. */
export const MAP: readonly (number | null)[] = Array.from({ length: 1000 }, (_, number) =>
  String(number).padStart(3, "0").includes("7") ? null : Math.floor(number / 100),
);

export function reviewedSeatOf(changes: Partial<ReviewedSeat> = {}): ReviewedSeat {
  return {
    written: chancesOf("321", 3),
    found_best: false,
    objective: "points",
    decided: false,
    best: chancesOf("900", 9, 0.81),
    alternatives: [chancesOf("900", 9, 0.81), chancesOf("800", 8), chancesOf("200", 2)],
    most: 9,
    as_good: 1,
    hindsight: { ...chancesOf("924", 20, 1), score: 14 },
    accuracy: 0.25,
    among_equals: { written: -0.5, best: "134", most: 0, as_good: 19 },
    map: MAP,
    scores: MAP,
    ...changes,
  };
}

const SPLITS: readonly Split[] = [
  { happened: -6.2, judgement: -6, gifts: 1, luck: -1.2 },
  { happened: 6.2, judgement: -1, gifts: 6, luck: 1.2 },
];

export function reviewedTurnOf(turn: number, chances: readonly number[] = [0.5, 0.5]): ReviewedTurn {
  const seats = [reviewedSeatOf(), reviewedSeatOf({ accuracy: 0.5 })];
  return { round: 1, turn, objective: "points", chances, splits: SPLITS, seats };
}

/** The same turn where only the win counts. */
export function lastTurnOf(changes: Partial<ReviewedSeat> = {}): ReviewedTurn {
  const seat = reviewedSeatOf({
    objective: "win",
    written: chancesOf("321", 0.46),
    best: chancesOf("900", 0.99),
    alternatives: [chancesOf("900", 0.99), chancesOf("200", 0.2)],
    most: 0.99,
    hindsight: chancesOf("924", 1),
    map: MAP.map((worth) => (worth === null ? null : worth / 10)),
    ...changes,
  });
  const splits = [
    { happened: 0.3, judgement: -0.53, gifts: 0.2, luck: 0.63 },
    { happened: -0.3, judgement: 0, gifts: 0.53, luck: -0.83 },
  ];
  return { ...reviewedTurnOf(5, [0.7, 0.3]), objective: "win", splits, seats: [seat, seat] };
}

export const ENDING: ReviewedGame = { accuracy: [0.25, 0.5], chances: [0.1, 0.9], splits: SPLITS };

/** A game of Ada and Bob in which these numbers were written. */
export function reckonedOf(...turns: Numbers[]): Reckoned {
  const seats = [seatOf(), seatOf({ name: "Bob" })];
  return {
    say: "Reckoned",
    names: ["Ada", "Bob"],
    event: "?",
    date: "2026-11-15",
    turns: turns.map((numbers, i) => ({
      turn: turnOf(numbers, { turn_no: i + 1 }),
      before: seats,
      after: seats,
      finals: [],
      note: "",
    })),
    table: tableOf({ seats }),
    sits_out: [],
    record: "",
    link: "KN8_Qbg7iw",
    moments: NO_MOMENTS,
  };
}
