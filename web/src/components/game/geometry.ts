// The shape of a tablet and of the marks on it. A slot is 100 wide, so that everything fits tablets of any size.

/** Three slots and a margin around them. */
export const TABLET = { width: 318.6, height: 134.6, margin: 9.3 } as const;

/** A fallen number slips to the right and lies askew. */
export const SLIP = { right: 19, degrees: 1.6 } as const;

/** Around a digit, by hand, from the upper right and over its own beginning; the digit's middle is 0, 0. */
export const RING =
  "M25 -46C9 -54 -13 -53 -26 -41C-45 -22 -48 17 -35 37C-21 57 13 57 30 40C47 21 49 -17 35 -37C25 -51 5 -56 -12 -51";
/** Where a line leaves a ring below, and where it arrives above. */
export const RING_BOTTOM = { x: -1, y: 53 } as const;
export const RING_TOP = { x: 4, y: -53 } as const;

/** Across a whole tablet. */
export const STRIKE = "M2 91C60 79 112 73 168 66C226 59 272 53 317 44";
/** Through one digit; its middle is 0, 0. */
export const CROSS = "M-34 38C-14 22 12 -16 33 -39";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a slot (0 to 2), from the upper left corner of its tablet. */
export function middleOf(slot: number): Point {
  return { x: TABLET.margin + 100 * (slot + 0.5), y: TABLET.height / 2 };
}

/** Where a point of a tablet is after the tablet has slipped. */
export function slipped({ x, y }: Point): Point {
  const angle = (SLIP.degrees * Math.PI) / 180;
  const [cx, cy] = [TABLET.width / 2, TABLET.height / 2];
  const [dx, dy] = [x - cx, y - cy];
  return {
    x: cx + dx * Math.cos(angle) - dy * Math.sin(angle) + SLIP.right,
    y: cy + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}
