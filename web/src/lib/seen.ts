// What this tab has seen of a game, so that a reload does not forget it. The table itself tells only its last turn.
import { BASE } from "./choices.ts";
import type { TableView, TurnView } from "./protocol.gen.ts";

export interface Seen {
  readonly turns: readonly TurnView[];
  /** What is being looked back on. */
  readonly looking: { readonly turn_index: number; readonly step: "check" | "round" } | null;
}

type Which = Pick<TableView, "id" | "game_no">;

/** One game: a tab shows no more than one. */
const KEY = `thenumber ${BASE} seen`;
const nameOf = ({ id, game_no }: Which) => `${id} ${game_no}`;

export function seenOf(table: Which): Seen | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as (Seen & { readonly game: string }) | null;
    return kept?.game === nameOf(table) ? kept : null;
  } catch {
    return null; // storage is refused, or holds something else
  }
}

export function keepSeen(table: Which, seen: Seen): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ game: nameOf(table), ...seen }));
  } catch {
    // Then a reload shows what the table tells.
  }
}
