// A live table as one device sees it: the last view, and everything that follows from it.
import { sentencesOf } from "../components/game/explain.ts";
import { changed } from "./changes.ts";
import { GoneOn } from "./gone-on.ts";
import { wonBy } from "./ending.ts";
import type { Held } from "./held.ts";
import { listed, t } from "./i18n/index.svelte.ts";
import { OwnTablet } from "./own-tablet.svelte.ts";
import {
  HOST_AWAY_SECONDS,
  HOST_COMMANDS,
  NOTHING_MOVES_SECONDS,
  type Command,
  type OfferedBot,
  type RestartSoon,
  type SeatView,
  type TableClosed,
  type TableView,
  type TurnView,
  type View,
  type YouView,
} from "./protocol.gen.ts";
import { SealWatch, type Fault, type SealCheck, type Turn } from "./seals.ts";
import { BONUSES, bonusOf, nameOf } from "./seats.ts";
import { keepSeen, seenOf } from "./seen.ts";
import { leadersHeard } from "./standing.svelte.ts";
import { session } from "./storage.ts";
import { TableSocket, type Answer, type Refusal, type SocketState, type TokenKeeper } from "./socket.ts";

/** What is to be seen. `check` and `round` are looked back on while the table is already further. */
type Stage = "connecting" | "none" | "lobby" | "choose" | "check" | "round" | "over";

/** A turn that is looked at, with everything as it was when it was revealed. */
export interface Shown {
  readonly table: TableView;
  readonly turn: TurnView;
  /** The boards after the turn, not yet wiped. */
  readonly seats: readonly SeatView[];
  readonly seals: readonly SealCheck[];
  readonly roundOver: boolean;
  /** Somebody wants to see it again: nothing is announced, nothing waits. */
  readonly again: boolean;
  /** It was being looked at before the page was loaded again: nothing moves. */
  readonly still: boolean;
}

interface Behaviour {
  /** After a reload it shows the reveal that it showed before. */
  readonly resumes?: boolean;
  /** Whether somebody looks at this view, who stays at the end of a game until they go on. */
  readonly holds?: ((view: View) => boolean) | undefined;
}

/** One table: a tab shows no more than one. */
const SEALS_KEY = "seals";
const TICK_MS = 250;
const MOST_SAID = 12;
const REFUSED_MS = 8_000;
/** Reasons that time alone takes away, without the table saying so: after how many seconds the server is asked again. */
const AGING_MS = 5_000;

export class Table {
  readonly code: string;
  /** Resolved when something is known about the table. */
  readonly ready: Promise<void>;
  #isReady: () => void = () => {};
  readonly #line: TableSocket;
  readonly #own = new OwnTablet(this, (command) => this.#sayOwn(command));
  readonly #goneOn = new GoneOn((command) => this.#line.say(command));
  readonly #watch = new SealWatch();
  #faults = $state.raw<readonly Fault[]>([]);

  #view = $state.raw<View | null>(null);
  #state = $state<SocketState>("connecting");
  #trouble = $state.raw<Refusal | null>(null);
  #bots = $state.raw<readonly OfferedBot[]>([]);
  /** The seats whose bots are getting ready, and the turn for which that was said. */
  #warmingUp = $state.raw<{ readonly seats: readonly number[]; readonly turn: string }>({ seats: [], turn: "" });
  /** What whoever runs the server told last on this line. */
  news = $state.raw<RestartSoon | TableClosed | null>(null);
  #shown = $state.raw<Shown | null>(null);
  #step = $state<"check" | "round">("check");
  #last: Shown | null = $state.raw(null);
  #turns = $state.raw<readonly TurnView[]>([]);
  #said = $state.raw<readonly { readonly id: number; readonly text: string }[]>([]);
  #saidCount = 0;
  #refused = $state.raw<Refusal | null>(null);
  #forgetting: ReturnType<typeof setTimeout> | undefined;
  #viewedAt = $state(0);
  #now = $state(0);
  /** The seconds for which nothing was heard of the table, in large steps. */
  #age = $state(0);
  readonly #ticker: ReturnType<typeof setInterval>;
  readonly #ager: ReturnType<typeof setInterval>;
  readonly #resumes: boolean;
  readonly #holds: Behaviour["holds"];
  #held = $state.raw<Held | null>(null);
  /** The game after which this person wants the next one, and is not asked again when it begins. */
  #accepted = 0;
  #removed = $state(false);
  /** Whether somebody goes of their own accord. */
  #leaves = false;
  /** The game in which boards are to be wiped before the eyes of whoever looks. */
  #toWipe = 0;

