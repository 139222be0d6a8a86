// Games that are being played here and are to be kept when they are over, even if nobody looks at their end.
//
// A game is noted while it is seen running, with whose it is. When it is known to be over, or perhaps is, the server is
// asked for it; then it is among the saved games, and its note goes.
import { ApiError, asApiError } from "../http.ts";
import { local } from "../storage.ts";
import { KINDS, saveGames, type Kind } from "./saved-games.ts";
import { savedFrom, summaries } from "./summaries.ts";

export interface Unsaved {
  /** The game: the id of its table, and its number there. */
  readonly id: string;
  /** When it was last seen, in milliseconds since the epoch. */
  readonly at: number;
  readonly kind: Kind;
  readonly seat: number | null;
  readonly level: number | null;
}

const UNSAVED = "unsaved ";
/** The most games that are remembered to be kept later. */
const MOST_UNSAVED = 40;
const being = new Map<string, Promise<boolean>>();

export function noteUnsaved({ id, ...rest }: Unsaved): void {
  local.setJson(UNSAVED + id, rest);
  for (const { id } of unsavedGames().slice(MOST_UNSAVED)) forgetUnsaved(id);
}

/** All of them, the one that was seen last first. */
export function unsavedGames(): Unsaved[] {
  const found = local.keys(UNSAVED).flatMap((key) => checked(key.slice(UNSAVED.length), local.getJson(key)) ?? []);
  return found.sort((a, b) => b.at - a.at);
}

/** Keeps a game that is over. False where the server does not have it (yet) or can't be reached: the note stays. */
export function saveFinished(game: Unsaved): Promise<boolean> {
  const already = being.get(game.id);
  if (already) return already;
  const saving = save(game).finally(() => being.delete(game.id));
  being.set(game.id, saving);
  return saving;
}

async function save({ id, ...whose }: Unsaved): Promise<boolean> {
  try {
    const [game] = await summaries({ game: id });
    // A game that was stopped has no end: there is nothing to keep.
    if (game?.winners.length) saveGames([savedFrom(game, whose)]);
    forgetUnsaved(id);
    return Boolean(game?.winners.length);
  } catch (thrown) {
    const { why }: ApiError = asApiError(thrown);
    if (why) forgetUnsaved(id); // what the server has there is no game
    return false;
  }
}

/** A game of which nothing was played, or that is gone. */
export function forgetUnsaved(id: string): void {
  local.set(UNSAVED + id, null);
}

function checked(id: string, found: unknown): Unsaved | null {
  const { at, kind, seat, level } = (found ?? {}) as Partial<Unsaved>;
  const isNumber = (item: unknown) => typeof item === "number";
  if (!isNumber(at) || !KINDS.some((known) => known === kind)) return null;
  if ((seat !== null && !isNumber(seat)) || (level !== null && !isNumber(level))) return null;
  return { id, at, kind, seat, level } as Unsaved;
}
