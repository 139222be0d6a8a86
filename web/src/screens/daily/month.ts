// A month as a calendar has it: weeks from Monday on.
import { later, weekday } from "../../lib/dates.ts";

/** The first day of the month that a date is in. */
export function monthOf(date: string): string {
  return `${date.slice(0, 7)}-01`;
}

/** The first day of the next month, or with -1 of the one before. */
export function nextMonth(month: string, step: 1 | -1 = 1): string {
  return monthOf(later(month, step === 1 ? 31 : -1));
}

/** The days of a month in weeks; null where a week has days of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const days: (string | null)[] = Array.from({ length: weekday(month) }, () => null);
  for (let day = month; monthOf(day) === month; day = later(day, 1)) days.push(day);
  while (days.length % 7) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
