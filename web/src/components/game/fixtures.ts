// For tests: the gallery's games, which the real rules have judged.
import FIXTURES from "../../../gallery/fixtures.json";
import type { SeatView, TableView, TurnView } from "../../lib/protocol.gen.ts";

interface JudgedGame {
  readonly turn: TurnView;
  readonly after: readonly SeatView[];
  readonly table: TableView | undefined;
  readonly turns: readonly TurnView[];
}

export type GameName = keyof typeof FIXTURES.games;
export const GAMES = Object.keys(FIXTURES.games) as GameName[];

export function gameOf(name: GameName): JudgedGame {
  const { last, ...whole } = FIXTURES.games[name] as unknown as {
    last: { turn: TurnView; after: SeatView[] };
    table?: TableView;
    turns?: TurnView[];
  };
  return { ...last, table: whole.table, turns: whole.turns ?? [] };
}
