import { beforeEach, describe, expect, test, vi } from "vitest";

import { ENDING, reckonedOf, reviewedSeatOf, reviewedTurnOf } from "../screens/review/fixtures.ts";
import { ApiError } from "./http.ts";
import { isReviewedGame, isReviewedTurn, MOST_WAITS, PAUSES, review, reviewPath } from "./review.ts";

/** What is answered, one question after the other: bytes in pieces, and the status. Then the server is not there. */
let answered: [pieces: readonly Uint8Array[], status: number][] = [];
/** The pauses between questions, in seconds. */
let pauses: number[] = [];

/** One more answer, which comes in these pieces. */
function answers(pieces: readonly Uint8Array[], status = 200): void {
  answered.push([pieces, status]);
}

function fetched(): Promise<Response> {
  const [pieces, status] = answered.shift() ?? [];
  if (!pieces) return Promise.reject(new TypeError("nobody listens"));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  return Promise.resolve(new Response(body, { status: status ?? 200 }));
}

const bytes = (...said: unknown[]) =>
  new TextEncoder().encode(said.map((one) => `${typeof one === "string" ? one : JSON.stringify(one)}\n`).join(""));

async function read(): Promise<{ said: unknown[]; trouble: string | null }> {
  const said: unknown[] = [];
  try {
    const begun = await review({ record: "KN8_Qbg7iw" }, new AbortController().signal);
    said.push(begun.game);
    for await (const one of begun.said) said.push(one);
    return { said, trouble: null };
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    return { said, trouble: thrown.key };
  }
}

beforeEach(() => {
  [answered, pauses] = [[], []];
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("setTimeout", (go: () => void, milliseconds: number) => {
    pauses.push(milliseconds / 1000);
    queueMicrotask(go);
  });
  return () => vi.unstubAllGlobals();
});

