import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { FakeSocket, fakeSockets } from "./fake-socket.ts";
import { changeOf, seatOf, turnOf, viewOf } from "./fixtures.ts";
import { startTexts } from "./i18n/index.svelte.ts";
import type { TableView, YouView } from "./protocol.gen.ts";
import { LONGEST_PAUSE_MS, type Answer } from "./socket.ts";
import { Table } from "./table.svelte.ts";

let table: Table;

beforeEach(async () => {
  await startTexts();
  vi.useFakeTimers();
  sessionStorage.clear();
  fakeSockets();
  table = new Table("KDWTXM", { token: () => null, keep: () => {} });
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function see(changes: Partial<TableView> = {}, you: Partial<YouView> | null = {}): void {
  if (table.line !== "up") FakeSocket.last.welcomes();
  FakeSocket.last.says(viewOf(changes, you));
  flushSync();
}

const FIRST = turnOf(["761", "513", "444"]);
const AFTER_FIRST = { turn_index: 1, turn_no: 2, last: FIRST };

describe("the own tablet", () => {
  test("takes available digits, and no more than three", () => {
    see({ seats: [seatOf({ available: "1567" }), seatOf(), seatOf()] });
    expect([..."7061559"].map((digit) => table.writeDigit(digit))).toEqual([
      true,
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(table.number).toBe("761");
    table.erase();
    expect(table.number).toBe("76");
  });

  test("takes a crossed-out digit where the table plays as on paper", () => {
    const options = { ...viewOf().table.options, paper: true };
    see({ options, seats: [seatOf({ available: "1567" }), seatOf(), seatOf()] });
    expect([table.writeDigit("0"), table.number]).toEqual([true, "0"]);
  });

  test("lies at once, and is taken back with its number", async () => {
    see();
    for (const digit of "761") table.writeDigit(digit);
    const laid = table.lay();
    expect([table.laid, table.number]).toEqual([true, "761"]);
    expect(FakeSocket.last.saidOf("Write")).toMatchObject([{ number: "761", game_no: 1, turn_index: 0 }]);
    see({ written: 1 }, { tablet: "761" });
    FakeSocket.last.answers();
    expect(await laid).toBeNull();
    expect([table.laid, table.number]).toEqual([true, "761"]);
    const back = table.takeBack();
    expect([table.laid, table.number]).toEqual([false, "761"]);
    see({}, { tablet: null });
    FakeSocket.last.answers();
    await back;
    expect([table.laid, table.number]).toEqual([false, "761"]);
  });

  test("that is refused is in the hand again", async () => {
    see();
    for (const digit of "761") table.writeDigit(digit);
    const laid = table.lay();
    FakeSocket.last.answers({ code: "paused" });
    expect(await laid).toMatchObject({ code: "paused" });
    expect([table.laid, table.number]).toEqual([false, "761"]);
  });

  test("shows what another tab of the same seat has laid down", () => {
    see();
    table.writeDigit("9");
    see({}, { tablet: "220" });
    expect([table.laid, table.number]).toEqual([true, "220"]);
  });

  test("is empty in the next turn", () => {
    see({}, { tablet: "761" });
    see(AFTER_FIRST);
    expect([table.laid, table.number]).toEqual([false, ""]);
  });

  test("is nobody's who sits out, watches, or plays while it is paused", () => {
    see({ seats: [seatOf({ available: "" }), seatOf(), seatOf()] });
    expect([table.sitsOut, table.canWrite]).toEqual([true, false]);
    see({ paused: true });
    expect(table.canWrite).toBe(false);
    see({}, { seat: null });
    expect([table.board, table.canWrite]).toEqual([null, false]);
    see({}, null);
    expect([table.you, table.canWrite]).toEqual([null, false]);
  });
});

describe("a tablet that is wanted", () => {
  const up = (view: Partial<TableView> = {}, you: Partial<YouView> = {}) => {
    see(view, you);
    return FakeSocket.last;
  };

  function lay(): Promise<Answer> {
    for (const digit of "761") table.writeDigit(digit);
    return table.lay();
  }

  async function breaks(): Promise<void> {
    FakeSocket.last.breaks();
    await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS);
  }

  async function heard(answer: Promise<Answer>): Promise<Answer | "nothing yet"> {
    await vi.advanceTimersByTimeAsync(0);
    return Promise.race([answer, Promise.resolve().then(() => "nothing yet" as const)]);
  }

  test("and was laid down without a line is laid down when it is back", async () => {
    up();
    FakeSocket.last.breaks();
    const laid = lay();
    expect([table.laid, table.laying]).toEqual([true, true]);
    await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS);
    const socket = up();
    expect(socket.saidOf("Write")).toHaveLength(1);
    expect(await heard(laid)).toBe("nothing yet");
    socket.answers();
    expect(await laid).toBeNull();
  });

  test.each([null, "761"])("and whose answer was lost is laid down again, unless it lies there: %s", async (tablet) => {
    const before = up();
    const laid = lay();
    expect(before.saidOf("Write")).toHaveLength(1);
    await breaks();
    const socket = up({}, { tablet });
    expect(socket.saidOf("Write")).toHaveLength(tablet ? 0 : 1);
    if (!tablet) socket.answers();
    expect(await laid).toBeNull();
  });

  test.each([{ turn_index: 1 }, { game_no: 2 }, { phase: "over" }] as const)(
    "for a turn that is over is not laid down any more: %o",
    async (now) => {
      up();
      FakeSocket.last.breaks();
      const laid = lay();
      await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS);
      expect(up(now).saidOf("Write")).toHaveLength(0);
      expect(await laid).toMatchObject({ code: "turn-is-over" });
    },
  );

  test("and was taken back meanwhile stays taken back", async () => {
    up();
    FakeSocket.last.breaks();
    const laid = lay();
    const erased = table.takeBack();
    await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS);
    const socket = up({}, { tablet: null });
    expect(socket.said.map((say) => say.do)).toEqual(["Hello"]);
    expect([await laid, await erased]).toEqual([null, null]);
  });

  test("is said once, however many views and changes come before the answer", async () => {
    const socket = up();
    const laid = lay();
    socket.says(changeOf({ written: 1 }));
    socket.says(viewOf({ written: 2 }));
    expect(socket.saidOf("Write")).toHaveLength(1);
    socket.answers({ code: "crossed-out", found: "7", right: "123" });
    expect(await laid).toMatchObject({ code: "crossed-out" });
  });

  test("does not lie in the next turn, although the answer comes after the reveal", async () => {
    const socket = up();
    const laid = lay();
    see(AFTER_FIRST);
    table.goOn();
    expect([table.laid, table.number]).toEqual([false, ""]);
    socket.answers();
    expect(await laid).toBeNull();
  });

  test("is answered when the table is left", async () => {
    up();
    FakeSocket.last.breaks();
    const laid = lay();
    table.close();
    expect(await laid).toMatchObject({ code: "no-line" });
  });
});

