import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { seatOf } from "../../lib/fixtures.ts";
import { chooseLanguage } from "../../lib/i18n/index.svelte.ts";
import type { SeatView } from "../../lib/protocol.gen.ts";
import type { Standing } from "../../lib/standing.svelte.ts";
import Board from "./Board.svelte";

beforeEach(() => chooseLanguage("en"));
afterEach(cleanup);

function board(changes: Partial<SeatView>, props: object = {}) {
  const view = seatOf({ name: "Mika", ...changes });
  const { container } = render(Board, { seat: 0, view, turn: 3, layout: "row", ...props });
  return {
    container,
    heard: container.querySelector(".heard")?.textContent ?? "",
    seen: [...container.querySelectorAll(".name, .tag, .state")].map((word) => word.textContent).join(" "),
    sum: container.querySelector("[data-sum]")?.textContent,
  };
}

test("says who, what is gone and what was scored", () => {
  const { heard, sum } = board({ written: true, available: "2457", scores: [6, 0] });
  expect(heard).toBe(
    "Mika, Red Sun, written. Crossed out: zero, one, three, six, eight and nine. Scores: 6, 0. Together: 6.",
  );
  expect(sum).toBe("so far 6");
});

test.each([
  [{ written: true }, "Mika written"],
  [{ written: false }, "Mika thinking"],
  [{ written: null }, "Mika"],
  [{ written: false, away: true }, "Mika away"],
  [{ written: true, name: "@greedy", kind: "bot" as const }, "Greedy bot written"],
  [{ written: true, kind: "stand-in" as const, away: true }, "Mika away stand-in"],
  [{ written: false, kind: "left" as const }, "Mika gone"],
  [{ written: false, available: "" }, "Mika sits out"],
])("shows what somebody does: %o", (changes, seen) => {
  expect(board(changes).seen).toBe(seen);
});

test("before a turn nobody thinks", () => {
  expect(board({ written: false }, { turn: 0 }).seen).toBe("Mika");
});

test("is mine", () => {
  expect(board({ written: true }, { you: true }).seen).toBe("You written");
});

test("shows where the score of this turn goes", () => {
  const { container, sum } = board({ scores: [5, 7] }, { turn: 3 });
  const boxes = [...container.querySelectorAll("[data-box]")];
  expect(boxes.map((box) => box.textContent?.trim())).toEqual(["5", "7", "+4", "+6", "+8", "", "="]);
  expect(boxes.findIndex((box) => box.classList.contains("now"))).toBe(2);
  expect(sum).toBe("so far 12");
});

describe("at the end of a round", () => {
  const played = { available: "2457", scores: [7, 0, 8, 0, 22] };
  const standing: Standing = { sum: 37, total: 43, before: null, lead: 5, leads: true };
  const boxesOf = (container: Element) =>
    ["count", "total"].map((box) => container.querySelector(`[data-box="${box}"]`)?.textContent?.trim());

  test("the count of crossed-out digits and the total have boxes, which are filled only then", () => {
    const before = board(played, { standing: { ...standing, total: null } });
    expect([...boxesOf(before.container), before.sum]).toEqual(["", "=", "so far 37"]);
    const after = board(played, { turn: 0, standing });
    expect([...boxesOf(after.container), after.sum]).toEqual(["6", "43", "37 + 6 = 43"]);
    expect(after.heard).toMatch(/Together: 37\. Crossed-out digits: 6\. Total: 43\.$/);
  });

  test("the total is enough where nothing is known of the others", () => {
    const { container, sum } = board(played, { turn: 0, total: 43 });
    expect([...boxesOf(container), sum]).toEqual(["6", "43", "37 + 6 = 43"]);
  });
});
