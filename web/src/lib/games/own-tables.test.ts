import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { keepDevicePlan, devicePlan } from "../device-plan.ts";
import { seatOf, tableOf, viewOf } from "../fixtures.ts";
import { MOST_HELD_SEATS, type View } from "../protocol.gen.ts";
import { keepSeatToken, ownSeats, seatToken } from "../seat-tokens.ts";
import { local } from "../storage.ts";
import { summaryOf } from "./fixtures.ts";
import { forgetTable, refreshTables, remember, runningTables } from "./own-tables.ts";
import { forgetGame, savedGames } from "./saved-games.ts";
import { unsavedGames } from "./unsaved-games.ts";

const HOUR = 60 * 60 * 1000;
const BOTS = [
  { name: "cautious", level: 2, difficulty: null },
  { name: "hunter", level: 7, difficulty: null },
  { name: "champion", level: 10, difficulty: null },
];
const AGAINST_BOTS = [
  seatOf(),
  seatOf({ name: "@cautious", kind: "bot", bot: "cautious" }),
  seatOf({ name: "@hunter", kind: "bot", bot: "hunter" }),
];
let asked: [string, unknown][] = [];

/** A server that knows these views, by code, and has all finished games. */
function server(views: Record<string, View>, finished = true): void {
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const body = JSON.parse(init.body as string) as { seats: { code: string }[] };
    asked.push([path, body]);
    if (path === "/api/seats")
      return Promise.resolve(Response.json({ views: body.seats.map(({ code }) => views[code] ?? null) }));
    return Promise.resolve(
      finished
        ? Response.json({ games: [summaryOf()] })
        : Response.json({ say: "Refused", id: null, code: "no-such-game" }, { status: 404 }),
    );
  });
}

const paths = () => asked.map(([path]) => path);

beforeEach(() => {
  localStorage.clear();
  asked = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sit(code: string, changes: Parameters<typeof tableOf>[0] = {}, you: Parameters<typeof viewOf>[1] = {}): View {
  const view = viewOf({ code, id: code.toLowerCase(), ...changes }, you);
  keepSeatToken(code, `token-of-${code}`);
  void remember(view, "table", BOTS);
  return view;
}

test("a game that runs is one to go on with, and says whose turn it is", () => {
  sit("KDWTXM", { round_no: 2, turn_no: 3 });
  expect(runningTables()).toMatchObject([
    { code: "KDWTXM", kind: "table", names: ["Ada", "Bob", "Cleo"], seat: 0, round: 2, turn: 3, yours: true },
  ]);
  for (const [table, you] of [
    [{}, { tablet: "761" }],
    [{ opening: true }, {}],
    [{ paused: true }, {}],
    [{ seats: [seatOf({ available: "" }), seatOf()] }, {}],
    [{}, { seat: null }],
  ] as const) {
    sit("KDWTXM", table, you);
    expect(runningTables()).toMatchObject([{ yours: false }]);
  }
});

test("a game that is over, or a table that somebody left, is none", () => {
  server({});
  sit("KDWTXM", { phase: "over" });
  expect(runningTables()).toEqual([]);
  sit("KDWTXM");
  sit("KDWTXM", {}, null);
  expect(runningTables()).toEqual([]);
});

test("a lobby is one for a while", () => {
  sit("KDWTXM", { phase: "lobby" });
  expect(runningTables()).toHaveLength(1);
  expect(runningTables(Date.now() + 13 * HOUR)).toEqual([]);
});

test("damaged notes are left out", () => {
  sit("KDWTXM");
  for (const [code, text] of Object.entries({ CCCCCC: "{", DDDDDD: "[]", FFFFFF: '{"phase":"choose"}' }))
    local.set(`table ${code}`, text);
  expect(runningTables()).toHaveLength(1);
});

test("a table whose seat is lost leads nowhere", () => {
  sit("KDWTXM");
  forgetTable("KDWTXM");
  expect(runningTables()).toEqual([]);
  expect(seatToken("KDWTXM")).toBeNull();
});

test("an answer from before the game began does not take it for over", async () => {
  server({ KDWTXM: viewOf({ code: "KDWTXM", id: "kdwtxm", phase: "lobby", game_no: 0 }) }, false);
  sit("KDWTXM", { game_no: 1 });
  await refreshTables();
  expect(paths()).toEqual(["/api/seats"]);
  expect(unsavedGames()).toMatchObject([{ id: "kdwtxm-1" }]);
});

test("all tables are asked for at once, and the tokens are in no address", async () => {
  const first = sit("CCCCCC");
  const second = sit("DDDDDD");
  server({ CCCCCC: { ...first, table: { ...first.table, turn_no: 4 } }, DDDDDD: second });
  await refreshTables();
  expect(paths()).toEqual(["/api/seats"]);
  expect(asked[0]?.[1]).toEqual({
    seats: expect.arrayContaining([
      { code: "CCCCCC", token: "token-of-CCCCCC" },
      { code: "DDDDDD", token: "token-of-DDDDDD" },
    ]) as unknown,
  });
  expect(runningTables().map(({ code, turn }) => [code, turn])).toEqual(
    expect.arrayContaining([
      ["CCCCCC", 4],
      ["DDDDDD", 1],
    ]),
  );
});

test("whoever has no seat asks for nothing, and nobody asks for too many", async () => {
  server({});
  await refreshTables();
  expect(asked).toEqual([]);
  for (let i = 0; i < 20; i++) keepSeatToken("C".repeat(5) + "CDFHJKMPRTVWXCDFHJKMPRTVWX"[i], "token");
  for (let i = 0; i < 20; i++) keepSeatToken("D".repeat(5) + "CDFHJKMPRTVWXCDFHJKMPRTVWX"[i], "token");
  await refreshTables();
  expect((asked[0]?.[1] as { seats: unknown[] }).seats).toHaveLength(MOST_HELD_SEATS);
});

test("a table that is gone is forgotten, unless somebody may just be sitting down there", async () => {
  sit("KDWTXM");
  server({});
  await refreshTables();
  expect(ownSeats()).toHaveLength(1);
  await refreshTables(Date.now() + 2 * HOUR);
  expect([ownSeats(), runningTables()]).toEqual([[], []]);
});

test("without a network everything stays as it was last seen", async () => {
  sit("KDWTXM");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await expect(refreshTables(Date.now() + 2 * HOUR)).rejects.toMatchObject({ key: "trouble-offline" });
  expect(runningTables()).toHaveLength(1);
});

test("an answer that does not fit is none", async () => {
  sit("KDWTXM");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ views: [] })));
  await expect(refreshTables(Date.now() + 2 * HOUR)).rejects.toMatchObject({ key: "trouble-server" });
  expect(runningTables()).toHaveLength(1);
});

