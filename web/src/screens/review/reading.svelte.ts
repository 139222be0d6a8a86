// One review while it is being read: the game by the rules, and what the solver says about it so far.
import { asApiError, ApiError } from "../../lib/http.ts";
import type { Reckon, Reckoned, ReviewedGame, ReviewedTurn } from "../../lib/protocol.gen.ts";
import { review, type Review } from "../../lib/review.ts";

export class Reading {
  readonly game: Reckoned;
  #turns = $state.raw<readonly ReviewedTurn[]>([]);
  #ending = $state.raw<ReviewedGame | null>(null);
  #trouble = $state.raw<ApiError | null>(null);
  readonly #question: Reckon;
  #asked: AbortController;

  /** It is there as soon as its game is, and goes on by itself; or an `ApiError`. */
  static async open(question: Reckon, asked: AbortController): Promise<Reading> {
    const begun = await review(question, asked.signal);
    const reading = new Reading(begun.game, question, asked);
    void reading.#read(begun);
    return reading;
  }

  private constructor(game: Reckoned, question: Reckon, asked: AbortController) {
    this.game = game;
    this.#question = question;
    this.#asked = asked;
  }

  /** Those that are there already, from the first on. */
  get turns(): readonly ReviewedTurn[] {
    return this.#turns;
  }

  /** What is known once all are there. */
  get ending(): ReviewedGame | null {
    return this.#ending;
  }

  get trouble(): ApiError | null {
    return this.#trouble;
  }

  /** Reads from the beginning; what was read before stays until it is there again. */
  async again(): Promise<void> {
    this.stop();
    this.#asked = new AbortController();
    this.#trouble = null;
    await this.#read(review(this.#question, this.#asked.signal));
  }

  stop(): void {
    this.#asked.abort();
  }

  async #read(begun: Review | Promise<Review>): Promise<void> {
    const { signal } = this.#asked;
    const turns: ReviewedTurn[] = [];
    try {
      for await (const said of (await begun).said) {
        if (signal.aborted) return;
        this.#mustFit(said, turns.length);
        if ("accuracy" in said) this.#ending = said;
        else turns.push(said);
        if (turns.length > this.#turns.length) this.#turns = [...turns];
      }
    } catch (thrown) {
      if (!signal.aborted) this.#trouble = asApiError(thrown);
    }
  }

  /** It is about this very game: as many seats, the same turns in their order. */
  #mustFit(said: ReviewedTurn | ReviewedGame, at: number): void {
    const { names, turns } = this.game;
    const turn = turns[at]?.turn;
    const fits = "accuracy" in said ? at === turns.length : turn?.round_no === said.round && turn.turn_no === said.turn;
    if (!fits || (said.chances.length && said.chances.length !== names.length)) throw new ApiError("trouble-server");
  }
}
