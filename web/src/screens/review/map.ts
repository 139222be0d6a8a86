// Where each of the 1000 numbers lies on the map, and in which of the shades.
import { NUMBERS } from "../../lib/review.ts";

export const STEPS = 14;
/** The width in pixels from which there is room for a hundred columns. */
export const WIDE = 640;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What somebody has written so far. */
export interface Writing {
  readonly seat: number;
  readonly digits: string;
}

interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly labels: readonly Label[];
  /** The size of a seat's symbol. */
  readonly chip: number;
  /** The cell of a number; null for one that is not in this picture. */
  box(number: number): Box | null;
  at(x: number, y: number): number | null;
  /** What is framed when one looks at a number: its cell, or where cells are too small its block. */
  around?(number: number): Box;
  /** The difference between a number and the one below it, for the arrow keys. */
  readonly down: number;
}

/** A row for each first digit, the 9 on top as on the ladder; a column for each ending. */
export function strip(width: number): Layout {
  const [left, row, gap] = [22, 30, 2];
  const cell = (width - left) / 100;
  const height = 10 * (row + gap) - gap;
  return {
    width,
    height,
    chip: 26,
    down: -100,
    labels: digits((digit) => ({ x: 6, y: (9 - digit) * (row + gap) + row / 2 })),
    box: (number) => ({
      x: left + (number % 100) * cell,
      y: (9 - Math.floor(number / 100)) * (row + gap),
      width: cell,
      height: row,
    }),
    at: (x, y) => {
      const [column, up] = [Math.floor((x - left) / cell), 9 - Math.floor(y / (row + gap))];
      return within(column, 100) && within(up, 10) ? up * 100 + column : null;
    },
  };
}

/** A block for each first digit, lying as the digits on a board: 0 to 4 above, 5 to 9 below. */
export function blocks(width: number): Layout {
  const [gap, head] = [8, 20];
  const cell = (width - 4 * gap) / 50;
  const [across, down] = [10 * cell + gap, 10 * cell + head + gap];
  return {
    width,
    height: 2 * down - gap,
    chip: 15,
    down: 10,
    labels: digits((digit) => ({
      x: (digit % 5) * across + 5 * cell,
      y: Math.floor(digit / 5) * down + head / 2 - 1,
    })),
    box: (number) => {
      const first = Math.floor(number / 100);
      return {
        x: (first % 5) * across + (number % 10) * cell,
        y: Math.floor(first / 5) * down + head + (Math.floor(number / 10) % 10) * cell,
        width: cell,
        height: cell,
      };
    },
    around: (number) => {
      const first = Math.floor(number / 100);
      return { x: (first % 5) * across, y: Math.floor(first / 5) * down + head, width: 10 * cell, height: 10 * cell };
    },
    at: (x, y) => {
      const [block, below] = [Math.floor(x / across), Math.floor(y / down)];
      if (!within(block, 5) || !within(below, 2)) return null;
      // Between two blocks is as good as the edge of one: it is meant for a finger.
      const [one, ten] = [(x - block * across) / cell, (y - below * down - head) / cell].map((place) =>
        Math.min(9, Math.max(0, Math.floor(place))),
      ) as [number, number];
      return (below * 5 + block) * 100 + ten * 10 + one;
    },
  };
}

/** The hundred numbers of one first digit, large enough for a finger: a row for the second digit, a column for the third. */
export function hundred(first: number, width: number): Layout {
  const [left, head] = [22, 22];
  const cell = (width - left) / 10;
  const tall = Math.min(cell, 34);
  return {
    width,
    height: head + 10 * tall,
    chip: 24,
    down: 10,
    labels: [
      ...digits((digit) => ({ x: left + (digit + 0.5) * cell, y: head / 2 - 1 })),
      ...digits((digit) => ({ x: 7, y: head + (digit + 0.5) * tall })).map((label) => ({
        ...label,
        text: `${first}${label.text}`,
      })),
    ],
    box: (number) =>
      Math.floor(number / 100) === first
        ? {
            x: left + (number % 10) * cell,
            y: head + (Math.floor(number / 10) % 10) * tall,
            width: cell,
            height: tall,
          }
        : null,
    at: (x, y) => {
      const [one, ten] = [Math.floor((x - left) / cell), Math.floor((y - head) / tall)];
      return within(one, 10) && within(ten, 10) ? first * 100 + ten * 10 + one : null;
    },
  };
}

const within = (place: number, count: number) => place >= 0 && place < count;

function digits(place: (digit: number) => { x: number; y: number }): Label[] {
  return Array.from({ length: 10 }, (_, digit) => ({ text: String(digit), ...place(digit) }));
}

