// The five seats: their colours and the words for them. An element with `data-seat={seat}` has the seat's
// colours as --fill, --on, --edge, --tint and --mark (lines drawn by hand); see styles/tokens.css.
import { isSaid, t } from "./i18n/index.svelte.ts";
import type { SeatView } from "./protocol.gen.ts";

export const COLOURS = ["red", "blue", "green", "yellow", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

export function colourOf(seat: number): Colour {
  return COLOURS[seat] ?? "red";
}

/** "Red". */
export function colourName(seat: number): string {
  return t(`colour-${colourOf(seat)}`);
}

/** "Red Sun": how a seat is said aloud. */
export function seatName(seat: number): string {
  return t(`seat-${colourOf(seat)}`);
}

/** A name as it is shown: a bot's goes without the @ that only tells it from people, for whom the word "bot" stands. */
export function nameOf({ name }: Pick<SeatView, "name">): string {
  const [, bot = "", count = ""] = /^@(.+?) ?(\d*)$/.exec(name) ?? [];
  if (bot && isSaid(`bot-${bot}-name`)) {
    const known = t(`bot-${bot}-name`);
    return count ? t("bot-twin", { name: known, count }) : known;
  }
  return name.startsWith("@") ? name.charAt(1).toLocaleUpperCase() + name.slice(2) : name; // of another package
}

/** Names of bots that are to sit down together, all different: "Greedy", "Greedy 2". */
export function botNames(bots: readonly string[]): string[] {
  const count = (bot: string, i: number) => bots.slice(0, i + 1).filter((other) => other === bot).length;
  return bots.map((bot, i) => nameOf({ name: count(bot, i) > 1 ? `@${bot}${count(bot, i)}` : `@${bot}` }));
}

/** What is printed in the five score boxes: the bonus of each turn. To be read, not to be reckoned with. */
export const BONUSES = [2, 3, 4, 6, 8] as const;

export function bonusOf(turn: number): number {
  return BONUSES[turn - 1] ?? 0;
}
