// The scorekeeper's notebook: names and numbers, kept on this device. Everything else the server's rules say.
import { asApiError, type ApiError } from "../../lib/http.ts";
import type { Reckoned, SeatView } from "../../lib/protocol.gen.ts";
import { madeVoid, reckon, type Numbers } from "../../lib/reckon.ts";
import { standingsOf, type Standing } from "../../lib/standing.svelte.ts";
import { local } from "../../lib/storage.ts";

export const FEWEST = 2;
export const MOST = 5;
const DIGITS = 3;
const KEY = "scorekeeper";
/** The link of this game as it was last kept among the games of this device. */
export const KEPT_LINK = "scorekeeper game";

/** What is being written: digits so far, or null for somebody who wrote nothing. */
type Draft = readonly (string | null)[];

interface Kept {
  readonly names: readonly string[];
  readonly turns: readonly Numbers[];
  readonly draft: Draft;
  readonly date: string;
  readonly over?: boolean;
}

/** `names` are being asked for; numbers are being written; a turn is `check`ed and shown. */
type NotebookStage = "names" | "write" | "check" | "over";

export class Notebook {
  stage = $state<NotebookStage>("names");
  names = $state.raw<readonly string[]>([]);
  turns = $state.raw<readonly Numbers[]>([]);
  draft = $state.raw<Draft>([]);
  date = "?";
  /** The game as far as it has been checked. */
  game = $state.raw<Reckoned>();
  /** The turn that is being corrected, or whose check is shown. */
  at = $state<number | null>(null);
  /** Numbers that a correction made impossible. */
  impossible = $state.raw<readonly { turn: number; seat: number }[]>([]);
  trouble = $state.raw<ApiError>();
  busy = $state(false);

  /** Goes on where this device left off, be it in the middle of a turn. */
  async open(): Promise<void> {
    const found = checked(local.getJson(KEY));
    if (!found) return;
    this.names = found.names;
    this.turns = found.turns;
    this.date = found.date;
    this.draft = found.draft;
    await this.#reckon(found.turns);
    if (this.game) this.#goOn(found.draft);
  }

  async begin(names: readonly string[], date: string): Promise<void> {
    this.names = names.map((name) => name.trim() || "?");
    this.turns = [];
    this.date = date;
    await this.#reckon([]);
    if (this.game) this.#goOn();
  }

  /** The seats that write now, with what is available to them. */
  get seats(): readonly SeatView[] {
    if (!this.game) return [];
    return (this.#correcting ? this.game.turns[this.at ?? 0]?.before : this.game.table.seats) ?? [];
  }

  /** How everybody stands before the turn that is being written; nothing before the first. */
  get standings(): readonly Standing[] {
    if (!this.game) return [];
    const before = this.#correcting ? (this.at ?? 0) : this.turns.length;
    return before ? standingsOf({ seats: this.seats, totals: this.game.table.totals }, this.turn.round_no) : [];
  }

  /** Which turn is being written. */
  get turn(): { round_no: number; turn_no: number } {
    const old = this.#correcting ? this.game?.turns[this.at ?? 0]?.turn : undefined;
    return old ?? { round_no: this.game?.table.round_no ?? 1, turn_no: this.game?.table.turn_no ?? 1 };
  }

  get #correcting(): boolean {
    return this.stage === "write" && this.at !== null;
  }

  get correcting(): boolean {
    return this.#correcting;
  }

  sitsOut(seat: number): boolean {
    return this.seats[seat]?.available === "";
  }

  isDone(seat: number): boolean {
    const written = this.draft[seat];
    return written === null || written?.length === DIGITS || this.sitsOut(seat);
  }

  /** The next seat that has something to write, after this one; null when all are done. */
  nextAfter(seat: number): number | null {
    const order = this.names.map((_, i) => (seat + 1 + i) % this.names.length);
    return order.find((who) => !this.isDone(who)) ?? null;
  }

  get complete(): boolean {
    return this.names.length > 0 && this.names.every((_, seat) => this.isDone(seat));
  }

