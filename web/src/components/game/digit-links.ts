// Which digits are ringed and which two are joined by a line, so that everybody sees why a number fell.
import type { RulingView, TurnView } from "../../lib/protocol.gen.ts";
import { rowsOf } from "./ladder.ts";
import { culprits } from "./explain.ts";

export interface DigitLink {
  /** Whose number falls, and whose lower number did it. */
  readonly seat: number;
  readonly by: number;
  /** For every shared digit the slots it stands in, above and below; a line joins the first pair. */
  readonly pairs: readonly { readonly above: number; readonly below: number }[];
  /** Whether there is a line: one is enough for three and more who wrote the same. */
  readonly joined: boolean;
}

export interface RingOn {
  readonly slot: number;
  /** Whose colour it has. */
  readonly seat: number;
  readonly inner: boolean;
  /** The fallen seat whose check draws it, and whether it is on the fallen number or on the lower one. */
  readonly id: string;
}

/** The links of a turn, to the highest of several lower numbers, which stands nearest; of twins the one that lies alike. */
export function linksOf(turn: TurnView): DigitLink[] {
  return turn.seats.flatMap((ruling, seat) => {
    const [culprit] = culprits(turn, ruling);
    if (!culprit || ruling.number === null) return [];
    const { number } = ruling;
    const alike = (other: RulingView) => other.number === number && other.verdict === ruling.verdict;
    const twins = turn.seats.flatMap((other, i) => (alike(other) ? [i] : []));
    const joined = twins.length <= 2 || seat === rowsOf(twins).at(-1)?.[0];
    const by = culprit.seats[twins.length <= 2 ? twins.indexOf(seat) % culprit.seats.length : 0] ?? 0;
    const pairs = [...culprit.digits].map((digit) => nearest(slotsOf(number, digit), slotsOf(culprit.number, digit)));
    pairs.sort((a, b) => apart(a) - apart(b));
    return [{ seat, by, pairs, joined }];
  });
}

/** The rings on everybody's tablet. */
export function ringsOf(links: readonly DigitLink[], seat: number): RingOn[] {
  const below = new Map<number, RingOn>();
  for (const link of links.filter(({ by }) => by === seat))
    for (const pair of link.pairs)
      if (!below.has(pair.below))
        below.set(pair.below, { slot: pair.below, seat, inner: false, id: `below ${link.seat}` });
  const above = links
    .filter((link) => link.seat === seat)
    .flatMap((link) =>
      link.pairs.map((pair) => ({
        slot: pair.above,
        seat: link.by,
        inner: below.has(pair.above),
        id: `above ${seat}`,
      })),
    );
  return [...below.values(), ...above];
}

/** The seat whose fall a ring explains. */
export function fallenOf(id: RingOn["id"]): number {
  return Number(id.split(" ")[1]);
}

function slotsOf(number: string, digit: string): number[] {
  return [0, 1, 2].filter((slot) => number[slot] === digit);
}

function nearest(above: readonly number[], below: readonly number[]) {
  const pairs = above.flatMap((a) => below.map((b) => ({ above: a, below: b })));
  return pairs.reduce((best, pair) => (apart(pair) < apart(best) ? pair : best));
}

function apart({ above, below }: { above: number; below: number }): number {
  return Math.abs(above - below);
}
