// The coach of somebody's first games: each lesson is said once on a device, and after two games none any more.
import { local } from "./storage.ts";

/** In the order in which one meets them: writing, falling, the bonus, crossing out, sitting out, the turn that doubles. */
export type Lesson = "first" | "fell" | "bonus" | "crossed" | "out" | "double";

/** The games after which the coach is silent by itself. */
const GAMES = 2;
const CHOICE = "coach";
const SAID = "coach-said";
const FINISHED = "coach-games";

let choice = $state(local.get(CHOICE));
let finished = $state.raw(listAt(FINISHED));

/** Whether there is a coach: as it was chosen, or else in the first games. */
export function coached(): boolean {
  return choice === null ? finished.length < GAMES : choice === "yes";
}

/** Whoever wants the coach hears everything again. */
export function chooseCoach(on: boolean): void {
  choice = on ? "yes" : "no";
  local.set(CHOICE, choice);
  if (on) local.set(SAID, null);
}

/** The first of these lessons that was not said yet, which it is from now on. */
export function takeLesson(lessons: readonly Lesson[]): Lesson | null {
  const said = listAt(SAID);
  const lesson = coached() ? lessons.find((lesson) => !said.includes(lesson)) : undefined;
  if (lesson) local.setJson(SAID, [...said, lesson]);
  return lesson ?? null;
}

/** A game was played to its end. However often that is told, it is one game. */
export function countGame(game: string): void {
  if (finished.length >= GAMES || finished.includes(game)) return;
  finished = [...finished, game];
  local.setJson(FINISHED, finished);
}

function listAt(key: string): string[] {
  const kept = local.getJson(key);
  return Array.isArray(kept) ? kept.filter((item) => typeof item === "string") : [];
}
