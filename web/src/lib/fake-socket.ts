// For tests: a WebSocket whose other end is the test.
import { vi } from "vitest";

import type { ClientSays, OfferedBot, ServerSays } from "./protocol.gen.ts";

type Saying = ClientSays["say"];

/** Some bots, not in the order of their levels. */
const BOTS: readonly OfferedBot[] = [
  { name: "random", level: 2, difficulty: "gentle" },
  { name: "greedy", level: 1, difficulty: "gentle" },
];

export class FakeSocket {
  static all: FakeSocket[] = [];

  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error("no socket was opened");
    return last;
  }

  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: ClientSays[] = [];
  closed = false;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  // What the other end does

  says(said: ServerSays): void {
    this.onmessage?.({ data: JSON.stringify(said) });
  }

  /** Opened and greeted. */
  welcomes(token = "t".repeat(22)): void {
    this.onopen?.();
    this.says({ say: "Welcome", id: 1, token, version: "1", bots: BOTS });
  }

  /** The answer to the last thing that was said. */
  answers(refused?: { code: string; found?: string; right?: string }): void {
    const id = this.sent.filter(({ say }) => say.do !== "GoOn").at(-1)?.id ?? 0; // nobody waits for the answer to that
    if (refused) this.says({ say: "Refused", id, found: "", right: "", ...refused });
    else this.says({ say: "Done", id });
  }

  breaks(): void {
    this.onclose?.();
  }

  /** Everything that was said, without its ids. */
  get said(): Saying[] {
    return this.sent.map(({ say }) => say);
  }

  saidOf<Do extends Saying["do"]>(what: Do): Extract<Saying, { do: Do }>[] {
    return this.said.filter((say): say is Extract<Saying, { do: Do }> => say.do === what);
  }
}

/** Every socket is ours, there is no server, and nothing moves: the simulated browser can't. */
export function fakeSockets(): void {
  Object.defineProperty(Element.prototype, "animate", { value: undefined, configurable: true });
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new Error("no server"))),
  );
}
