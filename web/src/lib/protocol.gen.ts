// Made from src/thenumber/server/protocol.py by `make docs`. Do not edit.

export const PROTOCOL = 1;

export interface Hello {
  readonly say: "Hello";
  readonly id: number;
  readonly protocol: number;
  readonly token?: string | null;
}

export interface Ping {
  readonly say: "Ping";
  readonly id: number;
}

export interface Sit {
  readonly say: "Sit";
  readonly id: number;
  readonly name: string;
}

export interface Rename {
  readonly say: "Rename";
  readonly id: number;
  readonly name: string;
}

export interface Leave {
  readonly say: "Leave";
  readonly id: number;
}

export interface Start {
  readonly say: "Start";
  readonly id: number;
}

export interface Again {
  readonly say: "Again";
  readonly id: number;
}

export interface End {
  readonly say: "End";
  readonly id: number;
}

export interface AddBot {
  readonly say: "AddBot";
  readonly id: number;
  readonly bot: string;
}

export interface Remove {
  readonly say: "Remove";
  readonly id: number;
  readonly seat: number;
}

export interface Lock {
  readonly say: "Lock";
  readonly id: number;
  readonly locked: boolean;
}

export interface HandOver {
  readonly say: "HandOver";
  readonly id: number;
  readonly seat: number;
}

export interface TakeOver {
  readonly say: "TakeOver";
  readonly id: number;
}

export interface SetOptions {
  readonly say: "SetOptions";
  readonly id: number;
  readonly options: Options;
}

export interface Options {
  readonly seats: number;
  readonly clock: number | null;
  readonly missing: "absent" | "bot";
  readonly patience: number;
  readonly paper: boolean;
  readonly anonymous: boolean;
}

export interface Pause {
  readonly say: "Pause";
  readonly id: number;
}

export interface Resume {
  readonly say: "Resume";
  readonly id: number;
}

export interface Write {
  readonly say: "Write";
  readonly id: number;
  readonly number: string;
  readonly game_no: number;
  readonly turn_index: number;
}

export interface Erase {
  readonly say: "Erase";
  readonly id: number;
  readonly game_no: number;
  readonly turn_index: number;
}

export interface RevealNow {
  readonly say: "RevealNow";
  readonly id: number;
  readonly game_no: number;
  readonly turn_index: number;
}

export interface Welcome {
  readonly say: "Welcome";
  readonly id: number;
  readonly token: string;
  readonly version: string;
  readonly bots: readonly (OfferedBot)[];
}

export interface OfferedBot {
  readonly name: string;
  readonly level: number;
}

export interface View {
  readonly say: "View";
  readonly table: TableView;
  readonly you: YouView | null;
}

export interface TableView {
  readonly id: string;
  readonly code: string;
  readonly phase: "choose" | "lobby" | "over";
  readonly options: Options;
  readonly locked: boolean;
  readonly paused: boolean;
  readonly opening: boolean;
  readonly game_no: number;
  readonly turn_index: number;
  readonly round_no: number;
  readonly turn_no: number;
  readonly seats: readonly (SeatView)[];
  readonly waiting: readonly (string)[];
  readonly written: number;
  readonly writers: number;
  readonly seals: readonly (string)[];
  readonly seconds_left: number | null;
  readonly last: TurnView | null;
  readonly totals: readonly (readonly (number)[])[];
  readonly finals: readonly (number)[];
  readonly standings: readonly (readonly [number, number])[];
  readonly winners: readonly (number)[];
}

export interface SeatView {
  readonly name: string;
  readonly kind: "bot" | "left" | "person" | "stand-in";
  readonly bot: string | null;
  readonly away: boolean;
  readonly owner: boolean;
  readonly written: boolean | null;
  readonly waited_for: boolean | null;
  readonly available: string;
  readonly scores: readonly (number)[];
}

export interface TurnView {
  readonly round_no: number;
  readonly turn_no: number;
  readonly seats: readonly (RulingView)[];
}

export interface RulingView {
  readonly number: string | null;
  readonly verdict: string;
  readonly eliminated_by: readonly (ClashView)[];
  readonly unavailable: string;
  readonly score: number;
  readonly scores: readonly (number)[];
  readonly bonus: number;
  readonly crossed_out: string;
  readonly seal: string | null;
  readonly nonce: string | null;
  readonly by: string | null;
}

export interface ClashView {
  readonly seat: number;
  readonly digits: string;
}

export interface YouView {
  readonly seat: number | null;
  readonly name: string;
  readonly owner: boolean;
  readonly tablet: string | null;
  readonly why_not: Readonly<Record<string, string>>;
}

export interface Done {
  readonly say: "Done";
  readonly id: number;
}

export interface Refused {
  readonly say: "Refused";
  readonly id: number | null;
  readonly code: string;
  readonly found: string;
  readonly right: string;
}

export interface Reckon {
  readonly record?: string | null;
  readonly names?: readonly (string)[];
  readonly turns?: readonly (readonly (string | null)[])[];
  readonly paper?: boolean;
  readonly date?: string;
}

export interface Reckoned {
  readonly say: "Reckoned";
  readonly names: readonly (string)[];
  readonly event: string;
  readonly date: string;
  readonly turns: readonly (ReckonedTurn)[];
  readonly table: TableView;
  readonly sits_out: readonly (number)[];
  readonly record: string;
  readonly link: string;
}

export interface ReckonedTurn {
  readonly turn: TurnView;
  readonly before: readonly (SeatView)[];
  readonly after: readonly (SeatView)[];
  readonly note: string;
}

export interface Unreckoned {
  readonly say: "Unreckoned";
  readonly code: string;
  readonly found: string;
  readonly right: string;
  readonly verdict: string;
  readonly line: number | null;
  readonly column: number | null;
  readonly turn_index: number | null;
  readonly seat: number | null;
}

export interface ReviewedTurn {
  readonly round: number;
  readonly turn: number;
  readonly chances: readonly (number)[];
  readonly seats: readonly (ReviewedSeat | null)[];
}

export interface ReviewedSeat {
  readonly written: Chances | null;
  readonly best: Chances;
  readonly alternatives: readonly (Chances)[];
  readonly hindsight: Hindsight;
  readonly misread: number;
  readonly luck: number;
  readonly accuracy: number;
  readonly map: readonly (number | null)[];
}

export interface Chances {
  readonly number: string;
  readonly approved: number;
  readonly bonus: number;
  readonly points: number;
  readonly worth: number;
}

export interface Hindsight {
  readonly number: string;
  readonly points: number;
}

export interface ReviewedGame {
  readonly accuracy: readonly (number | null)[];
  readonly chances: readonly (number)[];
}

export interface Advice {
  readonly best: Chances;
  readonly alternatives: readonly (Chances)[];
  readonly map: readonly (number | null)[];
}

export interface Reasons {
  readonly game_no: number;
  readonly turn_index: number;
  readonly seats: readonly (BotReason)[];
}

export interface BotReason {
  readonly seat: number;
  readonly bot: string;
  readonly instead_of: string | null;
  readonly code: string;
  readonly variables: Readonly<Record<string, string | number>>;
}

export interface Ladder {
  readonly bots: readonly (OfferedBot)[];
}

export type ClientSays =
  | Hello
  | Ping
  | Sit
  | Rename
  | Leave
  | Start
  | Again
  | End
  | AddBot
  | Remove
  | Lock
  | HandOver
  | TakeOver
  | SetOptions
  | Pause
  | Resume
  | Write
  | Erase
  | RevealNow;

export type ServerSays =
  | Welcome
  | View
  | Done
  | Refused;
