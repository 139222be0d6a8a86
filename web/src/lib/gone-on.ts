// Tells the table that somebody here looks at a reveal, or at the end of a round, no longer: televisions wait for it.
import type { GoOn, TableView } from "./protocol.gen.ts";

export class GoneOn {
  readonly #say: (command: GoOn) => unknown;
  /** What was told last. */
  #told = "";

  constructor(say: (command: GoOn) => unknown) {
    this.#say = say;
  }

  /** Once, however often it is looked at again; nothing where no turn has been revealed. */
  tell({ game_no, turn_index }: TableView, look: "check" | "round"): void {
    const from = `${game_no}.${turn_index}.${look}`;
    if (!turn_index || from === this.#told) return;
    this.#told = from;
    this.#say({ do: "GoOn", game_no, turn_index, look });
  }
}
