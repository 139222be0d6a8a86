// What is asked about a table over plain HTTP: what numbers are worth, and why bots wrote theirs. Throws an `ApiError`.
import { requestJson } from "../../lib/http.ts";
import type { Advice, Reasons } from "../../lib/protocol.gen.ts";
import { isAdvice } from "../../lib/review.ts";

/** The last answer: whoever looks back at the last turn finds it again. */
let latest: { readonly key: string; readonly advice: Advice } | null = null;

interface TurnId {
  readonly code: string;
  readonly game_no: number;
  readonly turn_index: number;
}

export async function advice(turn: TurnId, token: string | null, signal: AbortSignal): Promise<Advice> {
  const key = [turn.code, turn.game_no, turn.turn_index, token].join(" ");
  if (latest?.key === key) return latest.advice;
  const headers = { Authorization: `Bearer ${token ?? ""}` };
  const advice = await requestJson<Advice>(`api/tables/${turn.code}/advice`, isAdvice, { headers, signal });
  latest = { key, advice };
  return advice;
}

export function reasons({ code, game_no, turn_index }: TurnId): Promise<Reasons> {
  // While somebody looks back the table may have begun another game: its turns are others.
  const isRight = (said: Reasons) =>
    said.game_no === game_no && said.turn_index === turn_index && Array.isArray(said.seats);
  return requestJson(`api/tables/${code}/why?turn=${turn_index}`, isRight);
}
