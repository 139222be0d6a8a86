// The animation of a reveal. Everything that is seen in the end is on the page already, and is moved, hidden or half
// drawn until its moment has come (timeline.ts). Cancelling all of it is the last frame.
import type { TurnView } from "../../lib/protocol.gen.ts";
import { SLIP } from "./geometry.ts";
import type { NumberLadder } from "./ladder.ts";
import type { ClashLine } from "./lines.ts";
import { offsetIn } from "./measure.ts";
import { animate, EASE } from "./motion.ts";
import {
  APPROVED,
  CLOSE,
  FACE_DOWN,
  REDUCED,
  reducedTimelineOf,
  FALL,
  laidOut,
  RESOLVE,
  SORT,
  timelineOf,
  TURN_OVER,
} from "./timeline.ts";

export interface RevealAnimation {
  /** Its duration in milliseconds. */
  readonly total: number;
  readonly animations: readonly Animation[];
}

type Times = readonly [number, number];

const [FLAT, EDGE] = ["perspective(50rem) rotateX(0deg)", "perspective(50rem) rotateX(-88deg)"];
/** A tablet that is turned over. */
const TURNING = [FLAT, EDGE, FLAT];

/** `root` holds everything, `stage` the tablets; `closes` says that the boards are filled in at the end of a round. */
export function animateReveal(
  root: HTMLElement,
  stage: HTMLElement,
  turn: TurnView,
  ladder: NumberLadder,
  lines: readonly ClashLine[],
  closes = false,
): RevealAnimation {
  const animations: (Animation | undefined)[] = [];
  const add = (...played: (Animation | undefined)[]) => animations.push(...played);
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const times = timelineOf(ladder, closes);

  // What the check has moved on from is turned over again in the end, and not before. Of two movements of the same thing
  // the one that is added later goes first: all of them hold their beginning until then.
  for (const tablet of all("[data-tablet].turned")) {
    add(animate(tablet, { transform: TURNING }, times.resolve, FACE_DOWN, EASE.inout));
    add(animate(tablet.querySelector(".back.past"), swapped(0), times.resolve, FACE_DOWN, EASE.inout));
    for (const part of tablet.querySelectorAll(".marks, .whose"))
      add(animate(part, swapped(1), times.resolve, FACE_DOWN, EASE.inout));
  }
  for (const path of root.querySelectorAll("path.past"))
    add(animate(path, { opacity: [1, 0] }, times.resolve, FACE_DOWN));

  // Turn over, then sort.
  const places = laidOut(turn.seats.length);
  const widths = [...stage.querySelectorAll<HTMLElement>("[data-place]")].map((place) => place.offsetWidth);
  const laidWidth = Math.min(Math.max(...widths), stage.offsetWidth * 0.47); // face down all are alike
  turn.seats.forEach(({ number }, seat) => {
    const place = stage.querySelector<HTMLElement>(`[data-place="${seat}"]`);
    const tablet = place?.querySelector("[data-tablet]");
    const start = times.turnOver[seat] ?? 0;
    const spot = places[seat];
    if (!place || !tablet || !spot) return;
    const { left, top } = offsetIn(stage, place);
    const x = spot.x * stage.offsetWidth - left - place.offsetWidth / 2;
    const y = spot.y * stage.offsetHeight - top - place.offsetHeight / 2;
    const from = `translate(${x}px, ${y}px) scale(${laidWidth / place.offsetWidth})`;
    add(animate(place, { transform: [from, "none"] }, times.sort, SORT, EASE.inout));
    if (number === null) return;
    add(animate(tablet, { transform: TURNING }, start, TURN_OVER.each, EASE.inout));
    add(animate(tablet.querySelector(".back"), swapped(1), start, TURN_OVER.each, EASE.inout));
  });

  // Void numbers are out before anything is compared.
  for (const seat of ladder.out) {
    add(...slips(root, seat, times.sort, 0), ...written(root, seat, ".cross", [times.sort, FALL.strike[1]]));
    for (const words of all(`[data-entry="${seat}"] [data-verdict]`)) add(fade(words, times.sort + SORT, APPROVED));
  }

  // Who it is appears when everybody has found their place; frame and rail with them.
  for (const words of all("[data-name], [data-frame]")) add(fade(words, times.sort + SORT - 160, APPROVED));

  // The check, from the top down. Sentences appear with the verdict that they explain.
  const said = new Map<number, number>();
  ladder.rungs.forEach((rung, i) => {
    const start = times.rungs[i] ?? 0;
    const fallen = rung.verdict === "eliminated";
    const says = start + (fallen ? FALL.slip[0] : 0);
    for (const seat of rung.seats) {
      said.set(seat, says);
      if (fallen) {
        add(...written(root, null, `[data-ring="above ${seat}"]`, moved(FALL.ring, start)));
        add(...written(root, null, `[data-line="${seat}"]`, moved(FALL.line, start)));
        add(...written(root, null, `[data-ring="below ${seat}"]`, moved(FALL.lower, start)));
        add(...written(root, seat, ".strike", moved(FALL.strike, start)));
        add(...slips(root, seat, start + FALL.slip[0], SLIP.right));
        const line = lines.find((line) => line.seat === seat);
        const drawn = root.querySelector(`[data-line="${seat}"]`);
        if (line)
          add(animate(drawn, { transform: [line.before, "none"] }, start + FALL.slip[0], FALL.slip[1], EASE.drop));
      }
      for (const words of all(`[data-entry="${seat}"] [data-verdict]`)) add(fade(words, says, APPROVED));
    }
  });
  for (const sentence of all("[data-about]"))
    add(fade(sentence, said.get(about(sentence)[0] ?? -1) ?? times.sort + SORT, APPROVED));

  // Bonus, points, score boxes, crossing out.
  for (const badge of all("[data-badge]")) add(drop(badge, moved(RESOLVE.badge, times.resolve)));
  all("[data-points]").forEach((points, i) =>
    add(drop(points, moved(RESOLVE.points, times.resolve + i * RESOLVE.pointsApart))),
  );
  turn.seats.forEach((ruling, seat) => {
    const board = root.querySelector<HTMLElement>(`[data-board="${seat}"]`);
    const box = board?.querySelector<HTMLElement>(`[data-box="${turn.turn_no}"] b`);
    if (!board || !box) return;
    const [flies, flight] = moved(RESOLVE.fly, times.resolve);
    add(fade(box, flies + flight - 60, 120));
    const flyer = root.querySelector<HTMLElement>(`[data-flyer="${seat}"]`);
    if (flyer && ruling.score > 0) add(...flown(root, seat, flyer, box, [flies, flight]));
    [...new Set(ruling.number)].forEach((digit, i) => {
      if (ruling.verdict !== "approved") return;
      const stroke = board.querySelector(`[data-digit="${digit}"] path`);
      const [crosses, time] = moved(RESOLVE.cross, times.resolve + i * RESOLVE.crossApart);
      add(...drawn(stroke, crosses, time));
      const digits = stroke?.closest("[data-digit]");
      add(animate(digits, { opacity: [1, 0] }, crosses, time, EASE.out, "::before"));
    });
    const sum = board.querySelector("[data-sum]");
    if (sum) add(fade(sum, closes ? times.close + CLOSE.total[0] : flies + flight, APPROVED));
    if (closes)
      for (const what of ["count", "total"] as const) {
        const closing = board.querySelector(`[data-box="${what}"] b`);
        if (closing) add(drop(closing, moved(CLOSE[what], times.close)));
      }
  });

  return { total: times.total, animations: animations.filter((animation) => animation !== undefined) };
}

