// What a table is told about who still looks at a reveal.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { FakeSocket, fakeSockets } from "./fake-socket.ts";
import { turnOf, viewOf } from "./fixtures.ts";
import { startTexts } from "./i18n/index.svelte.ts";
import type { TableView, YouView } from "./protocol.gen.ts";
import { Table } from "./table.svelte.ts";

let table: Table;

beforeEach(async () => {
  sessionStorage.clear();
  await startTexts();
  fakeSockets();
  table = new Table("KDWTXM", { token: () => null, keep: () => {} });
  FakeSocket.last.welcomes();
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

const see = (shown: Partial<TableView>, you: Partial<YouView> | null = {}) => FakeSocket.last.says(viewOf(shown, you));
const told = () => FakeSocket.last.saidOf("GoOn").map(({ turn_index, look }) => [turn_index, look]);
const FIRST = { turn_index: 1, turn_no: 2, last: turnOf(["123", "456", "789"]) };
const ROUND = {
  turn_index: 5,
  round_no: 2,
  last: turnOf(["123", "456", "789"], { turn_no: 5 }),
  totals: [[10, 20, 30]],
};

test("going on from a reveal is told once, however often it is looked at again", () => {
  see({});
  see(FIRST);
  expect(told()).toEqual([]);
  table.goOn();
  expect(told()).toEqual([[1, "check"]]);
  table.lookBack();
  table.goOn();
  expect(told()).toEqual([[1, "check"]]);
});

test("after a round there are two steps", () => {
  see({ turn_index: 4, turn_no: 5, last: turnOf(["123", "456", "789"], { turn_no: 4 }) });
  see(ROUND);
  table.goOn();
  table.goOn();
  expect(told()).toEqual([
    [4, "round"], // whoever comes in the middle looks at nothing
    [5, "check"],
    [5, "round"],
  ]);
});

test("a reload looks at nothing, and says so", () => {
  see(ROUND);
  expect(told()).toEqual([[5, "round"]]);
});

test("somebody without a seat says nothing", () => {
  see({}, null);
  see(FIRST, null);
  table.goOn();
  expect(told()).toEqual([]);
});

test("what others look at is known where the server tells it", () => {
  see({}, null);
  FakeSocket.last.says({ ...viewOf(FIRST, null), looks_at: "check" });
  expect(table.looksAt).toBe("check");
  see(FIRST, null);
  expect(table.looksAt).toBeNull();
});
