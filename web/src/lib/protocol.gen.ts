// Made from src/thenumber/server/wire/protocol.py and src/thenumber/table/ by `make docs`. Do not edit.

export const PROTOCOL = 3;
export const LONGEST_NAME = 20;
export const HOST_AWAY_SECONDS = 30;
export const NOTHING_MOVES_SECONDS = 120;
export const SOON_SECONDS = 5;
export const MOST_HELD_SEATS = 12;
export const BIGGEST_BODY = 16384;
export const DIFFICULTIES = ["gentle", "good", "merciless"] as const;
export const STAKES: readonly (readonly (readonly [number, number])[])[] = [[[0, 2], [1, 3], [2, 4], [3, 5], [4, 6], [5, 7], [6, 8], [7, 9], [8, 10], [9, 11]], [[0, 3], [1, 4], [2, 5], [3, 6], [4, 7], [5, 8], [6, 9], [7, 10], [8, 11], [9, 12]], [[0, 4], [1, 5], [2, 6], [3, 7], [4, 8], [5, 9], [6, 10], [7, 11], [8, 12], [9, 13]], [[0, 6], [1, 7], [2, 8], [3, 9], [4, 10], [5, 11], [6, 12], [7, 13], [8, 14], [9, 15]], [[0, 8], [2, 10], [4, 12], [6, 14], [8, 16], [10, 18], [12, 20], [14, 22], [16, 24], [18, 26]]];
export const HOST_COMMANDS: readonly string[] = ["AddBot", "StandIn", "GiveSeat", "Remove", "Lock", "HandOver", "SetOptions", "Start", "Again", "End", "RevealNow", "KeepWaiting", "Pause", "Resume"];

export interface Hello {
  readonly do: "Hello";
  readonly protocol: number;
  readonly token?: string | null;
}

export interface Ping {
  readonly do: "Ping";
}

export interface Sit {
  readonly do: "Sit";
  readonly name: string;
  readonly bot?: boolean;
}

export interface Rename {
  readonly do: "Rename";
  readonly name: string;
}

export interface Leave {
  readonly do: "Leave";
}

export interface AddBot {
  readonly do: "AddBot";
  readonly bot: string;
}

export interface StandIn {
  readonly do: "StandIn";
  readonly seat: number;
  readonly bot: string;
}

export interface GiveSeat {
  readonly do: "GiveSeat";
  readonly seat: number;
  readonly name: string;
}

export interface Remove {
  readonly do: "Remove";
  readonly seat: number;
}

export interface Lock {
  readonly do: "Lock";
  readonly locked: boolean;
}

export interface HandOver {
  readonly do: "HandOver";
  readonly seat: number;
}

export interface SetOptions {
  readonly do: "SetOptions";
  readonly options: Options;
}

export interface Options {
  readonly seats: number;
  readonly clock: number | null;
  readonly missing: "absent" | "bot";
  readonly patience: number;
  readonly paper: boolean;
  readonly anonymous: boolean;
  readonly outside_bots: boolean;
  readonly shared: boolean;
}

export interface TakeOver {
  readonly do: "TakeOver";
}

export interface Start {
  readonly do: "Start";
}

export interface Again {
  readonly do: "Again";
}

export interface End {
  readonly do: "End";
}

export interface Ready {
  readonly do: "Ready";
  readonly ready: boolean;
}

export interface RevealNow {
  readonly do: "RevealNow";
  readonly game_no: number;
  readonly turn_index: number;
}

export interface KeepWaiting {
  readonly do: "KeepWaiting";
}

export interface Write {
  readonly do: "Write";
  readonly number: string;
  readonly game_no: number;
  readonly turn_index: number;
}

export interface Draft {
  readonly do: "Draft";
  readonly number: string;
  readonly game_no: number;
  readonly turn_index: number;
}

export interface Erase {
  readonly do: "Erase";
  readonly game_no: number;
  readonly turn_index: number;
}

export interface RevealSoon {
  readonly do: "RevealSoon";
  readonly game_no: number;
  readonly turn_index: number;
}

export interface GoOn {
  readonly do: "GoOn";
  readonly game_no: number;
  readonly turn_index: number;
  readonly look?: "check" | "round";
}

export interface React {
  readonly do: "React";
  readonly reaction: "cheer" | "gasp" | "groan" | "laugh" | "wink";
}

export interface Pause {
  readonly do: "Pause";
}

export interface Resume {
  readonly do: "Resume";
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
  readonly difficulty: "gentle" | "good" | "merciless" | null;
}

export interface View {
  readonly say: "View";
  readonly table: TableView;
  readonly you: YouView | null;
  readonly looks_at?: "check" | "round";
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
  readonly reveal_in: number | null;
  readonly last: TurnView | null;
  readonly totals: readonly (readonly (number)[])[];
  readonly finals: readonly (number)[];
  readonly standings: readonly (readonly [number, number])[];
  readonly winners: readonly (number)[];
  readonly next_game?: NextGameView;
  readonly evening?: EveningView;
}

