// What is sent to others about a day: when it was, how many stars, how many days in a row. Nothing that helps them.
import { MOST_STARS } from "../../lib/daily-history.ts";
import { shownDate } from "../../lib/dates.ts";
import { t } from "../../lib/i18n/index.svelte.ts";
import { pathTo } from "../../lib/route.svelte.ts";

/** "Number of the Day, 18 November 2026: ★★★★☆, 5 days in a row". */
export function shareLine(date: string, stars: number, streak: number): string {
  const shown = "★".repeat(stars) + "☆".repeat(MOST_STARS - stars);
  const line = t("daily-line", { date: shownDate(date), stars: shown });
  return streak > 1 ? t("list-longer", { first: line, next: t("daily-streak", { count: streak }) }) : line;
}

/** The address of that day. */
export function dayUrl(date: string): string {
  return new URL(pathTo("daily-on", date), location.href).href;
}
