// A game, and what the solver says about it, line by line while it is being found out. A wrong line ends it; where it is
// cut, as when the server is started anew, or has to wait, it is asked for again.
import { ApiError, refusalIn, request } from "./http.ts";
import type {
  Advice,
  AmongEquals,
  Chances,
  Reckon,
  Reckoned,
  ReviewedGame,
  ReviewedSeat,
  ReviewedTurn,
  Split,
} from "./protocol.gen.ts";
import { pathTo } from "./route.svelte.ts";

export const NUMBERS = 1000;

/** The address of a review that has the game in it; `seat` is whose it is first of all. */
export function reviewPath(link: string, seat: number | null = null): string {
  return `${pathTo("review")}${seat === null ? "" : `?seat=${seat}`}#${link}`;
}

/** Seconds until a review that was cut is asked for again; after the last of them it has failed. */
export const PAUSES: readonly number[] = [1, 2, 4, 8, 16];
/** How often a review that has to wait is asked for again, after as many seconds as the server says. */
export const MOST_WAITS = 60;
/** What passes by itself. */
const PASSING = new Set([
  "review-stopped",
  "trouble-offline",
  "refusal-internal",
  "refusal-store-unavailable",
  "refusal-too-fast",
]);

type Said = AsyncGenerator<ReviewedTurn | ReviewedGame>;

export interface Review {
  readonly game: Reckoned;
  /** The reviewed turns, one after the other, and at last the whole game; or an `ApiError`. */
  readonly said: Said;
}

/** The game that is asked for, as soon as it is there, and what will be said about it; or an `ApiError`. */
export async function review(asked: Reckon, signal: AbortSignal): Promise<Review> {
  const { game, said } = await ask(asked, signal);
  return { game, said: persistently(said, asked, signal) };
}

/** All that is said, however often it has to be asked for. A turn is told once. */
async function* persistently(begun: Said, asked: Reckon, signal: AbortSignal): Said {
  let [said, told, failures] = [begun, 0, 0];
  for (;;) {
    let turns = 0;
    try {
      for await (const one of said) {
        if (!("accuracy" in one) && ++turns <= told) continue;
        [told, failures] = [turns, 0];
        yield one;
      }
      return;
    } catch (thrown) {
      const seconds = pauseAfter(thrown, failures++);
      if (seconds === undefined || signal.aborted) throw thrown;
      await pause(seconds, signal);
      if (signal.aborted) throw thrown;
      said = askAgain(asked, signal);
    }
  }
}

async function* askAgain(asked: Reckon, signal: AbortSignal): Said {
  const { said } = await ask(asked, signal).catch((thrown: unknown) => {
    // A proxy answers for a server that is being started anew.
    throw thrown instanceof ApiError && thrown.key === "trouble-server" ? new ApiError("review-stopped") : thrown;
  });
  yield* said;
}

/** Seconds until it is worth asking again, after so many failures in a row before; undefined if it is not. */
function pauseAfter(thrown: unknown, failures: number): number | undefined {
  if (!(thrown instanceof ApiError)) return undefined;
  if (thrown.key !== "refusal-reviews-busy") return PASSING.has(thrown.key) ? PAUSES[failures] : undefined;
  return failures < MOST_WAITS ? Math.min(60, Math.max(1, Number(thrown.variables["right"]) || 5)) : undefined;
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function ask(asked: Reckon, signal: AbortSignal): Promise<Review> {
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

async function* reviewIn(lines: AsyncGenerator<string>): Said {
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
const isObjective = (said: unknown) => said === "points" || said === "win";
const isNull = (said: unknown) => said === null;

function every(said: unknown, is: (one: unknown) => boolean): said is unknown[] {
  return Array.isArray(said) && said.every(is);
}

function isReckoned(said: unknown): said is Reckoned {
  return isObject(said) && "say" in said && said.say === "Reckoned";
}

export function isReviewedTurn(said: unknown): said is ReviewedTurn {
  if (!isObject(said)) return false;
  const { round, turn, objective, chances, splits, seats }: Unknown<ReviewedTurn> = said;
  return (
    isWhole(round, 2) &&
    isWhole(turn, 5) &&
    isObjective(objective) &&
    every(chances, isChance) &&
    every(splits, isSplit) &&
    every(seats, (seat) => isNull(seat) || isReviewedSeat(seat)) &&
    seats.length === chances.length &&
    splits.length === chances.length
  );
}

export function isReviewedGame(said: unknown): said is ReviewedGame {
  if (!isObject(said)) return false;
  const { accuracy, chances, splits }: Unknown<ReviewedGame> = said;
  return every(accuracy, (one) => isNull(one) || isChance(one)) && every(chances, isChance) && every(splits, isSplit);
}

function isReviewedSeat(said: unknown): said is ReviewedSeat {
  if (!isAdvice(said)) return false;
  const { written, found_best, hindsight, accuracy, among_equals }: Unknown<ReviewedSeat> = said;
  return (
    (isNull(written) || isChances(written)) &&
    typeof found_best === "boolean" &&
    isChances(hindsight) &&
    (isNull(accuracy) || isChance(accuracy)) &&
    isAmongEquals(among_equals)
  );
}

export function isAdvice(said: unknown): said is Advice {
  if (!isObject(said)) return false;
  const { objective, decided, best, alternatives, most, as_good, map, scores }: Unknown<Advice> = said;
  return (
    isObjective(objective) &&
    typeof decided === "boolean" &&
    isChances(best) &&
    every(alternatives, isChances) &&
    isNumber(most) &&
    isWhole(as_good, NUMBERS) &&
    [map, scores].every((all) => every(all, (one) => isNull(one) || isNumber(one)) && all.length === NUMBERS)
  );
}

function isChances(said: unknown): said is Chances {
  if (!isObject(said)) return false;
  const { number, approved, bonus, falls, highest, score, later, worth }: Unknown<Chances> = said;
  return (
    isWritten(number) &&
    [approved, bonus].every(isChance) &&
    [falls, highest].every((often) => every(often, isNumber) && often.length === 2) &&
    [score, later, worth].every(isNumber)
  );
}

function isAmongEquals(said: unknown): said is AmongEquals {
  if (!isObject(said)) return false;
  const { written, best, most, as_good }: Unknown<AmongEquals> = said;
  return isWritten(best) && [written, most].every(isNumber) && isWhole(as_good, NUMBERS);
}

function isSplit(said: unknown): said is Split {
  if (!isObject(said)) return false;
  const { happened, judgement, gifts, luck }: Unknown<Split> = said;
  return [happened, judgement, gifts, luck].every(isNumber);
}
