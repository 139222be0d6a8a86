// Days as they are read in the language of the page.
import { language, t } from "../../lib/i18n/index.svelte.ts";

/** "18 Nov 2026"; a word where nobody knows it. */
export function dayOf(at: number): string {
  if (!at) return t("games-no-date");
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(at);
}
