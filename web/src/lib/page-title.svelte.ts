// The title of the browser's tab: where one is, and the name of the game.
import { untrack } from "svelte";

import { t } from "./i18n/index.svelte.ts";

/** What the screens on the page say of themselves; while one follows another there may be two, and the newer counts. */
let places = $state.raw<readonly { readonly text: string }[]>([]);

/** Says where one is, for as long as the component that calls this is on the page. */
export function entitle(text: () => string): void {
  $effect(() => {
    const place = { text: text() };
    untrack(() => (places = [...places, place]));
    return () => (places = places.filter((other) => other !== place));
  });
}

export function pageTitle(): string {
  const where = places.at(-1)?.text;
  return where && where !== t("game-title") ? `${where} · ${t("game-title")}` : t("game-title");
}
