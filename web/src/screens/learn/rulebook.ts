// The sections of the rulebook, from the file that the terminal reads as well, each with the page's examples.
import RULEBOOK from "../../../../src/thenumber/locales/rulebook.json" with { type: "json" };
import type { Numbers } from "../../lib/reckon.ts";

export interface ExampleTurn {
  readonly id: "check" | "chain" | "zero" | "double" | "void";
  /** Turns that led there. */
  readonly past?: readonly Numbers[];
  readonly numbers: Numbers;
}

/** The examples by the heading that they stand under. */
const EXAMPLES: Readonly<Record<string, readonly ExampleTurn[]>> = {
  "rules-heading-choose": [{ id: "void", past: [["678", "345", "201"]], numbers: ["168", "910", "745"] }],
  "rules-heading-check": [
    { id: "check", numbers: ["761", "513", "444", "444", "220"] },
    { id: "chain", past: [[null, null, null, null, null]], numbers: ["761", "513", "444", "342", "220"] },
  ],
  "rules-heading-resolve": [
    { id: "zero", past: Array<Numbers>(2).fill([null, null, null]), numbers: ["900", "900", "011"] },
    { id: "double", past: Array<Numbers>(4).fill([null, null, null]), numbers: ["777", "123", "223"] },
  ],
};

/** The headings in order, each with its first and last rule and its examples. */
export const SECTIONS = RULEBOOK.map((section) => ({ ...section, examples: EXAMPLES[section.heading] ?? [] }));
