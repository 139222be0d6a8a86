// The lines between digits that lie somewhere: on the page, or on a picture that is drawn of it.
import { middleOf, RING_BOTTOM, RING_TOP, slipped, TABLET, type Point } from "./geometry.ts";
import { ringsOf, type DigitLink } from "./digit-links.ts";
import { between, NEVER, passages, pathOf, type Band, type Obstacle } from "./line-path.ts";

export interface ClashLine {
  /** Whose number falls, and whose did it. */
  readonly seat: number;
  readonly by: number;
  readonly path: string;
  readonly width: number;
  /** How the line lay before its number slipped: moves its upper end, and leaves the lower one where it is. */
  readonly before: string;
}

/** Where a tablet lies. */
export interface Laid {
  readonly left: number;
  readonly top: number;
  /** Pixels for one hundredth of a slot. */
  readonly unit: number;
  readonly fallen: boolean;
}

export const INNER = 0.84;
const DIGIT = { half: 33, top: -44, bottom: 50 };
const LINE = 8;

/** `words` are in the way, too, though less than digits. */
export function linesOf(
  tablets: ReadonlyMap<number, Laid>,
  words: readonly Band[],
  links: readonly DigitLink[],
): ClashLine[] {
  const bands = [...bandsOf([...tablets.values()]), ...words];
  const taken: Point[] = [];
  return links.flatMap((link) => {
    if (!link.joined) return [];
    const [above, below, pair] = [tablets.get(link.seat), tablets.get(link.by), link.pairs[0]];
    if (!above || !below || !pair) return [];
    const small = ringsOf(links, link.seat).some(({ slot, inner }) => slot === pair.above && inner) ? INNER : 1;
    const leaves = at(middleOf(pair.above), RING_BOTTOM, small);
    const from = on(above, slipped(leaves));
    const still = on(above, leaves);
    const to = on(below, at(below.fallen ? slipped(middleOf(pair.below)) : middleOf(pair.below), RING_TOP));
    const passed = between(from, to, bands);
    const xs = passages(from, to, passed, 100 * above.unit, taken);
    passed.forEach((band, i) => taken.push({ x: xs[i] ?? 0, y: (band.top + band.bottom) / 2 }));
    return [
      {
        seat: link.seat,
        by: link.by,
        path: pathOf(from, to, passed, xs),
        width: LINE * above.unit,
        before: leaning(still, from, to),
      },
    ];
  });
}

/** An affine map as CSS writes it: `from` goes to `still`, and `to` stays. */
function leaning(still: Point, from: Point, to: Point): string {
  const height = from.y - to.y;
  const lean = (still.x - from.x) / height;
  const stretch = (still.y - to.y) / height;
  return `matrix(1, 0, ${lean}, ${stretch}, ${-lean * to.y}, ${to.y - stretch * to.y})`;
}

function at(middle: Point, edge: Point, scale = 1): Point {
  return { x: middle.x + edge.x * scale, y: middle.y + edge.y * scale };
}

function on({ left, top, unit }: Laid, { x, y }: Point): Point {
  return { x: left + x * unit, y: top + y * unit };
}

/** What a line has to find its way through: rows of digits. */
function bandsOf(tablets: readonly Laid[]): Band[] {
  const rows = new Map<number, { top: number; bottom: number; boxes: Obstacle[] }>();
  const add = (top: number, bottom: number, box: Obstacle) => {
    const key = Math.round(top / 4);
    const row = rows.get(key) ?? { top, bottom, boxes: [] };
    rows.set(key, { top: Math.min(row.top, top), bottom: Math.max(row.bottom, bottom), boxes: [...row.boxes, box] });
  };
  for (const tablet of tablets) {
    for (const slot of [0, 1, 2]) {
      const { x } = on(tablet, tablet.fallen ? slipped(middleOf(slot)) : middleOf(slot));
      const half = DIGIT.half * tablet.unit;
      const middle = tablet.top + (TABLET.height / 2) * tablet.unit; // askew or not, they are one row
      add(middle + DIGIT.top * tablet.unit, middle + DIGIT.bottom * tablet.unit, {
        left: x - half,
        right: x + half,
        cost: NEVER,
      });
    }
  }
  return [...rows.values()];
}
