// A game, and what the solver says about it, line by line while it is being found out. A wrong line ends it.
import { ApiError, refusalIn, request } from "./http.ts";
import type {
  Advice,
  Chances,
  Hindsight,
  Reckon,
  Reckoned,
  ReviewedGame,
  ReviewedSeat,
  ReviewedTurn,
} from "./protocol.gen.ts";
import { pathTo } from "./route.svelte.ts";

export const NUMBERS = 1000;

/** The address of a review that has the game in it; `seat` is whose it is first of all. */
export function reviewPath(link: string, seat: number | null = null): string {
  return `${pathTo("review")}${seat === null ? "" : `?seat=${seat}`}#${link}`;
}

export interface Review {
  readonly game: Reckoned;
  /** The reviewed turns, one after the other, and at last the whole game; or an `ApiError`. */
  readonly said: AsyncGenerator<ReviewedTurn | ReviewedGame>;
}

/** The game that is asked for, as soon as it is there, and what will be said about it; or an `ApiError`. */
export async function review(asked: Reckon, signal: AbortSignal): Promise<Review> {
  const response = await request("api/review", { method: "POST", body: JSON.stringify(asked), signal });
  if (!response.body) throw new ApiError("trouble-server");
  const lines = linesOf(response.body);
  const first = await lines.next();
  if (first.done) throw new ApiError("review-stopped");
  const game = parsed(first.value);
  if (isReckoned(game)) return { game, said: reviewIn(lines) };
  void lines.return(undefined);
  throw new ApiError("trouble-server");
}

async function* reviewIn(lines: AsyncGenerator<string>): AsyncGenerator<ReviewedTurn | ReviewedGame> {
  for await (const line of lines) {
    const said = parsed(line);
    if (isReviewedTurn(said)) yield said;
    else if (isReviewedGame(said)) return yield said;
    else throw refusalIn(said); // too many are being reviewed, perhaps
  }
  throw new ApiError("review-stopped"); // the server says so by leaving out the last line
}

async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new ApiError("review-stopped");
      });
      if (done) break; // a line without its end is none
      const lines = (rest + value).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

type Unknown<Type> = { readonly [Name in keyof Type]?: unknown };

const isObject = (said: unknown): said is object => typeof said === "object" && said !== null;
const isNumber = (said: unknown): said is number => typeof said === "number" && Number.isFinite(said);
const isChance = (said: unknown) => isNumber(said) && said >= 0 && said <= 1;
const isWhole = (said: unknown, most: number) => Number.isInteger(said) && Number(said) >= 1 && Number(said) <= most;
const isWritten = (said: unknown) => typeof said === "string" && /^\d{3}$/.test(said);
const isNull = (said: unknown) => said === null;

function every(said: unknown, is: (one: unknown) => boolean): said is unknown[] {
  return Array.isArray(said) && said.every(is);
}

function isReckoned(said: unknown): said is Reckoned {
  return isObject(said) && "say" in said && said.say === "Reckoned";
}

export function isReviewedTurn(said: unknown): said is ReviewedTurn {
  if (!isObject(said)) return false;
  const { round, turn, chances, seats }: Unknown<ReviewedTurn> = said;
  return (
    isWhole(round, 2) &&
    isWhole(turn, 5) &&
    every(chances, isChance) &&
    every(seats, (seat) => isNull(seat) || isReviewedSeat(seat)) &&
    seats.length === chances.length
  );
}

export function isReviewedGame(said: unknown): said is ReviewedGame {
  if (!isObject(said)) return false;
  const { accuracy, chances }: Unknown<ReviewedGame> = said;
  return every(accuracy, (one) => isNull(one) || isChance(one)) && every(chances, isChance);
}

function isReviewedSeat(said: unknown): said is ReviewedSeat {
  if (!isAdvice(said)) return false;
  const { written, hindsight, misread, luck, accuracy }: Unknown<ReviewedSeat> = said;
  return (
    (isNull(written) || isChances(written)) &&
    isHindsight(hindsight) &&
    [misread, luck].every(isNumber) &&
    isChance(accuracy)
  );
}

export function isAdvice(said: unknown): said is Advice {
  if (!isObject(said)) return false;
  const { best, alternatives, map }: Unknown<Advice> = said;
  return (
    isChances(best) &&
    every(alternatives, isChances) &&
    every(map, (worth) => isNull(worth) || isNumber(worth)) &&
    map.length === NUMBERS
  );
}

function isChances(said: unknown): said is Chances {
  if (!isObject(said)) return false;
  const { number, approved, bonus, points, worth }: Unknown<Chances> = said;
  return isWritten(number) && [approved, bonus].every(isChance) && [points, worth].every(isNumber);
}

function isHindsight(said: unknown): said is Hindsight {
  if (!isObject(said)) return false;
  const { number, points }: Unknown<Hindsight> = said;
  return isWritten(number) && isNumber(points);
}
