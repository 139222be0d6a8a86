// Which bots the server offers, for somebody who is at no table yet.
import { ask, Trouble } from "./ask.ts";
import type { Ladder, OfferedBot } from "./protocol.gen.ts";

/** Throws a `Trouble`. */
export async function offeredBots(): Promise<readonly OfferedBot[]> {
  const said = (await (await ask("api/bots")).json().catch(() => null)) as Partial<Ladder> | null;
  if (!Array.isArray(said?.bots)) throw new Trouble("trouble-server");
  return said.bots;
}
