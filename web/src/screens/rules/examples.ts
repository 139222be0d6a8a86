// The examples of the rulebook, as the real rules have judged them; `make docs` writes their file.
import type { SeatView, TableView, TurnView } from "../../lib/protocol.gen.ts";
import { named } from "../../lib/reckon.ts";
import DRAWN from "./examples.gen.json" with { type: "json" };

/** Turn 1 and turn 5 of the game that is told, and single turns: all fall, a leading 0, a void number, nothing left. */
export type ExampleId = "check" | "last" | "chain" | "zero" | "void" | "out";

export interface Example {
  readonly turn: TurnView;
  /** The boards after the turn. */
  readonly after: readonly SeatView[];
}

const drawn = DRAWN as unknown as Readonly<Record<ExampleId, Example>> & { readonly game: TableView };

/** The seat whose board is followed through the game: Blue, who begins with 513. */
export const HERO = 1;

/** A turn with its boards, everybody called by the colour. */
export function example(id: ExampleId): Example {
  const { turn, after } = drawn[id];
  return { turn, after: named(after) };
}

/** The board of the one seat that is followed, after the turn. */
export function heroOf(id: ExampleId): SeatView {
  const view = example(id).after[HERO];
  if (!view) throw new Error(`nobody is followed in ${id}`);
  return view;
}

/** The table at the end of the game. */
export function endOfGame(): TableView {
  return { ...drawn.game, seats: named(drawn.game.seats) };
}
