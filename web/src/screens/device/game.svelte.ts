// Several people, one device: a table on the server where everybody here has a seat, a token and a line of their own.
import { ask } from "../../lib/ask.ts";
import type { Refusal, Saying } from "../../lib/socket.ts";
import { Table } from "../../lib/table.svelte.ts";
import { keep, kept } from "../../lib/tokens.ts";

const KEY = "device";

/** What a reload must not lose. */
interface Plan {
  readonly code: string;
  readonly players: { readonly name: string; readonly token: string | null }[];
  readonly bots: readonly string[];
}

export class DeviceGame {
  readonly #plan: Plan;
  /** One for every person, in the order of their seats. */
  readonly tables: readonly Table[];
  #refused = $state.raw<Refusal | null>(null);
  #gone = $state(false);

  constructor(plan: Plan) {
    this.#plan = plan;
    this.tables = plan.players.map((_, i) => new Table(plan.code, this.#keeper(i)));
    void this.#prepare();
  }

  /** The game that was being played here before the page was loaded. */
  static resumed(): DeviceGame | null {
    try {
      const plan = JSON.parse(kept(KEY) ?? "null") as Plan | null;
      return plan ? new DeviceGame(plan) : null;
    } catch {
      return null;
    }
  }

  /** A new one; throws a `Trouble`. */
  static async begun(names: readonly string[], bots: readonly string[]): Promise<DeviceGame> {
    const { code } = (await (await ask("api/tables", { method: "POST" })).json()) as { code: string };
    return new DeviceGame({ code, players: names.map((name) => ({ name, token: null })), bots });
  }

  /** The first person's: theirs is the table, and what all may see is the same for everybody. */
  get main(): Table {
    return this.tables[0] as Table;
  }

  /** Who has to write now: the first in the order of the seats who has not. */
  readonly next: Table | null = $derived.by(
    () => this.tables.find((table) => table.canWrite && !table.laid && table.view?.opening === false) ?? null,
  );

  readonly refused = $derived(this.#refused);
  /** The server knows nothing of this table any more. */
  readonly gone = $derived(this.#gone || this.main.stage === "none");

  /** From the reveal on: everybody here has seen it. */
  goOn(): void {
    for (const table of this.tables) table.goOn();
  }

  /** Away for good: the next visit begins anew. */
  forget(): void {
    keep(KEY, null);
    this.close();
  }

  close(): void {
    for (const table of this.tables) table.close();
  }

  #keeper(i: number) {
    return {
      token: () => this.#plan.players[i]?.token ?? null,
      keep: (token: string) => {
        const player = this.#plan.players[i];
        if (player) this.#plan.players[i] = { ...player, token };
        keep(KEY, JSON.stringify(this.#plan));
      },
    };
  }

  /** Whatever is still to be done before the first game; a reload may come at any time. */
  async #prepare(): Promise<void> {
    const { players, bots } = this.#plan;
    for (const [i, { name }] of players.entries()) {
      const table = this.tables[i] as Table;
      await table.ready;
      if (!this.#isNew()) return;
      if (!table.you) await this.#say(table, { say: "Sit", name });
      // Two make a table of their own kind.
      const options = table.view?.options;
      if (i === 0 && options && players.length + bots.length === 2)
        await this.#say(table, { say: "SetOptions", options: { ...options, seats: 2 } });
    }
    for (const bot of bots.slice((this.main.view?.seats.length ?? 0) - players.length))
      await this.#say(this.main, { say: "AddBot", bot });
    await this.#say(this.main, { say: "Lock", locked: true }); // nobody else is meant
    await this.#say(this.main, { say: "Start" });
  }

  #isNew(): boolean {
    return this.main.view?.phase === "lobby" && this.main.view.game_no === 0;
  }

  async #say(table: Table, saying: Saying): Promise<void> {
    if (!this.#refused) this.#refused = await table.say(saying);
  }
}
