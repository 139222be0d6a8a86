// The tables of this device: what was last seen of each, and how they stand now.
//
// What was seen is kept, so that the start page can show it at once and without a network. The server is asked for all of
// them in one request, with the tokens in its body; it answers only for tables at which they sit.
import { devicePlan, keepDevicePlan } from "../device-plan.ts";
import { requestJson } from "../http.ts";
import {
  MOST_HELD_SEATS,
  type HeldSeats,
  type OfferedBot,
  type SeatViews,
  type TableView,
  type YouView,
} from "../protocol.gen.ts";
import { forgetSeat, ownSeats, type OwnSeat } from "../seat-tokens.ts";
import { local } from "../storage.ts";
import { forgetUnsaved, noteUnsaved, saveFinished, unsavedGames, type Unsaved } from "./unsaved-games.ts";

/** What is known of a table. */
export interface OwnTable {
  readonly code: string;
  /** When it was last seen, in milliseconds since the epoch. */
  readonly at: number;
  readonly kind: "table" | "device";
  readonly phase: TableView["phase"];
  readonly names: readonly string[];
  /** The own seat; null for somebody who waits for one, and where the device goes round. */
  readonly seat: number | null;
  readonly round: number;
  readonly turn: number;
  /** Whether the table waits for whoever holds this device. */
  readonly yours: boolean;
  /** The game whose end was seen last: it is kept, or was deleted. */
  readonly ended: string;
}

const TABLE = "table ";
const HOUR_MS = 60 * 60 * 1000;
/** A lobby in which nobody has started for so long is none to go back to. */
const LOBBY_MS = 12 * HOUR_MS;
/** So long the token of somebody who has not sat down yet is kept: they may be about to, in another tab. */
const DOOR_MS = HOUR_MS;

/** So long a game is looked for whose end nobody saw. */
const GAME_MS = 60 * 24 * HOUR_MS;
/** How many of them are looked for at once. */
const MOST_LATE = 3;

type Viewed = { readonly table: TableView; readonly you: YouView | null };

/**
 * Takes notice of how a table stands, for the next visit to the start page, and of its games, to be kept. The bots tell
 * their levels; null from afar, where nobody knows them, and `at` is then the time of the last visit. Resolved when
 * those games are kept that are over.
 */
export async function remember(
  { table, you }: Viewed,
  kind: OwnTable["kind"],
  bots: readonly OfferedBot[] | null,
  at = Date.now(),
): Promise<void> {
  if (!you) return forgetNote(table.code);
  const seat = kind === "device" ? null : you.seat;
  const own = seat === null ? undefined : table.seats[seat];
  const yours = Boolean(table.phase === "choose" && !table.opening && !table.paused && own?.available && !you.tablet);
  const { code, phase, round_no: round, turn_no: turn } = table;
  const names = table.seats.map(({ name }) => name);
  const id = gameId(table);
  const before = noteOf(code)?.ended ?? "";
  const ended = phase === "over" ? id : before;
  local.setJson(TABLE + code, { at, kind, phase, names, seat, round, turn, yours, ended });
  const unsaved = unsavedGames().find((game) => game.id === id);
  const level = bots ? levelOf(table, seat, bots) : (unsaved?.level ?? null);
  const played = phase === "choose" || (phase === "over" && before !== id);
  if (played && (seat !== null || kind === "device")) noteUnsaved({ id, at, kind, seat, level });
  await Promise.all(endedGames(table, at).map(saveFinished));
}

const gameId = ({ id, game_no }: TableView) => `${id}-${game_no}`;

/** The level of the strongest bot that plays against us. */
function levelOf({ seats }: TableView, own: number | null, bots: readonly OfferedBot[]): number | null {
  const playing = seats.flatMap(({ bot }, seat) => (bot && seat !== own ? [bot] : []));
  const levels = bots.filter(({ name }) => playing.includes(name)).map(({ level }) => level);
  return levels.length ? Math.max(...levels) : null;
}

