// The four turns of the lesson: who writes what. What becomes of it the server's rules say.
import type { SeatView, TurnView } from "../../lib/protocol.gen.ts";
import type { Numbers } from "../../lib/reckon.ts";

export const YOU = 1;
/** The two who play along, left and right of you. */
export const OTHERS = ["Mika", "Aylin"] as const;

export type LessonId = "check" | "twins" | "double" | "out";

interface Lesson {
  readonly id: LessonId;
  /** The turns before this one, given what was written in the lessons so far. */
  readonly past: (written: readonly Numbers[]) => readonly Numbers[];
  /** What to try, from what is available; anything else is fine. */
  readonly suggested: (own: SeatView) => string;
  /** What the others write, whatever you do. */
  readonly others: (suggested: string) => readonly [string, string];
  /** The turn that ends the round, in which you sit out: then the round is counted. */
  readonly last?: Numbers;
}

/** Digits that both others still have after the first turn. One number can't have used up all four. */
const SHARED = ["4", "6", "7", "8"];

/** Four turns at another table, after which you have 0, 2 and 7 left. */
const EARLIER: readonly Numbers[] = [
  ["987", "654", "211"],
  ["510", "983", "764"],
  ["333", "111", "989"],
  ["222", "720", "333"],
];

/** Three turns with three different digits each, after which you have only the 4 left. */
const WASTED: readonly Numbers[] = [
  ["555", "987", "222"],
  ["888", "653", "111"],
  ["999", "210", "666"],
];

export const LESSONS: readonly Lesson[] = [
  {
    id: "check",
    past: () => [],
    suggested: () => "761",
    others: () => ["513", "220"],
  },
  {
    id: "twins",
    past: (written) => written.slice(0, 1),
    suggested: ({ available }) => (SHARED.find((digit) => available.includes(digit)) ?? "4").repeat(3),
    others: (suggested) => [`9${suggested.charAt(0)}0`, suggested],
  },
  {
    id: "double",
    past: () => EARLIER,
    suggested: () => "777",
    others: () => ["464", "550"],
  },
  {
    id: "out",
    past: () => WASTED,
    suggested: () => "444",
    others: () => ["222", "333"],
    last: ["777", null, "888"],
  },
];

/** What is done in a step of the lesson: a number is written, it is checked, the round is counted. */
export interface Step {
  /** Which lesson, counted from 0. */
  readonly at: number;
  readonly does: "write" | "check" | "count";
}

export const STEPS: readonly Step[] = LESSONS.flatMap(({ last }, at) => [
  { at, does: "write" },
  { at, does: "check" },
  ...(last ? [{ at, does: "count" } as const] : []),
]);

export function allNumbers(own: string, [left, right]: readonly [string, string]): Numbers {
  return [left, own, right];
}

/** Which of the things that can happen to you did: it is what there is to learn now. */
export function outcome(id: LessonId, turn: TurnView): string {
  const own = turn.seats[YOU];
  if (own?.verdict !== "approved") return `${id}-eliminated`;
  const twin = turn.seats.some(({ number }, seat) => seat !== YOU && number === own.number);
  if (id === "twins" && twin) return "twins-same";
  if (id === "double" && own.bonus) return "double-highest";
  return `${id}-approved`;
}
