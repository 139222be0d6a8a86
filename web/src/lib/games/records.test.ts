import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ApiError } from "../http.ts";
import { BIGGEST_BODY, type GameSummary } from "../protocol.gen.ts";
import { gamesIn } from "../record-file.ts";
import { savedOf, summaryOf } from "./fixtures.ts";
import { importRecords, recordsOf } from "./records.ts";
import { savedGames, saveGames } from "./saved-games.ts";

let asked: string[] = [];

/** A server that says this of every text. */
function server(answer: (records: string) => object, status = 200): void {
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    const { records } = JSON.parse(init.body as string) as { records: string };
    asked.push(records);
    return Promise.resolve(new Response(JSON.stringify(answer(records)), { status }));
  });
}

const gameOf = (changes: Partial<GameSummary> = {}) => ({ games: [summaryOf(changes)] });

beforeEach(() => {
  localStorage.clear();
  asked = [];
});

afterEach(() => vi.unstubAllGlobals());

test("a file has the oldest game first, with all that is known of it", () => {
  const newer = savedOf({ at: 0, names: ['"A"\\da', "Bob"], seat: null, own: null, level: null, kind: "box" });
  const older = savedOf({ accuracy: 0.81249, level: 7 });
  expect(recordsOf([newer, older])).toBe(
    [
      '[Game "The Number"]',
      '[Rules "1"]',
      '[Date "2026-11-15"]',
      '[A "Ada"]',
      '[B "@greedy"]',
      '[Result "A"]',
      '[Accuracy "0.812"]',
      '[Kind "table"]',
      '[Level "7"]',
      '[Own "A"]',
      '[Time "20:41"]',
      "",
      "1.1 761 ---- 220",
      "= 43 38",
      "",
      '[Game "The Number"]',
      '[Rules "1"]',
      '[Date "?"]',
      '[A "\\"A\\"\\\\da"]',
      '[B "Bob"]',
      '[Result "A"]',
      '[Kind "box"]',
      "",
      "1.1 761 ---- 220",
      "= 43 38",
      "",
    ].join("\n"),
  );
});

test("what comes back is what went out, and once more adds nothing", async () => {
  const saved = savedOf({ accuracy: 0.812 });
  const text = recordsOf([saved]);
  const tags = { Accuracy: "0.812", Kind: "table", Level: "4", Own: "A", Time: "20:41" };
  server(() => gameOf({ tags }));
  expect(await importRecords(text)).toEqual({ added: 1, known: 0, unfinished: 0 });
  expect(savedGames()).toEqual([saved]);
  expect(await importRecords(text)).toEqual({ added: 0, known: 1, unfinished: 0 });
  expect(savedGames()).toEqual([saved]);
});

test.each([
  [{}, { kind: "file", seat: null, own: null, level: null, accuracy: null }],
  [{ Own: "C" }, { seat: null }],
  [{ Own: "AB" }, { seat: null }],
  [{ Own: "" }, { seat: null }],
  [
    { Own: "B", Accuracy: "nan" },
    { seat: 1, accuracy: null },
  ],
  [{ Own: "A", Accuracy: "7" }, { accuracy: null }],
  [{ Accuracy: "0.5" }, { accuracy: null }],
  [
    { Kind: "chess", Level: "-1" },
    { kind: "file", level: null },
  ],
])("tags that say nothing, or nonsense, do no harm: %j", async (tags, expected) => {
  server(() => gameOf({ tags }));
  await importRecords("1.1 761 513");
  expect(savedGames()).toHaveLength(1);
  expect(savedGames()[0]).toMatchObject(expected);
});

test("without a tag it is whoever has one's name", async () => {
  localStorage.setItem("thenumber / name", "Bob");
  server(() => gameOf({ names: ["Ada", "Bob"] }));
  await importRecords("1.1 761 513");
  expect(savedGames()[0]?.seat).toBe(1);
});

test("without a time it is noon, without a date nobody knows", async () => {
  server(() => ({ games: [summaryOf({ link: "a" }), summaryOf({ link: "b", date: "?" })] }));
  await importRecords("1.1 761 513");
  expect(savedGames().map(({ at }) => at)).toEqual([new Date("2026-11-15T12:00").getTime(), 0]);
});

test("what was never finished is left out", async () => {
  server(() => ({ games: [summaryOf(), summaryOf({ link: "b", winners: [] })] }));
  expect(await importRecords("1.1 761 513")).toEqual({ added: 1, known: 0, unfinished: 1 });
});

test("a long file is asked for in parts that the server takes, with nothing lost between them", async () => {
  const games = Array.from({ length: 120 }, (_, i) => savedOf({ link: "KN8_Qbg7iw", names: [`Ädä ${i}`, "Bob"] }));
  const file = recordsOf(games);
  server((records) => ({ games: gamesIn(records).map((_, i) => summaryOf({ link: `${asked.length}-${i}` })) }));
  expect(await importRecords(file)).toEqual({ added: 120, known: 0, unfinished: 0 });
  expect(asked.length).toBeGreaterThan(1);
  for (const records of asked)
    expect(new TextEncoder().encode(JSON.stringify({ records })).length).toBeLessThanOrEqual(BIGGEST_BODY);
  expect(asked.join("\n")).toBe(file);
});

test("what is wrong is said with its line in the file, and nothing is added", async () => {
  saveGames([savedOf({ link: "mine" })]);
  const file = recordsOf(Array.from({ length: 120 }, () => savedOf()));
  const wrong = {
    say: "Unreckoned",
    code: "record-bad-token",
    found: "12a",
    right: "",
    verdict: "",
    line: 3,
    column: 5,
  };
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    asked.push((JSON.parse(init.body as string) as { records: string }).records);
    const good = asked.length < 2;
    return Promise.resolve(new Response(JSON.stringify(good ? gameOf() : wrong), { status: good ? 200 : 400 }));
  });
  const trouble = (await importRecords(file).catch((thrown: unknown) => thrown)) as ApiError;
  expect(trouble).toBeInstanceOf(ApiError);
  const above = asked[0]?.split("\n").length ?? 0;
  expect([trouble.key, trouble.why?.line, trouble.why?.column]).toEqual(["record-bad-token", above + 3, 5]);
  expect(savedGames().map(({ link }) => link)).toEqual(["mine"]);
});

test("a file without a game is refused", async () => {
  server(() => ({ games: [] }));
  await expect(importRecords("")).rejects.toMatchObject({ key: "games-none" });
});

test("a file without an end is not even asked for", async () => {
  server(() => gameOf());
  await expect(importRecords("x".repeat(9_000_000))).rejects.toMatchObject({ key: "games-too-long" });
  expect(asked).toEqual([]);
});
