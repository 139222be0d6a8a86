// Games that are at no table: what the server's rules say about a record, a link, or numbers.
//
// `#LINK` behind the address of the replay is a whole game; `?game=ID-N` is the N-th game of the live table ID.
import { ask, Trouble } from "./ask.ts";
import type { Reckon, Reckoned, SeatView, Unreckoned } from "./protocol.gen.ts";
import { pathTo } from "./route.svelte.ts";
import { colourName } from "./seats.ts";

/** In a record: a name that nobody wrote down. */
export const UNKNOWN = "?";

export type Numbers = readonly (string | null)[];

/** A whole game by the rules, or a `Trouble` that says what is wrong with it. */
export async function reckon(asked: Reckon): Promise<Reckoned> {
  const response = await ask("api/reckon", { method: "POST", body: JSON.stringify(asked) });
  return (await response.json()) as Reckoned;
}

/** The record of a game that was played at a live table. */
export async function recordOf(game: string): Promise<string> {
  return (await ask(`api/games/${encodeURIComponent(game)}.tnr`)).text();
}

export function numbersOf(game: Reckoned): Numbers[] {
  return game.turns.map(({ turn }) => turn.seats.map(({ number }) => number));
}

export interface Change {
  readonly turn: number;
  readonly seat: number;
  readonly number: string | null;
}

/** The same game, if somebody had written something else. Numbers that thereby became impossible are void. */
export function whatIf(game: Reckoned, { turn, seat, number }: Change): Promise<Reckoned> {
  const turns = numbersOf(game).map((numbers, at) =>
    at === turn ? numbers.map((old, who) => (who === seat ? number : old)) : numbers,
  );
  return reckon({ names: game.names, turns, paper: true, date: game.date });
}

/** Where numbers became impossible by a change: void now, and not before. */
export function madeVoid(before: Reckoned, after: Reckoned): { turn: number; seat: number }[] {
  return after.turns.flatMap(({ turn }, at) =>
    turn.seats.flatMap(({ verdict }, seat) =>
      verdict === "void" && before.turns[at]?.turn.seats[seat]?.verdict !== "void" ? [{ turn: at, seat }] : [],
    ),
  );
}

/** The address that has the game in it. */
export function replayPath(link: string): string {
  return `${pathTo("replay")}#${link}`;
}

/** The same as a whole address, to be sent to somebody. */
export function replayUrl(link: string): string {
  return new URL(replayPath(link), location.href).href;
}

export interface GameText {
  /** The lines of one game, as they stand in the file. */
  readonly text: string;
  /** How many lines of the file come before. */
  readonly above: number;
  /** What the tags say, to choose by. */
  readonly names: readonly string[];
  readonly event: string;
  readonly date: string;
}

const GAME = /^\s*\[\s*Game\b/;
const TAG = /^\s*\[\s*([A-Za-z]\w*)\s+"((?:[^"\\]|\\.)*)"\s*\]\s*$/;

/** The games of a file, which may have any number of them: the server is asked about one at a time. */
export function gamesIn(file: string): GameText[] {
  const lines = file.replace(/^\ufeff/, "").split(/\r\n|\r|\n/);
  const starts: number[] = [0];
  let between = false; // a game begins behind a blank line or a turn, not within the tags of another
  let met = false;
  lines.forEach((line, at) => {
    if (!line.trim()) between = true;
    else if (!line.trimStart().startsWith("#")) {
      if (GAME.test(line) && between && met) starts.push(at);
      met = true;
      between = !line.trimStart().startsWith("[");
    }
  });
  return starts
    .map((start, i) => gameText(lines.slice(start, starts[i + 1]), start))
    .filter((game, i) => i === 0 || game.text.trim());
}

function gameText(lines: string[], above: number): GameText {
  const tags = new Map<string, string>();
  for (const line of lines) {
    const [, name, text] = TAG.exec(line) ?? [];
    if (name && text !== undefined && text !== UNKNOWN) tags.set(name, text.replace(/\\(.)/g, "$1"));
  }
  const names = [..."ABCDE"].flatMap((letter) => tags.get(letter) ?? []);
  return { text: lines.join("\n"), above, names, event: tags.get("Event") ?? "", date: tags.get("Date") ?? "" };
}

/** What is wrong with a game of a file, counted in lines of the file. */
export function inFile(trouble: Trouble, { above }: GameText): Trouble {
  const why: Unreckoned | null = trouble.why;
  if (!why || why.line === null) return trouble;
  return new Trouble(trouble.key, trouble.variables, { ...why, line: why.line + above });
}

let handedOver: string | null = null;

/** A file that was opened on another screen, for the replay. */
export function handOver(file: string): void {
  handedOver = file;
}

export function takeHandedOver(): string | null {
  const file = handedOver;
  handedOver = null;
  return file;
}

/** Seats as they are shown: whose name nobody wrote down is called by the colour. */
export function named(seats: readonly SeatView[]): SeatView[] {
  return seats.map((view, seat) => (view.name === UNKNOWN ? { ...view, name: colourName(seat) } : view));
}