describe("the clock and a number that is not laid down", () => {
  const drafts = () =>
    FakeSocket.last.sent.flatMap(({ say }) => (say.do === "Draft" ? [`${say.turn_index}: ${say.number}`] : []));
  const writes = () => FakeSocket.last.sent.flatMap(({ say }) => (say.do === "Write" ? [say.number] : []));
  const type = (digits: string) => [...digits].forEach((digit) => table.writeDigit(digit));

  test("the server is told a whole number, and when it is none any more", () => {
    see({ seconds_left: 30 });
    type("98");
    vi.advanceTimersByTime(1000);
    expect(drafts()).toEqual([]);
    type("7");
    vi.advanceTimersByTime(1000);
    table.erase();
    vi.advanceTimersByTime(1000);
    type("6");
    vi.advanceTimersByTime(1000);
    expect(drafts()).toEqual(["0: 987", "0: ", "0: 986"]);
  });

  test("without a clock nothing is told", () => {
    see();
    type("987");
    vi.advanceTimersByTime(60_000);
    expect([drafts(), writes()]).toEqual([[], []]);
  });

  test("just before it runs out a whole number is laid down, once", () => {
    see({ seconds_left: 5 });
    type("987");
    vi.advanceTimersByTime(4_000);
    expect(writes()).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(writes()).toEqual(["987"]);
    FakeSocket.last.answers();
    void table.takeBack();
    vi.advanceTimersByTime(400);
    expect(writes()).toEqual(["987"]);
  });

  test("also one that became whole only then, or after a pause", () => {
    see({ seconds_left: 0.7, paused: true });
    type("98");
    vi.advanceTimersByTime(500);
    see({ seconds_left: 0.7 });
    vi.advanceTimersByTime(250);
    type("987");
    vi.advanceTimersByTime(250);
    expect(writes()).toEqual(["987"]);
  });

  test("two digits are not laid down", () => {
    see({ seconds_left: 5 });
    type("98");
    vi.advanceTimersByTime(6_000);
    expect(writes()).toEqual([]);
  });

  test("what could not be told without a line is told when it is back", async () => {
    see({ seconds_left: 30 });
    FakeSocket.last.breaks();
    type("987");
    await vi.advanceTimersByTimeAsync(1000);
    await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS);
    see({ seconds_left: 20 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(drafts()).toEqual(["0: 987"]);
  });

  test("what was laid down and taken back is told again", () => {
    see({ seconds_left: 30 });
    type("987");
    void table.lay();
    vi.advanceTimersByTime(1000);
    expect(drafts()).toEqual([]);
    void table.takeBack();
    vi.advanceTimersByTime(1000);
    expect(drafts()).toEqual(["0: 987"]);
  });
});
