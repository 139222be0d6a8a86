// A board right after a turn, from what the turn says of it: a table may have wiped its own boards already.
import type { SeatView, TurnView } from "../../lib/protocol.gen.ts";

const DIGITS = [..."0123456789"];

export type BoardView = Omit<SeatView, "scores"> & { readonly scores: readonly (number | null)[] };

export function boardAfter(view: SeatView, turn: TurnView, seat: number): BoardView {
  const ruling = turn.seats[seat];
  if (!ruling) return view;
  const known = view.scores.length >= turn.turn_no ? view.scores.slice(0, turn.turn_no - 1) : view.scores;
  // Whoever comes back right after a round does not learn what was scored earlier in it.
  const earlier = Array.from({ length: turn.turn_no - 1 }, (_, i) => known[i] ?? null);
  return {
    ...view,
    written: null,
    waited_for: null,
    away: false,
    available: DIGITS.filter((digit) => !ruling.crossed_out.includes(digit)).join(""),
    scores: [...earlier, ruling.score],
  };
}
