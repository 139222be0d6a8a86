// What is asked about a table over plain HTTP: what numbers are worth, and why bots wrote theirs. Throws a `Trouble`.
import { ask, Trouble } from "../../lib/ask.ts";
import type { Advice, Reasons } from "../../lib/protocol.gen.ts";
import { isAdvice } from "../../lib/review.ts";

/** The last answer: whoever looks back at the last turn finds it again. */
let latest: { readonly key: string; readonly advice: Advice } | null = null;

interface Turn {
  readonly code: string;
  readonly game_no: number;
  readonly turn_index: number;
}

export async function advice(turn: Turn, token: string | null, signal: AbortSignal): Promise<Advice> {
  const key = [turn.code, turn.game_no, turn.turn_index, token].join(" ");
  if (latest?.key === key) return latest.advice;
  const headers = { Authorization: `Bearer ${token ?? ""}` };
  const response = await ask(`api/tables/${turn.code}/advice`, { headers, signal });
  const said: unknown = await response.json().catch(() => null);
  if (!isAdvice(said)) throw new Trouble("trouble-server");
  latest = { key, advice: said };
  return said;
}

export async function reasons({ code, game_no, turn_index }: Turn): Promise<Reasons> {
  const response = await ask(`api/tables/${code}/why?turn=${turn_index}`);
  const said = (await response.json().catch(() => null)) as Partial<Reasons> | null;
  // While somebody looks back the table may have begun another game: its turns are others.
  if (said?.game_no !== game_no || said.turn_index !== turn_index || !Array.isArray(said.seats))
    throw new Trouble("trouble-server");
  return said as Reasons;
}
