// For tests: a small day of two seats, in which red can write four numbers.
import { seatOf, tableOf, turnOf } from "../../lib/fixtures.ts";
import type { Daily, RulingView } from "../../lib/protocol.gen.ts";

const NUMBERS = ["444", "447", "744", "777"];

export function dailyOn(date: string, changes: Partial<Daily> = {}): Daily {
  const rulings: RulingView[] = [...turnOf([...NUMBERS, "777"]).seats];
  return {
    say: "Daily",
    date,
    first: "2026-01-01",
    seat: 0,
    table: tableOf({
      turn_no: 5,
      seats: [
        seatOf({ name: "?", available: "47", scores: [1, 2, 3, 4] }),
        seatOf({ name: "@greedy", kind: "bot", bot: "greedy", written: true, available: "0789", scores: [9, 0, 8, 0] }),
      ],
      finals: [18, 23],
    }),
    best: "444",
    numbers: NUMBERS,
    points: [10, 9, 5, 2.5],
    approved: [1, 1, 0.5, 0.1],
    bonus: [0.5, 0.5, 0.5, 0.1],
    stars: [5, 4, 3, 1],
    came: [9, 10, 0, 0],
    checks: NUMBERS.map((_, at) => [at, NUMBERS.length]),
    rulings,
    ...changes,
  };
}
