// How a game ended, as a text to send.
import { listed, t } from "./i18n/index.svelte.ts";
import type { TableView } from "./protocol.gen.ts";
import { nameOf } from "./seats.ts";

type Ended = Pick<TableView, "winners" | "finals" | "seats" | "standings">;

/** Who won. Somebody who plays alone is called "you", also where others read it: then grammar follows the name. */
export function wonBy({ winners, seats }: Pick<Ended, "winners" | "seats">, you: number | null = null): string {
  const names = winners.map((seat) => (seats[seat] ? nameOf(seats[seat]) : ""));
  const mine = winners[0] === you || names[0] === t("board-you");
  return t("standings-wins", {
    who: winners.length > 1 ? "several" : mine ? "you" : "other",
    names: listed(names),
  });
}

/** Who won, and then everybody's place and score, a line each; empty where nobody has won. */
export function endingOf(table: Ended): string {
  const { winners, finals, seats, standings } = table;
  if (!winners.length) return "";
  const lines = standings.map(
    ([place, seat]) => `${place}. ${seats[seat] ? nameOf(seats[seat]) : ""} ${finals[seat] ?? 0}`,
  );
  return [wonBy(table), ...lines].join("\n");
}
