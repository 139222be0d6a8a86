// The line to a table. It breaks whenever a phone sleeps, and comes back by itself, for ever.
import { BASE } from "./base-path.ts";
import {
  PROTOCOL,
  type Change,
  type ClientSays,
  type Command,
  type Reacted,
  type Refused,
  type RestartSoon,
  type Sealed,
  type ServerSays,
  type TableClosed,
  type View,
  type WarmingUp,
  type Welcome,
} from "./protocol.gen.ts";

/** `connecting` for the first time, `up`, `down` for a while, or there is `none`: `trouble` says why. */
export type SocketState = "connecting" | "up" | "down" | "none";
export type Refusal = Pick<Refused, "code" | "found" | "right">;
/** Done, or why not. */
export type Answer = Refusal | null;

export interface Listener {
  readonly welcome: (welcome: Welcome) => void;
  /** Every view and every change of one once, in the order in which the table changed. */
  readonly view: (view: View) => void;
  readonly change: (change: Change) => void;
  readonly sealed: (sealed: Sealed) => void;
  /** Something was not shown, for this device did not read fast enough; a view follows. */
  readonly missed: () => void;
  readonly reacted: (reacted: Reacted) => void;
  readonly warmingUp: (warmingUp: WarmingUp) => void;
  /** Whoever runs the server has something to tell. */
  readonly news: (news: RestartSoon | TableClosed) => void;
  readonly state: (state: SocketState, trouble: Refusal | null) => void;
}

/** Keeps the token between visits. */
export interface TokenKeeper {
  readonly token: () => string | null;
  readonly keep: (token: string) => void;
}

export const QUIET_MS = 10_000;
export const ANSWER_MS = 5_000;
/** How long to wait for an answer after the device woke up. A dead connection is likely then, so it gets less time. */
export const WAKE_MS = 2_500;
export const OPEN_MS = 10_000;
/** The longest pause after a line broke that was up: everybody is back soon, and not in the same instant. */
export const FIRST_PAUSE_MS = 500;
/** The longest pause while the server may only be starting anew. */
export const SHORT_PAUSE_MS = 1_000;
/** The attempts after which it counts as not there; from then on pauses double. */
export const SHORT_PAUSES = 4;
export const LONGEST_PAUSE_MS = 5_000;
/** How long to wait before asking again for a table that does not exist, which counts as guessing codes. */
export const MISSING_PAUSE_MS = 60_000;

/** What is said while the line is down is lost, and so may be what was said just before it broke. */
export const NO_LINE: Refusal = { code: "no-line", found: "", right: "" };

