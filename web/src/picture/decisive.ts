// Which turn a picture of a whole game shows: the one that made the winner.
import type { TableView, TurnView } from "../lib/protocol.gen.ts";

/**
 * The turn in which the winners gained most on whoever came next, or, where all have won, in which most was scored.
 * Of equals it is the last.
 */
export function decisive(table: Pick<TableView, "standings" | "winners">, turns: readonly TurnView[]): TurnView | null {
  const next = table.standings.find(([, seat]) => !table.winners.includes(seat))?.[1];
  let [best, most]: [TurnView | null, number] = [null, -Infinity];
  for (const turn of turns) {
    const score = (seat: number) => turn.seats[seat]?.score ?? 0;
    const gained = table.winners.reduce((sum, seat) => sum + score(seat), 0) / (table.winners.length || 1);
    const lead = next === undefined ? gained : gained - score(next);
    if (lead >= most) [best, most] = [turn, lead];
  }
  return best;
}
