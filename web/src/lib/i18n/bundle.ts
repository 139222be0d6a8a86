// Texts of one language, ready to be said; knows neither page nor state.
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";

import { joined } from "./joining.ts";
import { PSEUDO } from "./languages.ts";

export type Variables = Record<string, FluentVariable>;

export function makeBundle(language: string, messages: string): FluentBundle {
  const pseudo = language === PSEUDO ? { transform: disguise } : {};
  // Isolating marks would show up as boxes in what people copy; the terminal leaves them out, too.
  const bundle = new FluentBundle(language, { functions: { JOIN }, useIsolating: false, ...pseudo });
  const [problem] = bundle.addResource(new FluentResource(messages));
  if (problem) throw problem;
  return bundle;
}

/** The text of a message; undefined if there is none. What is wrong with it, such as a missing variable, is reported. */
export function format(
  bundle: FluentBundle,
  key: string,
  variables: Variables = {},
  report: (problem: Error) => void = complain,
): string | undefined {
  const value = bundle.getMessage(key)?.value;
  if (value == null) return undefined;
  const problems: Error[] = [];
  const text = bundle.formatPattern(value, variables, problems);
  for (const problem of problems) report(new Error(`${key}: ${problem.message}`));
  return bundle.locales.includes(PSEUDO) ? `⟦${text}⟧` : text;
}

function JOIN([word, name]: FluentValue[]): string {
  return joined(String(word), String(name));
}

function complain(problem: Error): never {
  throw problem;
}

const PLAIN = "aceinouyACEINOUY";
const DISGUISED = "àçéíñöûýÀÇÉÍÑÖÛÝ";

function disguise(text: string): string {
  return text.replace(/[aceinouy]/gi, (letter) => DISGUISED.charAt(PLAIN.indexOf(letter)));
}
