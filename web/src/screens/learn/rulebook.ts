// Which sentences of the rules stand under which heading, as in src/thenumber/locales/rulebook.py, and what they look like.
import type { Numbers } from "../../lib/reckon.ts";

export interface ExampleTurn {
  readonly id: "check" | "chain" | "zero" | "double" | "void";
  /** Turns that led there. */
  readonly past?: readonly Numbers[];
  readonly numbers: Numbers;
}

interface Section {
  readonly heading: string;
  readonly first: number;
  readonly last: number;
  readonly examples: readonly ExampleTurn[];
}

export const SECTIONS: readonly Section[] = [
  { heading: "rules-heading-table", first: 1, last: 5, examples: [] },
  {
    heading: "rules-heading-choose",
    first: 6,
    last: 13,
    examples: [{ id: "void", past: [["678", "345", "201"]], numbers: ["168", "910", "745"] }],
  },
  {
    heading: "rules-heading-check",
    first: 14,
    last: 18,
    examples: [
      { id: "check", numbers: ["761", "513", "444", "444", "220"] },
      { id: "chain", past: [[null, null, null, null, null]], numbers: ["761", "513", "444", "342", "220"] },
    ],
  },
  {
    heading: "rules-heading-resolve",
    first: 19,
    last: 28,
    examples: [
      { id: "zero", past: Array<Numbers>(2).fill([null, null, null]), numbers: ["900", "900", "011"] },
      { id: "double", past: Array<Numbers>(4).fill([null, null, null]), numbers: ["777", "123", "223"] },
    ],
  },
  { heading: "rules-heading-end", first: 29, last: 34, examples: [] },
];
