// The Numbers of the Day that were written on this device, and the streak: days in a row, each on its own day.
import { isDate, later } from "./dates.ts";
import { local } from "./storage.ts";

export const MOST_STARS = 5;
const KEY = "daily";
/** The most days that are kept; about three years. */
const MOST_KEPT = 1_100;

export interface Written {
  readonly date: string;
  readonly number: string;
  /** 1 to 5. */
  readonly stars: number;
  /** Whether it was written on its own day. */
  readonly onTheDay: boolean;
  /** Whether the server has counted it. */
  readonly counted: boolean;
}

/** All that was written, the earliest day first. What is stored and makes no sense is left out. */
export function history(): Written[] {
  const stored = local.getJson(KEY);
  const days = new Map((Array.isArray(stored) ? stored : []).filter(isWritten).map((one) => [one.date, one]));
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

export function writtenOn(date: string): Written | undefined {
  return history().find((one) => one.date === date);
}

/** Keeps a number. The first one of a day stays, whatever another tab has written meanwhile; what stays is returned. */
export function keep(written: Written): Written {
  const known = history();
  const first = known.find(({ date }) => date === written.date);
  if (first) return first;
  local.setJson(KEY, [...known, written].slice(-MOST_KEPT));
  return written;
}

/** Remembers that the server has counted the number of a day. */
export function setCounted(date: string): void {
  local.setJson(
    KEY,
    history().map((one) => (one.date === date ? { ...one, counted: true } : one)),
  );
}

/** How many days in a row were played, each on its own day; today may be still to come. */
export function streakOf(written: readonly Written[], today: string): number {
  const days = new Set(written.filter(({ onTheDay }) => onTheDay).map(({ date }) => date));
  let [streak, day] = [0, days.has(today) ? today : later(today, -1)];
  for (; days.has(day); day = later(day, -1)) streak += 1;
  return streak;
}

function isWritten(one: unknown): one is Written {
  if (typeof one !== "object" || one === null) return false;
  const { date, number, stars, onTheDay, counted }: { readonly [Name in keyof Written]?: unknown } = one;
  return (
    isDate(date) &&
    typeof number === "string" &&
    /^\d{3}$/.test(number) &&
    Number.isInteger(stars) &&
    Number(stars) >= 1 &&
    Number(stars) <= MOST_STARS &&
    typeof onTheDay === "boolean" &&
    typeof counted === "boolean"
  );
}
