// Dates as text, 2026-11-18: the device's own day, the days around it, and how they are read.
import { language } from "./i18n/index.svelte.ts";

const DAY_MS = 86_400_000;

/** Today, by the clock of this device. */
export function today(now = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${now.getFullYear()}-${month}-${day}`;
}

/** The date so many days later, or earlier. */
export function later(date: string, days: number): string {
  return new Date(asUtc(date).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whether this is a date of the calendar, written as it should be. */
export function isDate(text: unknown): text is string {
  if (typeof text !== "string" || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = asUtc(text).getTime();
  return !Number.isNaN(time) && later(text, 0) === text;
}

/** "18 November 2026", or shorter, in the language of the page. */
export function shownDate(date: string, options: Intl.DateTimeFormatOptions = { dateStyle: "long" }): string {
  return new Intl.DateTimeFormat(language(), { ...options, timeZone: "UTC" }).format(asUtc(date));
}

/** The day of the week, 0 for Monday. */
export function weekday(date: string): number {
  return (asUtc(date).getUTCDay() + 6) % 7;
}

function asUtc(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
