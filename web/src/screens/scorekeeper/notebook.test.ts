import { beforeEach, describe, expect, test, vi } from "vitest";

import { NO_MOMENTS, seatOf, tableOf, turnOf } from "../../lib/fixtures.ts";
import type { Reckon, Reckoned } from "../../lib/protocol.gen.ts";
import { local } from "../../lib/storage.ts";
import { checked, Notebook, today } from "./notebook.svelte.ts";

const NAMES = ["Ada", "Bob"];
/** What the notebook asked the server. */
let asked: Reckon[] = [];
let reachable = true;

/** A server that knows no rules: "999" leaves Bob without digits, and makes every later number of Ada's void. */
function answer({ names = [], turns = [], date = "?" }: Reckon): Reckoned {
  const over = turns.length === 10;
  const done = turns.some((numbers) => numbers.includes("999"));
  const seats = names.map((name, i) => seatOf({ name, available: done && i === 1 ? "" : "0123456789" }));
  return {
    say: "Reckoned",
    names,
    event: "?",
    date,
    turns: turns.map((numbers, i) => {
      const turn = turnOf(numbers, { round_no: i < 5 ? 1 : 2, turn_no: (i % 5) + 1 });
      const late = turns.slice(0, i).some((earlier) => earlier.includes("999"));
      const judged = turn.seats.map((ruling, seat) => (late && seat === 0 ? { ...ruling, verdict: "void" } : ruling));
      const before = seats.map((seat) => ({ ...seat }));
      return { turn: { ...turn, seats: judged }, before, after: seats, finals: [], note: "" };
    }),
    table: tableOf({ seats, phase: over ? "over" : "choose", turn_no: (turns.length % 5) + 1 }),
    sits_out: [],
    record: "",
    link: "",
    moments: NO_MOMENTS,
  };
}

beforeEach(() => {
  local.set("scorekeeper", null);
  asked = [];
  reachable = true;
  vi.stubGlobal("fetch", (_: string, { body }: RequestInit) => {
    if (!reachable) return Promise.reject(new TypeError("Failed to fetch"));
    const question = JSON.parse(body as string) as Reckon;
    asked.push(question);
    return Promise.resolve(new Response(JSON.stringify(answer(question))));
  });
  return () => vi.unstubAllGlobals();
});

async function begun(...turns: [string, string][]): Promise<Notebook> {
  const notebook = new Notebook();
  await notebook.begin(NAMES, "2026-11-15");
  for (const numbers of turns) {
    numbers.forEach((number, seat) => notebook.write(seat, number));
    await notebook.check();
    notebook.next();
  }
  return notebook;
}

describe("a turn", () => {
  test("is checked when everybody has three digits or nothing", async () => {
    const notebook = await begun();
    notebook.write(0, "76");
    notebook.write(1, null);
    expect([notebook.complete, notebook.nextAfter(1)]).toEqual([false, 0]);
    await notebook.check();
    expect(notebook.stage).toBe("write");
    notebook.write(0, "7619");
    expect([notebook.complete, notebook.nextAfter(0)]).toEqual([true, null]);
    await notebook.check();
    expect([notebook.stage, notebook.at]).toEqual(["check", 0]);
    expect(asked.at(-1)).toEqual({ names: NAMES, turns: [["761", null]], paper: true, date: "2026-11-15" });
    notebook.next();
    expect([notebook.stage, notebook.draft, notebook.turn.turn_no]).toEqual(["write", ["", ""], 2]);
  });

  test("needs nothing of whoever sits out", async () => {
    const notebook = await begun(["999", "111"]);
    expect([notebook.sitsOut(0), notebook.sitsOut(1), notebook.isDone(1)]).toEqual([false, true, true]);
    notebook.write(0, "222");
    await notebook.check();
    expect(notebook.turns[1]).toEqual(["222", null]);
  });

  test("can be undone: its numbers stand there again", async () => {
    const notebook = await begun(["761", "513"], ["220", "444"]);
    await notebook.undo();
    expect([notebook.stage, notebook.turns.length, notebook.draft]).toEqual(["write", 1, ["220", "444"]]);
    await notebook.undo();
    await notebook.undo();
    expect([notebook.turns.length, notebook.draft]).toEqual([0, ["761", "513"]]);
  });

  test("that can't be checked now is still there", async () => {
    const notebook = await begun();
    notebook.write(0, "761");
    notebook.write(1, "513");
    reachable = false;
    await notebook.check();
    expect([notebook.stage, notebook.draft, notebook.turns]).toEqual(["write", ["761", "513"], []]);
    expect(notebook.trouble?.key).toBe("trouble-offline");
    reachable = true;
    await notebook.check();
    expect([notebook.stage, notebook.trouble]).toEqual(["check", undefined]);
  });
});

