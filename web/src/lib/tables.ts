// Making a table and going to one.
//
// "Play now" makes a table and goes to it with `history.state = { playNow: true }`, or with the names of the bots to play
// against instead of `true`. The table screen asks `takePlayNow()` once it is connected, which also takes it out of the
// history: a reload, the back button or a second tab does not play again.
import { request, requestJson } from "./http.ts";
import { follow, pathTo } from "./route.svelte.ts";

/** Whether to play at once; or against which bots, if they are not to be drawn. */
type PlayNow = boolean | readonly string[];

/** The code of a new table. Throws an `ApiError`. */
export async function createTable(): Promise<string> {
  const { code } = await requestJson<{ code: string }>("api/tables", ({ code }) => Boolean(code), { method: "POST" });
  return code;
}

/** Makes a table and goes there; `playNow` seats whoever asked, and bots, and starts. Throws an `ApiError`. */
export async function openTable(playNow: PlayNow = false): Promise<void> {
  enter(await createTable(), playNow ? { playNow } : null);
}

/** Goes to the table with this code, if there is one. Throws an `ApiError`. */
export async function joinTable(code: string): Promise<void> {
  await request(apiPath(code));
  enter(code, null);
}

/** An address of the table at which phones find the server, even if this page was opened as "localhost". */
export async function tableUrl(code: string): Promise<string> {
  return (await requestJson<{ url: string }>(apiPath(code), ({ url }) => Boolean(url))).url;
}

export function takePlayNow(): PlayNow {
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null || !("playNow" in state)) return false;
  const { playNow, ...rest } = state;
  history.replaceState(Object.keys(rest).length ? rest : null, "");
  const isList = Array.isArray(playNow) && playNow.every((bot) => typeof bot === "string");
  return isList ? playNow : playNow === true;
}

function apiPath(code: string): string {
  return `api/tables/${encodeURIComponent(code)}`;
}

function enter(code: string, state: { playNow: PlayNow } | null): void {
  history.pushState(state, "", pathTo("table", code));
  follow();
}