/** The reveal for reduced motion: everything is in its place at once, and verdict after verdict appears. */
export function animateReducedReveal(root: HTMLElement, ladder: NumberLadder): RevealAnimation {
  const times = reducedTimelineOf(ladder);
  const when = new Map(ladder.rungs.flatMap(({ seats }, i) => seats.map((seat) => [seat, times.rungs[i] ?? 0])));
  const animations = [
    ...[...root.querySelectorAll<HTMLElement>("[data-entry]")].flatMap((entry) =>
      [...entry.querySelectorAll("[data-verdict]")].map((words) =>
        fade(words, when.get(Number(entry.dataset.entry)) ?? 0, REDUCED.fade),
      ),
    ),
    ...[...root.querySelectorAll<HTMLElement>("[data-about]")].map((sentence) =>
      fade(sentence, when.get(about(sentence)[0] ?? -1) ?? 0, REDUCED.fade),
    ),
    ...[...root.querySelectorAll(".back.past")].map((back) => fade(back, times.resolve, REDUCED.fade)),
    ...[...root.querySelectorAll(".turned :is(.marks, .whose), path.past")].map((mark) =>
      animate(mark, { opacity: [1, 0] }, times.resolve, REDUCED.fade),
    ),
    ...[...root.querySelectorAll("[data-badge], [data-points]")].map((given) =>
      fade(given, times.resolve, REDUCED.fade),
    ),
  ];
  return { total: times.total, animations: animations.filter((animation) => animation !== undefined) };
}

