// A game that was played to its end on this device: what follows from it beside the table.
import { countGame } from "./coach.svelte.ts";
import type { TableView } from "./protocol.gen.ts";
import { countWin } from "./stars.ts";

/** To be told of every view; a game that was stopped, or that one only watched, is none. */
export function countFinished(table: TableView | null, you: number | null): void {
  if (table?.phase !== "over" || you === null || !table.winners.length) return;
  countGame(`${table.id} ${table.game_no}`);
  countWin(table, you);
}