export class TableSocket {
  readonly #code: string;
  readonly #keeper: TokenKeeper;
  readonly #listener: Listener;
  #socket: WebSocket | null = null;
  #state: SocketState = "connecting";
  /** Whether the server has welcomed this connection. */
  #greeted = false;
  #token: string | null = null;
  #lastId = 0;
  #asked = new Map<number, (answer: Answer) => void>();
  #failures = 0;
  #openedAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(code: string, keeper: TokenKeeper, listener: Listener) {
    this.#code = code;
    this.#keeper = keeper;
    this.#listener = listener;
    addEventListener("online", this.#wake);
    addEventListener("pageshow", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  get token(): string | null {
    return this.#token;
  }

  /** Done (null) or why not. Nothing waits for a line that is down. */
  say(command: Command): Promise<Answer> {
    if (!this.#greeted) return Promise.resolve(NO_LINE);
    return new Promise((answer) => this.#ask(command, answer));
  }

  /** Begin anew, with the token that is kept now. */
  reopen(): void {
    this.#drop();
    if (this.#state === "up") this.#set("down");
    this.#failures = 0;
    this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    removeEventListener("pageshow", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
  }

  // Opening and losing

  #open(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#openedAt = Date.now();
    let socket: WebSocket;
    try {
      socket = new WebSocket(addressOf(this.#code));
    } catch {
      this.#failed();
      return;
    }
    this.#socket = socket;
    // A socket that was given up may still have something to say: it is not heard.
    const current = (hear: () => void) => () => socket === this.#socket && hear();
    socket.onopen = current(() => this.#greet());
    socket.onmessage = (event: MessageEvent<string>) => socket === this.#socket && this.#hear(event.data);
    socket.onclose = current(() => this.#failed());
    this.#pulse = setTimeout(() => this.#failed(), OPEN_MS);
  }

  /** The line is dead: away with it, and another one. */
  #failed(): void {
    const never = !this.#greeted;
    this.#drop();
    if (this.#state === "up") this.#set("down");
    this.#openAfter(pauseBefore(this.#failures++, Math.random()));
    // A browser does not tell why a socket could not be opened; perhaps there is no such table.
    if (never && this.#failures > (this.#state === "connecting" ? 1 : 5)) void this.#askWhy();
  }

  #openAfter(pause: number): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), pause);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    socket?.close();
    const asked = [...this.#asked.values()];
    this.#asked.clear();
    for (const answer of asked) answer(NO_LINE);
  }

  async #askWhy(): Promise<void> {
    let found: Response;
    try {
      found = await fetch(`${BASE}api/tables/${encodeURIComponent(this.#code)}`, { headers: this.#proof() });
    } catch {
      return; // the server is not there: it will be
    }
    if (found.ok || this.#greeted || this.#closed) return;
    const { code, found: what, right } = await found.json().catch(() => ({}));
    if (code !== "no-such-table" && code !== "too-many-codes" && code !== "other-origin") return;
    this.#set("none", { code, found: what ?? "", right: right ?? "" });
    this.#drop();
    this.#openAfter(MISSING_PAUSE_MS);
  }

  /** Shows that somebody sits at the table: then the server lets this address in, however many others guess codes there. */
  #proof(): Record<string, string> {
    const token = this.#keeper.token();
    return token ? { Authorization: `Bearer ${token}` } : {};
  }

  /** The device wakes up or is in another network: nobody should have to wait for a timer. */
  #wake = (): void => {
    if (this.#closed || document.visibilityState !== "visible") return;
    if (this.#greeted) this.#ping(WAKE_MS);
    else if (this.#state !== "none" && (!this.#socket || Date.now() - this.#openedAt > WAKE_MS)) this.reopen();
  };

  // Speaking

  #greet(): void {
    this.#token = this.#keeper.token();
    this.#send({ do: "Hello", protocol: PROTOCOL, token: this.#token });
  }

  #ask(say: ClientSays["say"], answer: (answer: Answer) => void): void {
    this.#asked.set(this.#send(say), answer);
  }

  /** The id under which it will be answered. */
  #send(say: ClientSays["say"]): number {
    const id = ++this.#lastId;
    this.#socket?.send(JSON.stringify({ id, say } satisfies ClientSays));
    return id;
  }

  // Hearing

  #hear(data: string): void {
    const said = JSON.parse(data) as ServerSays;
    this.#expect(QUIET_MS, () => this.#ping(ANSWER_MS));
    if (said.say === "View") {
      this.#set("up");
      this.#listener.view(said);
    } else if (said.say === "Change") this.#listener.change(said);
    else if (said.say === "Sealed") this.#listener.sealed(said);
    else if (said.say === "Missed") this.#listener.missed();
    else if (said.say === "Reacted") this.#listener.reacted(said);
    else if (said.say === "WarmingUp") this.#listener.warmingUp(said);
    else if (said.say === "Welcome") this.#welcomed(said);
    else if (said.say === "Refused" && said.code === "other-protocol") this.#otherProtocol(said);
    else if (!("id" in said)) this.#listener.news(said);
    else if (said.id !== null) {
      const answer = this.#asked.get(said.id);
      this.#asked.delete(said.id);
      answer?.(said.say === "Done" ? null : { code: said.code, found: said.found, right: said.right });
    }
  }

  #welcomed(welcome: Welcome): void {
    const kept = this.#keeper.token();
    if (kept !== null && kept !== this.#token) {
      this.reopen(); // another tab was quicker: one device, one seat
      return;
    }
    this.#failures = 0;
    this.#greeted = true;
    this.#token = welcome.token;
    this.#keeper.keep(welcome.token);
    if (history.state?.reloaded) history.replaceState({ ...history.state, reloaded: false }, "");
    this.#listener.welcome(welcome);
  }

  /** The server is of another version, and so is the page that it has now: fetch that, once. */
  #otherProtocol({ code, found, right }: Refused): void {
    if (history.state?.reloaded) {
      this.#drop();
      this.#set("none", { code, found, right });
      this.#openAfter(MISSING_PAUSE_MS);
      return;
    }
    history.replaceState({ ...history.state, reloaded: true }, "");
    this.close();
    location.reload();
  }

  #ping(patience: number): void {
    this.#ask({ do: "Ping" }, () => {});
    this.#expect(patience, () => this.#failed());
  }

  #expect(within: number, otherwise: () => void): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(otherwise, within);
  }

  #set(state: SocketState, trouble: Refusal | null = null): void {
    if (state === this.#state && state !== "none") return;
    this.#state = state;
    this.#listener.state(state, trouble);
  }
}

/** How many milliseconds to wait after so many failures in a row; `chance`, from 0 to 1, spreads those who wait. */
export function pauseBefore(failures: number, chance: number): number {
  if (failures === 0) return FIRST_PAUSE_MS * chance;
  const longest = Math.min(LONGEST_PAUSE_MS, SHORT_PAUSE_MS * 2 ** Math.max(0, failures - SHORT_PAUSES));
  return longest * (0.5 + chance / 2);
}

function addressOf(code: string): string {
  const url = new URL(`${BASE}ws/${encodeURIComponent(code)}`, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.hash = "";
  return url.href;
}
