// Words that change before a name: French "de" and "d’", Spanish "y" and "e". Messages say `{ JOIN("de", $name) }`.
// The terminal has the same in src/thenumber/locales/joining.py; tests/locales/joining.json holds both to the same.

const ELIDED: Record<string, string> = { de: "d’", le: "l’", la: "l’", que: "qu’" };

/** A word and the name that follows it: "d’Aylin", "de Mika", "e Inés". */
export function joined(word: string, name: string): string {
  const start = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const elided = ELIDED[word];
  if (elided && /^([aeiouœæ]|y(?![aeiouœæ]))/.test(start)) return elided + name;
  return word === "y" && /^(h?i|y)(?![aeou])/.test(start) ? `e ${name}` : `${word} ${name}`;
}