/** The seats that a sentence is about. */
function about(sentence: HTMLElement): number[] {
  return (sentence.dataset.about ?? "").split(" ").filter(Boolean).map(Number);
}

function moved([at, time]: Times, by: number): [number, number] {
  return [at + by, time];
}

function fade(element: Element | null, at: number, time: number): Animation | undefined {
  return animate(element, { opacity: [0, 1] }, at, time);
}

/** One side of a tablet that is turned over, gone or there in the middle of it. */
function swapped(seen: 0 | 1): Keyframe[] {
  const then = 1 - seen;
  return [{ opacity: seen }, { opacity: seen, offset: 0.5 }, { opacity: then, offset: 0.5 }, { opacity: then }];
}

function drop(element: Element, [at, time]: Times): Animation | undefined {
  return animate(element, { opacity: [0, 1], transform: ["scale(1.5)", "none"] }, at, time, EASE.drop);
}

/** A stroke of the pen. Before it begins there is not even the dot of its tip. */
function drawn(path: Element | null, at: number, time: number): (Animation | undefined)[] {
  return [
    animate(path, { strokeDashoffset: [1, 0] }, at, time, EASE.pen),
    animate(path, [{ opacity: 0 }, { opacity: 0 }], 0, at),
  ];
}

function written(root: HTMLElement, seat: number | null, selector: string, [at, time]: Times) {
  const where = seat === null ? "" : `[data-entry="${seat}"] `;
  return [...root.querySelectorAll(where + selector)].flatMap((path) => drawn(path, at, time));
}

/** A number loses its card: it slips, its frame is left, its digits grow faint. */
function slips(root: HTMLElement, seat: number, at: number, right: number): (Animation | undefined)[] {
  const tablet = root.querySelector(`[data-entry="${seat}"] [data-tablet].fallen`);
  if (!tablet) return [];
  const time = FALL.slip[1];
  const move: PropertyIndexedKeyframes = { rotate: ["0deg", `${SLIP.degrees}deg`] };
  if (right) move.translate = ["0px 0px", getComputedStyle(tablet).translate];
  const becomes = (selector: string, from: number, to: number) =>
    [...tablet.querySelectorAll(selector)].map((part) => animate(part, { opacity: [from, to] }, at, time));
  return [
    animate(tablet, move, at, time, EASE.drop),
    ...becomes(".card", 1, 0),
    ...becomes(".outline", 0, 1),
    ...becomes(".faint", 0, 1),
    ...becomes(".was", 1, 0),
  ];
}

/** Points on their way from the ladder to the score box, where boards lie beside it. */
function flown(root: HTMLElement, seat: number, flyer: HTMLElement, box: HTMLElement, [at, time]: Times) {
  const points = root.querySelector<HTMLElement>(`[data-entry="${seat}"] [data-points]`);
  if (!points) return [];
  const [home, from, to] = [root, points, box].map((element) => element.getBoundingClientRect());
  if (!home || !from || !to || to.left < from.right || to.bottom > innerHeight) return [];
  const start = { x: from.x + from.width / 2 - home.x, y: from.y + from.height / 2 - home.y };
  const end = { x: to.x + to.width / 2 - home.x, y: to.y + to.height / 2 - home.y };
  const high = Math.min(start.y, end.y) - Math.abs(end.x - start.x) * 0.12;
  const key = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  const middle = key((start.x + end.x) / 2, (high + (start.y + end.y) / 2) / 2, 0.8);
  return [
    animate(
      flyer,
      [
        { transform: key(start.x, start.y, 1), opacity: 1, easing: EASE.out },
        { transform: middle, opacity: 0.8, easing: "ease-in" },
        { transform: key(end.x, end.y, 0.55), opacity: 0.6 },
      ],
      at,
      time,
      "linear",
    ),
    animate(flyer, [{ opacity: 0 }, { opacity: 0 }], 0, at),
  ];
}
