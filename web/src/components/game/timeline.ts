// The timeline of a reveal: when what happens, in milliseconds. animation.ts plays it.
import type { Sound } from "../../lib/sound.ts";
import type { NumberLadder } from "./ladder.ts";

export interface Timeline {
  /** When each seat's tablet is turned over. */
  readonly turnOver: readonly number[];
  /** When all tablets glide to their rungs, and void ones drop out. */
  readonly sort: number;
  /** When each rung is judged, from the top down. */
  readonly rungs: readonly number[];
  /** When bonus and points are given, points fly and digits are crossed out. */
  readonly resolve: number;
  /** When a round that is over is closed: the digits are counted, and then all is added up. */
  readonly close: number;
  readonly total: number;
}

export const TURN_OVER = { each: 320, apart: 70 } as const;
export const SORT = 560;
/** Within the judgement of a fallen number: when it begins, and how long it takes. */
export const FALL = {
  ring: [0, 180],
  line: [160, 180],
  lower: [310, 180],
  strike: [440, 240],
  slip: [560, 220],
  whole: 780,
} as const;
export const APPROVED = 240;
/** The movements after the last rung, in milliseconds: when each begins, and how long it takes. */
export const RESOLVE = {
  badge: [0, 200],
  points: [80, 260],
  pointsApart: 60,
  fly: [480, 420],
  cross: [700, 120],
  crossApart: 50,
  whole: 950,
} as const;
/** The milliseconds in which fallen tablets are turned over, while the points are given. */
export const FACE_DOWN = 320;
/** The end of a round, on the boards: the count, then the total. */
export const CLOSE = { count: [0, 260], total: [420, 260], whole: 760 } as const;
/** The reveal without movement, in milliseconds: verdict after verdict appears. */
export const REDUCED = { apart: 120, fade: 160 } as const;

const TO_SORT = 640;
const TO_CHECK = 1250;

export function timelineOf({ rungs, out }: NumberLadder, closes = false): Timeline {
  const seats = rungs.reduce((sum, rung) => sum + rung.seats.length, out.length);
  let at = TO_CHECK;
  const judged = rungs.map(({ verdict }) => {
    const start = at;
    at += verdict === "eliminated" ? FALL.whole : APPROVED;
    return start;
  });
  return {
    turnOver: Array.from({ length: seats }, (_, seat) => seat * TURN_OVER.apart),
    sort: TO_SORT,
    rungs: judged,
    resolve: at,
    close: at + RESOLVE.whole,
    total: at + RESOLVE.whole + (closes ? CLOSE.whole : 0),
  };
}

/** The same for whoever wants less movement. */
export function reducedTimelineOf({ rungs }: NumberLadder): Pick<Timeline, "rungs" | "resolve" | "total"> {
  const resolve = rungs.length * REDUCED.apart;
  return { rungs: rungs.map((_, i) => i * REDUCED.apart), resolve, total: resolve + REDUCED.apart + REDUCED.fade };
}

/** What is heard of it, where somebody wants to hear it: cards that turn, strokes through the fallen, the bonus. */
export function soundsOf(ladder: NumberLadder, bonus: boolean, reduced: boolean): Sound[] {
  const { turnOver, rungs, resolve } = reduced ? { turnOver: [], ...reducedTimelineOf(ladder) } : timelineOf(ladder);
  const fallen = ladder.rungs.flatMap(({ verdict }, i) => (verdict === "eliminated" ? (rungs[i] ?? 0) : []));
  return [
    ...turnOver.map((at): Sound => ({ what: "turn", at: at + TURN_OVER.each / 2 })),
    ...fallen.map((at): Sound => ({ what: "strike", at: reduced ? at : at + FALL.strike[0] })),
    ...(bonus ? [{ what: "bonus", at: resolve } as const] : []),
  ];
}

/** The places of face-down tablets before they are sorted, in seat order, in rows of two: middles as parts of the whole. */
export function laidOut(seats: number): { readonly x: number; readonly y: number }[] {
  const rows = Math.ceil(seats / 2);
  return Array.from({ length: seats }, (_, seat) => {
    const row = Math.floor(seat / 2);
    const alone = seats % 2 === 1 && row === rows - 1;
    return { x: alone ? 0.5 : seat % 2 ? 0.75 : 0.25, y: (row + 0.5) / rows };
  });
}
