// Who plays on this device, and what they came to a table for.
//
// The start makes a table and goes to it with `history.state = { wish }`:
//   "bots"     sit down at once under `myName()`, add the bots of `OPPONENTS`, and start;
//   "friends"  sit down (asking for a name) and show how others come in.
// The table screen asks `takeWish()` once it is connected: it gives the wish and takes it out of the history, so that
// a reload, the back button or a second tab does not wish again. A wish is only a wish: what can't be done is not done.
import { ask } from "./ask.ts";
import { t } from "./i18n/index.svelte.ts";
import { follow, pathTo } from "./route.svelte.ts";
import { keep, kept, plainCode } from "./tokens.ts";

export const WISHES = ["bots", "friends"] as const;
export type Wish = (typeof WISHES)[number];

/** Three kinds of player: together they show what the game is about. */
export const OPPONENTS = ["greedy", "cautious", "copycat"] as const;

const NAME = "name";

/** The name that was used on this device the last time, or none. */
export function rememberedName(): string {
  return kept(NAME) ?? "";
}

export function rememberName(name: string): void {
  keep(NAME, name.trim() || null);
}

/** A name to sit down with when nobody is asked for one. */
export function myName(): string {
  return rememberedName() || t("you-name");
}

export function takeWish(): Wish | null {
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null || !("wish" in state)) return null;
  const { wish, ...rest } = state;
  history.replaceState(Object.keys(rest).length ? rest : null, "");
  return WISHES.find((known) => known === wish) ?? null;
}

/** Makes a table and goes there. Throws a `Trouble`. */
export async function openTable(wish: Wish): Promise<void> {
  const response = await ask("api/tables", { method: "POST" });
  const { code } = (await response.json()) as { code: string };
  enter(pathTo("table", code), { wish });
}

export const CODE_LENGTH = 6;

/** The code in what somebody typed or pasted, be it a whole address; at most as long as a code is. */
export function codeIn(text: string): string {
  const address = /\/(?:t|tv)\/([^/?#\s]+)/.exec(text)?.[1];
  return plainCode(address ?? text).slice(0, CODE_LENGTH);
}

/** Goes to the table with this code, if there is one. Throws a `Trouble`. */
export async function joinTable(code: string): Promise<void> {
  await ask(`api/tables/${encodeURIComponent(code)}`);
  enter(pathTo("table", code), null);
}

function enter(path: string, state: { wish: Wish } | null): void {
  history.pushState(state, "", path);
  follow();
}
