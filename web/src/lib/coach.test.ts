import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

/** The page, loaded anew: only what the device keeps is still known. */
const load = () => import("./coach.svelte.ts");

test("every lesson is said once on a device", async () => {
  const first = await load();
  expect(first.takeLesson(["bonus", "crossed"])).toBe("bonus");
  vi.resetModules();
  const { takeLesson } = await load();
  expect(takeLesson(["bonus", "crossed"])).toBe("crossed");
  expect(takeLesson(["bonus", "crossed"])).toBeNull();
});

test("it is silent after two games, however often their end is seen", async () => {
  const { coached, countGame, takeLesson } = await load();
  countGame("demo 1");
  countGame("demo 1");
  expect(coached()).toBe(true);
  countGame("demo 2");
  expect([coached(), takeLesson(["fell"])]).toEqual([false, null]);
});

test("it can be switched off at once, and on again from the beginning", async () => {
  const { chooseCoach, coached, countGame, takeLesson } = await load();
  takeLesson(["fell"]);
  chooseCoach(false);
  expect([coached(), takeLesson(["bonus"])]).toEqual([false, null]);
  countGame("demo 1");
  countGame("demo 2");
  chooseCoach(true);
  expect([coached(), takeLesson(["fell"])]).toEqual([true, "fell"]);
});

test("what somebody else left in its place does no harm", async () => {
  localStorage.setItem("thenumber / coach-said", '{"fell": 1}');
  localStorage.setItem("thenumber / coach-games", "[1, 2, 3]");
  const { coached, takeLesson } = await load();
  expect([coached(), takeLesson(["fell"])]).toEqual([true, "fell"]);
});
