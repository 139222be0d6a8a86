// How one gets from looking back to where the table is: by the button, by Enter, and with a clock by itself.
import type { Table } from "../../lib/table.svelte.ts";

/** The milliseconds to read what happened; the server adds as much to the clock. */
export const READING_MS = 6_000;

/** Whether the next turn is running already, with a clock: nobody should lose it by reading. */
export function isHurried(table: Table): boolean {
  if (table.behind || table.shown?.again || table.sitsOut) return false;
  return table.secondsLeft !== null && table.view?.phase === "choose";
}

/** Enter goes on, wherever the focus is, unless it means something there. */
export function onEnter(go: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" || event.repeat || event.defaultPrevented || document.querySelector("dialog[open]"))
      return;
    if (event.target instanceof Element && event.target.closest("button, a, summary, input, select")) return;
    event.preventDefault();
    go();
  };
}
