// A finished game that is still being looked at, though the table has moved on: to the next game, or to the lobby.
import type { TableView, TurnView, View, YouView } from "./protocol.gen.ts";
import { reckon } from "./reckon.ts";
import type { Shown } from "./table.svelte.ts";

export interface Held {
  /** The view when the game was over. */
  readonly view: Pick<View, "table" | "you">;
  /** The reveal that is looked at; null for the final scores. */
  readonly shown: Shown | null;
  readonly step: "check" | "round";
  readonly turns: readonly TurnView[];
}

/** The number of the game before the one that is played or prepared; null where there is none. */
export function gameBefore({ phase, game_no }: Pick<TableView, "phase" | "game_no">): number | null {
  const before = phase === "lobby" ? game_no : phase === "choose" ? game_no - 1 : 0;
  return before || null;
}

/** The final scores of an earlier game of this table, as the server kept it. Throws an `ApiError`. */
export async function earlierGame({ id, code }: TableView, game_no: number, you: YouView | null): Promise<Held> {
  const game = await reckon({ game: `${id}-${game_no}` });
  const table = { ...game.table, id, code, game_no };
  const seat = you ? table.seats.findIndex(({ name }) => name === you.name) : -1;
  const then = you && { ...you, seat: seat < 0 ? null : seat };
  return { view: { table, you: then }, shown: null, step: "check", turns: game.turns.map(({ turn }) => turn) };
}