/** Where all numbers lie that begin with these digits; null where none of them is in this picture. */
export function boxOf(digits: string, layout: Layout): Box | null {
  const [first, last] = [layout.box(Number(digits.padEnd(3, "0"))), layout.box(Number(digits.padEnd(3, "9")))];
  if (!first || !last) return null;
  const { x, y } = first;
  return { x, y, width: last.x + last.width - x, height: last.y + last.height - y };
}

/** The best number that begins with these digits; null if none can be written. */
export function bestOf(digits: string, map: Worths): number | null {
  let best: number | null = null;
  for (let number = Number(digits.padEnd(3, "0")); number <= Number(digits.padEnd(3, "9")); number++) {
    const worth = map[number] ?? null;
    if (worth !== null && (best === null || worth > (map[best] ?? worth))) best = number;
  }
  return best;
}

export type Worths = readonly (number | null)[];

interface Scale {
  readonly least: number;
  readonly most: number;
  /** Whether there is even less than the least. */
  readonly open: boolean;
}

/** The share of the worst numbers that get one shade: a few hopeless ones must not make all others look the same. */
const WORST = 0.1;

export function scaleOf(map: Worths): Scale {
  const worths = map.filter((worth) => worth !== null).sort((a, b) => a - b);
  const least = worths[Math.floor(worths.length * WORST)] ?? 0;
  return { least, most: worths.at(-1) ?? 0, open: least > (worths[0] ?? 0) };
}

/** Which shade: 0 for the least, 13 for the most. */
export function stepOf(worth: number, { least, most }: Pick<Scale, "least" | "most">): number {
  if (most <= least) return STEPS - 1;
  const step = Math.floor(((worth - least) / (most - least)) * STEPS);
  return Math.max(0, Math.min(STEPS - 1, step));
}

/** One path for every shade, and one for what can't be written: a picture of a thousand cells in fifteen pieces. */
export function paths(map: Worths, layout: Layout): { shades: string[]; empty: string } {
  const scale = scaleOf(map);
  const shades = Array.from({ length: STEPS }, () => "");
  let empty = "";
  let run: { step: number | null; box: Box } | null = null;
  const close = () => {
    if (!run) return;
    const { x, y, width, height } = run.box;
    const drawn = `M${at(x)} ${at(y)}H${at(x + width)}V${at(y + height)}H${at(x)}z`;
    if (run.step === null) empty += drawn;
    else shades[run.step] += drawn;
    run = null;
  };
  for (let number = 0; number < NUMBERS; number++) {
    const box = layout.box(number);
    if (!box) continue;
    const worth = map[number] ?? null;
    const step = worth === null ? null : stepOf(worth, scale);
    const open = run as { step: number | null; box: Box } | null;
    // Neighbours of one shade are one piece: no seams, and fewer corners.
    if (open?.step === step && open.box.y === box.y && Math.abs(open.box.x + open.box.width - box.x) < 0.01)
      run = { step, box: { ...open.box, width: box.x + box.width - open.box.x } };
    else {
      close();
      run = { step, box };
    }
  }
  close();
  return { shades, empty };
}

const at = (place: number) => Number(place.toFixed(2));

/** Numbers that can be written, the best first; of equals the lower one. */
export function ranking(map: Worths): { number: number; worth: number }[] {
  return map
    .flatMap((worth, number) => (worth === null ? [] : [{ number, worth }]))
    .sort((a, b) => b.worth - a.worth || a.number - b.number);
}

/** The place of a number among all; equals share theirs. */
export function placeOf(worth: number, map: Worths): number {
  return 1 + map.filter((other) => other !== null && other > worth).length;
}

/** The places of the symbols of those who wrote: on their cells, and side by side where they would cover each other. */
export function chips(written: readonly (number | null)[], layout: Layout): { seat: number; x: number; y: number }[] {
  const { chip, width } = layout;
  const wanted = written.flatMap((number, seat) => {
    const box = number === null ? null : layout.box(number);
    return box ? [{ seat, x: box.x + box.width / 2 - chip / 2, y: box.y + box.height / 2 - chip / 2 }] : [];
  });
  wanted.sort((a, b) => a.x - b.x || a.seat - b.seat);
  const near = (a: number, b: number) => Math.abs(a - b) < chip - 0.01;
  const placed: typeof wanted = [];
  for (const one of wanted) {
    let { x } = one;
    for (const other of placed) if (near(other.y, one.y) && near(other.x, x)) x = other.x + chip;
    placed.push({ ...one, x });
  }
  // Nobody over the edge: the last one goes back, and pushes whoever is there already.
  let edge = width - chip;
  for (const [i, one] of [...placed.entries()].reverse()) {
    if (one.x <= edge) continue;
    placed[i] = { ...one, x: edge };
    edge -= chip;
  }
  return placed.map((one) => ({ ...one, x: Math.max(0, one.x) }));
}
