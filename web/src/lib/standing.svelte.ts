// How everybody stands: what the score boxes add up to, the total once the round is over, and who leads.
import { listed, t } from "./i18n/index.svelte.ts";
import type { TableView, TurnView } from "./protocol.gen.ts";
import { BONUSES, nameOf } from "./seats.ts";

export interface Standing {
  /** The scores of this round together. */
  readonly sum: number;
  /** The total of this round, with a point for every crossed-out digit; there is none before the round is over. */
  readonly total: number | null;
  /** The total of round 1, once round 2 is being played. */
  readonly before: number | null;
  /** The points ahead of the next, as the boards show them; for all others, and where several lead, 0 or less. */
  readonly lead: number;
  readonly leads: boolean;
}

type Totals = TableView["totals"];

/** Everybody's standing while a turn of this round is written, seat by seat. */
export function standingsOf({ seats, totals }: Pick<TableView, "seats" | "totals">, round: number): Standing[] {
  return compared(
    seats.map(({ scores }) => scores),
    totals,
    round,
  );
}

/** Everybody's standing right after a turn. */
export function standingsAfter({ seats, round_no, turn_no }: TurnView, totals: Totals): Standing[] {
  const scores = seats.map((ruling) => ruling.scores);
  return compared(scores, totals, round_no, turn_no === BONUSES.length ? totals[round_no - 1] : undefined);
}

function compared(scores: readonly (readonly number[])[], totals: Totals, round: number, closed?: readonly number[]) {
  const all = scores.map((own, seat) => ({
    sum: own.reduce((sum, score) => sum + score, 0),
    total: closed?.[seat] ?? null,
    before: round === 2 ? (totals[0]?.[seat] ?? null) : null,
  }));
  const points = all.map(({ sum, total, before }) => (before ?? 0) + (total ?? sum));
  const most = Math.max(...points);
  return all.map((one, seat) => {
    const own = points[seat] ?? 0;
    const others = points.filter((_, other) => other !== seat);
    return { ...one, lead: own - Math.max(...others), leads: own === most && points.some((other) => other < most) };
  });
}

let asLead = $state(false);

/** Whether boards show how far ahead or behind somebody is, instead of the sum. */
export const showsLead = (): boolean => asLead;

export function toggleLead(): void {
  asLead = !asLead;
}

/** What somebody has on the front and the back of the board together. */
function pointsOf({ sum, total, before }: Standing): number {
  return (before ?? 0) + (total ?? sum);
}

/** Who leads, and what one has oneself, as it is heard when a turn begins; nothing where nobody leads. */
export function leadersHeard(table: TableView, you: number | null): string[] {
  const standings = standingsOf(table, table.round_no);
  const leaders = standings.flatMap(({ leads }, seat) => (leads ? [seat] : []));
  const first = standings[leaders[0] ?? -1];
  if (!first) return [];
  const names = table.seats.flatMap((view, seat) =>
    leaders.includes(seat) ? [seat === you ? t("board-you") : nameOf(view)] : [],
  );
  const own = you !== null && !leaders.includes(you) ? standings[you] : undefined;
  return [
    t("standing-leaders", { names: listed(names), total: pointsOf(first) }),
    ...(own ? [t("heard-score", { name: t("board-you"), score: String(pointsOf(own)) })] : []),
  ];
}

/** How somebody stands, as it is heard. */
export function standingHeard({ sum, total, before, lead, leads }: Standing): string {
  const parts = [
    total === null ? t("standing-so-far", { sum }) : t("standing-closed", { sum, count: total - sum, total }),
    ...(before === null ? [] : [t("standing-before", { total: before })]),
    ...(leads || lead < 0 ? [t("standing-lead", { who: leads ? "ahead" : "behind", points: Math.abs(lead) })] : []),
  ];
  return parts.reduce((first, next) => t("sentences", { first, next }));
}
