// The own tablet: the digits that are typed, the number that lies there or is on its way, and what the clock lays down.
import { Drafts } from "./drafts.ts";
import { keepPageUntil } from "./missing-piece.ts";
import type { Command, SeatView, TableView, View, YouView } from "./protocol.gen.ts";
import { NO_LINE, type Answer, type Refusal, type SocketState } from "./socket.ts";

const FULL = 3;
/** So many seconds before the clock runs out a whole number is laid down: later it might come too late. */
const LAY_SECONDS = 0.75;
const TURN_IS_OVER: Refusal = { code: "turn-is-over", found: "", right: "" };

/** What the tablet has to know of its table. */
interface Seen {
  readonly view: TableView | null;
  readonly you: YouView | null;
  readonly board: SeatView | null;
  readonly line: SocketState;
  /** Until the clock runs out; null where there is none. */
  readonly exactSecondsLeft: number | null;
}

/** The own tablet as its writer wants it. Said until it is answered: saying it twice is harmless. */
interface Wish {
  readonly command: Extract<Command, { do: "Write" | "Erase" }>;
  /** The number that is to lie there, or null. */
  readonly tablet: string | null;
  readonly answer: (answer: Answer | Promise<Answer>) => void;
  /** Whether it is on its way, and not answered yet. */
  sent: boolean;
}

export class OwnTablet {
  readonly #table: Seen;
  readonly #say: (command: Command) => Promise<Answer>;
  readonly #drafts: Drafts;
  #digits = $state("");
  #wish = $state.raw<Wish | null>(null);
  /** The turn whose number was laid down because the clock was about to run out. */
  #laidInTime = "";

  constructor(table: Seen, say: (command: Command) => Promise<Answer>) {
    this.#table = table;
    this.#say = say;
    this.#drafts = new Drafts(say);
  }

  /** Nobody waits for an answer any more. */
  close(): void {
    this.#drafts.forget();
    this.#answerWish(NO_LINE);
  }

  readonly sitsOut: boolean = $derived.by(() => {
    const { view, board } = this.#table;
    return view?.phase === "choose" && board?.available === "";
  });
  readonly canWrite: boolean = $derived.by(() => {
    const { view, board } = this.#table;
    return view?.phase === "choose" && board !== null && !this.sitsOut && !view.paused;
  });
  /** What is wanted for this turn; an answer for the last one may still be on its way. */
  readonly #wanted: Wish | null = $derived.by(() => {
    const { view } = this.#table;
    const command = this.#wish?.command;
    const now = command?.game_no === view?.game_no && command?.turn_index === view?.turn_index;
    return now ? this.#wish : null;
  });
  readonly #tablet: string | null = $derived.by(() =>
    this.#wanted ? this.#wanted.tablet : (this.#table.you?.tablet ?? null),
  );
  readonly laid = $derived(this.#tablet !== null);
  /** What stands on it, be it laid down or not. */
  readonly number = $derived(this.#tablet ?? this.#digits);
  /** Laid down here, and the server does not know it yet. */
  readonly laying: boolean = $derived.by(() => this.#wanted !== null && this.#table.line !== "up");

  /** Another turn has begun; what lies there already was laid down elsewhere. */
  begin(tablet: string | null): void {
    this.#digits = tablet ?? "";
  }

  /** A whole view has come, perhaps after a while without a line. */
  update(view: View): void {
    this.#reconsiderWish(view);
    this.#keepDraft();
  }

  /** False where the digit can't be written: it is crossed out. */
  writeDigit(digit: string): boolean {
    const { board, view } = this.#table;
    if (!this.canWrite || this.laid) return true;
    if (!board?.available.includes(digit) && !view?.options.paper) return false;
    if (this.#digits.length < FULL) this.#digits += digit;
    this.#keepDraft();
    return true;
  }

  erase(): void {
    if (this.laid) return;
    this.#digits = this.#digits.slice(0, -1);
    this.#keepDraft();
  }

  /** Where a clock runs, the server knows a whole number that is not laid down, and nobody else does. */
  #keepDraft(): void {
    const { view } = this.#table;
    if (view && view.seconds_left !== null && this.canWrite && !this.laid) this.#drafts.keep(this.#digits, view);
  }

  /** What is whole when the clock is about to run out is laid down, once. */
  layInTime(): void {
    const { view, exactSecondsLeft: left } = this.#table;
    const turn = `${view?.game_no}.${view?.turn_index}`;
    if (left === null || left > LAY_SECONDS || this.#laidInTime === turn) return;
    if (this.laid || !this.canWrite || this.#digits.length !== FULL) return;
    this.#laidInTime = turn;
    void this.lay();
  }

  /** Lay it down. It lies there at once; if the line is down the server hears of it later. */
  lay(): Promise<Answer> {
    const number = this.#digits;
    const { view } = this.#table;
    if (!this.canWrite || this.laid || number.length !== FULL || !view) return Promise.resolve(null);
    const { game_no, turn_index } = view;
    this.#drafts.forget();
    return this.#want(number, { do: "Write", number, game_no, turn_index });
  }

  takeBack(): Promise<Answer> {
    const { view } = this.#table;
    if (!this.laid || !view) return Promise.resolve(null);
    this.#digits = this.number;
    const { game_no, turn_index } = view;
    const answer = this.#want(null, { do: "Erase", game_no, turn_index });
    this.#keepDraft();
    return answer;
  }

  #want(tablet: string | null, command: Wish["command"]): Promise<Answer> {
    const before = this.#wish;
    const later = new Promise<Answer>((answer) => (this.#wish = { command, tablet, answer, sent: false }));
    before?.answer(later); // nobody wants that any more: it ends as this one does
    keepPageUntil(later);
    void this.#sayWish();
    return later;
  }

  async #sayWish(): Promise<void> {
    const wish = this.#wish;
    if (!wish || wish.sent) return;
    wish.sent = true;
    const answer = await this.#say(wish.command);
    if (this.#wish !== wish) return;
    if (answer === NO_LINE) wish.sent = false;
    else this.#answerWish(answer);
  }

  /** Lays down, after coming back, what was being laid down before, if it is still that turn. */
  #reconsiderWish({ table, you }: View): void {
    const wish = this.#wish;
    if (!wish || wish.sent) return;
    const { game_no, turn_index } = wish.command;
    if (table.phase !== "choose" || table.game_no !== game_no || table.turn_index !== turn_index)
      this.#answerWish(TURN_IS_OVER);
    else if (you?.tablet === wish.tablet) this.#answerWish(null);
    else void this.#sayWish();
  }

  #answerWish(answer: Answer): void {
    this.#wish?.answer(answer);
    this.#wish = null;
  }
}
