// How a game ended, as a text to send.
import { listed, t } from "./i18n/index.svelte.ts";
import type { TableView } from "./protocol.gen.ts";
import { nameOf } from "./seats.ts";

/** Who won, and then everybody's place and score, a line each; empty where nobody has won. */
export function endingOf({ winners, finals, seats, standings }: TableView): string {
  if (!winners.length) return "";
  const [best = 0] = winners.map((seat) => finals[seat] ?? 0);
  const names = winners.flatMap((seat) => seats[seat] ?? []).map(nameOf);
  const lines = standings.map(
    ([place, seat]) => `${place}. ${seats[seat] ? nameOf(seats[seat]) : ""} ${finals[seat] ?? 0}`,
  );
  return [t("winner", { names: listed(names), score: best, count: names.length }), ...lines].join("\n");
}
