// Who stands where after a turn is revealed: rungs from the highest number down, and whoever is not on the ladder.
import type { RulingView, TurnView } from "../../lib/protocol.gen.ts";

/** One number, and everybody who wrote it. */
interface Rung {
  readonly number: string;
  readonly seats: readonly number[];
  readonly verdict: string;
}

export interface NumberLadder {
  readonly rungs: readonly Rung[];
  /** Void and missing numbers, which count for nobody: void ones first. */
  readonly out: readonly number[];
}

export function ladderOf(turn: TurnView): NumberLadder {
  const rungs = new Map<string, { number: string; seats: number[]; verdict: string }>();
  const out: number[] = [];
  turn.seats.forEach(({ number, verdict }, seat) => {
    if (number === null || verdict === "void") out.push(seat);
    else if (rungs.has(number)) rungs.get(number)?.seats.push(seat);
    else rungs.set(number, { number, seats: [seat], verdict });
  });
  return {
    // Numbers are three characters: as texts they sort as numbers do.
    rungs: [...rungs.values()].sort((a, b) => (a.number < b.number ? 1 : -1)),
    out: out.sort((a, b) => Number(turn.seats[a]?.number === null) - Number(turn.seats[b]?.number === null)),
  };
}

/** Somebody without a number and without a digit to write one. */
export function isOut({ number, crossed_out }: RulingView): boolean {
  return number === null && crossed_out.length === 10;
}

/** Identical numbers lie side by side: two in a row, three in a row, four as two and two, five as three and two. */
export function rowsOf(seats: readonly number[]): number[][] {
  const wide = seats.length === 4 ? 2 : 3;
  const rows: number[][] = [];
  for (let i = 0; i < seats.length; i += wide) rows.push(seats.slice(i, i + wide));
  return rows;
}
