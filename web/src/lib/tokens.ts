// What this device keeps: its seats by table, the name, small preferences. Where storage is refused, until the page closes.
import { BASE } from "./choices.ts";

/** The same host may serve several tables under different paths. */
const PREFIX = `thenumber ${BASE} `;
const SEAT = "seat ";
/** Seats of tables that nobody remembers must not pile up for ever. */
const MOST_SEATS = 40;

const memory = new Map<string, string>();

/** Something kept on this device, or null. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null; // a private window, or storage switched off
  }
}

export function keep(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // It is in memory: good until the page is closed.
  }
}

/** The code as the server writes it, however it stands in the address. */
export function plainCode(code: string): string {
  return code
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^A-Z]/g, "")
    .replaceAll("N", "M");
}

/** A code as it is shown and said, in two groups. */
export function shownCode(code: string): string {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)}-${code.slice(half)}`;
}

/** The token that is our seat at a table. */
export function seatToken(code: string): string | null {
  return kept(SEAT + plainCode(code))?.split(" ")[1] ?? null;
}

export function keepSeatToken(code: string, token: string): void {
  keep(SEAT + plainCode(code), `${Date.now()} ${token}`);
  forgetOldest();
}

function forgetOldest(): void {
  try {
    const start = PREFIX + SEAT;
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(start));
    if (keys.length <= MOST_SEATS) return;
    const age = (key: string) => Number.parseInt(localStorage.getItem(key) ?? "0", 10);
    keys.sort((a, b) => age(b) - age(a));
    for (const key of keys.slice(MOST_SEATS)) localStorage.removeItem(key);
  } catch {
    // Nothing is stored, so nothing piles up.
  }
}

const HANDED = /^#seat=([\w-]{22,64})$/;

/** A link that takes over a seat: whoever opens it has the seat. The part after # never reaches any server's log. */
export function seatLink(table: string, token: string): string {
  return `${table}#seat=${token}`;
}

/** Takes the seat that the address hands over, if it does, and removes it from the address. */
export function takeSeatFromAddress(code: string): boolean {
  const token = HANDED.exec(location.hash)?.[1];
  if (!token) return false;
  keepSeatToken(code, token);
  history.replaceState(history.state, "", location.pathname + location.search);
  return true;
}