  constructor(code: string, keeper: TokenKeeper, { resumes = false, holds }: Behaviour = {}) {
    this.code = code;
    this.#resumes = resumes;
    this.#holds = holds;
    this.#ager = setInterval(() => (this.#age = (performance.now() - this.#viewedAt) / 1000), AGING_MS);
    this.ready = new Promise((resolve) => (this.#isReady = resolve));
    this.#ticker = setInterval(() => {
      const table = this.#view?.table;
      const waits = table?.seats.some(({ given_up_in }) => given_up_in !== undefined);
      if (table?.seconds_left == null && table?.reveal_in == null && !waits) return;
      this.#now = performance.now();
      this.#own.layInTime();
    }, TICK_MS);
    this.#line = new TableSocket(code, keeper, {
      welcome: (welcome) => {
        this.#bots = welcome.bots;
        this.news = null; // what still holds is said again
        this.#watch.connected();
      },
      view: (view) => {
        this.#viewedAt = this.#now = performance.now();
        this.#age = 0;
        this.#see(view);
        this.#own.update(view);
      },
      change: (change) => {
        if (this.#view) this.#see(changed(this.#view, change));
      },
      sealed: (sealed) => {
        this.#watch.sealed(sealed);
        this.#keepSeals();
      },
      missed: () => this.#watch.connected(true),
      reacted: (reacted) => void import("./reactions.ts").then(({ showReaction }) => showReaction(this, reacted)),
      warmingUp: ({ seats }) => {
        this.#warmingUp = { seats, turn: this.#turnNow };
        if (this.warmingUp.length) this.announce(this.warmingUpInWords);
      },
      news: (news) => (this.news = news),
      state: (state, trouble) => {
        this.#state = state;
        this.#trouble = trouble;
      },
    });
  }

  close(): void {
    clearInterval(this.#ticker);
    clearInterval(this.#ager);
    clearTimeout(this.#forgetting);
    this.#own.close();
    this.#line.close();
  }

  /** Greets with the token that was kept last, to be that person from now on. */
  reopen(): void {
    this.#view = null;
    this.#line.reopen();
  }

  // What there is

  readonly view = $derived(this.#view?.table ?? null);
  readonly you: YouView | null = $derived(this.#view?.you ?? null);
  readonly seat: number | null = $derived(this.you?.seat ?? null);
  readonly board: SeatView | null = $derived((this.seat !== null && this.view?.seats[this.seat]) || null);
  readonly line = $derived(this.#state);
  readonly trouble = $derived(this.#trouble);
  readonly bots = $derived(this.#bots);
  readonly said = $derived(this.#said);
  /** Whether somebody else took this person off the table. */
  readonly removed = $derived(this.#removed);

  /** The token that is this seat, to hand it on. */
  get token(): string | null {
    return this.#line.token;
  }

  readonly stage: Stage = $derived.by(() => {
    if (this.#held) return this.#held.shown ? this.#held.step : "over";
    const phase = this.view?.phase;
    if (!phase) return this.#state === "none" ? "none" : "connecting";
    return this.#shown ? this.#step : phase;
  });

  /** The names of those without whom nothing goes on; empty also where only the count is shown. */
  readonly waitedFor: readonly SeatView[] = $derived(
    this.view?.phase === "choose" ? this.view.seats.filter((seat) => seat.waited_for) : [],
  );

  readonly #turnNow = $derived(`${this.view?.game_no} ${this.view?.turn_index}`);
  /** The bots that are getting ready, for which the table waits. */
  readonly warmingUp: readonly SeatView[] = $derived(
    this.view?.opening && this.#warmingUp.turn === this.#turnNow
      ? this.view.seats.filter((_, seat) => this.#warmingUp.seats.includes(seat))
      : [],
  );
  readonly warmingUpInWords = $derived(
    t("wait-warming-up", { names: listed(this.warmingUp.map(nameOf)), count: this.warmingUp.length }),
  );

  /** The seconds that have passed at the table since it was seen last; none while it stands still. */
  readonly #gone: number = $derived.by(() => {
    const still = this.view?.paused || !this.view?.seats.some((seat) => seat.kind === "person" && !seat.away);
    return still ? 0 : Math.max(0, this.#now - this.#viewedAt) / 1000;
  });
  /** Until the clock runs out; null where there is none. */
  readonly exactSecondsLeft: number | null = $derived(
    this.view?.seconds_left == null ? null : Math.max(0, this.view.seconds_left - this.#gone),
  );
  /** Whole seconds until the reveal that was asked for; null where there is none on its way. */
  readonly revealIn = $derived(
    this.view?.reveal_in == null ? null : Math.max(0, Math.ceil(this.view.reveal_in - this.#gone)),
  );
  /** Whole seconds until nobody waits any longer for people who are away; null where a clock runs out before. */
  givenUpIn(away: readonly SeatView[]): number | null {
    const left = away.map(({ given_up_in }) => given_up_in ?? null);
    return left.includes(null) ? null : Math.max(0, Math.ceil(Math.max(...left.map(Number)) - this.#gone));
  }
  /** Whole seconds until the clock runs out; null where there is none. */
  readonly secondsLeft = $derived(this.exactSecondsLeft === null ? null : Math.ceil(this.exactSecondsLeft));

  /** The turn that is being looked at, if one is. */
  readonly shown = $derived(this.#held ? this.#held.shown : this.#shown);
  /** What the screen is about: the table as it is, or a finished game that is still looked at. */
  readonly looking: Held["view"] | null = $derived(this.#held?.view ?? this.#view);
  /** Whether a finished game is looked at while the table is further. */
  readonly behind = $derived(this.#held !== null);
  /** What the slowest at the table still looks at; null when all have gone on, and for those who sit there. */
  readonly looksAt = $derived(this.#view?.looks_at ?? null);
  /** Whether the last turn can be looked at again. */
  readonly canLookBack = $derived(this.#shown === null && this.view?.last != null);
  /** The turns of this game that were seen from here, oldest first. */
  readonly turns = $derived(this.#held?.turns ?? this.#turns);

  /** What was crossed out on everybody's board until just now, in the first turn after the boards were wiped. */
  readonly ghosts: readonly string[] | null = $derived.by(() => {
    const table = this.view;
    if (table?.phase !== "choose" || table.turn_no !== 1 || !table.last || table.last.round_no === table.round_no)
      return null;
    return table.last.seats.map(({ crossed_out }) => crossed_out);
  });

  /** Whether the boards are wiped now; only once, and only for those who saw them full. */
  takeWipe(): boolean {
    const now = this.ghosts !== null && this.#toWipe === this.view?.game_no;
    if (now) this.#toWipe = 0;
    return now;
  }

  // The own tablet

  get sitsOut(): boolean {
    return this.#own.sitsOut;
  }

  get canWrite(): boolean {
    return this.#own.canWrite;
  }

  get laid(): boolean {
    return this.#own.laid;
  }

  /** What stands on the own tablet, be it laid down or not. */
  get number(): string {
    return this.#own.number;
  }

  /** Laid down here, and the server does not know it yet. */
  get laying(): boolean {
    return this.#own.laying;
  }

  /** Whether one plays, and nobody else but bots of the server does. */
  readonly alone = $derived(
    this.board !== null &&
      this.view !== null &&
      this.view.seats.every(({ kind, outside }, i) => i === this.seat || (kind === "bot" && !outside)),
  );
  /** Only where one is alone there is help, and the server says the same. */
  readonly practises = $derived(this.canWrite && this.alone);

  /** False where the digit can't be written: it is crossed out. */
  writeDigit(digit: string): boolean {
    return this.#own.writeDigit(digit);
  }

  erase(): void {
    this.#own.erase();
  }

  /** Lay the tablet down. It lies there at once; if the line is down the server hears of it later. */
  lay(): Promise<Answer> {
    return this.#own.lay();
  }

  takeBack(): Promise<Answer> {
    return this.#own.takeBack();
  }

  async #sayOwn(command: Command): Promise<Answer> {
    const answer = await this.#line.say(command);
    if (command.do === "Write" && answer === null) {
      this.#watch.wrote(command);
      this.#keepSeals();
    }
    return answer;
  }

  /** What the server did that it can't have done honestly; mostly nothing, for ever. */
  readonly faults = $derived(this.#faults);

  /** What is remembered of the turn in which it did it last. */
  get guilty(): Turn | null {
    return this.#watch.guilty;
  }

  // Saying things

  async say(command: Command): Promise<Answer> {
    const { do: what } = command;
    if (what === "Leave") this.#leaves = true;
    const accepts = what === "Start" || what === "Again" || (what === "Ready" && command.ready);
    if (accepts) this.#accepted = this.view?.game_no ?? 0;
    const answer = await this.#line.say(command);
    if (what === "Ready" ? !command.ready || answer : accepts && answer) this.#accepted = 0;
    return answer;
  }

  /** Why something can't be done now, as the table said when it last changed; undefined if it can, or may by now. */
  whyNot(what: Command["do"]): string | undefined {
    if (this.you && !this.you.host && HOST_COMMANDS.includes(what)) return "not-the-host";
    const why = this.you?.why_not[what];
    const away = this.view?.seats.some(({ host, away }) => host && away);
    const longAgo = this.#age >= NOTHING_MOVES_SECONDS;
    // While a turn runs nobody waits for the host alone.
    const turnRuns = this.view?.phase === "choose" && !this.view.paused;
    if (why === "host-is-here" && (away ? this.#age >= HOST_AWAY_SECONDS : longAgo && !turnRuns)) return undefined;
    if (what === "RevealSoon" && why === "not-the-host" && longAgo && turnRuns && this.seat !== null) return undefined;
    if (why === "nobody-has-written" && (longAgo || this.number.length === 3)) return undefined; // one's own number is laid down first
    return why;
  }

  /** The host, or after a long time anybody who sits, waits no longer: the own number first, if it is whole, and then a reveal that can be taken back. */
  async revealSoon(): Promise<boolean> {
    const turn = this.view;
    if (!turn) return false;
    const { game_no, turn_index } = turn;
    const refusal = await this.lay();
    if (refusal) this.refuse(refusal);
    // Perhaps it was the last one that was missing.
    if (refusal || this.view?.turn_index !== turn_index) return !refusal;
    return this.ask({ do: "RevealSoon", game_no, turn_index });
  }

  /** Says it, and shows the reason if it was refused. */
  async ask(command: Command): Promise<boolean> {
    const refusal = await this.say(command);
    this.refuse(refusal);
    return refusal === null;
  }

  /** What was refused last, for a while. */
  readonly refused = $derived(this.#refused);

  refuse(refusal: Answer): void {
    clearTimeout(this.#forgetting);
    this.#refused = refusal;
    if (refusal) this.#forgetting = setTimeout(() => (this.#refused = null), REFUSED_MS);
  }

  // Looking back

  /** Goes on from the check to the end of the round, and on to where the table is. */
  goOn(): void {
    if (this.#held) return this.#letGo(this.#held);
    if (this.view && this.seat !== null) this.#goneOn.tell(this.view, this.#step);
    if (this.#shown?.roundOver && this.#step === "check" && this.view?.phase !== "over") {
      this.#step = "round";
      this.#keepSeen();
      return;
    }
    const again = this.#shown?.again;
    this.#shown = null;
    this.#keepSeen();
    if (again) return;
    if (this.view?.phase === "over") this.#announceWinners(this.view, this.seat);
    else this.#announceTurn();
  }

  /** From a finished game: first to its scores, then to where the table is by now. */
  #letGo(held: Held): void {
    if (held.shown) {
      this.#held = { ...held, shown: null };
      this.#announceWinners(held.view.table, held.view.you?.seat ?? null);
      return;
    }
    this.#held = null;
    if (this.#shown) this.#announceShown(this.#shown);
    else this.#announceTurn();
  }

  /** Shows a finished game, until one goes on. */
  lookAt(game: Held): void {
    this.#held = game;
  }

  lookBack(): void {
    const table = this.view;
    if (!table?.last) return;
    const looked = this.#last ?? this.#lookAt(table);
    this.#shown = looked && { ...looked, again: true };
    this.#step = "check";
  }

  // Seeing

  #see(view: View): void {
    const before = this.#view;
    const { table } = view;
    if (!before && this.#resumes) this.#watch.remember(session.getJson(SEALS_KEY), table.id);
    this.#watch.see(table, view.you);
    this.#keepSeals();
    if (view.you) this.#removed = this.#leaves = false;
    else if (before?.you) this.#removed = !this.#leaves;
    const sameGame = before?.table.id === table.id && before.table.game_no === table.game_no && table.phase !== "lobby";
    const revealed = sameGame && table.turn_index > before.table.turn_index;
    if (before?.table.phase === "over" && before.table.id === table.id && !sameGame && this.#staysAt(before))
      this.#held = { view: before, shown: this.#shown, step: this.#step, turns: this.#turns };
    if (!sameGame) {
      this.#shown = this.#last = null;
      this.#turns = seenOf(table)?.turns ?? []; // before a reload
    }
    if (table.last && !this.#turns.some((turn) => isTurn(turn, table.last))) this.#turns = [...this.#turns, table.last];
    if (revealed) {
      this.#last = this.#shown = this.#lookAt(table);
      this.#step = "check";
      if (this.#shown?.roundOver) this.#toWipe = table.game_no;
    }
    // A television resumes only what others still look at.
    if (!before && this.#resumes && (view.you || view.looks_at)) this.#resume(table);
    if (!sameGame || revealed) this.#own.begin(view.you?.tablet ?? null);
    this.#view = view;
    if (!sameGame || revealed) this.#keepSeen();
    this.#announce(before, view, revealed);
    if (!before && !this.#shown && view.you?.seat != null) this.#goneOn.tell(table, "round"); // a reload looks at nothing
    this.#isReady();
  }

  /** Whether somebody still looks at the end of the last game, and has not said that they want the next one. */
  #staysAt(view: View): boolean {
    const { table, you } = view;
    const ready = you !== null && table.next_game?.ready.includes(you.name);
    return !this.#held && !ready && this.#accepted !== table.game_no && this.#holds?.(view) === true;
  }

  /** What has been seen, and what is being looked at: a reload forgets neither. */
  #keepSeen(): void {
    const table = this.#view?.table;
    if (!table || table.phase === "lobby") return;
    const looking = this.#shown && { turn_index: this.#shown.table.turn_index, step: this.#step };
    keepSeen(table, { turns: this.#turns, looking });
  }

  /** The seals of a turn that is being written: a reload does not forget them. Lies are told at once. */
  #keepSeals(): void {
    if (this.#resumes) session.setJson(SEALS_KEY, this.#watch.memory);
    const { faults } = this.#watch;
    if (faults.length !== this.#faults.length) this.#faults = [...faults];
  }

  #resume(table: TableView): void {
    const looking = seenOf(table)?.looking;
    if (looking?.turn_index !== table.turn_index) return;
    // Where a clock runs there is a time to look, and then one to write.
    if (this.#holds && table.seconds_left !== null && table.seconds_left <= (table.options.clock ?? 0)) return;
    const looked = this.#lookAt(table);
    // A television goes on by itself, and needs no button that does.
    this.#shown = looked && { ...looked, again: !this.#holds, still: true };
    this.#step = looking.step;
  }

  #lookAt(table: TableView): Shown | null {
    const turn = table.last;
    if (!turn) return null;
    const roundOver = turn.round_no <= table.totals.length;
    // The table has wiped its boards already; the turn still knows what was written on them.
    const seats = roundOver
      ? table.seats.map((seat, i) => ({ ...seat, scores: turn.seats[i]?.scores ?? [] }))
      : table.seats;
    return { table, turn, seats, seals: this.#watch.check(table), roundOver, again: false, still: false };
  }

  // For those who hear it

  announce(text: string): void {
    this.#said = [...this.#said.slice(1 - MOST_SAID), { id: ++this.#saidCount, text }];
  }

  #announce(before: View | null, { table, you }: View, revealed: boolean): void {
    if (this.#held) return this.#announceMovedOn(before, table);
    const resumed = !before && this.#shown !== null;
    if (this.#shown && (revealed || resumed)) return this.#announceShown(this.#shown);
    this.#announceReady(before, table, you);
    if (table.phase === "choose" && (before?.table.phase !== "choose" || before.table.game_no !== table.game_no))
      this.#announceTurn();
    if (table.paused !== (before?.table.paused ?? false))
      this.announce(t(table.paused ? "table-paused" : "table-resumed"));
    if (table.reveal_in !== null && before?.table.reveal_in == null)
      this.announce(t("wait-revealing", { seconds: Math.ceil(table.reveal_in) }));
    if (table.phase === "choose" && !table.opening && you?.tablet != null) this.#announceMissing(before, table);
  }

  #announceShown(shown: Shown): void {
    const names = shown.seats.map(nameOf);
    for (const sentence of sentencesOf(shown.turn, names, this.seat)) this.announce(sentence);
    this.announce(this.#scoresInWords(shown));
  }

  /** While somebody still looks at the last game: where the table is. */
  #announceMovedOn(before: View | null, table: TableView): void {
    if (before?.table.phase === table.phase && before.table.game_no === table.game_no) return;
    if (table.phase === "lobby") this.announce(t("next-lobby"));
    if (table.phase === "choose") this.announce(t("next-begun"));
  }

  /** Who else is for another game, or no longer. */
  #announceReady(before: View | null, { next_game: now }: TableView, you: YouView | null): void {
    const then = before?.table.next_game;
    if (!now || !then) return;
    for (const name of now.ready)
      if (!then.ready.includes(name) && name !== you?.name) this.announce(t("next-heard-ready", { name }));
    for (const name of now.not_ready)
      if (then.ready.includes(name) && name !== you?.name) this.announce(t("next-heard-not-ready", { name }));
  }

  #announceTurn(): void {
    const table = this.#view?.table;
    if (table?.phase !== "choose") return;
    const { round_no: round, turn_no: turn } = table;
    this.announce(`${t("turn-title", { round, turn })}. ${t("turn-bonus", { bonus: String(bonusOf(turn)) })}`);
    for (const heard of leadersHeard(table, this.seat)) this.announce(heard);
    if (turn === BONUSES.length) this.announce(t("ladder-double"));
  }

  #announceWinners(table: TableView, own: number | null): void {
    const { winners, seats, finals } = table;
    const names = winners.flatMap((seat) => seats[seat] ?? []).map(nameOf);
    const score = String(finals[winners[0] ?? 0] ?? 0);
    if (winners.length === 1 && winners[0] === own) this.announce(t("heard-score", { name: wonBy(table, own), score }));
    else if (names.length) this.announce(t("winner", { names: listed(names), score, count: names.length }));
  }

  /** Whom we wait for: when the own tablet is down, and again when one is left. */
  #announceMissing(before: View | null, table: TableView): void {
    const missing = table.seats.filter((seat) => seat.waited_for);
    const left = table.writers - table.written;
    const leftBefore = before ? before.table.writers - before.table.written : 0;
    const justLaid = before?.you?.tablet == null;
    if (left > 0 && (justLaid || (left === 1 && leftBefore > 1)))
      this.announce(
        missing.length
          ? t("wait-for", { names: listed(missing.map(nameOf)) })
          : t("wait-written", { written: table.written, writers: table.writers }),
      );
  }

  /** What everybody has this round. */
  #scoresInWords({ seats }: Shown): string {
    const sums = seats.map(({ scores }) => scores.reduce((sum, score) => sum + score, 0));
    const scores = seats.map((seat, i) => t("heard-score", { name: nameOf(seat), score: String(sums[i]) }));
    return t("heard-scores", { scores: listed(scores) });
  }
}

function isTurn(turn: TurnView, other: TurnView | null): boolean {
  return turn.round_no === other?.round_no && turn.turn_no === other.turn_no;
}
