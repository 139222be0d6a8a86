// For tests: views of a table, as the server would send them.
import type {
  Change,
  RulingView,
  SeatView,
  TableChange,
  TableView,
  TurnView,
  View,
  YouChange,
  YouView,
} from "./protocol.gen.ts";

export function seatOf(changes: Partial<SeatView> = {}): SeatView {
  return {
    name: "Ada",
    kind: "person",
    bot: null,
    away: false,
    host: false,
    written: false,
    waited_for: true,
    available: "0123456789",
    scores: [],
    ...changes,
  };
}

export function turnOf(numbers: readonly (string | null)[], changes: Partial<TurnView> = {}): TurnView {
  const seats = numbers.map((number): RulingView => ({
    number,
    verdict: number === null ? "absent" : "approved",
    eliminated_by: [],
    unavailable: "",
    score: number === null ? 0 : Number(number[0]),
    scores: [number === null ? 0 : Number(number[0])],
    bonus: 0,
    crossed_out: number ?? "",
    nonce: null,
    by: null,
  }));
  return { round_no: 1, turn_no: 1, seats, ...changes };
}

export function tableOf(changes: Partial<TableView> = {}): TableView {
  const seats = changes.seats ?? ["Ada", "Bob", "Cleo"].map((name, i) => seatOf({ name, host: i === 0 }));
  return {
    id: "demo",
    code: "KDWTXM",
    phase: "choose",
    options: {
      seats: 5,
      clock: null,
      missing: "absent",
      patience: 60,
      paper: false,
      anonymous: false,
      outside_bots: false,
      shared: false,
    },
    locked: false,
    paused: false,
    opening: false,
    game_no: 1,
    turn_index: 0,
    round_no: 1,
    turn_no: 1,
    seats,
    waiting: [],
    written: 0,
    writers: seats.length,
    seals: [],
    seconds_left: null,
    reveal_in: null,
    last: null,
    totals: [],
    finals: [],
    standings: [],
    winners: [],
    ...changes,
  };
}

function youOf(changes: Partial<YouView> = {}): YouView {
  return { seat: 0, name: "Ada", host: true, tablet: null, why_not: {}, ...changes };
}

export function viewOf(table: Partial<TableView> = {}, you: Partial<YouView> | null = {}): View {
  return { say: "View", table: tableOf(table), you: you && youOf(you) };
}

/** Seat 1 has laid its tablet down. */
export function changeOf(table: Partial<TableChange> = {}, you: YouChange | null = null): Change {
  const usual = { seat: 1, waited_for: false, written: 1, opening: false, place: 0, removed: 0, seal: "s".repeat(64) };
  return { say: "Change", table: { ...usual, ...table }, you };
}

/** Of a game there is nothing to tell. */
export const NO_MOMENTS = { decisive: null, boldest: null, unluckiest: null };