  write(seat: number, number: string | null): void {
    this.draft = this.draft.map((old, who) =>
      who === seat ? (number === null ? null : number.slice(0, DIGITS)) : old,
    );
    this.#keep();
  }

  /** Asks what the rules say, when all have written. */
  async check(): Promise<void> {
    if (!this.complete || this.busy) return;
    const at = this.at ?? this.turns.length;
    const numbers = this.draft.map((written, seat) => (this.sitsOut(seat) ? null : written));
    const turns = [...this.turns.slice(0, at), numbers, ...this.turns.slice(at + 1)];
    const before = this.game;
    if (!(await this.#reckon(turns))) return;
    this.turns = turns;
    this.impossible = before && this.game ? madeVoid(before, this.game).filter(({ turn }) => turn > at) : [];
    this.at = at;
    this.stage = "check";
    this.draft = [];
    this.#keep();
  }

  /** Goes on to the next turn, or to the end. */
  next(): void {
    this.#goOn();
  }

  /** The last turn was a mistake: its numbers stand there again, to be changed. */
  async undo(): Promise<void> {
    const last = this.turns.at(-1);
    if (!last || this.busy) return;
    const turns = this.turns.slice(0, -1);
    if (!(await this.#reckon(turns))) return;
    this.turns = turns;
    this.#goOn(last);
  }

  correct(at: number): void {
    const numbers = this.turns[at];
    if (!numbers) return;
    this.trouble = undefined;
    this.at = at;
    this.stage = "write";
    this.draft = numbers;
  }

  show(at: number): void {
    this.impossible = [];
    this.at = at;
    this.stage = "check";
  }

  /** The same people once more, or others. */
  again(): void {
    this.turns = [];
    this.game = undefined;
    this.draft = [];
    this.at = null;
    this.impossible = [];
    this.trouble = undefined;
    this.stage = "names";
    local.set(KEY, null);
    local.set(KEPT_LINK, null);
  }

  #goOn(draft?: Draft): void {
    this.at = null;
    this.impossible = [];
    this.stage = this.game?.table.phase === "over" ? "over" : "write";
    this.draft = draft?.length === this.names.length ? draft : this.names.map(() => "");
    this.#keep();
  }

  async #reckon(turns: readonly Numbers[]): Promise<boolean> {
    this.busy = true;
    this.trouble = undefined;
    try {
      this.game = await reckon({ names: this.names, turns, paper: true, date: this.date });
      return true;
    } catch (thrown) {
      this.trouble = asApiError(thrown);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** A correction that is not finished is not kept: what was there before still holds. */
  #keep(): void {
    const draft = this.#correcting ? [] : this.draft;
    const over = this.game?.table.phase === "over";
    const all: Kept = { names: this.names, turns: this.turns, draft, date: this.date, over };
    local.setJson(KEY, all);
  }
}

/** The game that is being kept with this device and is not over; null where there is none. */
export function keptGame(): Kept | null {
  const kept = checked(local.getJson(KEY));
  return kept && !kept.over && (kept.turns.length || kept.draft.some((written) => written !== "")) ? kept : null;
}

/** What was kept, if it is what it should be: another version may have left something else there. */
export function checked(found: unknown): Kept | null {
  const { names, turns, draft = [], date = "?", over = false } = (found ?? {}) as Partial<Kept>;
  if (!isList(names, (name) => typeof name === "string") || names.length < FEWEST || names.length > MOST) return null;
  const isNumbers = (row: unknown): row is Numbers => isList(row, isWritten) && row.length === names.length;
  if (!isList(turns, isNumbers) || !isList(draft, isWritten) || typeof date !== "string") return null;
  return { names, turns, draft, date, over: over === true };
}

function isList<Item>(list: unknown, isItem: (item: unknown) => item is Item): list is Item[];
function isList(list: unknown, isItem: (item: unknown) => boolean): list is string[];
function isList(list: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(list) && list.every(isItem);
}

function isWritten(item: unknown): item is string | null {
  return item === null || (typeof item === "string" && /^\d{0,3}$/.test(item));
}

/** Today, as a record writes it, in the time of this device. */
export function today(now = new Date()): string {
  const two = (count: number) => String(count).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
