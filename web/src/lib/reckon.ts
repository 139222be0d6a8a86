// Games that are at no table: what the server's rules say about one it has kept, a record, a link, or numbers.
//
// `#LINK` behind the address of the replay is a whole game; `?game=ID-N` is the N-th game of the live table ID.
import { requestJson } from "./http.ts";
import type { Reckon, Reckoned, SeatView, TurnView } from "./protocol.gen.ts";
import { pathTo } from "./route.svelte.ts";
import { colourName } from "./seats.ts";

/** The name in a record of somebody whose name nobody wrote down. */
export const UNKNOWN = "?";

/** What every seat wrote in a turn; null for a seat that wrote nothing. */
export type Numbers = readonly (string | null)[];

/** A whole game by the rules, or an `ApiError` that says what is wrong with it. */
export async function reckon(asked: Reckon): Promise<Reckoned> {
  const init = { method: "POST", body: JSON.stringify(asked) };
  return requestJson<Reckoned>("api/reckon", ({ say }) => say === "Reckoned", init);
}

export function numbersOf(game: Reckoned): Numbers[] {
  return game.turns.map(({ turn }) => turn.seats.map(({ number }) => number));
}

/** A number that somebody might have written instead: in which turn, counted from 0, and in which seat. */
export interface WhatIfChange {
  readonly turn: number;
  readonly seat: number;
  readonly number: string | null;
}

/** The same game, if somebody had written something else. Numbers that thereby became impossible are void. */
export function whatIf(game: Reckoned, { turn, seat, number }: WhatIfChange): Promise<Reckoned> {
  const turns = numbersOf(game).map((numbers, at) =>
    at === turn ? numbers.map((old, who) => (who === seat ? number : old)) : numbers,
  );
  return reckon({ names: game.names, turns, paper: true, date: game.date });
}

/** The places where numbers became impossible by a change: void now, and not before. */
export function madeVoid(before: Reckoned, after: Reckoned): { turn: number; seat: number }[] {
  return after.turns.flatMap(({ turn }, at) =>
    turn.seats.flatMap(({ verdict }, seat) =>
      verdict === "void" && before.turns[at]?.turn.seats[seat]?.verdict !== "void" ? [{ turn: at, seat }] : [],
    ),
  );
}

/** The turn that decided the game, if one did. */
export function decisiveTurn({ turns, moments }: Reckoned): TurnView | null {
  return turns[moments.decisive?.turn_index ?? -1]?.turn ?? null;
}

/** The address that has the game in it; with a turn, counted from 0, that is shown first. */
export function replayPath(link: string, turn?: number): string {
  return `${pathTo("replay")}${turn === undefined ? "" : `?turn=${turn}`}#${link}`;
}

/** The same as a whole address, to be sent to somebody. */
export function replayUrl(link: string): string {
  return new URL(replayPath(link), location.href).href;
}

/** Seats as they are shown: whose name nobody wrote down is called by the colour. */
export function named(seats: readonly SeatView[]): SeatView[] {
  return seats.map((view, seat) => (view.name === UNKNOWN ? { ...view, name: colourName(seat) } : view));
}
