// The way of a line from a fallen digit down to the lower one: it may cross a corner, never a digit.
import type { Point } from "./geometry.ts";

/** Something in the way. Digits are never crossed; words only where there is no other way. */
export interface Obstacle {
  readonly left: number;
  readonly right: number;
  readonly cost: number;
}

/** All that lies at the same height. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
  readonly boxes: readonly Obstacle[];
}

export const NEVER = 1e6;
const MAYBE_OUTSIDE = 0.35;

interface Way {
  readonly cost: number;
  readonly xs: readonly number[];
}

/** How far right the line is in every band that it has to pass, from the top down. `slot` is the measure of everything. */
export function passages(from: Point, to: Point, bands: readonly Band[], slot: number, taken: Point[] = []): number[] {
  let ways: Way[] = [{ cost: 0, xs: [] }];
  const everywhere = [from.x, to.x, ...bands.flatMap((band) => gapsIn(band, slot))];
  for (const band of bands) {
    ways = everywhere.map((x) => {
      const here = hindrance(x, band, slot, taken);
      const costs = ways.map((way) => way.cost + turn(x, way.xs.at(-1) ?? from.x, slot));
      const least = Math.min(...costs);
      return { cost: least + here, xs: [...(ways[costs.indexOf(least)]?.xs ?? []), x] };
    });
  }
  const ends = ways.map((way) => way.cost + turn(to.x, way.xs.at(-1) ?? from.x, slot));
  return [...(ways[ends.indexOf(Math.min(...ends))]?.xs ?? [])];
}

/** Straight on is best. */
function turn(x: number, before: number, slot: number): number {
  return x === before ? 0 : Math.abs(x - before) + slot * 0.04;
}

/** The middle of every gap, and a little beside it. */
function gapsIn({ boxes }: Band, slot: number): number[] {
  const edges = [...boxes].sort((a, b) => a.left - b.left);
  return edges.flatMap((box, i) => {
    const next = edges[i + 1];
    const middle = next ? (box.right + next.left) / 2 : box.right + slot * 0.2;
    const gap = [middle, middle - slot * 0.1, middle + slot * 0.1];
    return i === 0 ? [box.left - slot * 0.2, ...gap] : gap;
  });
}

function hindrance(x: number, band: Band, slot: number, taken: readonly Point[]): number {
  const room = slot * 0.06;
  const crossed = band.boxes.reduce(
    (sum, box) => sum + (x > box.left - room && x < box.right + room ? box.cost : 0),
    0,
  );
  const left = Math.min(...band.boxes.map((box) => box.left));
  const right = Math.max(...band.boxes.map((box) => box.right));
  const outside = x < left || x > right ? slot * MAYBE_OUTSIDE : 0;
  const shared = taken.some((point) => Math.abs(point.x - x) < slot * 0.1 && inside(point.y, band)) ? slot : 0;
  return crossed + outside + shared;
}

function inside(y: number, { top, bottom }: Band): boolean {
  return y >= top && y <= bottom;
}

/** The bands between two points, from the top down. */
export function between(from: Point, to: Point, bands: readonly Band[]): Band[] {
  return bands.filter(({ top, bottom }) => top >= from.y && bottom <= to.y).sort((a, b) => a.top - b.top);
}

/** A line in one stroke: swinging from passage to passage, straight through each. */
export function pathOf(from: Point, to: Point, bands: readonly Band[], xs: readonly number[]): string {
  let path = `M${round(from.x)} ${round(from.y)}`;
  let here = from;
  const swing = (next: Point) => {
    const bend = (next.y - here.y) * 0.62;
    path += `C${round(here.x)} ${round(here.y + bend)} ${round(next.x)} ${round(next.y - bend)} ${round(next.x)} ${round(next.y)}`;
    here = next;
  };
  bands.forEach((band, i) => {
    const x = xs[i] ?? from.x;
    swing({ x, y: band.top });
    here = { x, y: band.bottom };
    path += `V${round(band.bottom)}`;
  });
  swing(to);
  return path;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
