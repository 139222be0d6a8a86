import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { FakeSocket, fakeSockets } from "./fake-socket.ts";
import { changeOf, seatOf, turnOf, viewOf } from "./fixtures.ts";
import { startTexts } from "./i18n/index.svelte.ts";
import type { TableView, YouView } from "./protocol.gen.ts";
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

const said = () => table.said.map(({ text }) => text);
const FIRST = turnOf(["761", "513", "444"]);
const AFTER_FIRST = { turn_index: 1, turn_no: 2, last: FIRST };

describe("what is shown", () => {
  test("nothing before the first view, then where the table is", () => {
    expect(table.stage).toBe("connecting");
    see({ phase: "lobby", game_no: 0 });
    expect(table.stage).toBe("lobby");
    see();
    expect(table.stage).toBe("choose");
  });

  test("a turn is revealed when it was seen to end, and then the next is written", () => {
    see();
    see(AFTER_FIRST);
    expect([table.stage, table.shown?.turn]).toEqual(["check", FIRST]);
    table.goOn();
    expect([table.stage, table.shown]).toEqual(["choose", null]);
  });

  test("the same view again, as after a broken line, reveals nothing", () => {
    see(AFTER_FIRST);
    see(AFTER_FIRST);
    expect(table.stage).toBe("choose");
  });

  test("bots that warm up are told of, until they have written or another turn comes", () => {
    const bots = { opening: true, seats: [seatOf(), seatOf({ name: "@champion", kind: "bot" }), seatOf()] };
    see(bots);
    expect(table.warmingUp).toEqual([]);
    FakeSocket.last.says({ say: "WarmingUp", seats: [1] });
    flushSync();
    expect(table.warmingUp.map(({ name }) => name)).toEqual(["@champion"]);
    expect(said().at(-1)).toContain("Champion is warming up.");
    see(bots);
    expect(table.warmingUp).toHaveLength(1);
    see({ ...bots, opening: false });
    expect(table.warmingUp).toEqual([]);
    see({ ...bots, ...AFTER_FIRST });
    expect(table.warmingUp).toEqual([]);
  });

  test("what whoever runs the server tells is kept until the line is another one, which is told anew", () => {
    see();
    expect(table.news).toBeNull();
    FakeSocket.last.says({ say: "RestartSoon", seconds: 300 });
    expect(table.news).toEqual({ say: "RestartSoon", seconds: 300 });
    FakeSocket.last.welcomes();
    expect(table.news).toBeNull();
    FakeSocket.last.says({ say: "TableClosed" });
    expect(table.news).toEqual({ say: "TableClosed" });
  });

  test("whoever comes in the middle writes, and can see the last turn", () => {
    see(AFTER_FIRST);
    expect([table.stage, table.canLookBack]).toEqual(["choose", true]);
    table.lookBack();
    expect([table.stage, table.shown?.turn, table.shown?.again]).toEqual(["check", FIRST, true]);
    table.goOn();
    expect(table.stage).toBe("choose");
  });

  test("after the last turn of a round come its totals, with the scores before the boards were wiped", () => {
    const turns = [1, 2, 3, 4, 5].map((turn_no) => {
      const turn = turnOf(["111", "222", "333"], { turn_no });
      const scores = ({ score }: { score: number }) => Array.from({ length: turn_no }, () => score);
      return { ...turn, seats: turn.seats.map((ruling) => ({ ...ruling, scores: scores(ruling) })) };
    });
    see();
    turns.forEach((last, i) => {
      const over = i === 4;
      const scores = (digit: number) => (over ? [] : Array.from({ length: i + 1 }, () => digit));
      see({
        turn_index: i + 1,
        turn_no: over ? 1 : i + 2,
        round_no: over ? 2 : 1,
        last,
        totals: over ? [[6, 11, 16]] : [],
        seats: [1, 2, 3].map((digit) => seatOf({ scores: scores(digit) })),
      });
      if (!over) table.goOn();
    });
    expect([table.stage, table.shown?.roundOver]).toEqual(["check", true]);
    expect(table.shown?.seats.map(({ scores }) => scores)).toEqual([
      [1, 1, 1, 1, 1],
      [2, 2, 2, 2, 2],
      [3, 3, 3, 3, 3],
    ]);
    expect(table.turns).toEqual(turns);
    table.goOn();
    expect(table.stage).toBe("round");
    table.goOn();
    expect(table.stage).toBe("choose");
  });

  test("after the last turn of all comes the end, without a stop at the round", () => {
    const last = turnOf(["111", "222"], { round_no: 2, turn_no: 5 });
    see({ turn_index: 9 });
    see({
      turn_index: 10,
      phase: "over",
      last,
      totals: [
        [1, 2],
        [3, 4],
      ],
      winners: [1],
    });
    expect(table.stage).toBe("check");
    table.goOn();
    expect(table.stage).toBe("over");
  });

  test("another game, and going back to the lobby, end every looking back", () => {
    see();
    see(AFTER_FIRST);
    see({ game_no: 2 });
    expect([table.stage, table.canLookBack]).toEqual(["choose", false]);
    see({ game_no: 2, ...AFTER_FIRST });
    see({ game_no: 2, phase: "lobby", turn_index: 0 });
    expect(table.stage).toBe("lobby");
  });
});