export interface SeatView {
  readonly name: string;
  readonly kind: "bot" | "left" | "person" | "stand-in";
  readonly bot: string | null;
  readonly away: boolean;
  readonly host: boolean;
  readonly written: boolean | null;
  readonly waited_for: boolean | null;
  readonly available: string;
  readonly scores: readonly (number)[];
  readonly given_up_in?: number;
  readonly outside?: boolean;
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
  readonly nonce: string | null;
  readonly by: string | null;
}

export interface ClashView {
  readonly seat: number;
  readonly digits: string;
}

export interface NextGameView {
  readonly ready: readonly (string)[];
  readonly not_ready: readonly (string)[];
}

export interface EveningView {
  readonly games: number;
  readonly tallies: readonly (TallyView)[];
}

export interface TallyView {
  readonly name: string;
  readonly seat: number | null;
  readonly games: number;
  readonly wins: number;
  readonly points: number;
}

export interface YouView {
  readonly seat: number | null;
  readonly name: string;
  readonly host: boolean;
  readonly tablet: string | null;
  readonly why_not: Readonly<Record<string, string>>;
}

export interface Change {
  readonly say: "Change";
  readonly table: TableChange;
  readonly you: YouChange | null;
}

export interface TableChange {
  readonly seat: number | null;
  readonly waited_for: boolean | null;
  readonly written: number;
  readonly opening: boolean;
  readonly place: number;
  readonly removed: number;
  readonly seal: string | null;
}

export interface YouChange {
  readonly tablet: string | null;
  readonly why_not: Readonly<Record<string, string | null>>;
}

export interface Sealed {
  readonly say: "Sealed";
  readonly game_no: number;
  readonly turn_index: number;
  readonly seals: readonly (SealView)[];
}

export interface SealView {
  readonly seat: number | null;
  readonly seal: string;
}

export interface Missed {
  readonly say: "Missed";
}

export interface Reacted {
  readonly say: "Reacted";
  readonly seat: number;
  readonly reaction: "cheer" | "gasp" | "groan" | "laugh" | "wink";
}

export interface WarmingUp {
  readonly say: "WarmingUp";
  readonly seats: readonly (number)[];
}

export interface RestartSoon {
  readonly say: "RestartSoon";
  readonly seconds: number | null;
}

export interface TableClosed {
  readonly say: "TableClosed";
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
  readonly game?: string | null;
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
  readonly moments: MomentsView;
}

export interface ReckonedTurn {
  readonly turn: TurnView;
  readonly before: readonly (SeatView)[];
  readonly after: readonly (SeatView)[];
  readonly finals: readonly (number)[];
  readonly note: string;
}

export interface MomentsView {
  readonly decisive: DecisiveTurnView | null;
  readonly boldest: BoldNumberView | null;
  readonly unluckiest: UnluckyFallView | null;
}

