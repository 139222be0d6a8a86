// One tap from the start page to the first turn: sit down, fill the table with bots, begin.
import { myName, OPPONENTS } from "../../lib/players.ts";
import type { Table } from "../../lib/table.svelte.ts";

/** At a new table; anywhere else there is nothing to be done. */
export async function playNow(table: Table): Promise<void> {
  if (table.view?.phase !== "lobby" || table.view.seats.length) return;
  if (!(await table.ask({ say: "Sit", name: myName() }))) return;
  for (const bot of OPPONENTS) await table.ask({ say: "AddBot", bot });
  await table.ask({ say: "Start" });
}
