// What this tab has seen of a game, so that a reload does not forget it. The table itself tells only its last turn.
import type { TableView, TurnView } from "./protocol.gen.ts";
import { session } from "./storage.ts";

interface Seen {
  readonly turns: readonly TurnView[];
  /** What is being looked back on. */
  readonly looking: { readonly turn_index: number; readonly step: "check" | "round" } | null;
}

type Which = Pick<TableView, "id" | "game_no">;

/** One game: a tab shows no more than one. */
const KEY = "seen";
const gameOf = ({ id, game_no }: Which) => `${id} ${game_no}`;

export function seenOf(table: Which): Seen | null {
  const kept = session.getJson(KEY) as (Seen & { readonly game: string }) | null;
  return kept?.game === gameOf(table) ? kept : null;
}

export function keepSeen(table: Which, seen: Seen): void {
  session.setJson(KEY, { game: gameOf(table), ...seen });
}
