import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import { chooseLanguage } from "../../lib/i18n/index.svelte.ts";
import Tablet from "./Tablet.svelte";

beforeEach(() => chooseLanguage("en"));
afterEach(cleanup);

test.each([
  ["writing", "", "Blue Mountain: nothing written."],
  ["writing", "76", "Blue Mountain: seven six"],
  ["laid", "", "Blue Mountain: a tablet, face down."],
  ["open", "761", "Blue Mountain: seven six one"],
  ["eliminated", "761", "Blue Mountain: seven six one, eliminated."],
  ["void", "380", "Blue Mountain: three eight zero, void."],
  ["absent", "", "Blue Mountain: no number."],
] as const)("says what it is: %s %s", (state, number, label) => {
  const { getByRole } = render(Tablet, { seat: 1, number, state });
  expect(getByRole("img").getAttribute("aria-label")).toBe(label);
});

test("a digit that is added is written by hand; one that was there is not", async () => {
  const { container, rerender } = render(Tablet, { seat: 1, number: "7", state: "writing" });
  expect(container.querySelectorAll("[data-slot] svg")).toHaveLength(0);
  await rerender({ number: "76" });
  const strokes = container.querySelectorAll('[data-slot="1"] svg path');
  expect(strokes).toHaveLength(2); // the 6 and the line below it
  expect(container.querySelectorAll('[data-slot="0"] svg')).toHaveLength(0);
});

test("taking it back writes nothing anew", async () => {
  const { container, rerender } = render(Tablet, { seat: 1, number: "761", state: "laid" });
  await rerender({ state: "writing" });
  expect(container.querySelectorAll("[data-slot] svg")).toHaveLength(0);
});

test("of a fallen number only the digits in a ring stay black", () => {
  const rings = [{ slot: 2, seat: 0 }];
  const { container } = render(Tablet, { seat: 1, number: "761", state: "eliminated", rings });
  const faint = [...container.querySelectorAll("[data-slot]:has(.faint)")].map((slot) =>
    slot.getAttribute("data-slot"),
  );
  expect(faint).toEqual(["0", "1"]);
  expect(container.querySelectorAll(".strike, .ring")).toHaveLength(2);
});

test("of a void number only what was gone is struck", () => {
  const { container } = render(Tablet, { seat: 1, number: "380", state: "void", offending: "8" });
  expect(container.querySelectorAll(".cross")).toHaveLength(1);
  expect(container.querySelectorAll(".strike")).toHaveLength(0);
});
