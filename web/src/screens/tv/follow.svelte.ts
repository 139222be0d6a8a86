// A television goes on when everybody at the table has: never before the slowest, and at once after them.
import type { Table } from "../../lib/table.svelte.ts";

/** Goes on with the others as long as the calling component lives. */
export function followTheRoom(table: Table): void {
  /** The turn that somebody was seen to look at: where nobody is there, nobody can be followed. */
  let looked = "";
  $effect(() => {
    const { view, stage, looksAt } = table;
    const turn = `${view?.game_no}.${view?.turn_index}`;
    if (looksAt) looked = turn;
    if (looked !== turn) return;
    if ((stage === "check" && looksAt !== "check") || (stage === "round" && !looksAt)) table.goOn();
  });
}

/**
 * Goes on by itself after some time: `alone` milliseconds where nobody at the table looks, `longest` where somebody
 * does. A phone that lies idle must not stop a television.
 */
export function goOnAfter(table: Table, ready: () => boolean, alone: number, longest: number): void {
  $effect(() => {
    if (!ready()) return;
    const timer = setTimeout(() => table.goOn(), table.looksAt ? longest : alone);
    return () => clearTimeout(timer);
  });
}
