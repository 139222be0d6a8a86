// Names in saved games as they are shown.
import type { SavedGame } from "../../lib/games/saved-games.ts";
import { t } from "../../lib/i18n/index.svelte.ts";
import { UNKNOWN } from "../../lib/reckon.ts";
import { colourName, nameOf } from "../../lib/seats.ts";

/** The own seat is "you"; whose name nobody wrote down is called by the colour. */
export function nameAt({ names, seat: own }: Pick<SavedGame, "names" | "seat">, seat: number): string {
  const name = names[seat] ?? UNKNOWN;
  if (seat === own) return t("board-you");
  return name === UNKNOWN ? colourName(seat) : nameOf({ name });
}
