// The parts of the rulebook, from the file that the terminal reads as well: each with its rules and its further examples.
import RULEBOOK from "../../../../src/thenumber/locales/rulebook.json" with { type: "json" };
import type { ExampleId } from "./examples.ts";

export interface Part {
  /** Its place in the address, and what its texts and its picture are called. */
  readonly id: string;
  readonly heading: string;
  /** The keys of its rules. */
  readonly rules: readonly string[];
  /** Which phase of a turn it is, 1 to 3; 0 for none. */
  readonly phase: number;
  /** Examples that are folded away with the rules. */
  readonly examples: readonly ExampleId[];
}

const PHASES = ["choose", "check", "resolve"];
const EXAMPLES: Readonly<Record<string, readonly ExampleId[]>> = {
  choose: ["void"],
  check: ["chain"],
  resolve: ["zero"],
};

export const PARTS: readonly Part[] = RULEBOOK.map(({ heading, rules }) => {
  const id = heading.replace("rules-heading-", "");
  return {
    id,
    heading,
    rules: rules.map((number) => `R${number}`),
    phase: PHASES.indexOf(id) + 1,
    examples: EXAMPLES[id] ?? [],
  };
});
