// Several people, one device: a table on the server where everybody here has a seat, a token and a line of their own.
import { devicePlan, keepDevicePlan, type DevicePlan } from "../../lib/device-plan.ts";
import type { Command } from "../../lib/protocol.gen.ts";
import type { Refusal } from "../../lib/socket.ts";
import { Table } from "../../lib/table.svelte.ts";
import { createTable } from "../../lib/tables.ts";

export class DeviceGame {
  readonly #plan: DevicePlan;
  /** One for every person, in the order of their seats. */
  readonly tables: readonly Table[];
  #refused = $state.raw<Refusal | null>(null);
  #gone = $state(false);

  constructor(plan: DevicePlan) {
    this.#plan = plan;
    this.tables = plan.players.map((_, i) => new Table(plan.code, this.#keeper(i)));
    void this.#prepare();
  }

  /** The game that was being played here before the page was loaded. */
  static resumed(): DeviceGame | null {
    const plan = devicePlan();
    return plan && new DeviceGame(plan);
  }

  /** A new one; throws an `ApiError`. */
  static async begun(names: readonly string[], bots: readonly string[]): Promise<DeviceGame> {
    return new DeviceGame({ code: await createTable(), players: names.map((name) => ({ name, token: null })), bots });
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

  /** Goes on from the reveal: everybody here has seen it. */
  goOn(): void {
    for (const table of this.tables) table.goOn();
  }

  /** Away for good: the next visit begins anew. */
  forget(): void {
    keepDevicePlan(null);
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
        keepDevicePlan(this.#plan);
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
      if (!table.you) await this.#say(table, { do: "Sit", name });
      // Two make a table of their own kind.
      const options = table.view?.options;
      if (i === 0 && options && players.length + bots.length === 2)
        await this.#say(table, { do: "SetOptions", options: { ...options, seats: 2 } });
    }
    for (const bot of bots.slice((this.main.view?.seats.length ?? 0) - players.length))
      await this.#say(this.main, { do: "AddBot", bot });
    await this.#say(this.main, { do: "Lock", locked: true }); // nobody else is meant
    await this.#say(this.main, { do: "Start" });
  }

  #isNew(): boolean {
    return this.main.view?.phase === "lobby" && this.main.view.game_no === 0;
  }

  async #say(table: Table, command: Command): Promise<void> {
    if (!this.#refused) this.#refused = await table.say(command);
  }
}