export interface DecisiveTurnView {
  readonly turn_index: number;
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

export interface BoldNumberView {
  readonly turn_index: number;
  readonly seat: number;
  readonly number: string;
  readonly risk: number;
}

export interface UnluckyFallView {
  readonly turn_index: number;
  readonly seat: number;
  readonly number: string;
  readonly points: number;
  readonly by: number;
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
  readonly objective: "points" | "win";
  readonly chances: readonly (number)[];
  readonly splits: readonly (Split)[];
  readonly seats: readonly (ReviewedSeat | null)[];
}

export interface Split {
  readonly happened: number;
  readonly judgement: number;
  readonly gifts: number;
  readonly luck: number;
}

export interface ReviewedSeat {
  readonly written: Chances | null;
  readonly found_best: boolean;
  readonly objective: "points" | "win";
  readonly decided: boolean;
  readonly best: Chances;
  readonly alternatives: readonly (Chances)[];
  readonly most: number;
  readonly as_good: number;
  readonly hindsight: Chances;
  readonly accuracy: number | null;
  readonly among_equals: AmongEquals;
  readonly map: readonly (number | null)[];
  readonly scores: readonly (number | null)[];
}

export interface Chances {
  readonly number: string;
  readonly approved: number;
  readonly bonus: number;
  readonly falls: readonly [number, number];
  readonly highest: readonly [number, number];
  readonly score: number;
  readonly later: number;
  readonly points: number;
  readonly worth: number;
}

export interface AmongEquals {
  readonly written: number;
  readonly best: string;
  readonly most: number;
  readonly as_good: number;
}

export interface ReviewedGame {
  readonly accuracy: readonly (number | null)[];
  readonly chances: readonly (number)[];
  readonly splits: readonly (Split)[];
}

export interface Advice {
  readonly objective: "points" | "win";
  readonly decided: boolean;
  readonly best: Chances;
  readonly alternatives: readonly (Chances)[];
  readonly most: number;
  readonly as_good: number;
  readonly map: readonly (number | null)[];
  readonly scores: readonly (number | null)[];
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

export interface OfferedBots {
  readonly bots: readonly (OfferedBot)[];
}

export interface HeldSeats {
  readonly seats: readonly (HeldSeat)[];
}

export interface HeldSeat {
  readonly code: string;
  readonly token: string;
}

export interface SeatViews {
  readonly views: readonly (View | null)[];
}

export interface Summarise {
  readonly game?: string | null;
  readonly records?: string | null;
}

export interface GameSummaries {
  readonly games: readonly (GameSummary)[];
}

export interface GameSummary {
  readonly names: readonly (string)[];
  readonly date: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly link: string;
  readonly finals: readonly (number)[];
  readonly winners: readonly (number)[];
  readonly seats: readonly (SeatSummary)[];
}

export interface SeatSummary {
  readonly tokens: readonly (string)[];
  readonly scores: readonly (number)[];
  readonly falls: readonly (Fall)[];
}

export interface Fall {
  readonly turn_index: number;
  readonly digits: string;
  readonly numbers: readonly (string)[];
}

export interface Daily {
  readonly say: "Daily";
  readonly date: string;
  readonly first: string;
  readonly seat: number;
  readonly table: TableView;
  readonly best: string;
  readonly numbers: readonly (string)[];
  readonly points: readonly (number)[];
  readonly approved: readonly (number)[];
  readonly bonus: readonly (number)[];
  readonly stars: readonly (number)[];
  readonly came: readonly (number)[];
  readonly checks: readonly (readonly (number)[])[];
  readonly rulings: readonly (RulingView)[];
}

export interface DailyWritten {
  readonly number: string;
}

export interface DailyCounts {
  readonly say: "DailyCounts";
  readonly date: string;
  readonly count: number;
  readonly stars: readonly (number)[];
  readonly numbers: readonly (DailyCount)[];
}

export interface DailyCount {
  readonly number: string;
  readonly count: number;
  readonly points: number;
  readonly stars: number;
}

export interface AdminLogin {
  readonly password: string;
}

export interface AdminSession {
  readonly token: string;
  readonly seconds: number;
}

export interface Announce {
  readonly do: "Announce";
  readonly minutes: number;
}

export interface Drain {
  readonly do: "Drain";
  readonly node: string;
  readonly drain: boolean;
}

export interface EndTable {
  readonly do: "EndTable";
  readonly table: string;
}

export interface BackUp {
  readonly do: "BackUp";
  readonly node: string;
}

export interface AdminView {
  readonly here: string;
  readonly database_answers: boolean;
  readonly silent: number;
  readonly nodes: readonly (NodeFigures)[];
  readonly tables: readonly (TableFigures)[];
}

export interface NodeFigures {
  readonly key: string;
  readonly name: string;
  readonly version: string;
  readonly up: number;
  readonly draining: boolean;
  readonly moving: boolean;
  readonly restart_in: number | null;
  readonly processes: readonly (ProcessFigures)[];
  readonly tables: number;
  readonly games_running: number;
  readonly people: number;
  readonly bots: number;
  readonly sockets: number;
  readonly workers: number;
  readonly errors: number;
  readonly last_errors: readonly (ErrorFigures)[];
  readonly slow_bots: readonly (BotFigures)[];
  readonly backup: BackupFigures | null;
}

export interface ProcessFigures {
  readonly cpu: number;
  readonly delay: number;
  readonly megabytes: number;
}

export interface ErrorFigures {
  readonly where: string;
  readonly kind: string;
  readonly ago: number;
}

export interface BotFigures {
  readonly bot: string;
  readonly numbers: number;
  readonly mean: number;
  readonly longest: number | null;
  readonly stand_ins: number;
}

export interface BackupFigures {
  readonly state: "done" | "failed" | "running";
  readonly ago: number;
  readonly file: string;
  readonly tables: number;
  readonly games: number;
}

export interface TableFigures {
  readonly key: string;
  readonly phase: "choose" | "lobby" | "over";
  readonly round_no: number;
  readonly turn_no: number;
  readonly people: number;
  readonly connected: number;
  readonly bots: number;
  readonly watching: number;
  readonly age: number;
  readonly quiet: number;
  readonly nodes: readonly (string)[];
}

export type Command =
  | Sit
  | Rename
  | Leave
  | AddBot
  | StandIn
  | GiveSeat
  | Remove
  | Lock
  | HandOver
  | SetOptions
  | TakeOver
  | Start
  | Again
  | End
  | Ready
  | RevealNow
  | KeepWaiting
  | Write
  | Draft
  | Erase
  | RevealSoon
  | GoOn
  | React
  | Pause
  | Resume;

export type ServerSays =
  | Welcome
  | View
  | Change
  | Sealed
  | Missed
  | Reacted
  | WarmingUp
  | RestartSoon
  | TableClosed
  | Done
  | Refused;

export interface ClientSays {
  readonly id: number;
  readonly say: Hello | Ping | Command;
}
