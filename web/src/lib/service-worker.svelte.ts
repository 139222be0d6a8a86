// The page on the device: it can be installed, opens without a network, and never stays behind the server's version.
import { BASE } from "./base-path.ts";
import { isOld } from "./missing-piece.ts";
import { route, type RouteName } from "./route.svelte.ts";

/** The screens on which a reload takes nothing from anybody. */
const SAFE: readonly (RouteName | undefined)[] = ["home", "rules", undefined];
/** The pause between two looks for a new build, in milliseconds. Nobody waits for it. */
const PAUSE_MS = 60_000;

let asked = performance.now();

export function installServiceWorker(): void {
  document.addEventListener("visibilitychange", stayNew);
  $effect.root(() => {
    $effect(() => {
      if (isSafe()) stayNew();
    });
  });
  // Only https and the own device have service workers; on plain http everything else works.
  if (!isSecureContext || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

/** What the page needs now goes first. A browser that refuses has its reasons, and nobody misses anything. */
function register(): void {
  navigator.serviceWorker.register(`${BASE}sw.js`, { scope: BASE }).catch(() => {});
}

function isSafe(): boolean {
  return SAFE.includes(route()?.name);
}

/** A page that was open for days: fetched anew, quietly, but never in the middle of a game. */
function stayNew(): void {
  if (document.visibilityState !== "visible" || !isSafe() || performance.now() - asked < PAUSE_MS) return;
  asked = performance.now();
  void isOld().then((old) => old && isSafe() && location.reload());
}
