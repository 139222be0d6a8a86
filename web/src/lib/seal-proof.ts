// What can be kept as proof that a server did not keep its word; the same as src/thenumber/table/seal_watch.py makes.
import type { Fault, Turn } from "./seals.ts";

const PROOF = "thenumber-proof-1";
const TURNS = 5;

/** What was heard of a turn, and what is wrong with it: JSON, one thing a line; nothing without such a turn. */
export function proofOf(turn: Turn | null, faults: readonly Fault[]): string {
  if (!turn) return "";
  const { id, game_no, index, ownSeat, heard } = turn;
  const own = ownSeat === null ? null : { seat: letterOf(ownSeat), number: turn.own };
  const head = JSON.stringify({ proof: PROOF, table: id, game: game_no, turn: roundAndTurn(index).join("."), own });
  const found = faults
    .filter((fault) => fault.game_no === game_no && fault.turn_index === index)
    .map(({ code, seat, promised, shown }) => ({
      code,
      seat: seat === null ? null : letterOf(seat),
      promised,
      shown,
    }));
  return `${head.slice(0, -1)},\n"heard":[\n${linesOf(heard)}\n],\n"faults":[\n${linesOf(found)}\n]}`;
}

/** The round and the turn in it, both counted from 1. */
export function roundAndTurn(index: number): readonly [number, number] {
  return [Math.floor(index / TURNS) + 1, (index % TURNS) + 1];
}

function letterOf(seat: number): string {
  return "ABCDE".charAt(seat) || String(seat);
}

function linesOf(things: readonly object[]): string {
  return things.map((thing) => JSON.stringify(thing)).join(",\n");
}
