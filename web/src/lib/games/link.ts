// A game's numbers out of its link; docs/notation.md says where the bits are. Only for links that the server made.
import type { Numbers } from "../reckon.ts";

const [SEATS_AT, TURNS_AT, HEAD_BITS] = [3, 5, 9];
const FEWEST_SEATS = 2;
const NUMBER_BITS = 10;
const NONE = 1000;

/** Everybody's numbers, turn by turn. */
export function numbersIn(link: string): Numbers[] {
  const bytes = Uint8Array.from(atob(link.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
  const bits = (at: number, count: number) => {
    let value = 0;
    for (let i = at; i < at + count; i++) value = value * 2 + (((bytes[i >> 3] ?? 0) >> (7 - (i & 7))) & 1);
    return value;
  };
  const seats = FEWEST_SEATS + bits(SEATS_AT, TURNS_AT - SEATS_AT);
  const turns = bits(TURNS_AT, HEAD_BITS - TURNS_AT);
  const number = (place: number) => {
    const value = bits(HEAD_BITS + place * NUMBER_BITS, NUMBER_BITS);
    return value === NONE ? null : String(value).padStart(3, "0");
  };
  return Array.from({ length: turns }, (_, turn) =>
    Array.from({ length: seats }, (_, seat) => number(turn * seats + seat)),
  );
}
