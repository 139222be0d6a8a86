// What is worth telling of a game that is over, as the server found it, in words.
import { t } from "./i18n/index.svelte.ts";
import type { MomentsView, SeatView } from "./protocol.gen.ts";
import { BONUSES, nameOf } from "./seats.ts";

export interface Told {
  readonly what: keyof MomentsView;
  readonly turn_index: number;
  readonly seat: number;
  /** "Decisive turn · Round 2 · Turn 4". */
  readonly title: string;
  readonly text: string;
}

/** In the order in which they are told; `you` is the seat of whoever reads it. */
export function tellMoments(moments: MomentsView, seats: readonly SeatView[], you: number | null): Told[] {
  const told: Told[] = [];
  const tell = (what: Told["what"], { turn_index, seat }: { turn_index: number; seat: number }, said: object) => {
    const turn = t("turn-title", {
      round: Math.floor(turn_index / BONUSES.length) + 1,
      turn: (turn_index % BONUSES.length) + 1,
    });
    const who = seat === you ? "you" : "other";
    told.push({
      what,
      turn_index,
      seat,
      title: t("moment-where", { what: t(`moment-${what}`), turn }),
      text: t(`moment-${what}-told`, { who, name: seats[seat] ? nameOf(seats[seat]) : "", ...said }),
    });
  };
  const { decisive, boldest, unluckiest } = moments;
  if (decisive) tell("decisive", decisive, { before: signed(decisive.before), after: signed(decisive.after) });
  if (boldest) tell("boldest", boldest, { number: boldest.number, risk: Math.round(boldest.risk * 100) });
  if (unluckiest) tell("unluckiest", unluckiest, { number: unluckiest.number, count: unluckiest.points });
  return told;
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace("-", "−");
}
