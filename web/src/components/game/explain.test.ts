import { beforeEach, describe, expect, test } from "vitest";

import { chooseLanguage, LANGUAGES } from "../../lib/i18n/index.svelte.ts";
import { nameOf } from "../../lib/seats.ts";
import { gameOf, GAMES, type GameName } from "./fixtures.ts";
import { sentencesOf, spelled, explain } from "./explain.ts";

beforeEach(() => chooseLanguage("en"));

function told(game: GameName, you: number | null = null) {
  const { turn, after } = gameOf(game);
  return explain(turn, after.map(nameOf), you);
}

function shown(game: GameName, you: number | null = null): string[] {
  return told(game, you)
    .filter((sentence) => sentence.shown)
    .map(({ text }) => text.replaceAll("\u00a0", " "));
}

describe("the reason", () => {
  test("is said with both numbers, the own one first", () => {
    expect(shown("example", 1)).toEqual([
      "Your 761 is eliminated: its 1 is also in Mika’s lower 513. Nothing on your board is crossed out.",
      "Mika’s 513 is the highest approved number: 5 + 4 = 9.",
    ]);
  });

  test("may be one's own number", () => {
    expect(shown("chain", 1)[1]).toBe("Mika’s 761 is eliminated: its 1 is also in your lower 513.");
  });

  test("names every lower number, the highest first", () => {
    expect(shown("void", 1)[0]).toBe(
      "Your 421 is eliminated: its 2 and 4 are also in Jonas’s lower 342. Its 1 and 2 are in Aylin’s 210 as well. " +
        "Its 2 is in Greedy’s 200 as well. Nothing on your board is crossed out.",
    );
  });

  test("is a single one where there is little room", () => {
    const { turn, after } = gameOf("void");
    const [first] = explain(turn, after.map(nameOf), null, true);
    expect(first?.text).toBe("Nora’s 421 is eliminated: its 2 and 4 are also in Jonas’s lower 342.");
  });

  test("is said once for whoever wrote the same", () => {
    expect(shown("two-pairs")).toEqual([
      "Mika and Nora’s 761 is eliminated: its 1 is also in Jonas and Aylin’s lower 513.",
      "Jonas and Aylin’s 513 is the highest approved number: 5 + 2 = 7.",
    ]);
  });

  test("can be a digit that was gone", () => {
    expect(shown("void", 0)[0]).toBe(
      "Your 380 is void: the 8 was already crossed out. Nothing on your board is crossed out.",
    );
  });
});

describe("the score", () => {
  test("is taken apart, doubled in the last turn", () => {
    expect(shown("double", 0)[0]).toBe(
      "Your 999 is the highest approved number: 9 × 2 + 8 = 26. On your board the 9 is crossed out.",
    );
  });

  test("without the bonus is told in points, with what it costs", () => {
    expect(shown("example", 3)[0]).toBe("Your 444 is approved: 4 points. On your board the 4 is crossed out.");
  });

  test("can be nothing but the bonus", () => {
    expect(shown("two-fall", 2)[0]).toBe(
      "Your 011 is the highest approved number: 0 + 2 = 2. On your board 0 and 1 are crossed out.",
    );
  });
});

test("missing numbers, empty boards and a bonus for nobody are told", () => {
  expect(shown("absent", 1)[0]).toBe("You wrote no number.");
  expect(shown("sits-out", 0)[0]).toBe("You sit out: all ten digits are crossed out.");
  expect(shown("nobody").at(-1)).toBe("No number was approved, so nobody gets the bonus.");
});

test("numbers stand out, words don't", () => {
  const [first] = told("example", 1);
  expect(first?.parts.filter(({ strong }) => strong).map(({ text }) => text)).toEqual(["761", "1", "513"]);
});

describe("for those who hear it", () => {
  test("digits are words, one by one", () => {
    expect(spelled("042")).toBe("zero four two");
    expect(told("example", 1)[0]?.heard).toBe(
      "Your seven six one is eliminated: its one is also in Mika’s lower five one three. Nothing on your board is crossed out.",
    );
  });

  test.each(GAMES)("everybody's verdict is said exactly once: %s", (name) => {
    const { turn } = gameOf(name);
    const about = told(name, 0).flatMap(({ seats }) => seats);
    expect(about.sort()).toEqual([...turn.seats.keys()]);
  });

  test.each(LANGUAGES)("nothing is left open and no digit is a figure: %s", async (language) => {
    await chooseLanguage(language);
    for (const name of GAMES) {
      const { turn, after } = gameOf(name);
      for (const you of [null, 0, 1])
        for (const sentence of sentencesOf(turn, after.map(nameOf), you)) {
          expect(sentence).toMatch(/\S/);
          expect(sentence).not.toMatch(/[{}\uE000\uE001]|\d{3}/);
        }
    }
  });
});