test("a game is kept when it ends, with the level of the strongest bot", async () => {
  server({});
  sit("KDWTXM", { seats: AGAINST_BOTS });
  expect(unsavedGames()).toMatchObject([{ id: "kdwtxm-1", seat: 0, level: 7, kind: "table" }]);
  sit("KDWTXM", { seats: AGAINST_BOTS, phase: "over", turn_index: 10 });
  await expect.poll(() => savedGames()).toMatchObject([{ seat: 0, level: 7, kind: "table", winners: [0] }]);
  expect(unsavedGames()).toEqual([]);
  expect(asked).toEqual([["/api/summaries", { game: "kdwtxm-1" }]]);
  // Looking at the same end again asks for nothing, also if the game was deleted here.
  sit("KDWTXM", { seats: AGAINST_BOTS, phase: "over", turn_index: 10 });
  expect(asked).toHaveLength(1);
});

test("a game of which only the end was seen is kept, and not again if it was deleted", async () => {
  server({});
  sit("KDWTXM", { phase: "lobby", game_no: 0 });
  sit("KDWTXM", { phase: "over", turn_index: 10 });
  await expect.poll(() => savedGames()).toHaveLength(1);
  forgetGame(summaryOf().link);
  sit("KDWTXM", { phase: "over", turn_index: 10 });
  expect([savedGames(), unsavedGames(), paths()]).toEqual([[], [], ["/api/summaries"]]);
});

test("what waits for us comes first", () => {
  sit("CCCCCC");
  sit("DDDDDD", {}, { tablet: "761" });
  expect(runningTables().map(({ code }) => code)).toEqual(["CCCCCC", "DDDDDD"]);
});

test("a game whose end nobody saw is kept when the next one is seen", async () => {
  server({});
  sit("KDWTXM");
  sit("KDWTXM", { game_no: 2 });
  await expect.poll(() => savedGames()).toHaveLength(1);
  expect(unsavedGames().map(({ id }) => id)).toEqual(["kdwtxm-2"]);
});

test("a game that ended meanwhile is kept from the start page, with what was known of it", async () => {
  const view = sit("KDWTXM", { seats: AGAINST_BOTS });
  server({ KDWTXM: { ...view, table: { ...view.table, phase: "over", turn_index: 10 } } });
  await refreshTables();
  await expect.poll(() => savedGames()).toMatchObject([{ level: 7, seat: 0 }]);
  expect(runningTables()).toEqual([]);
});

test("a game whose table is gone is still looked for", async () => {
  sit("KDWTXM");
  server({});
  await refreshTables(Date.now() + 2 * HOUR);
  expect(paths()).toEqual(["/api/seats", "/api/summaries"]);
  expect(savedGames()).toHaveLength(1);
});

test("a game that nobody has is given up at last", async () => {
  sit("KDWTXM");
  keepSeatToken("CCCCCC", "another");
  server({}, false);
  await refreshTables(Date.now() + 2 * HOUR);
  expect(unsavedGames()).toHaveLength(1);
  keepSeatToken("CCCCCC", "another");
  await refreshTables(Date.now() + 100 * 24 * HOUR);
  expect(unsavedGames()).toEqual([]);
});

test("a game that was stopped is not kept", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ games: [summaryOf({ winners: [] })] })));
  sit("KDWTXM");
  sit("KDWTXM", { phase: "over", turn_index: 3 });
  await expect.poll(() => unsavedGames()).toEqual([]);
  sit("CCCCCC");
  sit("CCCCCC", { phase: "over", turn_index: 0 });
  expect([unsavedGames(), savedGames()]).toEqual([[], []]);
});

test("a device that goes round has no seat of its own, and one way back", async () => {
  keepDevicePlan({ code: "KDWTXM", players: [{ name: "Ada", token: "token" }], bots: [] });
  const view = viewOf({ id: "x" });
  await remember(view, "device", BOTS);
  expect(runningTables()).toMatchObject([{ code: "KDWTXM", kind: "device", seat: null, yours: false }]);
  server({ KDWTXM: view });
  await refreshTables();
  expect(asked[0]?.[1]).toEqual({ seats: [{ code: "KDWTXM", token: "token" }] });
  expect(runningTables()).toHaveLength(1);
  server({});
  await refreshTables(Date.now() + 2 * HOUR);
  expect([runningTables(), devicePlan()]).toEqual([[], null]);
});
