// A finished game as a link: the whole game is in it.
import { request } from "../../lib/http.ts";
import type { Reckoned } from "../../lib/protocol.gen.ts";
import { reckon } from "../../lib/reckon.ts";

/** The link to the replay; null where there is nothing to see: no turn was played, or the server can't say. */
export async function replayLink(tableId: string, gameNo: number): Promise<string | null> {
  try {
    return (await (await request(`api/games/${tableId}-${gameNo}.link`)).text()).trim();
  } catch {
    return null;
  }
}

/** The whole game with its moments, also for whoever was not there from the beginning; null if the server can't say. */
export async function gameOf(link: string): Promise<Reckoned | null> {
  return reckon({ record: link }).catch(() => null);
}
