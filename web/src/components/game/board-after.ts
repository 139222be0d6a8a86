// A board right after a turn, from what the turn says of it: a table may have wiped its own boards already.
import type { SeatView, TurnView } from "../../lib/protocol.gen.ts";

const DIGITS = [..."0123456789"];

export function boardAfter(view: SeatView, turn: TurnView, seat: number): SeatView {
  const ruling = turn.seats[seat];
  if (!ruling) return view;
  const { crossed_out, scores } = ruling;
  const available = DIGITS.filter((digit) => !crossed_out.includes(digit)).join("");
  return { ...view, written: null, waited_for: null, away: false, available, scores };
}
