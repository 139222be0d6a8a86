// Which languages there are, and what each calls itself.

/** The same as in src/thenumber/locales/languages.py; the first is the one to fall back on. */
export const LANGUAGES = ["en", "de", "fr", "it", "es", "zh-Hant"] as const;
export type Language = (typeof LANGUAGES)[number];

/** English in disguise: whatever does not come from the catalogue stands out. For tests only. */
export const PSEUDO = "en-XA";

export function isLanguage(tag: string | null | undefined): tag is Language {
  return (LANGUAGES as readonly (string | null | undefined)[]).includes(tag);
}

/** "Deutsch", "Français", "繁體中文". */
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
