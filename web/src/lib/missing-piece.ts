// A piece of the page that could not be fetched: the network was away, or the server has a newer page.
//
// Browsers remember that a script failed and never ask for it again, so the page begins anew as soon as the server
// answers. Games are at the server or kept on the device; what the server does not know yet is told first.
import { session } from "./storage.ts";

/** This script; its name changes with every build. */
const OWN_SCRIPT = import.meta.url;
/** How often this tab began anew because of a missing piece. */
const KEY = "begun anew";
/** The milliseconds before it begins anew; each further time takes four times as long, up to the longest. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 300_000;
/** The milliseconds after which a network is as good as none. */
const PATIENCE_MS = 10_000;

let waiting = false;
/** What would be lost if the page began anew before they are settled. */
const untold = new Set<Promise<unknown>>();

/** The page does not begin anew before this is settled; it must not fail. */
export function keepPageUntil(settled: Promise<unknown>): void {
  untold.add(settled);
  void settled.then(() => untold.delete(settled));
}

export function beginAnewForMissingPieces(): void {
  addEventListener("vite:preloadError", () => void beginAnew());
}

async function beginAnew(): Promise<void> {
  if (waiting) return;
  waiting = true;
  const before = Number(session.get(KEY)) || 0;
  const pause = Math.min(FIRST_PAUSE_MS * 4 ** before, LONGEST_PAUSE_MS);
  while (!(await isOld())) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (await isThere()) break;
  }
  while (untold.size) await Promise.all(untold);
  session.set(KEY, String(before + 1));
  location.reload();
}

/** Whether the server no longer knows this script, because it has a newer page. */
export async function isOld(): Promise<boolean> {
  return (await ownScript()) === 404;
}

async function isThere(): Promise<boolean> {
  return (await ownScript()) === 200;
}

/** The status with which the server answers for this script; undefined without a network. */
async function ownScript(): Promise<number | undefined> {
  try {
    // Not a GET: those the service worker answers.
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return (await fetch(OWN_SCRIPT, { method: "HEAD", cache: "no-store", signal })).status;
  } catch {
    return undefined;
  }
}
