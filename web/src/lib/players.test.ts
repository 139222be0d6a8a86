import { beforeEach, expect, test, vi } from "vitest";

import { Trouble } from "./ask.ts";
import { startTexts } from "./i18n/index.svelte.ts";
import { codeIn, joinTable, myName, openTable, rememberName, takeWish } from "./players.ts";
import { go, route } from "./route.svelte.ts";

function answers(status: number, body: unknown) {
  const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

beforeEach(async () => {
  go("/");
  rememberName("");
  await startTexts();
  return () => vi.unstubAllGlobals();
});

test("a table is made, and the wish comes along once", async () => {
  const fetched = answers(201, { code: "KDWTXM", url: "http://a.example/t/KDWTXM" });
  await openTable("bots");
  expect(fetched).toHaveBeenCalledWith("/api/tables", { method: "POST" });
  expect(route()).toEqual({ name: "table", code: "KDWTXM" });
  expect(takeWish()).toBe("bots");
  expect(takeWish()).toBeNull();
});

test("a wish leaves what else is in the history, and only known ones are wishes", () => {
  history.replaceState({ wish: "gold", reloaded: true }, "");
  expect(takeWish()).toBeNull();
  expect(history.state).toEqual({ reloaded: true });
});

test.each([
  [429, { say: "Refused", id: null, code: "too-many-tables", found: "", right: "60" }, /^Too many tables/],
  [500, "no json of ours", /^Something went wrong/],
])("what the server refuses with %i is said in a sentence", async (status, body, said) => {
  answers(status, body);
  await expect(openTable("friends")).rejects.toSatisfy((thrown) => said.test((thrown as Trouble).sentence));
  expect(route()?.name).toBe("home");
});

test("without a network that is said", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(joinTable("KDWTXM")).rejects.toSatisfy((thrown) => (thrown as Trouble).key === "trouble-offline");
});

test("a code leads to its table, or it is said that there is none", async () => {
  answers(404, { say: "Refused", id: null, code: "no-such-table", found: "", right: "" });
  await expect(joinTable("KDWTXM")).rejects.toSatisfy(
    (thrown) => (thrown as Trouble).sentence === "There is no table with this code.",
  );
  answers(200, { code: "KDWTXM" });
  await joinTable("KDWTXM");
  expect(route()).toEqual({ name: "table", code: "KDWTXM" });
});

test.each([
  [" kdw-txm ", "KDWTXM"],
  ["ｋｄｗ　ｔｘｎ", "KDWTXM"],
  ["KD", "KD"],
  ["KDWTXMPP", "KDWTXM"],
  ["https://a.example/n/t/KDWTXM?x=1#play", "KDWTXM"],
  ["http://192.168.1.7:8080/tv/KDWTXM", "KDWTXM"],
  ["12", ""],
])("in %j the code is %j", (typed, code) => {
  expect(codeIn(typed)).toBe(code);
});

test("a name is remembered; without one there is a word for it", () => {
  expect(myName()).toBe("You");
  rememberName("  Ada ");
  expect(myName()).toBe("Ada");
});
