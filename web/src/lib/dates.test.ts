import { beforeEach, expect, test } from "vitest";

import { isDate, later, shownDate, today, weekday } from "./dates.ts";
import { startTexts } from "./i18n/index.svelte.ts";

beforeEach(() => startTexts());

test("today is the day of the device, not of UTC", () => {
  expect(today(new Date(2026, 10, 8, 0, 30))).toBe("2026-11-08");
  expect(today(new Date(2026, 0, 1, 23, 59))).toBe("2026-01-01");
});

test("days go on over months, years and leap days", () => {
  expect(later("2026-12-31", 1)).toBe("2027-01-01");
  expect(later("2028-03-01", -1)).toBe("2028-02-29");
  expect(later("2026-11-18", 0)).toBe("2026-11-18");
  expect(later("2026-03-28", 2)).toBe("2026-03-30"); // a day that has 23 hours in some places
});

test("only dates of the calendar are dates", () => {
  expect(["2026-11-18", "2028-02-29"].every(isDate)).toBe(true);
  for (const odd of [
    "2026-02-29",
    "2026-13-01",
    "2026-1-1",
    "today",
    "",
    "2026-11-18T00",
    null,
    20261118,
    "0000-00-00",
  ])
    expect(isDate(odd)).toBe(false);
});

test("a date is read in the language of the page, and in no time zone", () => {
  expect(shownDate("2026-11-18")).toBe("November 18, 2026");
  expect([weekday("2026-11-16"), weekday("2026-11-22")]).toEqual([0, 6]);
});
