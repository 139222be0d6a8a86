"""Short codes of tables, to be said across a room: `KDW-TXM`.

Thirteen letters that neither look nor sound too much like another one. Left out are 0 O Q, 1 I L, 5 S, 2 Z, 8 B, C's
twin G and M's twin N; all vowels and Y, so that no words arise; and all digits: in this game they would be a number.

Six letters make 4,826,809 strings; without the rude ones `CODES` are left. A code is no credential: it leads to a table
that the host can lock, and a seat has a token of its own. How far guessing gets stands at `limits.CODE_MISSES`.
"""

import unicodedata
from random import Random

LETTERS = "CDFHJKMPRTVWX"
LENGTH = 6
CODES = 4_152_960
"""The number of different codes; a test counts them."""

RUDE = (
    *("CCK", "CRP", "DCK", "FCK", "FK", "FRT", "FVCK", "FXCK", "JRK", "PHCK", "PRK", "PRV"),  # English
    *("TRD", "TWT", "WHR", "WTF", "XXX", "KKK"),
    *("DPP", "DRCK", "HJ", "KCK", "WXR"),  # German, with what no number plate may show
    *("FDP", "FTR", "MRD", "PD", "VTFF"),  # French
    *("CRJ", "CTM", "HDP", "HPT", "JDR", "PTM"),  # Spanish
    *("FRC", "PRC", "PTT"),  # Italian
    *("TMD", "WCM"),  # Chinese, as typed
)
"""The strings that no code contains: abbreviations and words without their vowels that hurt somebody in one of our
languages."""

TOO_LONG = 40
"""The length, in characters, from which a text is not looked at: nobody types this much for six letters."""


def new_code(rng: Random) -> str:
    """A random code: `rng` is `secrets.SystemRandom()` in use, any `Random` in a test. The caller knows whether it is
    taken.

    >>> new_code(Random(4))
    'WVTFMH'
    """
    while True:
        code = "".join(rng.choices(LETTERS, k=LENGTH))
        if not any(word in code for word in RUDE):
            return code


def clean_code(text: str) -> str | None:
    """The code that somebody typed or pasted, as `new_code` made it; `None` if it can't be one.

    Rude strings are not refused here: the list may grow, and the tables that there are keep their codes.

    >>> clean_code(" kdw-txm "), clean_code("ｋｄｗ　ｔｘｎ"), clean_code("KDWTX0")
    ('KDWTXM', 'KDWTXM', None)
    """
    if len(text) > TOO_LONG:
        return None
    typed = unicodedata.normalize("NFKC", text).upper()  # some keyboards give wide letters
    code = "".join(
        character for character in typed if not character.isspace() and unicodedata.category(character) != "Pd"
    )
    code = code.replace("N", "M")  # heard wrong: no code has an N
    return code if len(code) == LENGTH and set(code) <= set(LETTERS) else None
