// One tap from the start page to the first turn: sit down, fill the table with bots, begin.
import { chosenDifficulty, easierThan, type Difficulty } from "../../lib/difficulty.ts";
import { nameOrYou } from "../../lib/player-name.ts";
import type { OfferedBot } from "../../lib/protocol.gen.ts";
import type { Table } from "../../lib/table.svelte.ts";

const OPPONENTS = 3;

/** Sits down and begins at a new table; anywhere else there is nothing to be done. With `true` opponents are drawn. */
export async function playNow(table: Table, against: true | readonly string[]): Promise<void> {
  if (table.view?.phase !== "lobby" || table.view.seats.length) return;
  if (!(await table.ask({ do: "Sit", name: nameOrYou() }))) return;
  const bots = against === true ? drawn(table.bots, chosenDifficulty()) : against;
  for (const bot of bots) await table.ask({ do: "AddBot", bot });
  await table.ask({ do: "Start" });
}

/**
 * Three bots of this difficulty, all different while there are enough: other ones in the next game. A small server has no
 * merciless ones; those of the next easier difficulty play instead.
 */
export function drawn(bots: readonly OfferedBot[], step: Difficulty, chance: () => number = Math.random): string[] {
  const all = bots.filter(({ difficulty }) => difficulty === step).map(({ name }) => name);
  const easier = easierThan(step);
  if (!all.length && easier) return drawn(bots, easier, chance);
  const names: string[] = [];
  let left: string[] = [];
  while (all.length && names.length < OPPONENTS) {
    if (!left.length) left = [...all];
    names.push(...left.splice(Math.floor(chance() * left.length), 1));
  }
  return names;
}
