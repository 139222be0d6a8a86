import { beforeEach, expect, test } from "vitest";

import { history, keep, setCounted, streakOf, writtenOn, type Written } from "./daily-history.ts";
import { later } from "./dates.ts";
import { local } from "./storage.ts";

const TODAY = "2026-11-18";

function written(date: string, more: Partial<Written> = {}): Written {
  return { date, number: "042", stars: 3, onTheDay: true, counted: false, ...more };
}

beforeEach(() => local.set("daily", null));

test("the first number of a day stays", () => {
  expect(keep(written(TODAY))).toEqual(written(TODAY));
  expect(keep(written(TODAY, { number: "777", stars: 5 })).number).toBe("042");
  expect(history()).toEqual([written(TODAY)]);
});

test("days are told in their order, however they were played", () => {
  for (const days of [0, -7, -3]) keep(written(later(TODAY, days)));
  expect(history().map(({ date }) => date)).toEqual(["2026-11-11", "2026-11-15", TODAY]);
  expect(writtenOn("2026-11-15")?.stars).toBe(3);
  expect(writtenOn("2026-11-14")).toBeUndefined();
});

test("what the server has counted is remembered", () => {
  keep(written(TODAY));
  keep(written("2026-11-17"));
  setCounted(TODAY);
  expect(history().map(({ counted }) => counted)).toEqual([false, true]);
});

test("a streak is days in a row, each on its own day; today may be still to come", () => {
  const days = (...back: number[]) => back.map((day) => written(later(TODAY, -day)));
  expect(streakOf([], TODAY)).toBe(0);
  expect(streakOf(days(0), TODAY)).toBe(1);
  expect(streakOf(days(2, 1, 0), TODAY)).toBe(3);
  expect(streakOf(days(3, 2, 1), TODAY)).toBe(3);
  expect(streakOf(days(4, 3, 2), TODAY)).toBe(0);
  expect(streakOf([...days(3, 2), written(later(TODAY, -1), { onTheDay: false }), ...days(0)], TODAY)).toBe(1);
  expect(streakOf([...days(0), written(later(TODAY, 1))], TODAY)).toBe(1); // a clock that was wrong once
});

test.each([
  "nonsense",
  "{}",
  "[1, null, []]",
  JSON.stringify([{ date: "2026-02-31", number: "042", stars: 3, onTheDay: true, counted: true }]),
  JSON.stringify([{ date: TODAY, number: "42", stars: 3, onTheDay: true, counted: true }]),
  JSON.stringify([{ date: TODAY, number: "042", stars: 6, onTheDay: true, counted: true }]),
  JSON.stringify([{ date: TODAY, number: "042", stars: 3 }]),
])("what is stored and makes no sense is left out: %s", (stored) => {
  local.set("daily", stored);
  expect(history()).toEqual([]);
  keep(written(TODAY));
  expect(history()).toEqual([written(TODAY)]);
});

test("one bad day does not take the good ones with it", () => {
  local.setJson("daily", [{ date: "soon" }, written(TODAY), 7, written(TODAY, { stars: 1 })]);
  expect(history().map(({ date }) => date)).toEqual([TODAY]);
});

test("only so many are kept, and the oldest go", () => {
  local.setJson(
    "daily",
    Array.from({ length: 1_200 }, (_, day) => written(later("2026-01-01", day))),
  );
  keep(written("2030-01-01"));
  expect(history().length).toBe(1_100);
  expect(history().at(-1)?.date).toBe("2030-01-01");
});
