// The finished games of this device, in its storage. Every game has a key of its own, which is its link: two tabs never
// overwrite each other's games, what is damaged is left out alone, and the same game is never there twice.
import type { Fall, SeatSummary } from "../protocol.gen.ts";
import { local } from "../storage.ts";

/** Where a game was played: at a table, handed round on this device, with the box, or in a file from elsewhere. */
export const KINDS = ["table", "device", "box", "file"] as const;
export type Kind = (typeof KINDS)[number];

export interface SavedGame {
  /** The whole game, with the names. */
  readonly link: string;
  /** When it ended, in milliseconds since the epoch; 0 where nobody knows. */
  readonly at: number;
  readonly kind: Kind;
  readonly names: readonly string[];
  /** Whose game it is; null where several people played on this device, or nobody knows. */
  readonly seat: number | null;
  /** The level of the strongest bot; null where there was none, or nobody knows. */
  readonly level: number | null;
  readonly finals: readonly number[];
  readonly winners: readonly number[];
  /** The numbers of the own seat. */
  readonly own: SeatSummary | null;
  /** The accuracy of the own seat from 0 to 1; null until the game was reviewed. */
  readonly accuracy: number | null;
}

const GAME = "game ";
/** The most games that are kept; the oldest give way. */
export const MOST_GAMES = 1000;

/** All of them, the newest first. */
export function savedGames(): SavedGame[] {
  const games = local.keys(GAME).flatMap((key) => checked(key.slice(GAME.length), local.getJson(key)) ?? []);
  return games.sort((a, b) => b.at - a.at || (a.link < b.link ? -1 : 1));
}

export function savedGame(link: string): SavedGame | null {
  return checked(link, local.getJson(GAME + link));
}

/** Keeps games. One that is already there is only completed with what is now known of it. Returns how many were new. */
export function saveGames(games: readonly SavedGame[]): number {
  let added = 0;
  for (const game of games) {
    const before = savedGame(game.link);
    if (!before) added += 1;
    write(before ? completed(before, game) : game);
  }
  for (const { link } of savedGames().slice(MOST_GAMES)) forgetGame(link);
  return added;
}

export function forgetGame(link: string): void {
  local.set(GAME + link, null);
}

/** Also what is damaged. */
export function forgetAllGames(): void {
  for (const key of local.keys(GAME)) local.set(key, null);
}

/** What a review found out about a game, if it is one of these. */
export function keepAccuracy(link: string, accuracy: readonly (number | null)[]): void {
  const game = savedGame(link);
  const own = game?.seat == null ? null : (accuracy[game.seat] ?? null);
  if (game && own !== null && own !== game.accuracy) write({ ...game, accuracy: own });
}

function completed(before: SavedGame, now: SavedGame): SavedGame {
  const whose = before.seat === null ? now : before;
  return {
    ...before,
    at: before.at || now.at,
    level: before.level ?? now.level,
    seat: whose.seat,
    own: whose.own,
    accuracy: before.accuracy ?? (whose.seat === now.seat ? now.accuracy : null),
  };
}

function write({ link, ...rest }: SavedGame): void {
  const [key, text] = [GAME + link, JSON.stringify(rest)];
  if (local.get(key) !== text) local.set(key, text);
}

const isList = (list: unknown, isItem: (item: unknown) => boolean) => Array.isArray(list) && list.every(isItem);
const isText = (item: unknown) => typeof item === "string";
const isFigure = (item: unknown) => typeof item === "number" && Number.isFinite(item);
const isToken = (item: unknown) => isText(item) && /^(\d{3}[+*x!]|----)$/.test(item as string);
const isNullOr = (is: (item: unknown) => boolean) => (item: unknown) => item === null || is(item);

/** What was kept, if it is what it should be: another version, or somebody, may have left something else there. */
function checked(link: string, found: unknown): SavedGame | null {
  if (typeof found !== "object" || found === null) return null;
  const { at, kind, names, seat, level, finals, winners, own, accuracy } = found as Record<string, unknown>;
  const seats = Array.isArray(names) ? names.length : 0;
  const isSeat = (item: unknown) => Number.isInteger(item) && Number(item) >= 0 && Number(item) < seats;
  const good =
    isFigure(at) &&
    KINDS.some((known) => known === kind) &&
    isList(names, isText) &&
    seats >= 2 &&
    isNullOr(isSeat)(seat) &&
    isNullOr(isFigure)(level) &&
    isList(finals, isFigure) &&
    isList(winners, isSeat) &&
    (seat === null ? own === null : isSummary(own)) &&
    isNullOr((item) => isFigure(item) && Number(item) >= 0 && Number(item) <= 1)(accuracy);
  if (!good) return null;
  return { link, at, kind, names, seat, level, finals, winners, own, accuracy } as SavedGame;
}

function isSummary(found: unknown): found is SeatSummary {
  const { tokens, scores, falls } = (found ?? {}) as Record<string, unknown>;
  return isList(tokens, isToken) && isList(scores, isFigure) && isList(falls, isFall);
}

function isFall(found: unknown): found is Fall {
  const { turn_index, digits, numbers } = (found ?? {}) as Record<string, unknown>;
  return isFigure(turn_index) && isText(digits) && isList(numbers, isText);
}
