import { beforeEach, expect, test, vi } from "vitest";

import { ApiError, asApiError, request, requestJson } from "./http.ts";
import { startTexts } from "./i18n/index.svelte.ts";

function answers(status: number, body: string) {
  const fetched = vi.fn(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

async function errorOf(promise: Promise<unknown>): Promise<ApiError> {
  const thrown: unknown = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof ApiError)) throw new Error("it should have been refused");
  return thrown;
}

beforeEach(async () => {
  await startTexts();
  return () => vi.unstubAllGlobals();
});

test("a request goes to the base path, as it was meant", async () => {
  const fetched = answers(200, "Ada");
  expect(await (await request("api/tables", { method: "POST" })).text()).toBe("Ada");
  expect(fetched).toHaveBeenCalledWith("/api/tables", { method: "POST" });
});

test.each([
  [429, { say: "Refused", id: null, code: "too-many-tables", found: "", right: "60" }, /^Too many tables/],
  [500, "no json of ours", /^Something went wrong/],
])("what the server refuses with %i is said in a sentence", async (status, body, said) => {
  answers(status, JSON.stringify(body));
  expect((await errorOf(request("api/tables"))).sentence).toMatch(said);
});

test("what the server says about a game has its place", async () => {
  const why = {
    say: "Unreckoned",
    code: "record-wrong-score",
    found: "8",
    right: "7",
    verdict: "",
    line: 3,
    column: 21,
  };
  answers(400, JSON.stringify({ ...why, turn_index: null, seat: null }));
  const error = await errorOf(request("api/reckon"));
  expect([error.sentence, error.why?.line]).toEqual(["The score 8 contradicts the rules: it is 7.", 3]);
});

test("without a network that is said", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect((await errorOf(request("api/tables"))).key).toBe("trouble-offline");
});

test("an answer that is not what was asked for is an error of the server", async () => {
  const isRight = ({ code }: { code?: string }) => code === "KDWTXM";
  answers(200, '{"code": "KDWTXM"}');
  expect(await requestJson("api/tables", isRight)).toEqual({ code: "KDWTXM" });
  for (const body of ['{"code": "CCCCCC"}', "null", "{"]) {
    answers(200, body);
    expect((await errorOf(requestJson("api/tables", isRight))).key).toBe("trouble-server");
  }
});

test("anything else that is thrown is an error of the server", () => {
  expect(asApiError(new TypeError("oh")).key).toBe("trouble-server");
});
