import { describe, expect, test } from "vitest";

import { seatOf, tableOf, turnOf } from "./fixtures.ts";
import type { TableView } from "./protocol.gen.ts";
import { sealedText, SealWatch } from "./seals.ts";
import { sha256 } from "./sha256.ts";

const NONCE = "00".repeat(16);

test("the bytes are those of the server", () => {
  // The example of src/thenumber/table/seals.py.
  const table = tableOf({ id: "demo", game_no: 1 });
  const text = sealedText(NONCE, "042", table, turnOf(["042", "761", "513"]), 0);
  expect(text).toBe(`thenumber-seal-1 ${NONCE} 042 demo 1 1.1 A`);
  expect(sha256(text).slice(0, 16)).toBe("81dbcad3b808baab");
});

describe("of the turn that is revealed", () => {
  const numbers = ["761", "513", "444"];
  const turn = turnOf(numbers);
  const before = tableOf({ seats: numbers.map(() => seatOf()) });
  const seals = numbers.map((number, seat) => sha256(sealedText(NONCE, number, before, turn, seat)));
  const after = tableOf({
    turn_index: 1,
    turn_no: 2,
    last: { ...turn, seats: turn.seats.map((ruling, i) => ({ ...ruling, seal: seals[i] ?? "", nonce: NONCE })) },
  });

  function verdicts(seen: readonly string[], revealed: TableView = after): string[] {
    const watch = new SealWatch();
    watch.see({ ...before, seals: seen });
    return watch.check(revealed).map(({ verdict }) => verdict);
  }

  test("every number has the seal that was published when it was laid down", () => {
    expect(verdicts(seals.slice(0, 2))).toEqual(["kept", "kept", "last"]);
  });

  test("another number does not match", () => {
    const [first, ...rest] = after.last?.seats ?? [];
    if (!first) throw new Error();
    const changed = { ...after, last: { ...turn, seats: [{ ...first, number: "762" }, ...rest] } };
    expect(verdicts(seals, changed)).toEqual(["broken", "kept", "kept"]);
  });

  test("a seal of another seat, turn or game does not match", () => {
    const [first, second, third] = after.last?.seats ?? [];
    if (!first || !second || !third) throw new Error();
    const swapped = [{ ...first, number: second.number, seal: second.seal }, second, third];
    expect(verdicts(seals, { ...after, last: { ...turn, seats: swapped } })[0]).toBe("broken");
    expect(verdicts(seals, { ...after, last: { ...turn, turn_no: 2, seats: turn.seats } })).toEqual([]);
    expect(verdicts(seals, { ...after, game_no: 2 })).toEqual(["broken", "broken", "broken"]);
  });

  test("whoever came later only knows that they match", () => {
    expect(new SealWatch().check(after).map(({ verdict }) => verdict)).toEqual(["last", "last", "last"]);
  });

  test("whoever wrote nothing has none", () => {
    expect(new SealWatch().check(tableOf({ last: turnOf([null, "513"]) }))).toEqual([]);
    expect(new SealWatch().check(tableOf({ last: null }))).toEqual([]);
  });
});