describe("a correction", () => {
  test("changes one turn, keeps the others, and says what became impossible", async () => {
    const notebook = await begun(["761", "513"], ["220", "444"]);
    notebook.correct(0);
    expect([notebook.correcting, notebook.draft, notebook.turn.turn_no]).toEqual([true, ["761", "513"], 1]);
    notebook.write(0, "999");
    await notebook.check();
    expect(notebook.turns).toEqual([
      ["999", "513"],
      ["220", "444"],
    ]);
    expect(notebook.impossible).toEqual([{ turn: 1, seat: 0 }]);
    notebook.next();
    expect([notebook.stage, notebook.turns.length, notebook.impossible]).toEqual(["write", 2, []]);
  });

  test("can be given up, and a reload in the middle of it loses nothing", async () => {
    const notebook = await begun(["761", "513"]);
    notebook.correct(0);
    notebook.write(0, "99");
    expect(checked(local.getJson("scorekeeper"))?.turns).toEqual([["761", "513"]]);
    const reloaded = new Notebook();
    await reloaded.open();
    expect([reloaded.stage, reloaded.turns, reloaded.draft]).toEqual(["write", [["761", "513"]], ["", ""]]);
    notebook.next();
    expect([notebook.correcting, notebook.turns]).toEqual([false, [["761", "513"]]]);
  });
});

describe("the notebook", () => {
  test("goes on after a reload in the middle of a turn", async () => {
    const notebook = await begun(["761", "513"]);
    notebook.write(0, "22");
    const reloaded = new Notebook();
    await reloaded.open();
    expect([reloaded.stage, reloaded.names, reloaded.date]).toEqual(["write", NAMES, "2026-11-15"]);
    expect([reloaded.turns, reloaded.draft]).toEqual([[["761", "513"]], ["22", ""]]);
  });

  test("is open again as soon as the server is there", async () => {
    await begun(["761", "513"]);
    const reloaded = new Notebook();
    reachable = false;
    await reloaded.open();
    expect([reloaded.trouble?.key, reloaded.turns.length]).toEqual(["trouble-offline", 1]);
    reachable = true;
    await reloaded.open();
    expect([reloaded.stage, reloaded.trouble]).toEqual(["write", undefined]);
  });

  test("ends after ten turns, and begins anew with the same names", async () => {
    const notebook = await begun(...Array<[string, string]>(10).fill(["000", "111"]));
    expect(notebook.stage).toBe("over");
    notebook.again();
    expect([notebook.stage, notebook.names, notebook.turns, local.get("scorekeeper")]).toEqual([
      "names",
      NAMES,
      [],
      null,
    ]);
  });

  test.each([
    null,
    "",
    "{",
    "7",
    "{}",
    '{"names":["Ada"],"turns":[]}',
    '{"names":["Ada","Bob"],"turns":[["761"]]}',
    '{"names":["Ada","Bob"],"turns":[["761","5 13"]]}',
    '{"names":["Ada",7],"turns":[]}',
    '{"names":["Ada","Bob"],"turns":[],"draft":"761"}',
  ])("does not trip over what else may be kept there: %j", (text) => {
    local.set("scorekeeper", text);
    expect(checked(local.getJson("scorekeeper"))).toBeNull();
  });
});

test("today is today here, not in Greenwich", () => {
  expect(today(new Date(2026, 0, 5, 0, 30))).toBe("2026-01-05");
  expect(today(new Date(2026, 10, 15, 23, 30))).toBe("2026-11-15");
});
