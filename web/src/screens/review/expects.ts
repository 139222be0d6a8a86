// What a number can expect, in words: its points and how often it falls; where only the win counts, how often it wins.
import { t } from "../../lib/i18n/index.svelte.ts";
import type { Chances } from "../../lib/protocol.gen.ts";
import { percent, points, type Objective } from "./format.ts";
import { inARow, numberSentence, type NumberSentence } from "./number-sentence.ts";

/** Points: less is not worth a word. */
const WORTH_SAYING = 0.75;

export function expects(chances: Chances, objective: Objective): NumberSentence {
  const { number, worth } = chances;
  const about = points(chances.score);
  if (objective === "win")
    return numberSentence("review-expects-win", { number }, { share: percent(worth), points: about });
  const falls = t("review-falls", often(chances.falls));
  return numberSentence(
    "review-expects",
    { number },
    { points: about, falls, highest: t("review-highest", often(chances.highest)) },
  );
}

const often = ([times, of]: readonly [number, number]) => ({ times, of });

/** The same, and what it means for later turns if that is much. */
export function expectsInAll(chances: Chances, objective: Objective): NumberSentence {
  const [now, { later }] = [expects(chances, objective), chances];
  if (objective === "win" || Math.abs(later) < WORTH_SAYING) return now;
  const about = { points: points(Math.abs(later)) };
  return inARow(now, numberSentence(later < 0 ? "review-later-costs" : "review-later-brings", {}, about));
}
