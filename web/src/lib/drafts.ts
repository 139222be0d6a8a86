// What stands on the own tablet and is not laid down: the server alone is told, so that the clock can lay it down.
import type { Command } from "./protocol.gen.ts";
import { NO_LINE, type Answer } from "./socket.ts";

/** How long a number has to stand before it is told: whoever types on replaces it. */
const SETTLE_MS = 200;
const WHOLE = 3;

export interface TurnId {
  readonly game_no: number;
  readonly turn_index: number;
}

export class Drafts {
  readonly #say: (command: Command) => Promise<Answer>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the server knows, or is being told. */
  #told = { turn: "", number: "" };

  constructor(say: (command: Command) => Promise<Answer>) {
    this.#say = say;
  }

  /** The digits as they stand now. Numbers that are not whole are not told; one that was told is taken back. */
  keep(digits: string, { game_no, turn_index }: TurnId): void {
    clearTimeout(this.#timer);
    const turn = `${game_no}.${turn_index}`;
    const number = digits.length === WHOLE ? digits : "";
    if (number === (this.#told.turn === turn ? this.#told.number : "")) return;
    const tell = async () => {
      this.#told = { turn, number };
      const answer = await this.#say({ do: "Draft", number, game_no, turn_index });
      // Without a line nothing was told: the next view is the time to tell it again.
      if (answer === NO_LINE) this.forget();
    };
    this.#timer = setTimeout(() => void tell(), number ? SETTLE_MS : 0);
  }

  /** The number was laid down, which takes back what was told before. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#told = { turn: "", number: "" };
  }
}
