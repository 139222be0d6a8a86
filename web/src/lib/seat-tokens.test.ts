import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { keepSeatToken, seatLink, seatToken, takeSeatFromAddress } from "./seat-tokens.ts";

const TOKEN = "abcdefghijklmnopqrstuv";

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

test("a seat is found again, however the code is written", () => {
  keepSeatToken("KDWTXM", TOKEN);
  expect([seatToken("kdw-txm"), seatToken("KDWTXN"), seatToken("CCCCCC")]).toEqual([TOKEN, TOKEN, null]);
});

test("old seats are forgotten, the newest never", () => {
  const letters = "CDFHJKMPRTVWX";
  for (let i = 0; i < 100; i++) keepSeatToken(`${letters[i % 13]}${letters[Math.floor(i / 13)]}CCCC`, TOKEN);
  expect(Object.keys(localStorage).length).toBeLessThan(50);
  expect(seatToken(`${letters[99 % 13]}${letters[7]}CCCC`)).toBe(TOKEN);
});

test("where storage is refused a seat lasts as long as the page", () => {
  vi.stubGlobal("localStorage", undefined);
  keepSeatToken("FFFFFF", TOKEN);
  expect(seatToken("FFFFFF")).toBe(TOKEN);
});

describe("a seat that is handed over", () => {
  test("is taken, and leaves the address", () => {
    history.replaceState(null, "", new URL(seatLink("http://localhost:3000/t/KDWTXM", TOKEN)).href);
    expect(takeSeatFromAddress("KDWTXM")).toBe(true);
    expect([location.href, seatToken("KDWTXM")]).toEqual(["http://localhost:3000/t/KDWTXM", TOKEN]);
    expect(takeSeatFromAddress("KDWTXM")).toBe(false);
  });

  test.each(["#seat=short", "#seat=", `#seat=${"a".repeat(65)}`, `#other=${TOKEN}`])("is not %s", (hash) => {
    history.replaceState(null, "", `/t/CDFHJK${hash}`);
    expect(takeSeatFromAddress("CDFHJK")).toBe(false);
    expect(seatToken("CDFHJK")).toBeNull();
  });
});
