// Seals: were the numbers that are revealed the ones that were laid down? Remembered and reckoned here, not believed.
// The terminal has the same memory in src/thenumber/table/seal_watch.py; conformance/seals.json holds both to the same.
import type { Sealed, TableView, TurnView, YouView } from "./protocol.gen.ts";
import { sha256 } from "./sha256.ts";

/** `kept`: published before the reveal; `unseen`: not seen before, for nobody was connected; `broken`: a lie. */
export type SealVerdict = "kept" | "unseen" | "broken";

export interface SealCheck {
  readonly seat: number;
  readonly number: string;
  readonly seal: string | null;
  readonly nonce: string | null;
  readonly verdict: SealVerdict;
}

/** Something that an honest server never does; docs/protocol.md tells what each code means. */
export interface Fault {
  readonly code: FaultCode;
  readonly game_no: number;
  readonly turn_index: number;
  readonly seat: number | null;
  /** What was promised: the seal that was published, or the number that was laid down here. */
  readonly promised: string | null;
  /** What was shown instead: a seal, or a number. */
  readonly shown: string | null;
}

export type FaultCode =
  | "own"
  | "changed"
  | "unpublished"
  | "withdrawn"
  | "unproved"
  | "hidden"
  | "bot"
  | "unsealed"
  | "rewritten"
  | "contradiction";

/** One thing that was heard about the seals of a turn, for the proof. */
interface Heard {
  readonly what: "connected" | "missed" | "laid" | "withdrawn" | "sealed" | "revealed";
  readonly seat?: string;
  readonly seal?: string;
  readonly number?: string;
  readonly nonce?: string;
}

/** Seals with their seats; null where only the count is shown. */
type Seals = Record<string, number | null>;

/** What is remembered of a turn, from its first view on; plain JSON, so that a reload does not forget it. */
export interface Turn {
  readonly id: string;
  readonly game_no: number;
  readonly index: number;
  lying: Seals;
  published: Seals;
  /** Those that were published after all bots had to have written. */
  late: string[];
  withdrawn: string[];
  sealed: boolean;
  revealed: boolean;
  opening: boolean;
  kinds: readonly string[];
  ownSeat: number | null;
  own: string | null;
  /** Whether the server has told the own tablet in this turn. */
  toldOwn: boolean;
  heard: Heard[];
}

interface Memory {
  turn: Turn | null;
  /** The turn that was revealed last, its check, and whether that reveal came while nobody looked. */
  last: Turn | null;
  check: readonly SealCheck[];
  blind: boolean;
  /** The turn that was seen last: table, game, turn. */
  place: readonly [string, number, number];
  /** What was revealed in the turns of this game: numbers and nonces. */
  revealed: Record<string, readonly (readonly [string | null, string | null])[]>;
  faults: Fault[];
  /** The turn in which a fault was found last. */
  guilty: Turn | null;
}

const SEAT_LETTERS = "ABCDE";
const TURNS = 5;
const NOWHERE = ["", 0, 0] as const;

type Place = Pick<TableView, "id" | "game_no">;

/** Exactly the bytes that docs/protocol.md names. */
export function sealedText(nonce: string, number: string, table: Place, index: number, seat: number): string {
  return `thenumber-seal-1 ${nonce} ${number} ${table.id} ${table.game_no} ${labelOf(index)} ${letterOf(seat)}`;
}

