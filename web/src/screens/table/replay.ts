// A finished game as a link: the whole game is in it.
import { BASE } from "../../lib/choices.ts";

/** Null where there is nothing to see: no turn was played, or the server can't say. */
export async function replayLink(tableId: string, gameNo: number): Promise<string | null> {
  try {
    const response = await fetch(`${BASE}api/games/${tableId}-${gameNo}.link`);
    return response.ok ? (await response.text()).trim() : null;
  } catch {
    return null;
  }
}
