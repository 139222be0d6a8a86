// A whole review in a few figures.
import type { ReviewedGame, ReviewedSeat, ReviewedTurn } from "../../lib/protocol.gen.ts";

interface Sums {
  /** The accuracy from 0 to 1; null for a seat that never wrote. */
  readonly accuracy: number | null;
  readonly misread: number;
  readonly luck: number;
}

export function sumsOf(turns: readonly ReviewedTurn[], ending: ReviewedGame | null, seat: number): Sums {
  const seats = turns.flatMap(({ seats }) => seats[seat] ?? []);
  const sum = (of: (one: ReviewedSeat) => number) => seats.reduce((total, one) => total + of(one), 0);
  const soFar = seats.length ? sum(({ accuracy }) => accuracy) / seats.length : null;
  return {
    accuracy: ending ? (ending.accuracy[seat] ?? null) : soFar,
    misread: sum(({ misread }) => misread),
    luck: sum(({ luck }) => luck),
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
