// A whole review in a few figures.
import type { ReviewedGame, ReviewedTurn, Split } from "../../lib/protocol.gen.ts";

interface Sums {
  /** The accuracy from 0 to 1; null for a seat that never wrote. */
  readonly accuracy: number | null;
  /** What happened in all turns in which points counted. */
  readonly split: Split;
}

export function sumsOf(turns: readonly ReviewedTurn[], ending: ReviewedGame | null, seat: number): Sums {
  const judged = turns.flatMap(({ seats }) => seats[seat]?.accuracy ?? []);
  const soFar = judged.length ? judged.reduce((total, one) => total + one, 0) / judged.length : null;
  const splits = turns.flatMap(({ objective, splits }) => (objective === "points" ? (splits[seat] ?? []) : []));
  return {
    accuracy: ending ? (ending.accuracy[seat] ?? null) : soFar,
    split: ending?.splits[seat] ?? splits.reduce(added, NOTHING),
  };
}

const NOTHING: Split = { happened: 0, judgement: 0, gifts: 0, luck: 0 };

function added(one: Split, other: Split): Split {
  return {
    happened: one.happened + other.happened,
    judgement: one.judgement + other.judgement,
    gifts: one.gifts + other.gifts,
    luck: one.luck + other.luck,
  };
}

/** The chances to win before every turn, and behind the last one. */
export function courseOf(turns: readonly ReviewedTurn[], ending: ReviewedGame | null): (readonly number[])[] {
  return [...turns.map(({ chances }) => chances), ...(ending?.chances.length ? [ending.chances] : [])];
}

interface Decisive {
  /** Which turn, counted from 0. */
  readonly at: number;
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

/**
 * The turn in which a winner's chances rose most, or, without winners, anybody's. Null where nothing was ever decided.
 */
export function decisiveOf(course: readonly (readonly number[])[], winners: readonly number[]): Decisive | null {
  let found: Decisive | null = null;
  const rise = (one: Decisive | null) => (one ? one.after - one.before : 0.005); // less is not seen
  course.slice(1).forEach((chances, at) =>
    chances.forEach((after, seat) => {
      if (winners.length && !winners.includes(seat)) return;
      const one = { at, seat, before: course[at]?.[seat] ?? 0, after };
      if (rise(one) > rise(found)) found = one;
    }),
  );
  return found;
}