/** The games of this table that are over by now and are to be kept. A view may be older than the last game noted. */
function endedGames(table: TableView, at: number): Unsaved[] {
  return unsavedGames().flatMap((game) => {
    const [id, gameNo] = game.id.split("-");
    if (id !== table.id || Number(gameNo) > table.game_no) return [];
    if (Number(gameNo) < table.game_no) return [game];
    if (table.phase !== "over") return [];
    if (table.turn_index) return [{ ...game, at }];
    forgetUnsaved(game.id); // it was stopped before its first turn was over: there is nothing to keep
    return [];
  });
}

/** Games to go back to, as far as this device knows: first those that wait for us, then the newest. */
export function runningTables(now = Date.now()): OwnTable[] {
  const device = devicePlan()?.code;
  const seats = new Set(ownSeats().map(({ code }) => code));
  return notes().filter(({ code, kind, phase, at }) => {
    if (kind === "device" ? code !== device : !seats.has(code)) return false;
    return phase === "choose" || (phase === "lobby" && now - at < LOBBY_MS);
  });
}

function notes(): OwnTable[] {
  const found = local.keys(TABLE).flatMap((key) => noteOf(key.slice(TABLE.length)) ?? []);
  return found.sort((a, b) => Number(b.yours) - Number(a.yours) || b.at - a.at);
}

function noteOf(code: string): OwnTable | null {
  return checked(code, local.getJson(TABLE + code));
}

/** Asks how the tables stand that were visited last, and forgets those that are gone. Throws an `ApiError`. */
export async function refreshTables(now = Date.now()): Promise<void> {
  const held = heldSeats().slice(0, MOST_HELD_SEATS);
  if (!held.length) return;
  const seats: HeldSeats = { seats: held.map(({ code, token }) => ({ code, token })) };
  const isRight = ({ views }: SeatViews) => Array.isArray(views) && views.length === held.length;
  const { views } = await requestJson<SeatViews>("api/seats", isRight, { method: "POST", body: JSON.stringify(seats) });
  const seen = new Map(notes().map((note) => [note.code, note.at]));
  const remembered = held.map(({ code, at, kind }, i) => {
    const view = views[i];
    if (view) return remember(view, kind, null, seen.get(code) ?? at);
    if (now - at > DOOR_MS) forgetTable(code, kind);
    return undefined;
  });
  await Promise.all(remembered);
  const known = views.flatMap((view) => (view ? [view.table.id] : []));
  const gone = unsavedGames().filter(({ id, at }) => now - at > DOOR_MS && !known.some((one) => id.startsWith(one)));
  // Tables go before their games do.
  for (const game of gone.slice(0, MOST_LATE))
    if (!(await saveFinished(game)) && now - game.at > GAME_MS) forgetUnsaved(game.id);
}

/** The table, the seat and what is known of it: nothing leads back there. */
export function forgetTable(code: string, kind: OwnTable["kind"] = "table"): void {
  forgetNote(code);
  if (kind === "table") forgetSeat(code);
  else if (devicePlan()?.code === code) keepDevicePlan(null);
}

function forgetNote(code: string): void {
  local.set(TABLE + code, null);
}

function heldSeats(): (OwnSeat & Pick<OwnTable, "kind">)[] {
  const plan = devicePlan();
  const token = plan?.players[0]?.token;
  const seen = plan && notes().find(({ code }) => code === plan.code)?.at;
  const device = plan && token ? [{ code: plan.code, token, at: seen ?? 0, kind: "device" as const }] : [];
  return [...device, ...ownSeats().map((seat) => ({ ...seat, kind: "table" as const }))];
}

function checked(code: string, found: unknown): OwnTable | null {
  const { at, kind, phase, names, seat, round, turn, yours, ended = "" } = (found ?? {}) as Partial<OwnTable>;
  const areNumbers = [at, round, turn].every((item) => typeof item === "number");
  const areNames = Array.isArray(names) && names.every((name) => typeof name === "string");
  if (!areNumbers || !areNames || (kind !== "table" && kind !== "device")) return null;
  if (phase !== "lobby" && phase !== "choose" && phase !== "over") return null;
  return { code, at, kind, phase, names, seat: seat ?? null, round, turn, yours: yours === true, ended } as OwnTable;
}
