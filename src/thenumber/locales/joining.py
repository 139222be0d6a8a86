"""Words that change before a name: French *de* and *d’*, Spanish *y* and *e*. Messages say `{ JOIN("de", $name) }`.

The page has the same in web/src/lib/i18n/joining.ts; tests/locales/joining.json holds both to the same.
"""

import re
import unicodedata

_ELIDED = {"de": "d’", "le": "l’", "la": "l’", "que": "qu’"}
_VOWEL = re.compile(r"[aeiouœæ]|y(?![aeiouœæ])")
"""How a name begins that French elides before. Before an h usage differs from name to name: nothing is elided."""
_SOUNDS_LIKE_Y = re.compile(r"(h?i|y)(?![aeou])")
"""How a name begins before which Spanish says *e*: Inés, Hilario, Yvonne; not Iago, Hierro, Yolanda."""


def joined(word: str, name: str) -> str:
    """A word and the name that follows it.

    >>> joined("de", "Aylin"), joined("de", "Mika"), joined("y", "Inés")
    ('d’Aylin', 'de Mika', 'e Inés')
    """
    start = "".join(mark for mark in unicodedata.normalize("NFD", name[:4]) if not unicodedata.combining(mark)).lower()
    if word in _ELIDED and _VOWEL.match(start):
        return _ELIDED[word] + name
    if word == "y" and _SOUNDS_LIKE_Y.match(start):
        word = "e"
    return f"{word} {name}"
