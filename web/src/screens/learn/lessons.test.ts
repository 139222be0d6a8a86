import { expect, test } from "vitest";

import { seatOf, turnOf } from "../../lib/fixtures.ts";
import type { RulingView } from "../../lib/protocol.gen.ts";
import { LESSONS, outcome, STEPS, YOU, type LessonId } from "./lessons.ts";

function turnWith(own: Partial<RulingView>, others = ["464", "550"]) {
  const turn = turnOf([others[0] ?? "", "777", others[1] ?? ""]);
  return { ...turn, seats: turn.seats.map((ruling, seat) => (seat === YOU ? { ...ruling, ...own } : ruling)) };
}

test.each<[LessonId, Partial<RulingView>, string]>([
  ["check", { verdict: "eliminated" }, "check-eliminated"],
  ["check", {}, "check-approved"],
  ["twins", { number: "464" }, "twins-same"],
  ["twins", {}, "twins-approved"],
  ["twins", { number: "464", verdict: "eliminated" }, "twins-eliminated"],
  ["double", { bonus: 8 }, "double-highest"],
  ["double", {}, "double-approved"],
  ["double", { verdict: "eliminated" }, "double-eliminated"],
  ["out", { bonus: 6 }, "out-approved"],
])("in the lesson %s, %o teaches %s", (id, own, taught) => {
  expect(outcome(id, turnWith(own))).toBe(taught);
});

test.each([
  ["0123456789", "444"],
  ["0123567", "666"],
  ["01235789", "777"],
  ["012358", "888"],
])("with %s left, somebody can be met by %s", (available, number) => {
  const [, twins] = LESSONS;
  expect(twins?.suggested(seatOf({ available }))).toBe(number);
  expect(twins?.others(number)).toEqual([`9${number[0]}0`, number]);
});

test("every lesson is written and checked, and the last one also counted", () => {
  expect(STEPS.map(({ at, does }) => `${at} ${does}`)).toEqual([
    "0 write",
    "0 check",
    "1 write",
    "1 check",
    "2 write",
    "2 check",
    "3 write",
    "3 check",
    "3 count",
  ]);
});
