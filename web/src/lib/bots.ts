// Which bots the server offers, for somebody who is at no table yet.
import { requestJson } from "./http.ts";
import type { OfferedBot, OfferedBots } from "./protocol.gen.ts";

/** Throws an `ApiError`. */
export async function offeredBots(): Promise<readonly OfferedBot[]> {
  return (await requestJson<OfferedBots>("api/bots", ({ bots }) => Array.isArray(bots))).bots;
}
