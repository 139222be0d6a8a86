import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import { chooseLanguage } from "../../lib/i18n/index.svelte.ts";
import type { TableView } from "../../lib/protocol.gen.ts";
import { gameOf, type GameName } from "./fixtures.ts";
import Standings from "./Standings.svelte";

beforeEach(() => chooseLanguage("en"));
afterEach(cleanup);

function standings(name: GameName, you: number | null, known: boolean) {
  const { table, turns } = gameOf(name);
  return render(Standings, { table: table as TableView, you, turns: known ? turns : [] });
}

function rows(container: HTMLElement): string[] {
  return [...container.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll(".name, td")].map((cell) => cell.textContent?.trim()).join(" "),
  );
}

test("the winner's score is the largest, the others have their places", () => {
  const { container } = standings("whole", 1, true);
  expect(screen.getByRole("heading").textContent).toBe("Mika wins");
  expect(container.querySelector(".winner b")?.textContent).toBe("65");
  const others = [...container.querySelectorAll(".others li")].map((place) => place.textContent?.replace(/\s+/g, " "));
  expect(others[0]).toMatch(/2 .*Greedy bot .*55$/);
  expect(others[1]).toMatch(/3 .*You .*49$/);
});

test.each([true, false])("everybody has round 1 + round 2 = final, whether all turns are known or not", (known) => {
  const { container } = standings("whole", 1, known);
  const backs = [...container.querySelectorAll(".winner, .others li")].map((seat) => [
    ...[...seat.querySelectorAll(".back [aria-hidden]")].map((part) =>
      part.textContent?.replace(/Round \d/, "").trim(),
    ),
    seat.querySelector("b")?.textContent,
  ]);
  expect(backs[0]).toEqual(["36", "+", "29", "=", "65"]);
  for (const [first, , second, , final] of backs) expect(Number(first) + Number(second)).toBe(Number(final));
  expect(backs).toHaveLength(gameOf("whole").table?.finals.length ?? 0);
  expect(container.querySelector(".winner .back .heard")?.textContent).toBe("Round 1: 36. Round 2: 29. Final score:");
});

test("a win can be shared", () => {
  const { container, unmount } = standings("shared-win", 1, false);
  expect(screen.getByRole("heading").textContent).toBe("You and Mika share the win");
  expect(container.querySelectorAll(".winner")).toHaveLength(2);
  unmount();
  standings("shared-win", null, false);
  expect(screen.getByRole("heading").textContent).toBe("Mika and Nora share the win");
});

test("after a round everybody's scores, crossed-out digits and total, best first", () => {
  const { container } = standings("round", 1, true);
  expect(screen.queryByRole("heading")).toBeNull(); // the screen has one
  expect(rows(container)).toEqual([
    "Mika 0 0 9 0 22 5 36",
    "You 11 0 0 14 0 4 29",
    "Aylin 1 0 4 3 12 5 25",
    "Jonas 0 3 4 0 10 3 20",
  ]);
});

test("whoever came late sees what is known: the scores of the round, but not which of them had the bonus", () => {
  const { container } = standings("round", 1, false);
  expect(rows(container)[0]).toEqual("Mika 0 0 9 0 22 5 36");
  expect(container.querySelectorAll(".bonus")).toHaveLength(1);
  cleanup();
  expect(rows(standings("whole", null, false).container)).toEqual([]);
});

test("a game that was stopped in its first round has nothing to show", () => {
  const table = { ...(gameOf("round").table as TableView), totals: [], standings: [] };
  const { container } = render(Standings, { table, you: null });
  expect(container.textContent?.trim()).toBe("");
});
