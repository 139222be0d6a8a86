// Saved games as one file of records, and back. The records are what `thenumber score` reads; tags that a record has no
// place for hold what only this device knows: Accuracy, Kind, Level, Own (the letter of the own seat) and Time.
import { ApiError } from "../http.ts";
import { BIGGEST_BODY, type GameSummary } from "../protocol.gen.ts";
import { UNKNOWN } from "../reckon.ts";
import { gamesIn, inFile, type GameText } from "../record-file.ts";
import { numbersIn } from "./link.ts";
import { KINDS, saveGames, type SavedGame } from "./saved-games.ts";
import { savedFrom, summaries } from "./summaries.ts";

const LETTERS = "ABCDE";
const TURNS = 5;
/** The longest file that is read, in characters: many more games than are kept, with all their seals. */
const LONGEST = 8_000_000;

/** The games as a file, the oldest first. */
export function recordsOf(games: readonly SavedGame[]): string {
  return [...games].reverse().map(recordOf).join("\n");
}

function recordOf(game: SavedGame): string {
  const { names, seat, kind, level, accuracy, winners, finals, link } = game;
  const [date, time] = localTime(game.at);
  const result = winners.map((winner) => LETTERS[winner]).join("");
  const tags: [string, string | null][] = [
    ["Game", "The Number"],
    ["Rules", "1"],
    ["Date", date],
    ...names.map((name, i): [string, string] => [LETTERS.charAt(i), name]),
    ["Result", result || "*"],
    ["Accuracy", accuracy === null ? null : String(Math.round(accuracy * 1000) / 1000)],
    ["Kind", kind],
    ["Level", level === null ? null : String(level)],
    ["Own", seat === null ? null : LETTERS.charAt(seat)],
    ["Time", time],
  ];
  const lines = tags.flatMap(([name, text]) =>
    text === null ? [] : [`[${name} "${text.replace(/["\\]/g, "\\$&")}"]`],
  );
  const turns = numbersIn(link).map((numbers, i) => {
    const label = `${Math.floor(i / TURNS) + 1}.${(i % TURNS) + 1}`;
    return [label, ...numbers.map((number) => number ?? "----")].join(" ");
  });
  return [...lines, "", ...turns, winners.length ? `= ${finals.join(" ")}` : "*", ""].join("\n");
}

/** Date and time as records have them, in the time of this device. */
function localTime(at: number): [string, string | null] {
  if (!at) return [UNKNOWN, null];
  const two = (count: number) => String(count).padStart(2, "0");
  const when = new Date(at);
  const date = `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`;
  return [date, `${two(when.getHours())}:${two(when.getMinutes())}`];
}

export interface Imported {
  readonly added: number;
  /** Those that were here already. */
  readonly known: number;
  /** Those that were never played to their end: they are not kept. */
  readonly unfinished: number;
}

/** Keeps the games of a file, all of them or, with an `ApiError`, none. Once more adds nothing. */
export async function importRecords(file: string): Promise<Imported> {
  if (file.length > LONGEST) throw new ApiError("games-too-long");
  const found: GameSummary[] = [];
  for (const part of partsOf(gamesIn(file))) {
    try {
      found.push(...(await summaries({ records: part.text })));
    } catch (thrown) {
      throw thrown instanceof ApiError ? inFile(thrown, part) : thrown;
    }
  }
  if (!found.length) throw new ApiError("games-none");
  const finished = found.filter(({ winners }) => winners.length);
  const added = saveGames(finished.map(imported));
  return { added, known: finished.length - added, unfinished: found.length - finished.length };
}

/** Games that follow each other, as many as fit into one request. */
function partsOf(games: readonly GameText[]): GameText[] {
  const parts: GameText[] = [];
  const bytes = (text: string) => new TextEncoder().encode(JSON.stringify({ records: text })).length;
  let size = BIGGEST_BODY;
  for (const game of games) {
    const last = parts.at(-1);
    const more = bytes(game.text);
    if (last && size + more <= BIGGEST_BODY) {
      parts[parts.length - 1] = { ...last, text: `${last.text}\n${game.text}` };
      size += more;
    } else {
      parts.push(game);
      size = more;
    }
  }
  return parts;
}

function imported(summary: GameSummary): SavedGame {
  const { Accuracy, Kind, Level, Own, Time } = summary.tags;
  const own = Own && Own.length === 1 ? LETTERS.indexOf(Own) : -1;
  const accuracy = Number(Accuracy ?? NaN);
  return savedFrom(summary, {
    at: timeOf(summary.date, Time),
    kind: KINDS.find((kind) => kind === Kind) ?? "file",
    seat: own >= 0 ? own : null,
    level: /^\d{1,3}$/.test(Level ?? "") ? Number(Level) : null,
    accuracy: accuracy >= 0 && accuracy <= 1 ? accuracy : null,
  });
}

/** In the time of this device; noon where only the day is known. */
function timeOf(date: string, time: string | undefined): number {
  const clock = /^\d\d:\d\d$/.test(time ?? "") ? time : "12:00";
  const at = /^\d{4}-\d\d-\d\d$/.test(date) ? new Date(`${date}T${clock}`).getTime() : 0;
  return Number.isFinite(at) ? at : 0;
}
