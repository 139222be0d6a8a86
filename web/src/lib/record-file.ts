// A file of records: the games in it, and what is wrong with one of them by the lines of the file.
import { ApiError } from "./http.ts";
import { UNKNOWN } from "./reckon.ts";

export interface GameText {
  /** The lines of one game, as they stand in the file. */
  readonly text: string;
  /** The number of lines of the file that come before. */
  readonly above: number;
  /** What the tags say, to choose by. */
  readonly names: readonly string[];
  readonly event: string;
  readonly date: string;
  /** Whether it says that it was not played to its end. */
  readonly unfinished: boolean;
  /** The seats that won, if they stand there. */
  readonly winners: readonly number[];
  /** The final scores, if they stand there. */
  readonly finals: readonly number[];
}

const SEATS = "ABCDE";
/** The last line of a finished game. */
const FINALS = /^\s*=\s*(\d[\d\s]*)(;|$)/;
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
  const names = [...SEATS].flatMap((letter) => tags.get(letter) ?? []);
  const winners = [...(tags.get("Result") ?? "")].map((letter) => SEATS.indexOf(letter)).filter((seat) => seat >= 0);
  const [finals] = lines.flatMap((line) => FINALS.exec(line)?.[1] ?? []);
  return {
    text: lines.join("\n"),
    above,
    names,
    event: tags.get("Event") ?? "",
    date: tags.get("Date") ?? "",
    unfinished: tags.get("Result") === "*",
    winners,
    finals: finals?.trim().split(/\s+/).map(Number) ?? [],
  };
}

/** What is wrong with a game of a file, counted in lines of the file. */
export function inFile(trouble: ApiError, { above }: GameText): ApiError {
  const { why } = trouble;
  if (!why || why.line === null) return trouble;
  return new ApiError(trouble.key, trouble.variables, { ...why, line: why.line + above });
}