/** Tell it everything that is heard, in order; `faults` grows when a lie is found. */
export class SealWatch {
  #memory: Memory = {
    turn: null,
    last: null,
    check: [],
    blind: false,
    place: NOWHERE,
    revealed: {},
    faults: [],
    guilty: null,
  };
  /** Whether something may have happened since the last view that was not heard. */
  #gap = false;

  /** What is to be kept over a reload. */
  get memory(): unknown {
    return this.#memory;
  }

  /** Goes on from what was kept of this table; anything else is ignored. */
  remember(kept: unknown, id: string): void {
    const memory = kept as Memory | null;
    if (memory?.place?.[0] === id && Array.isArray(memory.faults)) this.#memory = memory;
  }

  get faults(): readonly Fault[] {
    return this.#memory.faults;
  }

  /** What is remembered of the turn in which a fault was found last, for `proofOf`. */
  get guilty(): Turn | null {
    return this.#memory.guilty;
  }

  /** A new connection was made, or the server says that something was missed: nobody knows what happened. */
  connected(missed = false): void {
    this.#gap = true;
    this.#memory.turn?.heard.push({ what: missed ? "missed" : "connected" });
  }

  /** Look at every view, and at the view after every change; whether it reveals a turn. */
  see(table: TableView, you: Pick<YouView, "seat" | "tablet"> | null): boolean {
    const memory = this.#memory;
    let { turn } = memory;
    let reveals = false;
    const place = [table.id, table.game_no, table.turn_index] as const;
    if (this.#gap) memory.place = NOWHERE; // another node may know less
    if (table.phase !== "lobby") {
      const [id, game, index] = memory.place;
      if (place[0] === id && (place[1] < game || (place[1] === game && place[2] < index)))
        this.#find("contradiction", turn ?? newTurn(table)); // a turn comes again
      memory.place = place;
      reveals = turn !== null && !turn.revealed && isPlace(turn, table, 1);
      if (turn && reveals) memory.check = this.#reveal(turn, table);
      this.#compare(table);
    }
    if (table.phase === "choose") {
      if (!turn || !isPlace(turn, table, 0)) {
        turn = memory.turn = newTurn(table);
        this.#lie(turn, table, true);
      } else this.#lie(turn, table, this.#gap);
      // A bot from outside writes when it likes, as a person does.
      turn.kinds = table.seats.map(({ kind, outside }) => (kind === "bot" && outside ? "person" : kind));
      turn.opening = table.opening;
      turn.ownSeat = you?.seat ?? null;
      turn.own = you?.tablet ?? null;
      turn.toldOwn ||= turn.own !== null;
    }
    this.#gap = false;
    return reveals;
  }

  /** The check of the turn that `table` shows as the last one; nobody looked if it was not seen to be revealed. */
  check(table: TableView): readonly SealCheck[] {
    const { last } = table;
    if (!last) return [];
    const index = table.turn_index - 1;
    const { check, last: seen } = this.#memory;
    if (seen && isPlace(seen, table, 1)) return check;
    return last.seats.flatMap(({ number, nonce }, seat) =>
      number === null ? [] : [{ seat, number, nonce, seal: sealOf(table, last, seat, index), verdict: "unseen" }],
    );
  }

  /** All tablets of a turn lie; these are the seals that were not published yet. */
  sealed({ game_no, turn_index, seals }: Sealed): void {
    const { turn } = this.#memory;
    if (turn?.game_no !== game_no || turn.index !== turn_index || turn.sealed) {
      if (turn) this.#find("contradiction", turn);
      return;
    }
    turn.sealed = true;
    let people = false;
    if (!seals.length) turn.heard.push({ what: "sealed" });
    for (const { seat, seal } of seals) {
      turn.heard.push({ what: "sealed", ...at(seat), seal });
      const promised = sealAt(turn.lying, seat);
      if (promised !== null) {
        this.#find("changed", turn, seat, promised, seal);
        continue;
      }
      this.#publish(turn, seal, seat);
      if (people && isKind(turn, seat, "bot")) turn.late.push(seal);
      people ||= isKind(turn, seat, "person");
    }
  }

  /** The server has carried out a `Write` of this client; if it ended the turn, that is heard after the reveal. */
  wrote({ game_no, turn_index, number }: { game_no: number; turn_index: number; number: string }): void {
    const { last, check, blind } = this.#memory;
    if (last?.game_no !== game_no || last.index !== turn_index) return;
    if (blind || last.toldOwn || last.ownSeat === null) return;
    const shown = check.find(({ seat }) => seat === last.ownSeat)?.number ?? null;
    if (shown !== number) this.#find("own", last, last.ownSeat, number, shown);
  }

  // What lies

  /** Compare what lies now with what lay before. After a gap, another node may know less, and tell it again. */
  #lie(turn: Turn, table: TableView, gap: boolean): void {
    const lying = lyingOf(table);
    if (gap) {
      turn.withdrawn = [];
      turn.sealed = false;
    }
    if (!lying) return this.#find("contradiction", turn);
    if (isSame(lying, turn.lying)) return;
    if (turn.sealed) this.#find("contradiction", turn);
    const before = Object.entries(turn.lying);
    turn.lying = {};
    for (const [old, seat] of before) {
      if (old in lying && lying[old] === seat) {
        turn.lying[old] = seat;
        continue;
      }
      turn.heard.push({ what: "withdrawn", ...at(seat), seal: old });
      const instead = sealAt(lying, seat);
      if (isKind(turn, seat, "bot") && (instead !== null || !gap)) this.#find("bot", turn, seat, old, instead);
      if (!gap) turn.withdrawn.push(old);
    }
    for (const [seal, seat] of Object.entries(lying)) {
      if (seal in turn.lying) continue;
      turn.heard.push({ what: "laid", ...at(seat), seal });
      this.#publish(turn, seal, seat);
    }
    turn.lying = lying;
  }

  #publish(turn: Turn, seal: string, seat: number | null): void {
    const elsewhere = seal in turn.published && turn.published[seal] !== seat;
    if (turn.withdrawn.includes(seal) || seal in turn.lying || elsewhere)
      return this.#find("contradiction", turn, seat, null, seal);
    if (!(seal in turn.published)) {
      turn.published[seal] = seat;
      if (!turn.opening) turn.late.push(seal);
    }
    turn.lying[seal] = seat;
  }

  // What is revealed

  #reveal(turn: Turn, table: TableView): readonly SealCheck[] {
    const memory = this.#memory;
    const blind = this.#gap && !turn.sealed;
    turn.revealed = true;
    memory.last = turn;
    memory.blind = blind;
    if (!turn.sealed && !this.#gap) this.#find("unsealed", turn);
    const { last } = table;
    let seats: readonly SealCheck[] = [];
    if (last && `${last.round_no}.${last.turn_no}` === labelOf(turn.index))
      seats = this.#numbers(turn, table, last, blind);
    else this.#find("contradiction", turn);
    for (const { seat, number, nonce, seal } of seats)
      turn.heard.push({ what: "revealed", ...at(seat), ...(nonce && seal ? { seal, number, nonce } : { number }) });
    return seats;
  }

  #numbers(turn: Turn, table: TableView, last: TurnView, blind: boolean): SealCheck[] {
    const { faults } = this.#memory;
    const left = new Map(Object.entries(turn.lying));
    const checks: SealCheck[] = [];
    for (const [seat, { number, nonce }] of last.seats.entries()) {
      const first = faults.length;
      const promised = sealAt(turn.lying, seat);
      const certain = promised !== null && (!blind || isKind(turn, seat, "bot"));
      const made = sealOf(table, last, seat, turn.index);
      let verdict: SealVerdict = "kept";
      if (number === null) {
        if (certain) this.#find("hidden", turn, seat, promised);
      } else if (made === null) this.#find("unproved", turn, seat, promised, number);
      else if (left.has(made) && (left.get(made) ?? seat) === seat) {
        if (isKind(turn, seat, "bot") && turn.late.includes(made)) this.#find("bot", turn, seat, null, made);
      } else if (turn.withdrawn.includes(made)) this.#find("withdrawn", turn, seat, promised, made);
      else if (certain) this.#find("changed", turn, seat, promised, made);
      else if (!blind) this.#find("unpublished", turn, seat, null, made);
      else verdict = "unseen";
      for (const old of [promised, made]) if (old !== null) left.delete(old);
      if (seat === turn.ownSeat && turn.own !== null && !blind && number !== turn.own)
        this.#find("own", turn, seat, turn.own, number);
      if (faults.length > first) verdict = "broken";
      if (number !== null) checks.push({ seat, number, nonce, seal: made, verdict });
    }
    if (!blind) for (const [old, seat] of left) this.#find("hidden", turn, seat, old);
    return checks;
  }

  /** A turn that was revealed stays as it was. */
  #compare(table: TableView): void {
    const { id, game_no, turn_index, last } = table;
    if (!last) return;
    const { revealed } = this.#memory;
    const game = `${id} ${game_no} `;
    const key = game + String(turn_index - 1);
    const shown = last.seats.map(({ number, nonce }) => [number, nonce] as const);
    const before = (revealed[key] ??= shown);
    const turn = { ...newTurn(table), index: turn_index - 1 };
    for (const [seat, old] of before.entries())
      if (String(old) !== String(shown[seat])) this.#find("rewritten", turn, seat, old[0], shown[seat]?.[0] ?? null);
    this.#memory.revealed = Object.fromEntries(Object.entries(revealed).filter(([name]) => name.startsWith(game)));
  }

  // What is wrong

  #find(
    code: FaultCode,
    turn: Turn,
    seat: number | null = null,
    promised: string | null = null,
    shown: string | null = null,
  ): void {
    const fault: Fault = { code, game_no: turn.game_no, turn_index: turn.index, seat, promised, shown };
    const { faults } = this.#memory;
    if (faults.some((known) => JSON.stringify(known) === JSON.stringify(fault))) return;
    faults.push(fault);
    this.#memory.guilty = turn;
  }
}

