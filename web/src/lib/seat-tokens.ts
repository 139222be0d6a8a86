// The tokens of our seats: whoever has a seat's token has the seat. Kept on this device by the code of the table.
import { local } from "./storage.ts";
import { plainCode } from "./table-code.ts";

const SEAT = "seat ";
/** Seats of tables that nobody remembers must not pile up for ever. */
const MOST_SEATS = 40;

/** The token that is our seat at a table. */
export function seatToken(code: string): string | null {
  return local.get(SEAT + plainCode(code))?.split(" ")[1] ?? null;
}

export function keepSeatToken(code: string, token: string): void {
  local.set(SEAT + plainCode(code), `${Date.now()} ${token}`);
  forgetOldest();
}

export function forgetSeat(code: string): void {
  local.set(SEAT + plainCode(code), null);
}

export interface OwnSeat {
  readonly code: string;
  readonly token: string;
  /** When its table was last visited, in milliseconds since the epoch. */
  readonly at: number;
}

/** All seats of this device, the one that was visited last first. */
export function ownSeats(): OwnSeat[] {
  const seats = local.keys(SEAT).map((key) => {
    const [at = "", token = ""] = local.get(key)?.split(" ") ?? [];
    return { code: key.slice(SEAT.length), token, at: Number.parseInt(at, 10) || 0 };
  });
  return seats.sort((a, b) => b.at - a.at);
}

function forgetOldest(): void {
  for (const { code } of ownSeats().slice(MOST_SEATS)) forgetSeat(code);
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
