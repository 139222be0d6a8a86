// How a game ended, for people who were not there: as a text to send, and the names for a picture.
import { listed, t } from "./i18n/index.svelte.ts";
import type { SeatView, TableView } from "./protocol.gen.ts";
import { colourName, nameOf } from "./seats.ts";

type Ended = Pick<TableView, "winners" | "finals" | "seats" | "standings">;
type Named = Pick<SeatView, "name">;

/** A name that tells others who it was: the colour of the seat for somebody who played as "you" or without a name. */
export function publicName(view: Named | undefined, seat: number): string {
  const name = view ? nameOf(view) : "";
  return name && name !== "?" && name !== t("you-name") ? name : colourName(seat);
}

/** The same, with a word for bots. */
export function publicNameAndKind(view: SeatView | undefined, seat: number): string {
  const name = publicName(view, seat);
  return view?.kind === "bot" ? t("ending-bot", { name }) : name;
}

/** Who won; whoever is told so about themselves is called "you". */
export function wonBy(
  { winners, seats }: { winners: readonly number[]; seats: readonly Named[] },
  you: number | null = null,
): string {
  const names = winners.map((seat) => (seat === you ? t("board-you") : publicName(seats[seat], seat)));
  const who = winners.length > 1 ? "several" : winners[0] === you ? "you" : "other";
  return t("standings-wins", { who, names: listed(names) });
}

/** Who won, and then everybody's place and score, a line each; empty where nobody has won. */
export function endingOf(table: Ended): string {
  const { winners, finals, seats, standings } = table;
  if (!winners.length) return "";
  const lines = standings.map(
    ([place, seat]) => `${place}. ${publicNameAndKind(seats[seat], seat)} ${finals[seat] ?? 0}`,
  );
  return [wonBy(table), ...lines].join("\n");
}
