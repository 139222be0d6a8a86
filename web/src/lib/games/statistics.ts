// What a person's games add up to. Verdicts and scores are the server's; here they are only counted.
import type { Fall } from "../protocol.gen.ts";
import type { SavedGame } from "./saved-games.ts";

/** A turn of a saved game that stands out. */
export interface Moment {
  readonly game: SavedGame;
  /** Which turn, counted from 0. */
  readonly at: number;
  readonly number: string;
  readonly score: number;
}

export interface FallMoment extends Moment {
  readonly fall: Fall;
}

export interface Opponents {
  readonly kind: "people" | "mixed" | "bots";
  /** The level of the strongest bot; null where there was none, or nobody knows. */
  readonly level: number | null;
  readonly games: number;
  readonly wins: number;
}

export interface DigitCount {
  readonly digit: string;
  /** In how many numbers it stood. */
  readonly written: number;
  /** How many of them fell by it. */
  readonly fatal: number;
}

export interface Statistics {
  readonly games: number;
  readonly wins: number;
  /** The mean of the final scores. */
  readonly average: number;
  readonly best: SavedGame;
  readonly opponents: readonly Opponents[];
  readonly digits: readonly DigitCount[];
  readonly bestTurn: Moment | null;
  readonly unluckiest: FallMoment | null;
  /** The games that were reviewed, the oldest first. */
  readonly reviewed: readonly SavedGame[];
  /** The games that were not, the newest first. */
  readonly unreviewed: readonly SavedGame[];
}

/** Of games in which the own seat is known, the newest first; null where there are none. */
export function statisticsOf(all: readonly SavedGame[]): Statistics | null {
  const games = all.filter(({ seat, own }) => seat !== null && own !== null);
  const [first] = games;
  if (!first) return null;
  const moments = games.flatMap(momentsOf);
  const falls = games.flatMap(fallsOf);
  return {
    games: games.length,
    wins: games.filter(hasWon).length,
    average: games.reduce((sum, game) => sum + finalOf(game), 0) / games.length,
    best: games.reduce((best, game) => (finalOf(game) > finalOf(best) ? game : best), first),
    opponents: opponentsOf(games),
    digits: [..."0123456789"].map((digit) => ({
      digit,
      written: moments.filter(({ number }) => number.includes(digit)).length,
      fatal: falls.filter(({ fall }) => fall.digits.includes(digit)).length,
    })),
    bestTurn: moments.reduce<Moment | null>((best, one) => (one.score > (best?.score ?? 0) ? one : best), null),
    unluckiest: falls.reduce<FallMoment | null>(
      (worst, one) => (worst && !isUnluckier(one, worst) ? worst : one),
      null,
    ),
    reviewed: games.filter(({ accuracy }) => accuracy !== null).reverse(),
    unreviewed: games.filter(({ accuracy }) => accuracy === null),
  };
}

export function hasWon({ seat, winners }: SavedGame): boolean {
  return seat !== null && winners.includes(seat);
}

export function finalOf({ seat, finals }: SavedGame): number {
  return (seat === null ? undefined : finals[seat]) ?? 0;
}

function momentsOf(game: SavedGame): Moment[] {
  const tokens = game.own?.tokens ?? [];
  return tokens.flatMap((token, at) =>
    token.startsWith("-") ? [] : [{ game, at, number: token.slice(0, 3), score: game.own?.scores[at] ?? 0 }],
  );
}

function fallsOf(game: SavedGame): FallMoment[] {
  const moments = momentsOf(game);
  return (game.own?.falls ?? []).flatMap((fall) => {
    const moment = moments.find(({ at }) => at === fall.turn_index);
    return moment ? [{ ...moment, fall }] : [];
  });
}

/** Less was in the way: fewer digits in fewer numbers. Of equals it is the higher number, and of those the newer. */
function isUnluckier(one: FallMoment, other: FallMoment): boolean {
  const inTheWay = ({ fall }: FallMoment) => fall.digits.length + fall.numbers.length;
  return inTheWay(one) === inTheWay(other) ? one.number > other.number : inTheWay(one) < inTheWay(other);
}

const ORDER = ["people", "mixed", "bots"] as const;

export function opponentKind({ names, seat }: SavedGame): Opponents["kind"] {
  const others = names.filter((_, i) => i !== seat);
  const bots = others.filter((name) => name.startsWith("@")).length;
  return bots === others.length ? "bots" : bots ? "mixed" : "people";
}

/** People first, then bots by their level. */
function opponentsOf(games: readonly SavedGame[]): Opponents[] {
  const rows = new Map<string, Opponents>();
  for (const game of games) {
    const kind = opponentKind(game);
    const level = kind === "bots" ? game.level : null;
    const key = `${kind} ${level}`;
    const row = rows.get(key) ?? { kind, level, games: 0, wins: 0 };
    rows.set(key, { ...row, games: row.games + 1, wins: row.wins + Number(hasWon(game)) });
  }
  const order = (row: Opponents) => ORDER.indexOf(row.kind);
  return [...rows.values()].sort((a, b) => order(a) - order(b) || (a.level ?? 0) - (b.level ?? 0));
}
