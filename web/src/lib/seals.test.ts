import { describe, expect, test } from "vitest";

import vectors from "../../../conformance/seals.json" with { type: "json" };
import { changed } from "./changes.ts";
import { tableOf, turnOf } from "./fixtures.ts";
import type { Change, ClientSays, Sealed, View } from "./protocol.gen.ts";
import { proofOf } from "./seal-proof.ts";
import { labelOf, sealedText, SealWatch } from "./seals.ts";
import { sha256 } from "./sha256.ts";

const NONCE = "00".repeat(16);

test("the bytes are those of the server", () => {
  // The example of src/thenumber/table/seals.py.
  const text = sealedText(NONCE, "042", { id: "demo", game_no: 1 }, 0, 0);
  expect(text).toBe(`thenumber-seal-1 ${NONCE} 042 demo 1 1.1 A`);
  expect(sha256(text).slice(0, 16)).toBe("81dbcad3b808baab");
});

/** A client that only watches seals, and may be loaded anew after every message. */
class Client {
  watch = new SealWatch();
  view: View | null = null;
  readonly said = new Map<number, ClientSays["say"]>();
  readonly verdicts: Record<string, string[]> = {};

  hear(message: { say: unknown; id?: number }): void {
    if (typeof message.say === "object") this.said.set(message.id ?? 0, message.say as ClientSays["say"]);
    else if (message.say === "Welcome" || message.say === "Missed") this.watch.connected(message.say === "Missed");
    else if (message.say === "View") this.see(message as unknown as View);
    else if (message.say === "Change" && this.view) this.see(changed(this.view, message as unknown as Change));
    else if (message.say === "Sealed") this.watch.sealed(message as unknown as Sealed);
    else if (message.say === "Done") {
      const write = this.said.get(message.id ?? 0);
      if (write?.do === "Write") this.watch.wrote(write);
    }
  }

  see(view: View): void {
    this.view = view;
    const { table, you } = view;
    if (this.watch.see(table, you))
      this.verdicts[labelOf(table.turn_index - 1)] = this.watch
        .check(table)
        .map(({ seat, verdict }) => `${"ABCDE".charAt(seat)} ${verdict}`);
  }

  /** What was kept goes on in a new page, which first hears this view, the same again unless another is given. */
  reload(view = this.view): void {
    const kept: unknown = JSON.parse(JSON.stringify(this.watch.memory));
    this.watch = new SealWatch();
    this.watch.remember(kept, "demo");
    this.watch.connected();
    if (view) this.see(view);
  }

  get faults(): unknown[] {
    return this.watch.faults.map(({ code, turn_index, seat }) => ({ code, turn: labelOf(turn_index), seat }));
  }
}

describe("a client says what conformance/seals.json says", () => {
  test.each(vectors.vectors)("$id: $case", ({ heard, verdicts, faults }) => {
    const client = new Client();
    for (const message of heard) client.hear(message);
    expect(client.verdicts).toEqual(verdicts);
    expect(client.faults).toEqual(faults);
    const proof = proofOf(client.watch.guilty, client.watch.faults);
    expect(proof !== "").toBe(faults.length > 0);
    if (proof) expect(JSON.parse(proof)).toMatchObject({ proof: "thenumber-proof-1", table: "demo" });
  });

  test.each(vectors.vectors.filter(({ id }) => !id.startsWith("lie-")))("loaded anew all the time: $id", (vector) => {
    const client = new Client();
    for (const message of vector.heard) {
      client.hear(message);
      if (message.say === "View" || message.say === "Change") client.reload();
    }
    expect(client.faults).toEqual([]);
    expect(client.verdicts).toEqual(vector.verdicts);
  });
});

test("a reload remembers a swap that was made meanwhile", () => {
  const swapped = vectors.vectors.find(({ id }) => id === "lie-cut-and-bot-swapped");
  const client = new Client();
  for (const message of swapped?.heard ?? []) {
    if (message.say === "Welcome" && client.view) client.reload(null); // the next view is that of the reveal
    client.hear(message);
  }
  expect(client.faults).toEqual(swapped?.faults);
});

test("what was kept of another table, or is nonsense, is not gone on from", () => {
  for (const kept of [null, 7, "x", {}, { place: ["other", 1, 0], faults: [{ code: "bot" }] }]) {
    const watch = new SealWatch();
    watch.remember(kept, "demo");
    expect(watch.faults).toEqual([]);
  }
});

test("whoever came later did not see the seals, and whoever wrote nothing has none", () => {
  const last = turnOf(["761", null]);
  const seats = last.seats.map((ruling) => ({ ...ruling, nonce: ruling.number && NONCE }));
  const table = tableOf({ turn_index: 1, turn_no: 2, last: { ...last, seats } });
  expect(new SealWatch().check(table)).toMatchObject([{ seat: 0, number: "761", verdict: "unseen" }]);
  expect(new SealWatch().check(tableOf({ last: null }))).toEqual([]);
});