export function labelOf(index: number): string {
  return `${Math.floor(index / TURNS) + 1}.${(index % TURNS) + 1}`;
}

function newTurn({ id, game_no, turn_index: index }: TableView): Turn {
  return {
    id,
    game_no,
    index,
    lying: {},
    published: {},
    late: [],
    withdrawn: [],
    sealed: false,
    revealed: false,
    opening: true,
    kinds: [],
    ownSeat: null,
    own: null,
    toldOwn: false,
    heard: [],
  };
}

function isPlace(turn: Turn, { id, game_no, turn_index }: TableView, later: number): boolean {
  return turn.id === id && turn.game_no === game_no && turn.index + later === turn_index;
}

/** A bot in its own seat writes once a turn, before people do. */
function isKind(turn: Turn, seat: number | null, kind: string): boolean {
  return seat !== null && turn.kinds[seat] === kind;
}

/** The seal that lies before a seat, where that is shown. */
function sealAt(seals: Seals, seat: number | null): string | null {
  return Object.keys(seals).find((seal) => seat !== null && seals[seal] === seat) ?? null;
}

/** The seals that lie, with their seats where these are shown; null if a view contradicts itself. */
function lyingOf({ seals, seats, written, options }: TableView): Seals | null {
  const who = options.anonymous ? seals.map(() => null) : seats.flatMap((seat, i) => (seat.written ? [i] : []));
  const fits = new Set(seals).size === written && seals.length === written && who.length === written;
  return fits ? Object.fromEntries(seals.map((seal, i) => [seal, who[i] ?? null])) : null;
}

function isSame(some: Seals, others: Seals): boolean {
  const [one, other] = [some, others].map((seals) => String(Object.entries(seals).sort()));
  return one === other;
}

/** The seal that a revealed number and its nonce make; null without a nonce. */
function sealOf(table: Place, last: TurnView, seat: number, index: number): string | null {
  const { number = null, nonce = null } = last.seats[seat] ?? {};
  return number === null || nonce === null ? null : sha256(sealedText(nonce, number, table, index, seat));
}

function letterOf(seat: number): string {
  return SEAT_LETTERS.charAt(seat) || String(seat);
}

function at(seat: number | null): { seat?: string } {
  return seat === null ? {} : { seat: letterOf(seat) };
}
