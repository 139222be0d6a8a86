// Number of the Day, as the server tells it: the position, and what came of every number that can be written there.
import { BASE } from "./base-path.ts";
import { later } from "./dates.ts";
import { request, requestJson } from "./http.ts";
import type { Daily, DailyCounts, RulingView, TurnView } from "./protocol.gen.ts";

/** What came of a number, and what it could expect. */
export interface Outcome {
  readonly number: string;
  readonly points: number;
  readonly approved: number;
  readonly bonus: number;
  readonly stars: number;
  /** The points that really came of it. */
  readonly came: number;
  readonly turn: TurnView;
}

const pathOf = (date: string) => `api/daily/${encodeURIComponent(date)}`;

/** Throws an `ApiError`. */
export function dailyOf(date: string): Promise<Daily> {
  return requestJson<Daily>(pathOf(date), isDaily);
}

/** What people on this server wrote on a day that is over. Throws an `ApiError`. */
export function countsOf(date: string): Promise<DailyCounts> {
  return requestJson<DailyCounts>(`${pathOf(date)}/counts`, ({ say }) => say === "DailyCounts");
}

/** Tells the server what was written, so that it is counted. Throws an `ApiError`. */
export async function count(date: string, number: string): Promise<void> {
  await request(pathOf(date), { method: "POST", body: JSON.stringify({ number }) });
}

/** What came of a number; undefined if it can't be written that day. */
export function outcomeOf(daily: Daily, number: string): Outcome | undefined {
  const at = daily.numbers.indexOf(number);
  const check = daily.checks[at];
  if (!check) return undefined;
  const { round_no, turn_no } = daily.table;
  return {
    number,
    points: daily.points[at] ?? 0,
    approved: daily.approved[at] ?? 0,
    bonus: daily.bonus[at] ?? 0,
    stars: daily.stars[at] ?? 1,
    came: daily.came[at] ?? 0,
    turn: { round_no, turn_no, seats: check.map((place) => daily.rulings[place] as RulingView) },
  };
}

/** What each of the 1000 numbers could expect; null for those that can't be written. */
export function mapOf(daily: Daily): (number | null)[] {
  const map = Array.from({ length: 1000 }, (): number | null => null);
  daily.numbers.forEach((number, at) => (map[Number(number)] = daily.points[at] ?? null));
  return map;
}

/** Has the service worker keep this day and the next, so that both are there without a network. */
export async function keepForOffline(date: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return; // plain http
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller)
    await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  // One that was installed meanwhile may not have seen how this day was fetched.
  for (const day of [date, later(date, 1)])
    if (!(await caches.match(BASE + pathOf(day)))) await request(pathOf(day)).catch(() => {}); // another time, then
}

function isDaily(said: Daily): boolean {
  const { say, seat, table, numbers, points, approved, bonus, stars, came, checks, rulings } = said;
  const lists: readonly (readonly unknown[])[] = [numbers, points, approved, bonus, stars, came, checks];
  return (
    say === "Daily" &&
    lists.every((list) => Array.isArray(list) && list.length === numbers.length) &&
    Array.isArray(rulings) &&
    checks.every((check) => check.length === table?.seats?.length && check.every((place) => place in rulings)) &&
    table.seats[seat] !== undefined
  );
}
