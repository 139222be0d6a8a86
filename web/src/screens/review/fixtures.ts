// For tests: what a review says, as the server would send it.
import { seatOf, tableOf, turnOf } from "../../lib/fixtures.ts";
import type { Chances, Reckoned, ReviewedGame, ReviewedSeat, ReviewedTurn } from "../../lib/protocol.gen.ts";
import type { Numbers } from "../../lib/reckon.ts";

export function chancesOf(number: string, worth: number, approved = 0.5): Chances {
  return { number, approved, bonus: approved / 2, points: 5 * approved, worth };
}

/** What could be written without 7: a number is worth its first digit. */
export const MAP: readonly (number | null)[] = Array.from({ length: 1000 }, (_, number) =>
  String(number).padStart(3, "0").includes("7") ? null : Math.floor(number / 100),
);

export function reviewedSeatOf(changes: Partial<ReviewedSeat> = {}): ReviewedSeat {
  return {
    written: chancesOf("321", 3),
    best: chancesOf("900", 9, 0.81),
    alternatives: [chancesOf("900", 9, 0.81), chancesOf("800", 8), chancesOf("200", 2)],
    hindsight: { number: "924", points: 14 },
    misread: 6,
    luck: -1.25,
    accuracy: 0.25,
    map: MAP,
    ...changes,
  };
}

export function reviewedTurnOf(turn: number, chances: readonly number[] = [0.5, 0.5]): ReviewedTurn {
  return { round: 1, turn, chances, seats: [reviewedSeatOf(), reviewedSeatOf({ luck: 1.25, accuracy: 0.5 })] };
}

export const ENDING: ReviewedGame = { accuracy: [0.25, 0.5], chances: [0.1, 0.9] };

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
      note: "",
    })),
    table: tableOf({ seats }),
    sits_out: [],
    record: "",
    link: "KN8_Qbg7iw",
  };
}
