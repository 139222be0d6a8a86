// What the server's rules say of games, as something to keep.
import { requestJson } from "../http.ts";
import type { GameSummaries, GameSummary, Summarise } from "../protocol.gen.ts";
import { rememberedName } from "../player-name.ts";
import type { Kind, SavedGame } from "./saved-games.ts";

/** The games of a text, or one of this server; or an `ApiError` that says what is wrong. */
export async function summaries(asked: Summarise): Promise<readonly GameSummary[]> {
  const init = { method: "POST", body: JSON.stringify(asked) };
  return (await requestJson<GameSummaries>("api/summaries", ({ games }) => Array.isArray(games), init)).games;
}

export interface Whose {
  readonly at: number;
  readonly kind: Kind;
  /** The own seat; null where it is found by the own name, if one of the players has it. */
  readonly seat: number | null;
  readonly level: number | null;
  readonly accuracy?: number | null;
}

export function savedFrom(summary: GameSummary, whose: Whose): SavedGame {
  const seat = whose.seat !== null && summary.seats[whose.seat] ? whose.seat : seatOfName(summary.names);
  const { link, names, finals, winners } = summary;
  const { at, kind, level, accuracy = null } = whose;
  const own = seat === null ? null : (summary.seats[seat] ?? null);
  return { link, at, kind, names, seat, level, finals, winners, own, accuracy: own && accuracy };
}

/** The seat of whoever has the name that is used on this device; null if nobody or several have it. */
function seatOfName(names: readonly string[]): number | null {
  const own = rememberedName();
  const [seat, another] = names.flatMap((name, i) => (own && name === own ? [i] : []));
  return seat !== undefined && another === undefined ? seat : null;
}
