import { expect, test } from "vitest";

import { monthOf, nextMonth, weeksOf } from "./month.ts";

test("a month has all its days in weeks from Monday on", () => {
  const weeks = weeksOf("2026-11-01");
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeks.flat().filter(Boolean).length).toBe(30);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeksOf("2027-02-01").length).toBe(4); // it begins on a Monday and has 28 days
});

test("months follow each other, also around a year", () => {
  expect(monthOf("2026-11-18")).toBe("2026-11-01");
  expect(nextMonth("2026-12-01")).toBe("2027-01-01");
  expect(nextMonth("2026-01-01", -1)).toBe("2025-12-01");
  expect(nextMonth("2028-01-01")).toBe("2028-02-01");
  expect(nextMonth("2028-03-01", -1)).toBe("2028-02-01");
});
