// Seals: were the numbers that are revealed now the ones that were laid down before? Reckoned here, not believed.
import type { TableView, TurnView } from "./protocol.gen.ts";
import { sha256 } from "./sha256.ts";

/** `kept`: seen before the reveal; `last`: so late that it was published with the reveal; `broken`: not this number's. */
type SealVerdict = "kept" | "last" | "broken";

export interface SealCheck {
  readonly seat: number;
  readonly number: string;
  readonly seal: string;
  readonly nonce: string;
  readonly verdict: SealVerdict;
}

const SEAT_LETTERS = "ABCDE";

/** Exactly the bytes that docs/protocol.md names. */
export function sealedText(nonce: string, number: string, table: TableView, turn: TurnView, seat: number): string {
  const place = `${turn.round_no}.${turn.turn_no} ${SEAT_LETTERS.charAt(seat)}`;
  return `thenumber-seal-1 ${nonce} ${number} ${table.id} ${table.game_no} ${place}`;
}

/** Remembers the seals of the turn that is being written. */
export class SealWatch {
  #turn = "";
  #seen = new Set<string>();

  /** Look at every view, in order. */
  see(table: TableView): void {
    if (table.phase !== "choose") return;
    const turn = `${table.id} ${table.game_no} ${table.turn_index}`;
    if (turn !== this.#turn) this.#seen = new Set();
    this.#turn = turn;
    for (const seal of table.seals) this.#seen.add(seal);
  }

  /** What becomes of the turn that `table` reveals; ask before `see` hears of that view. */
  check(table: TableView): readonly SealCheck[] {
    const turn = table.last;
    if (!turn) return [];
    const watched = this.#turn === `${table.id} ${table.game_no} ${table.turn_index - 1}`;
    return turn.seats.flatMap(({ number, seal, nonce }, seat) => {
      if (number === null || seal === null || nonce === null) return [];
      const right = sha256(sealedText(nonce, number, table, turn, seat)) === seal;
      const seen = watched && this.#seen.has(seal);
      return [{ seat, number, seal, nonce, verdict: !right ? "broken" : seen ? "kept" : "last" } as const];
    });
  }
}
