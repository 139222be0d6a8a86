// A game of the box that the scorekeeper has come to the end of, to be kept. A later correction takes its place.
import { asApiError } from "../http.ts";
import { local } from "../storage.ts";
import { forgetGame, saveGames } from "./saved-games.ts";
import { savedFrom, summaries } from "./summaries.ts";

/** `kept` is the key under which the link of this game is remembered, until the next one begins. */
export async function keepScorekept(link: string, kept: string): Promise<void> {
  const before = local.get(kept);
  if (before === link) return;
  try {
    const [game] = await summaries({ records: link });
    if (!game?.winners.length) return;
    if (before) forgetGame(before);
    saveGames([savedFrom(game, { at: Date.now(), kind: "box", seat: null, level: null })]);
    local.set(kept, link);
  } catch (thrown) {
    void asApiError(thrown); // without a network it is kept at the next visit
  }
}
