// Which lessons of the coach fit a moment at the table, the most important one first.
import type { Lesson } from "../../lib/coach.svelte.ts";
import type { TurnView } from "../../lib/protocol.gen.ts";
import { BONUSES } from "../../lib/seats.ts";
import type { Table } from "../../lib/table.svelte.ts";

/** While a turn is being written. */
export function choosingLessons({ view, board, sitsOut }: Pick<Table, "view" | "board" | "sitsOut">): Lesson[] {
  if (!view || !board) return [];
  if (sitsOut) return ["out"];
  return view.turn_no === BONUSES.length ? ["double", "first"] : ["first"];
}

/** After a turn was revealed. */
export function revealLessons(turn: TurnView, you: number | null): Lesson[] {
  const ruling = you === null ? undefined : turn.seats[you];
  if (ruling?.verdict === "eliminated") return ["fell"];
  if (ruling?.verdict !== "approved") return [];
  return ruling.bonus ? ["bonus", "crossed"] : ["crossed"];
}
