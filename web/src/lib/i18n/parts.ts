// The texts that come with the screens that say them. There are many files of them, so that not even their names are in
// the first script.
import { FALLBACK, isLanguage } from "./languages.ts";

const CHUNKS = import.meta.glob<string>(
  "./*/{review,admin,advice,bots,coach,daily,evening,games,ladder,lesson,next,rulebook,seals,sharing}.ftl",
  {
    base: "../../../../src/thenumber/locales",
    import: "default",
  },
);

export type Part =
  | "review"
  | "admin"
  | "advice"
  | "bots"
  | "coach"
  | "daily"
  | "evening"
  | "games"
  | "ladder"
  | "lesson"
  | "next"
  | "rulebook"
  | "seals"
  | "sharing";

export async function textsOf(language: string | undefined, part: Part): Promise<string> {
  const chunk = CHUNKS[`./${isLanguage(language) ? language : FALLBACK}/${part}.ftl`];
  return chunk ? await chunk() : "";
}
