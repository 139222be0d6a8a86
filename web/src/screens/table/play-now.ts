// One tap from the start page to the first turn: sit down, fill the table with bots, begin.
import { nameOrYou } from "../../lib/player-name.ts";
import type { Table } from "../../lib/table.svelte.ts";

/** The bots that are asked, three kinds of player: together they show what the game is about. */
const OPPONENTS = ["greedy", "cautious", "copycat"];

/** Sits down and begins at a new table; anywhere else there is nothing to be done. */
export async function playNow(table: Table): Promise<void> {
  if (table.view?.phase !== "lobby" || table.view.seats.length) return;
  if (!(await table.ask({ do: "Sit", name: nameOrYou() }))) return;
  for (const bot of OPPONENTS) await table.ask({ do: "AddBot", bot });
  await table.ask({ do: "Start" });
}