describe("the clock", () => {
  test("runs on between views, and stops while the table is paused or nobody is there", () => {
    see({ seconds_left: 30 });
    expect(table.secondsLeft).toBe(30);
    vi.advanceTimersByTime(4_100);
    expect(table.secondsLeft).toBe(26);
    see({ seconds_left: 20, paused: true });
    vi.advanceTimersByTime(4_000);
    expect(table.secondsLeft).toBe(20);
    see({ seconds_left: 20, seats: [seatOf({ away: true }), seatOf({ kind: "bot" })] });
    vi.advanceTimersByTime(4_000);
    expect(table.secondsLeft).toBe(20);
    see({ seconds_left: 1 });
    vi.advanceTimersByTime(9_000);
    expect(table.secondsLeft).toBe(0);
    see();
    expect(table.secondsLeft).toBeNull();
  });

  test("is not set anew by somebody who has written", () => {
    see({ seconds_left: 30 });
    vi.advanceTimersByTime(4_100);
    FakeSocket.last.says(changeOf());
    flushSync();
    expect([table.secondsLeft, table.view?.written]).toEqual([26, 1]);
  });
});

describe("what a screen reader hears", () => {
  const written = (...flags: boolean[]) => ({
    written: flags.filter(Boolean).length,
    seats: flags.map((flag, i) => seatOf({ name: "ABCDE".charAt(i), written: flag, waited_for: !flag })),
    writers: flags.length,
  });

  test("the turn when it begins, with its bonus", () => {
    see({ phase: "lobby" });
    see();
    expect(said()).toEqual(["Round 1 · Turn 1. Highest approved number: +2"]);
  });

  test("who is missing when the own number is written, and once more for the last one", () => {
    see(written(false, false, false, false));
    see(written(false, true, false, false));
    expect(said()).toHaveLength(1);
    see(written(true, true, false, false), { tablet: "761" });
    see(written(true, true, false, false), { tablet: "761" });
    expect(said().slice(1)).toEqual(["Waiting for C and D"]);
    see(written(true, true, true, false), { tablet: "761" });
    expect(said().slice(2)).toEqual(["Waiting for D"]);
  });

  test("every verdict once, then the scores, and the turn only when it is looked at", () => {
    see();
    see({ ...AFTER_FIRST, seats: [7, 5, 4].map((score) => seatOf({ scores: [score] })) });
    const before = said();
    expect(before.slice(1, -1)).toHaveLength(3);
    expect(before[1]).toContain("seven six one");
    expect(before.at(-1)).toBe("Scores in this round: Ada 7, Ada 5 and Ada 4.");
    see({ ...AFTER_FIRST, written: 1 });
    expect(said()).toEqual(before);
    table.goOn();
    expect(said().at(-1)).toBe("Round 1 · Turn 2. Highest approved number: +3");
    table.lookBack();
    table.goOn();
    expect(said().at(-1)).toBe("Round 1 · Turn 2. Highest approved number: +3");
    expect(table.said.at(-1)?.id).toBe(before.length + 1);
  });

  test("the turn in which the first digit counts twice, and who has won", () => {
    see({ phase: "lobby" });
    see({ turn_no: 5 });
    expect(said().at(-1)).toBe("The first digit counts twice.");
    see({ turn_index: 1, phase: "over", last: FIRST, winners: [0, 2], finals: [61, 40, 61] });
    table.goOn();
    expect(said().at(-1)).toBe("Ada and Cleo share the win with 61 points each.");
  });

  test("a pause and its end", () => {
    see();
    see({ paused: true });
    see({ paused: false });
    expect(said().slice(1)).toEqual(["The game is paused.", "The game goes on."]);
  });
});

const END_OF_ROUND = turnOf(["761", "513", "444"], { turn_no: 5 });
const AFTER_ROUND = { turn_index: 5, round_no: 2, turn_no: 1, last: END_OF_ROUND, totals: [[7, 5, 4]] };

function reload(resumes: boolean): void {
  table.close();
  table = new Table("KDWTXM", { token: () => null, keep: () => {} }, { resumes });
}

