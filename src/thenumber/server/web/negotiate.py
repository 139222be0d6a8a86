"""What a browser would like best of what there is: languages and encodings, by the weights in its headers."""

import re
from collections.abc import Collection

from thenumber.locales.languages import LANGUAGES, find_language

PLAIN = "identity"
"""The name of the encoding that is none, in HTTP."""
HARDLY = 0.0001
"""The weight of the plain encoding where a header does not name it: right unless refused, but less wanted than anything
that is asked for."""


def best_encoding(accepted: str, available: Collection[str]) -> str:
    """The encoding to send, by Accept-Encoding; plain if it says nothing, or refuses everything.

    >>> best_encoding("gzip, deflate, br", ["br", "gzip", "identity"]), best_encoding("br;q=0, *", ["br", "gzip"])
    ('br', 'gzip')
    """
    liked = weights(accepted)

    def weight(name: str) -> float:
        return liked.get(name, liked.get("*", HARDLY if name == PLAIN else 0.0))

    best = max(available, key=weight)
    return best if weight(best) else PLAIN


def best_language(chosen: str, accepted: str, available: Collection[str] = LANGUAGES) -> str:
    """The language that somebody chose, or else the one that suits Accept-Language best.

    >>> best_language("", "ja, de-AT;q=0.8, fr;q=0.9"), best_language("zh-TW", "fr"), best_language("", "")
    ('fr', 'zh-Hant', 'en')
    """
    asked = [tag for tag, weight in weights(accepted).items() if weight]
    found = (find_language(tag) for tag in (chosen, *asked))
    return next((language for language in found if language and language in available), LANGUAGES[0])


def weights(header: str) -> dict[str, float]:
    """What a header asks for, best first. A weight that can't be understood counts nothing.

    >>> weights("de-AT, en;q=0.5, fr;q=0.8, it;q=much")
    {'de-at': 1.0, 'fr': 0.8, 'en': 0.5, 'it': 0.0}
    """
    found = {}
    for entry in header.lower().split(","):
        name, *parameters = (part.strip() for part in entry.split(";"))
        weight = next((part.removeprefix("q=") for part in parameters if part.startswith("q=")), "1")
        if name:
            found[name] = float(weight) if re.fullmatch(r"[01](\.[0-9]{0,3})?", weight) else 0.0
    return dict(sorted(found.items(), key=lambda entry: -entry[1]))
