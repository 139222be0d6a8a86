// Sentences about numbers: to be read, with what matters between *stars*, and to be heard, digit by digit.
import { spelled } from "../../components/game/explain.ts";
import { t } from "../../lib/i18n/index.svelte.ts";

export interface NumberSentence {
  readonly text: string;
  readonly heard: string;
}

/** The message with these numbers in it; everything else comes in as it is to be shown. */
export function numberSentence(
  key: string,
  numbers: Readonly<Record<string, string>>,
  others: Record<string, string | number> = {},
): NumberSentence {
  const digits = Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, spelled(number)]));
  return { text: t(key, { ...others, ...numbers }), heard: t(key, { ...others, ...digits }).replaceAll("*", "") };
}

/** Several sentences in a row. */
export function inARow(...said: readonly NumberSentence[]): NumberSentence {
  return said.reduce((first, next) => ({
    text: t("sentences", { first: first.text, next: next.text }),
    heard: t("sentences", { first: first.heard, next: next.heard }),
  }));
}

/** A name in a text in which stars have a meaning. */
export function starless(name: string): string {
  return name.replaceAll("*", "∗");
}
