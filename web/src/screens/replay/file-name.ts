// What a downloaded record is called.
import type { Reckoned } from "../../lib/protocol.gen.ts";

/** "2026-11-15 Ada Bob.tnr": sorts by date, and has nothing in it that a file system refuses. */
export function fileName({ date, names }: Pick<Reckoned, "date" | "names">): string {
  const words = [date, ...names].filter((word) => word && word !== "?");
  const text = words
    .join(" ")
    .replace(/[\\/:*?"<>|@\p{C}]/gu, "")
    .slice(0, 80)
    .trim();
  return `${text || "the-number"}.tnr`;
}
