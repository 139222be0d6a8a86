import { beforeEach, expect, test, vi } from "vitest";

import { ApiError } from "./http.ts";
import { startTexts } from "./i18n/index.svelte.ts";
import { go, route } from "./route.svelte.ts";
import { joinTable, openTable, tableUrl, takePlayNow } from "./tables.ts";

function answers(status: number, body: unknown) {
  const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

beforeEach(async () => {
  go("/");
  await startTexts();
  return () => vi.unstubAllGlobals();
});

test("a table is made, and is played at once only once", async () => {
  const fetched = answers(201, { code: "KDWTXM", url: "http://a.example/t/KDWTXM" });
  await openTable(true);
  expect(fetched).toHaveBeenCalledWith("/api/tables", { method: "POST" });
  expect(route()).toEqual({ name: "table", code: "KDWTXM" });
  expect([takePlayNow(), takePlayNow()]).toEqual([true, false]);
});

test("a table for friends is not played at once", async () => {
  answers(201, { code: "KDWTXM" });
  await openTable();
  expect([route()?.name, takePlayNow()]).toEqual(["table", false]);
});

test("a table is played at once against bots that were named", async () => {
  answers(201, { code: "KDWTXM" });
  await openTable(["echo", "echo", "echo"]);
  expect([takePlayNow(), takePlayNow()]).toEqual([["echo", "echo", "echo"], false]);
});

test("what else is in the history stays there", () => {
  history.replaceState({ playNow: "gold", reloaded: true }, "");
  expect(takePlayNow()).toBe(false);
  expect(history.state).toEqual({ reloaded: true });
});

test("where no table is made, nobody goes anywhere", async () => {
  answers(429, { say: "Refused", id: null, code: "too-many-tables", found: "", right: "60" });
  await expect(openTable()).rejects.toThrow(ApiError);
  expect(route()?.name).toBe("home");
});

test("a code leads to its table, or it is said that there is none", async () => {
  answers(404, { say: "Refused", id: null, code: "no-such-table", found: "", right: "" });
  await expect(joinTable("KDWTXM")).rejects.toSatisfy(
    (thrown) => (thrown as ApiError).sentence === "There is no table with this code.",
  );
  answers(200, { code: "KDWTXM" });
  await joinTable("KDWTXM");
  expect(route()).toEqual({ name: "table", code: "KDWTXM" });
});

test("the server says at which address phones find a table", async () => {
  const fetched = answers(200, { code: "KDWTXM", url: "http://192.168.1.7/t/KDWTXM" });
  expect(await tableUrl("KDWTXM")).toBe("http://192.168.1.7/t/KDWTXM");
  expect(fetched).toHaveBeenCalledWith("/api/tables/KDWTXM", {});
});
