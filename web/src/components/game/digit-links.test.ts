import { describe, expect, test } from "vitest";

import { gameOf, GAMES } from "./fixtures.ts";
import { linksOf, ringsOf } from "./digit-links.ts";

describe.each(GAMES)("%s", (name) => {
  const { turn } = gameOf(name);
  const links = linksOf(turn);

  test("every fallen number has its reason drawn, and nobody else", () => {
    const fallen = turn.seats.flatMap(({ verdict }, seat) => (verdict === "eliminated" ? [seat] : []));
    expect(links.map(({ seat }) => seat)).toEqual(fallen);
  });

  test("what is joined is the same digit, in a lower number", () => {
    for (const { seat, by, pairs } of links) {
      const [above, below] = [turn.seats[seat]?.number ?? "", turn.seats[by]?.number ?? ""];
      expect(above > below).toBe(true);
      expect(pairs.length).toBeGreaterThan(0);
      for (const pair of pairs) expect(above[pair.above]).toBe(below[pair.below]);
    }
  });

  test("no digit has two rings alike", () => {
    turn.seats.forEach((_, seat) => {
      const rings = ringsOf(links, seat).map(({ slot, inner }) => `${slot}${inner}`);
      expect(new Set(rings).size).toBe(rings.length);
    });
  });
});

test("of several lower numbers the highest is drawn", () => {
  const { turn } = gameOf("chain");
  expect(linksOf(turn).map(({ seat, by }) => [seat, by])).toEqual([
    [0, 1],
    [1, 3],
    [2, 3],
    [3, 4],
  ]);
});

test("two twins fall by two twins side by side; of three and more one line is enough", () => {
  expect(linksOf(gameOf("two-pairs").turn).map(({ by }) => by)).toEqual([2, 3]);
  expect(linksOf(gameOf("three-fall").turn).map(({ joined }) => joined)).toEqual([true, false, false]);
  expect(linksOf(gameOf("four-fall").turn).filter(({ joined }) => joined)).toHaveLength(1);
});

test("a digit that fells one number and falls itself has a ring in a ring", () => {
  const rings = ringsOf(linksOf(gameOf("same-digit").turn), 1).filter(({ slot }) => slot === 1);
  expect(rings.map(({ seat, inner }) => [seat, inner])).toEqual([
    [1, false],
    [3, true],
  ]);
});
