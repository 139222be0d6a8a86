// The game that goes round on this device: its table, and everybody's token. What a reload must not lose.
import { local } from "./storage.ts";

const KEY = "device";

export interface DevicePlan {
  readonly code: string;
  readonly players: { readonly name: string; readonly token: string | null }[];
  readonly bots: readonly string[];
}

/** The game that is being played here; null where there is none, or something else was left there. */
export function devicePlan(): DevicePlan | null {
  const { code, players, bots } = (local.getJson(KEY) ?? {}) as Partial<DevicePlan>;
  if (typeof code !== "string" || !Array.isArray(players) || !players.length || !Array.isArray(bots)) return null;
  return { code, players, bots };
}

/** Null forgets it. */
export function keepDevicePlan(plan: DevicePlan | null): void {
  if (plan) local.setJson(KEY, plan);
  else local.set(KEY, null);
}
