// The end of a game is looked at as long as somebody likes, wherever the table is by then.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { FakeSocket, fakeSockets } from "./fake-socket.ts";
import { seatOf, turnOf, viewOf } from "./fixtures.ts";
import { earlierGame, gameBefore } from "./held.ts";
import { startTexts } from "./i18n/index.svelte.ts";
import type { TableView, YouView } from "./protocol.gen.ts";
import { Table } from "./table.svelte.ts";

let table: Table;

function open(): void {
  table = new Table("KDWTXM", { token: () => null, keep: () => {} }, { resumes: true, holds: ({ you }) => !!you });
}

beforeEach(async () => {
  await startTexts();
  vi.useFakeTimers();
  sessionStorage.clear();
  fakeSockets();
  open();
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

const LAST = turnOf(["111", "222", "333"], { round_no: 2, turn_no: 5 });
const OVER = {
  phase: "over",
  turn_index: 10,
  last: LAST,
  totals: [
    [1, 2, 3],
    [1, 2, 3],
  ],
  finals: [2, 4, 6],
  winners: [2],
  next_game: { ready: [], not_ready: ["Ada", "Bob", "Cleo"] },
} as const;
const NEXT = { game_no: 2, turn_index: 0, seconds_left: 30 } as const;
const said = () => table.said.map(({ text }) => text);

function finish(): void {
  see({ turn_index: 9 });
  see(OVER);
}

describe("when the next game begins", () => {
  test("a person in the final scores stays there until they go on", () => {
    finish();
    table.goOn();
    see(NEXT);
    expect([table.stage, table.behind, table.looking?.table.finals]).toEqual(["over", true, [2, 4, 6]]);
    expect(table.secondsLeft).toBe(30);
    expect(said().at(-1)).toBe("The next game has begun.");
    table.goOn();
    expect([table.stage, table.behind, table.looking?.table.game_no]).toEqual(["choose", false, 2]);
    expect(said().at(-1)).toMatch(/^Round 1/);
  });

  test("a person in the last reveal stays there, sees the scores, and then goes on", () => {
    finish();
    see(NEXT);
    expect([table.stage, table.shown?.turn]).toEqual(["check", LAST]);
    table.goOn();
    expect([table.stage, table.behind]).toEqual(["over", true]);
    table.goOn();
    expect([table.stage, table.shown]).toEqual(["choose", null]);
  });

  test("what is revealed meanwhile waits, and is not said before", () => {
    finish();
    table.goOn();
    see(NEXT);
    const before = said().length;
    const first = turnOf(["761", "513", "444"]);
    see({ ...NEXT, turn_index: 1, turn_no: 2, last: first });
    expect([table.stage, said().length]).toEqual(["over", before]);
    table.goOn();
    expect([table.stage, table.shown?.turn]).toEqual(["check", first]);
    expect(said().length).toBeGreaterThan(before);
    table.goOn();
    expect(table.stage).toBe("choose");
  });

  test("who was ready goes along, and so does whoever started it", () => {
    finish();
    table.goOn();
    void table.say({ do: "Ready", ready: true });
    see(NEXT); // the last one to be ready is never shown as such
    expect(table.stage).toBe("choose");

    see({ ...OVER, game_no: 2, next_game: { ready: ["Ada"], not_ready: ["Bob", "Cleo"] } });
    table.goOn();
    see({ game_no: 3 });
    expect(table.stage).toBe("choose");
  });

  test("who was ready and took it back stays", async () => {
    finish();
    table.goOn();
    const ready = table.say({ do: "Ready", ready: true });
    FakeSocket.last.answers();
    await ready;
    const taken = table.say({ do: "Ready", ready: false });
    FakeSocket.last.answers();
    await taken;
    see(NEXT);
    expect(table.stage).toBe("over");
  });

  test("a start that was refused is no wish to go along", async () => {
    finish();
    table.goOn();
    const start = table.say({ do: "Start" });
    FakeSocket.last.answers({ code: "too-few" });
    await start;
    see(NEXT);
    expect(table.stage).toBe("over");
  });

  test("nobody looks at a television: it goes along", () => {
    table.close();
    table = new Table("KDWTXM", { token: () => null, keep: () => {} }, { resumes: true });
    finish();
    table.goOn();
    see(NEXT);
    expect(table.stage).toBe("choose");
  });
});

test("going back to the lobby pulls nobody out of the scores", () => {
  finish();
  table.goOn();
  see({ phase: "lobby", turn_index: 0 });
  expect([table.stage, table.behind, said().at(-1)]).toEqual(["over", true, "The table is open for the next game."]);
  see(NEXT);
  expect([table.stage, said().at(-1)]).toEqual(["over", "The next game has begun."]);
  table.goOn();
  expect(table.stage).toBe("choose");
});

test("who becomes ready is heard, and who takes it back", () => {
  finish();
  table.goOn();
  see({ ...OVER, next_game: { ready: ["Ada", "Bob"], not_ready: ["Cleo"] } });
  expect(said().at(-1)).toBe("Bob is ready for the next game.");
  see({ ...OVER, next_game: { ready: ["Ada"], not_ready: ["Bob", "Cleo"] } });
  expect(said().at(-1)).toBe("Bob is not ready after all.");
});

describe("after a reload", () => {
  const AFTER_FIRST = { turn_index: 1, turn_no: 2, last: turnOf(["761", "513", "444"]) };

  function reload(): void {
    table.close();
    open();
  }

  test("a reveal that was being looked at is there, still, and one goes on from it", () => {
    see();
    see(AFTER_FIRST);
    reload();
    see(AFTER_FIRST);
    expect([table.stage, table.shown?.still, table.shown?.again]).toEqual(["check", true, false]);
    expect(said()[0]).toMatch(/^Your seven six one is approved/);
    table.goOn();
    expect(table.stage).toBe("choose");
    reload();
    see(AFTER_FIRST);
    expect(table.stage).toBe("choose");
  });

  test("the end of the game stands behind its last reveal", () => {
    finish();
    reload();
    see(OVER);
    expect(table.stage).toBe("check");
    table.goOn();
    expect(table.stage).toBe("over");
  });

  test("another turn that was revealed meanwhile is not looked back on", () => {
    see();
    see(AFTER_FIRST);
    reload();
    see({ ...AFTER_FIRST, turn_index: 2, turn_no: 3 });
    expect(table.stage).toBe("choose");
  });

  test("where a clock runs, the time to look is over when the time to write has begun", () => {
    const options = {
      seats: 5,
      clock: 30,
      missing: "absent",
      patience: 60,
      paper: false,
      anonymous: false,
      outside_bots: false,
      shared: false,
    } as const;
    see({ options, seconds_left: 9 });
    see({ ...AFTER_FIRST, options, seconds_left: 36 });
    reload();
    see({ ...AFTER_FIRST, options, seconds_left: 32 });
    expect(table.stage).toBe("check");
    reload();
    see({ ...AFTER_FIRST, options, seconds_left: 29 });
    expect(table.stage).toBe("choose");
  });
});

describe("the game before", () => {
  test("is the one that ended before this one, or before the lobby", () => {
    expect(gameBefore({ phase: "lobby", game_no: 0 })).toBeNull();
    expect(gameBefore({ phase: "lobby", game_no: 3 })).toBe(3);
    expect(gameBefore({ phase: "choose", game_no: 1 })).toBeNull();
    expect(gameBefore({ phase: "choose", game_no: 3 })).toBe(2);
    expect(gameBefore({ phase: "over", game_no: 3 })).toBeNull();
  });

  test("is shown with its scores, from the seat that one had then", async () => {
    const seats = ["Cleo", "Ada"].map((name) => seatOf({ name }));
    const reckoned = {
      say: "Reckoned",
      turns: [{ turn: LAST }],
      table: { ...viewOf({ ...OVER, seats }).table, id: "" },
    };
    const fetch = vi.fn(() => Promise.resolve(Response.json(reckoned)));
    vi.stubGlobal("fetch", fetch);
    see(NEXT);
    table.lookAt(await earlierGame(table.view as TableView, 1, table.you));
    flushSync();
    expect(fetch).toHaveBeenCalledWith("/api/reckon", { method: "POST", body: '{"game":"demo-1"}' });
    expect([table.stage, table.looking?.you?.seat, table.looking?.table.game_no]).toEqual(["over", 1, 1]);
    expect(table.turns).toEqual([LAST]);
    table.goOn();
    expect(table.stage).toBe("choose");
  });
});
