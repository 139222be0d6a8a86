// A finished game as a link: the whole game is in it.
import { BASE } from "../../lib/choices.ts";
import type { TurnView } from "../../lib/protocol.gen.ts";
import { reckon } from "../../lib/reckon.ts";

/** Null where there is nothing to see: no turn was played, or the server can't say. */
export async function replayLink(tableId: string, gameNo: number): Promise<string | null> {
  try {
    const response = await fetch(`${BASE}api/games/${tableId}-${gameNo}.link`);
    return response.ok ? (await response.text()).trim() : null;
  } catch {
    return null;
  }
}

/** All turns of it: for whoever was not there from the beginning. */
export async function turnsOf(link: string): Promise<readonly TurnView[]> {
  const game = await reckon({ record: link }).catch(() => null);
  return game?.turns.map(({ turn }) => turn) ?? [];
}
