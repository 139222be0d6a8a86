// Which languages there are, and what each calls itself.
import TAGS from "../../../../src/thenumber/locales/languages.json" with { type: "json" };

/** A tag such as "de" or "zh-Hant". */
export type Language = string;

/** The same file that the server and the terminal read. */
export const LANGUAGES: readonly Language[] = TAGS;
/** The first of them, where nobody has chosen or what was chosen is not there. */
export const FALLBACK: Language = LANGUAGES[0] ?? "en";

/** English in disguise: whatever does not come from the catalogue stands out. For tests only. */
export const PSEUDO = "en-XA";

export function isLanguage(tag: string | null | undefined): tag is Language {
  return tag != null && LANGUAGES.includes(tag);
}

/** "Deutsch", "Français", "繁體中文". */
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
