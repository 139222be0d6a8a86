// A finished game as a link: the whole game is in it.
import { request } from "../../lib/http.ts";
import type { TurnView } from "../../lib/protocol.gen.ts";
import { reckon } from "../../lib/reckon.ts";

/** The link to the replay; null where there is nothing to see: no turn was played, or the server can't say. */
export async function replayLink(tableId: string, gameNo: number): Promise<string | null> {
  try {
    return (await (await request(`api/games/${tableId}-${gameNo}.link`)).text()).trim();
  } catch {
    return null;
  }
}

/** All turns of the game, for whoever was not there from the beginning. */
export async function turnsOf(link: string): Promise<readonly TurnView[]> {
  const game = await reckon({ record: link }).catch(() => null);
  return game?.turns.map(({ turn }) => turn) ?? [];
}