describe("a review is read", () => {
  const said = [reckonedOf(["321", "321"], ["208", null]), reviewedTurnOf(1), reviewedTurnOf(2), ENDING];

  test("line by line, wherever the network cuts them", async () => {
    const all = bytes(...said);
    for (const size of [7, 1000, all.length]) {
      const pieces = [];
      for (let from = 0; from < all.length; from += size) pieces.push(all.slice(from, from + size));
      answers(pieces);
      expect(await read()).toEqual({ said, trouble: null });
    }
  });

  test("to its end when it was cut, and a turn is told once", async () => {
    answers([bytes(...said.slice(0, 2)), new TextEncoder().encode(JSON.stringify(said[2]))]);
    answers([bytes(...said.slice(0, 3))]);
    answers([bytes(...said)]);
    expect(await read()).toEqual({ said, trouble: null });
    expect(pauses).toEqual([1, 1]); // there was a turn more each time
  });

  test("to its end when the server is started anew, behind a proxy or not", async () => {
    answers([bytes(...said.slice(0, 2))]);
    answers([bytes("<h1>Bad Gateway</h1>")], 502);
    answers([]);
    answers([bytes({ say: "Refused", id: null, code: "store-unavailable", found: "", right: "" })], 503);
    answers([bytes(...said)]);
    expect(await read()).toEqual({ said, trouble: null });
    expect(pauses).toEqual(PAUSES.slice(0, 4));
  });

  test("as broken off when it is cut again and again", async () => {
    for (let tries = 0; tries <= PAUSES.length; tries++) answers([bytes(...said.slice(0, 3))]);
    expect(await read()).toEqual({ said: said.slice(0, 3), trouble: "review-stopped" });
    expect(pauses).toEqual(PAUSES);
    answers([bytes(...said.slice(0, 2))]);
    expect(await read()).toEqual({ said: said.slice(0, 2), trouble: "trouble-offline" });
  });

  test("no further when it would be refused for good", async () => {
    const running = { say: "Refused", id: null, code: "game-running-here", found: "", right: "" };
    answers([bytes(...said.slice(0, 2))]);
    answers([bytes(running)], 403);
    expect(await read()).toEqual({ said: said.slice(0, 2), trouble: "refusal-game-running-here" });
    expect(pauses).toEqual([1]);
  });

  test("no further when nobody wants it any more", async () => {
    answers([bytes(...said.slice(0, 2))]);
    const asked = new AbortController();
    const begun = await review({ record: "KN8_Qbg7iw" }, asked.signal);
    await begun.said.next();
    asked.abort();
    await expect(begun.said.next()).rejects.toThrow(ApiError);
    expect(pauses).toEqual([]);
  });

  test("as broken off when not even its game is there", async () => {
    for (const pieces of [[], [new TextEncoder().encode(JSON.stringify(said[0]))]]) {
      answers(pieces);
      expect(await read()).toEqual({ said: [], trouble: "review-stopped" });
    }
  });

  test("not without its game", async () => {
    for (const first of [said[1], "{", null, { say: "View" }]) {
      answers([bytes(first, ...said)]);
      expect(await read()).toEqual({ said: [], trouble: "trouble-server" });
    }
  });

  test("not beyond what is no line of a review", async () => {
    for (const wrong of ["{", said[0], "7", "null"]) {
      answers([bytes(said[0], said[1], wrong, ENDING)]);
      expect(await read()).toEqual({ said: said.slice(0, 2), trouble: "trouble-server" });
    }
  });

  test("later, when the server says so", async () => {
    const busy = { say: "Refused", id: null, code: "reviews-busy", found: "", right: "10" };
    answers([bytes(busy)], 503);
    expect(await read()).toEqual({ said: [], trouble: "refusal-reviews-busy" });
    for (let waits = 0; waits < 9; waits++) answers([bytes(said[0], busy)]);
    answers([bytes(...said)]);
    expect(await read()).toEqual({ said, trouble: null });
    expect(pauses).toEqual(Array(9).fill(10));
    for (let waits = 0; waits <= MOST_WAITS; waits++) answers([bytes(said[0], busy)]);
    expect(await read()).toEqual({ said: said.slice(0, 1), trouble: "refusal-reviews-busy" });
  });

  test("however many spaces stand before a line", async () => {
    answers([bytes(said[0], `  ${JSON.stringify(said[1])}`, ` ${JSON.stringify(said[2])}`, ENDING)]);
    expect(await read()).toEqual({ said, trouble: null });
  });
});

test.each([
  [{ ...reviewedTurnOf(1), round: 3 }],
  [{ ...reviewedTurnOf(1), chances: [0.5, 1.5] }],
  [{ ...reviewedTurnOf(1), chances: [1] }],
  [{ ...reviewedTurnOf(1), objective: "fun" }],
  [{ ...reviewedTurnOf(1), splits: [{ happened: 1 }] }],
  [{ ...reviewedTurnOf(1), seats: [null, reviewedSeatOf({ map: [1, 2] })] }],
  [{ ...reviewedTurnOf(1), seats: [null, { ...reviewedSeatOf(), written: undefined }] }],
  [{ ...reviewedTurnOf(1), seats: [null, { ...reviewedSeatOf(), best: { number: "12" } }] }],
  [null],
  [[]],
])("%#: what is wrong is no turn", (said) => {
  expect(isReviewedTurn(said)).toBe(false);
});

test("who sat out, who wrote nothing, and who never wrote may be null", () => {
  expect(isReviewedTurn({ ...reviewedTurnOf(1), seats: [null, reviewedSeatOf({ written: null })] })).toBe(true);
  expect(isReviewedGame({ accuracy: [null, 1], chances: [0, 1], splits: [] })).toBe(true);
  expect(isReviewedGame({ accuracy: [2], chances: [], splits: [] })).toBe(false);
});

test("the address has the game, and whose review it is", () => {
  expect([reviewPath("KN8"), reviewPath("KN8", 2)]).toEqual(["/review#KN8", "/review?seat=2#KN8"]);
});
