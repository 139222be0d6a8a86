// Which screen the address asks for. The server knows the same routes from the same file.
import ROUTES from "../routes.json";
import { BASE } from "./base-path.ts";

export type RouteName = keyof typeof ROUTES;
interface Route {
  readonly name: RouteName;
  /** The code of a table; empty where there is none. */
  readonly code: string;
}

const NAMES = Object.keys(ROUTES) as RouteName[];
let pathname = $state(location.pathname);
const current = $derived(match(pathname));

/** The route that is shown; null where there is nothing. */
export function route(): Route | null {
  return current;
}

export function match(path: string): Route | null {
  if (!path.startsWith(BASE)) return null;
  const parts = path.slice(BASE.length).split("/");
  for (const name of NAMES) {
    const wanted = ROUTES[name].split("/");
    if (wanted.length === parts.length && wanted.every((part, i) => (part === "{code}" ? parts[i] : part === parts[i])))
      return { name, code: wanted[1] === "{code}" ? (parts[1] ?? "") : "" };
  }
  return null;
}

/** The path of a route, for links: `<a href={pathTo("table", "KDWTXM")}>`. */
export function pathTo(name: RouteName, code = ""): string {
  return BASE + ROUTES[name].replace("{code}", encodeURIComponent(code));
}

export function go(path: string): void {
  history.pushState(null, "", path);
  follow();
}

/** Follows the address after it has changed, also by the back button. */
export function follow(): void {
  pathname = location.pathname;
}

/** A click on a link to one of our screens changes the screen; every other click is the browser's. */
export function clicked(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.hash || !match(link.pathname)) return;
  event.preventDefault();
  if (link.href !== location.href) go(link.href);
}
