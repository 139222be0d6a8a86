// For tests: saved games, and what the server says of a game.
import type { GameSummary } from "../protocol.gen.ts";
import type { SavedGame } from "./saved-games.ts";

/** Ada, who plays against a bot, wrote 761 and it fell; then 888, which was the highest. */
export function savedOf(changes: Partial<SavedGame> = {}): SavedGame {
  return {
    link: "KN8_Qbg7iw",
    at: new Date("2026-11-15T20:41").getTime(),
    kind: "table",
    names: ["Ada", "@greedy"],
    seat: 0,
    level: 4,
    finals: [43, 38],
    winners: [0],
    own: {
      tokens: ["761x", "888*"],
      scores: [0, 11],
      falls: [{ turn_index: 0, digits: "1", numbers: ["513"] }],
    },
    accuracy: null,
    ...changes,
  };
}

export function summaryOf(changes: Partial<GameSummary> = {}): GameSummary {
  const { names, link, finals, winners, own } = savedOf();
  const other = { tokens: ["513*", "----"], scores: [7, 0], falls: [] };
  return { names, date: "2026-11-15", tags: {}, link, finals, winners, seats: [own ?? other, other], ...changes };
}
