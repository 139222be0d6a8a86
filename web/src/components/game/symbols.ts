// The symbols of the seats as paths in a square of 24, each filled by the even-odd rule: for the page and for pictures.

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const SYMBOLS: readonly (readonly string[])[] = [
  [disc(12, 12, 9.6)],
  ["M.8 21.4C4.4 16.6 7.4 10.9 10 4.3c.5-1.1 1.2-1.7 2-1.7s1.5.6 2 1.7c2.6 6.6 5.6 12.3 9.2 17.1z"],
  ["M3 21C1 9.6 8.4 2.2 21.4 2.6 22.4 15.6 14.6 23 3 21z"],
  ["M13.6 2A10.2 10.2 0 1 0 22 16.6 9 9 0 0 1 13.6 2z"],
  [
    disc(12, 5.3, 4.15) +
      disc(18.85, 10.28, 4.15) +
      disc(16.23, 18.32, 4.15) +
      disc(7.77, 18.32, 4.15) +
      disc(5.15, 10.28, 4.15),
    disc(12, 12.5, 6.1) + disc(12, 12.5, 3.1),
  ],
];
