// How everybody stands: the total so far, over both rounds and with what is crossed out, and who leads.
import { listed, t } from "./i18n/index.svelte.ts";
import type { TableView } from "./protocol.gen.ts";
import { nameOf } from "./seats.ts";

export interface Standing {
  /** All scores so far and a point for every crossed-out digit. */
  readonly total: number;
  /** The total of round 1, once round 2 is being played. */
  readonly before: number | null;
  /** The points ahead of the next; for all others, and where several lead, how many behind: 0 or less. */
  readonly lead: number;
  readonly leads: boolean;
}

/** Everybody's standing in a round, seat by seat; the table is as it was when this was to be seen. */
export function standingsOf({ finals, totals }: Pick<TableView, "finals" | "totals">, round: number): Standing[] {
  const most = Math.max(...finals);
  return finals.map((total, seat) => {
    const others = finals.filter((_, other) => other !== seat);
    return {
      total,
      before: round === 2 ? (totals[0]?.[seat] ?? null) : null,
      lead: total - Math.max(...others),
      leads: total === most && finals.some((other) => other < most),
    };
  });
}

let asLead = $state(false);

/** Whether boards show how far ahead or behind somebody is, instead of the total. */
export const showsLead = (): boolean => asLead;

export function toggleLead(): void {
  asLead = !asLead;
}

/** Who leads, and what one has oneself, as it is heard when a turn begins; nothing where nobody leads. */
export function leadersHeard(table: TableView, you: number | null): string[] {
  const standings = standingsOf(table, table.round_no);
  const leaders = standings.flatMap(({ leads }, seat) => (leads ? [seat] : []));
  const total = standings[leaders[0] ?? -1]?.total;
  if (total === undefined) return [];
  const names = table.seats.flatMap((view, seat) =>
    leaders.includes(seat) ? [seat === you ? t("board-you") : nameOf(view)] : [],
  );
  const own = you !== null && !leaders.includes(you) ? standings[you] : undefined;
  return [
    t("standing-leaders", { names: listed(names), total }),
    ...(own ? [t("heard-score", { name: t("board-you"), score: String(own.total) })] : []),
  ];
}

/** How somebody stands, as it is heard. */
export function standingHeard({ total, before, lead, leads }: Standing): string {
  const parts = [
    t("standing-total", { total }),
    ...(before === null ? [] : [t("standing-before", { total: before })]),
    ...(leads || lead < 0 ? [t("standing-lead", { who: leads ? "ahead" : "behind", points: Math.abs(lead) })] : []),
  ];
  return parts.reduce((first, next) => t("sentences", { first, next }));
}
