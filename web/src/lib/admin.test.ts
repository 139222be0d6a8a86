import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Admin, AGAIN_MS, span } from "./admin.svelte.ts";
import { bring, startTexts } from "./i18n/index.svelte.ts";
import type { AdminView } from "./protocol.gen.ts";

const VIEW: AdminView = { here: "0123456789ab", database_answers: true, silent: 0, nodes: [], tables: [] };
const REFUSED = { say: "Refused", id: null, found: "", right: "" };
let asked: { path: string; init: RequestInit }[] = [];
let admin: Admin | undefined;

/** A server that answers so, one after the other, and then always as the last time. */
function server(...answers: readonly (readonly [number, object])[]): void {
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const [status, body] = answers[Math.min(asked.length, answers.length - 1)] ?? [500, {}];
    asked.push({ path, init });
    return Promise.resolve(Response.json(body, { status }));
  });
}

async function opened(): Promise<Admin> {
  admin = new Admin();
  await vi.advanceTimersByTimeAsync(0);
  return admin;
}

beforeEach(async () => {
  await startTexts();
  await bring("admin");
  sessionStorage.clear();
  asked = [];
  vi.useFakeTimers();
});

afterEach(() => {
  admin?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it looks again and again, until it is closed", async () => {
  server([200, VIEW]);
  const one = await opened();
  expect([one.state, one.view]).toEqual(["there", VIEW]);
  await vi.advanceTimersByTimeAsync(2 * AGAIN_MS);
  expect(asked).toHaveLength(3);
  one.close();
  await vi.advanceTimersByTimeAsync(2 * AGAIN_MS);
  expect(asked).toHaveLength(3);
});

test("where there is no such page nothing is asked again", async () => {
  server([404, { ...REFUSED, code: "not-found" }]);
  const one = await opened();
  await vi.advanceTimersByTimeAsync(2 * AGAIN_MS);
  expect([one.state, asked.length]).toEqual(["none", 1]);
});

test("a password is asked for once, and its token shown from then on and after a reload", async () => {
  server(
    [401, { ...REFUSED, code: "password-needed" }],
    [401, { ...REFUSED, code: "wrong-password" }],
    [200, { token: "1-2-3", seconds: 9 }],
    [200, VIEW],
  );
  const one = await opened();
  expect([one.state, one.trouble]).toEqual(["password", null]);
  expect(await one.logIn("guess")).toBe(false);
  expect(one.trouble?.sentence).toBe("This is not the password.");
  expect(await one.logIn("right")).toBe(true);
  expect([one.state, one.trouble, one.loggedIn]).toEqual(["there", null, true]);
  one.close();
  await opened();
  for (const { init } of asked.slice(3)) expect(init.headers).toEqual({ Authorization: "Bearer 1-2-3" });
  expect(asked).toHaveLength(5);
});

test("a token that no longer holds is forgotten", async () => {
  sessionStorage.setItem("thenumber / admin", "old");
  server([401, { ...REFUSED, code: "password-needed" }]);
  const one = await opened();
  expect([one.state, one.loggedIn]).toEqual(["password", false]);
  expect(sessionStorage.getItem("thenumber / admin")).toBeNull();
});

test("what an order answers counts, and not what was asked before it", async () => {
  let late: (response: Response) => void = () => {};
  server([200, VIEW]);
  const one = await opened();
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (late = resolve)));
  const looking = one.look();
  const after = { ...VIEW, silent: 3 };
  server([200, after]);
  expect(await one.order({ do: "Announce", minutes: 5 })).toBe(true);
  late(Response.json(VIEW));
  await looking;
  expect(one.view).toEqual(after);
});

test("while the server is away what was seen stays, with the reason", async () => {
  server([200, VIEW], [503, { ...REFUSED, code: "store-unavailable" }], [200, VIEW]);
  const one = await opened();
  await vi.advanceTimersByTimeAsync(AGAIN_MS);
  expect([one.state, one.view]).toEqual(["there", VIEW]);
  expect(one.trouble?.sentence).toMatch(/^The server can’t save/);
  await vi.advanceTimersByTimeAsync(AGAIN_MS);
  expect(one.trouble).toBeNull();
});

test.each([
  [3, "3\u00a0s"],
  [119, "119\u00a0s"],
  [600, "10\u00a0min"],
  [7200, "2\u00a0h"],
  [86400 * 3, "3 days"],
])("%i seconds are %s", (seconds, said) => {
  expect(span(seconds)).toBe(said);
});
