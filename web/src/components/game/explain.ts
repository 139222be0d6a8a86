// A revealed turn in sentences: to be read (numbers stand out) and to be heard (digits one by one, as words).
import { listed, t } from "../../lib/i18n/index.svelte.ts";
import type { ClashView, RulingView, TurnView } from "../../lib/protocol.gen.ts";
import { ladderOf, isOut } from "./ladder.ts";

/** A piece of a sentence. */
interface SentencePart {
  readonly text: string;
  readonly strong: boolean;
}

export interface Sentence {
  /** Whom it is about. */
  readonly seats: readonly number[];
  /** About whoever reads it. */
  readonly own: boolean;
  /** Worth being read; the rest is plain to see, and only heard. */
  readonly shown: boolean;
  readonly parts: readonly SentencePart[];
  /** The same as one text. */
  readonly text: string;
  readonly heard: string;
}

/** How numbers get into a sentence. */
interface Voice {
  readonly number: (number: string) => string;
  readonly digits: (digits: string) => string;
  readonly sum: (sum: string) => string;
}

/** "seven six one": three digits that nobody takes for seven hundred. */
export function spelled(digits: string): string {
  return [...digits].map((digit) => t(`digit-${digit}`)).join(" ");
}

/** "seven, six and one". */
export function listedDigits(digits: string): string {
  return listed([...digits].map((digit) => t(`digit-${digit}`)));
}

// Around what stands out, until the sentence is taken apart: signs that are in no name and no language.
const [STRONG, WEAK] = ["\uE000", "\uE001"];
const mark = (text: string) => STRONG + text + WEAK;
const READ: Voice = {
  number: mark,
  digits: (digits) => listed([...digits].map(mark)),
  sum: mark,
};
const HEARD: Voice = { number: spelled, digits: listedDigits, sum: (sum) => sum };

/** What happened in a turn, as a screen reader says it: every verdict once, the own one first, then from the top down. */
export function sentencesOf(turn: TurnView, names: readonly string[], you: number | null): string[] {
  return explain(turn, names, you).map(({ heard }) => heard);
}

/** The same to be read as well; `brief`, where there is little room, gives one reason for each number. */
export function explain(turn: TurnView, names: readonly string[], you: number | null, brief = false): Sentence[] {
  const story = { turn, names, you, brief };
  const { rungs, out } = ladderOf(turn);
  const groups = [...rungs.map(({ seats }) => seats), ...out.map((seat) => [seat])];
  const own = you === null ? [] : [[you]];
  const others = groups.map((seats) => seats.filter((seat) => seat !== you)).filter((seats) => seats.length);
  const told = [...own, ...others].map((seats) => tellAbout(story, seats));
  const nobody = turn.seats.every(({ verdict }) => verdict !== "approved");
  return nobody ? [...told, sentence([], false, true, () => t("said-nobody"))] : told;
}

interface Story {
  readonly turn: TurnView;
  readonly names: readonly string[];
  readonly you: number | null;
  readonly brief: boolean;
}

function tellAbout(story: Story, seats: readonly number[]): Sentence {
  const { turn, names, you } = story;
  const [first = 0] = seats;
  const ruling = turn.seats[first];
  const own = first === you;
  if (!ruling) return sentence(seats, own, false, () => "");
  const telling = ruling.verdict === "eliminated" || ruling.bonus > 0;
  const who = { who: own ? "you" : "other", names: listed(seats.map((seat) => names[seat] ?? "")) };
  return sentence(seats, own, own || telling, (voice) => joined(aboutOne(story, ruling, who, voice)));
}

/** The sentences about one number and those who wrote it. */
function aboutOne(story: Story, ruling: RulingView, who: { who: string; names: string }, voice: Voice): string[] {
  const own = who.who === "you";
  const number = voice.number(ruling.number ?? "");
  const extra = own && ruling.number !== null && ruling.verdict !== "approved" ? [t("said-nothing-crossed-out")] : [];
  switch (ruling.verdict) {
    case "approved": {
      const says = { ...who, number, sum: voice.sum(sumOf(ruling)) };
      const crossed = [...new Set(ruling.number)].filter((digit) => ruling.crossed_out.includes(digit)).join("");
      return [
        ruling.bonus ? t("said-highest", says) : t("said-approved", says),
        ...(own ? [t("said-crossed-out", { count: crossed.length, digits: voice.digits(crossed) })] : []),
      ];
    }
    case "eliminated":
      return [
        ...culprits(story.turn, ruling)
          .slice(0, story.brief ? 1 : undefined)
          .map((culprit, i) =>
            t(i ? "said-falls-too" : "said-falls", {
              ...(i ? {} : { ...who, number }),
              ...ownersOf(culprit.seats, story),
              lower: voice.number(culprit.number),
              count: culprit.digits.length,
              digits: voice.digits(culprit.digits),
            }),
          ),
        ...extra,
      ];
    case "void":
      return [
        t("said-void", { ...who, number, count: ruling.unavailable.length, digits: voice.digits(ruling.unavailable) }),
        ...extra,
      ];
    default:
      return [isOut(ruling) ? t("said-sits-out", who) : t("said-absent", who)];
  }
}

interface Culprit {
  readonly number: string;
  readonly digits: string;
  readonly seats: readonly number[];
}

/** The lower numbers that eliminated this one, the highest first, as it stands nearest; who wrote the same is one. */
export function culprits(turn: TurnView, ruling: RulingView): Culprit[] {
  const byNumber = new Map<string, ClashView[]>();
  for (const clash of ruling.eliminated_by) {
    const number = turn.seats[clash.seat]?.number ?? "";
    byNumber.set(number, [...(byNumber.get(number) ?? []), clash]);
  }
  return [...byNumber]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([number, clashes]) => ({
      number,
      digits: clashes[0]?.digits ?? "",
      seats: clashes.map(({ seat }) => seat),
    }));
}

function ownersOf(seats: readonly number[], { names, you }: Story) {
  // To be told that it was oneself is enough, whoever wrote the same.
  const whom = you !== null && seats.includes(you) ? "you" : "other";
  return { whom, owners: listed(seats.map((seat) => names[seat] ?? "")) };
}

/** "5 + 4 = 9", all in one line, "7 × 2 + 8 = 22", "4 points": what the server has given, taken apart. */
export function sumOf({ number, score, bonus }: RulingView): string {
  const first = Number(number?.[0]);
  const rest = score - bonus;
  const times = first && rest !== first ? ` × ${rest / first}` : "";
  const sum = `${first}${times}${bonus ? ` + ${bonus}` : ""} = ${score}`;
  if (bonus || times) return sum.replaceAll(" ", "\u00a0");
  return t("said-points", { count: score });
}

function joined(sentences: readonly string[]): string {
  const [first = "", ...rest] = sentences;
  return rest.reduce((text, next) => t("sentences", { first: text, next }), first);
}

function sentence(seats: readonly number[], own: boolean, shown: boolean, say: (voice: Voice) => string): Sentence {
  const parts = say(READ)
    .split(/(\uE000[^\uE001]*\uE001)/)
    .filter(Boolean)
    .map((text) => ({ text: text.replace(/[\uE000\uE001]/g, ""), strong: text.startsWith(STRONG) }));
  return { seats, own, shown, parts, text: parts.map(({ text }) => text).join(""), heard: say(HEARD) };
}