describe("after a reload", () => {
  test("the turns that were seen are still known, those of another game are not", () => {
    see();
    see(AFTER_FIRST);
    see({ ...AFTER_FIRST, turn_index: 2, last: turnOf(["1", "2", "3"], { turn_no: 2 }) });
    reload(false);
    see({ ...AFTER_FIRST, turn_index: 2, last: turnOf(["1", "2", "3"], { turn_no: 2 }) });
    expect([table.stage, table.turns.length]).toEqual(["choose", 2]);
    see({ game_no: 2 });
    expect(table.turns).toEqual([]);
  });

  test("a television looks at what it looked at, without playing it again, and only as long as it is the last", () => {
    see();
    see(AFTER_ROUND);
    reload(true);
    see(AFTER_ROUND);
    expect([table.stage, table.shown?.again]).toEqual(["check", true]);
    table.goOn();
    reload(true);
    see(AFTER_ROUND);
    expect(table.stage).toBe("round");
    reload(true);
    see({ ...AFTER_ROUND, turn_index: 6, turn_no: 2 });
    expect(table.stage).toBe("choose");
  });
});

describe("boards that are wiped", () => {
  test("leave a trace for one turn, and are wiped once before the eyes of those who saw them full", () => {
    see();
    expect([table.ghosts, table.takeWipe()]).toEqual([null, false]);
    see(AFTER_ROUND);
    table.goOn();
    table.goOn();
    expect(table.ghosts).toEqual(["761", "513", "444"]);
    expect([table.takeWipe(), table.takeWipe()]).toEqual([true, false]);
    see({ ...AFTER_ROUND, turn_index: 6, turn_no: 2, last: turnOf(["1", "2", "3"], { round_no: 2 }) });
    expect(table.ghosts).toBe(null);
  });

  test("whoever comes later sees only the trace", () => {
    see(AFTER_ROUND);
    expect([table.ghosts?.length, table.takeWipe()]).toEqual([3, false]);
  });
});

describe("reasons that time takes away", () => {
  test.each([
    [false, { paused: true }, 120],
    [false, { phase: "over" as const }, 120],
    [true, {}, 30],
  ])("a host who is away: %s, can be replaced, %o, after %i seconds without news", (away, state, seconds) => {
    const seats = [seatOf({ host: true, away }), seatOf(), seatOf()];
    see({ seats, ...state }, { host: false, why_not: { TakeOver: "host-is-here" } });
    vi.advanceTimersByTime((seconds - 6) * 1000);
    expect(table.whyNot("TakeOver")).toBe("host-is-here");
    vi.advanceTimersByTime(12_000);
    expect([table.whyNot("TakeOver"), table.whyNot("Start")]).toEqual([undefined, "not-the-host"]);
  });

  test("a host who is here stays while a turn runs, and others may reveal it after 120 seconds", () => {
    const seats = [seatOf({ host: true }), seatOf(), seatOf()];
    see({ seats }, { host: false, why_not: { TakeOver: "host-is-here", RevealSoon: "not-the-host" } });
    vi.advanceTimersByTime(114_000);
    expect(table.whyNot("RevealSoon")).toBe("not-the-host");
    vi.advanceTimersByTime(12_000);
    expect([table.whyNot("TakeOver"), table.whyNot("RevealSoon")]).toEqual(["host-is-here", undefined]);
  });
});

describe("a host who waits no longer", () => {
  const done = () => FakeSocket.last.sent.map(({ say }) => say.do).slice(1);

  test("lays the own number down first, and then reveals soon", async () => {
    see({ written: 1 }, { host: true });
    [..."987"].forEach((digit) => table.writeDigit(digit));
    const revealing = table.revealSoon();
    expect(done()).toEqual(["Write"]);
    FakeSocket.last.answers();
    await vi.advanceTimersByTimeAsync(0);
    expect(done()).toEqual(["Write", "RevealSoon"]);
    FakeSocket.last.answers();
    expect(await revealing).toBe(true);
  });

  test("needs nothing more where the own number was the last", async () => {
    see({ written: 2 }, { host: true });
    [..."987"].forEach((digit) => table.writeDigit(digit));
    const revealing = table.revealSoon();
    see(AFTER_FIRST, { host: true });
    FakeSocket.last.answers();
    expect(await revealing).toBe(true);
    expect(done()).toEqual(["Write"]);
  });

  test("counts the seconds down, and stands still in a pause", () => {
    see();
    see({ reveal_in: 5 });
    expect(table.revealIn).toBe(5);
    expect(said().at(-1)).toBe("Reveal in 5 s");
    vi.advanceTimersByTime(2_000);
    expect(table.revealIn).toBe(3);
    see({ reveal_in: 3, paused: true });
    vi.advanceTimersByTime(2_000);
    expect(table.revealIn).toBe(3);
    see();
    expect(table.revealIn).toBeNull();
  });

  test("may, although nobody has written, if the own number is whole", () => {
    see({}, { host: true, why_not: { RevealSoon: "nobody-has-written" } });
    expect(table.whyNot("RevealSoon")).toBe("nobody-has-written");
    [..."987"].forEach((digit) => table.writeDigit(digit));
    expect(table.whyNot("RevealSoon")).toBeUndefined();
  });
});
