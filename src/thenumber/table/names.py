"""What people may call themselves: any script and emoji, nothing invisible, nothing that breaks a line or a layout."""

import unicodedata

from thenumber.bots.names import is_bot_player

LONGEST_NAME = 20
"""The most characters of a name, as a reader counts them (`characters`)."""
MOST_MARKS = 3
"""The most marks on one character. Tibetan and Hebrew need three; more of them climb into the neighbours' lines."""
TOO_LONG = 500
"""The length, in characters, above which a text is refused without a look at it."""

LEFT_OUT = ("Cc", "Cf", "Cn", "Co", "Cs")
"""The Unicode categories that are left out: control; format, which is bidi, zero-width and joiners; unassigned; private
use; surrogates."""
SPACES = ("Zs", "Zl", "Zp")
FLAT_MARKS = ("Mn", "Me")
"""The Unicode categories of marks that take no room of their own."""
SKIN_COLOURS = frozenset(map(chr, range(0x1F3FB, 0x1F400)))
FLAG_LETTERS = frozenset(map(chr, range(0x1F1E6, 0x1F200)))
"""The letters of which two make a flag."""
INVISIBLE = frozenset(
    map(
        chr,
        (
            0x034F,  # grapheme joiner
            *(0x115F, 0x1160, 0x3164, 0xFFA0),  # Hangul fillers
            *(0x17B4, 0x17B5),  # Khmer vowels that are never shown
            *range(0x180B, 0x1810),  # Mongolian variation selectors
            0x2800,  # Braille without dots
            *range(0xFE00, 0xFE10),  # variation selectors
            *(0xFFFC, 0xFFFD),  # stand for something that got lost
            0x1D159,  # a note without a head
            *range(0xE0100, 0xE01F0),  # variation selectors
        ),
    )
)
"""The characters that are letters, symbols and marks by category, yet nothing to see: two names could differ in nothing
else."""


def clean_name(text: str) -> str | None:
    """The name as everybody will see it; `None` if nothing good is left, it is too long, or it begins like a bot's.

    What is invisible is left out rather than refused: phones add some by themselves. With it go the joiners of emoji
    families, who then stand side by side. A name that is too long is refused, not cut: its bearer knows best where.

    >>> clean_name("  Ada  \\u202e Lovelace "), clean_name("數字"), clean_name("@greedy"), clean_name("?!")
    ('Ada Lovelace', '數字', None, None)
    """
    if len(text) > TOO_LONG:
        return None
    visible = unicodedata.normalize("NFC", "".join(map(_visible, text)))
    name = unicodedata.normalize("NFC", " ".join(_trim_marks(visible).split()))
    if len(characters(name)) > LONGEST_NAME:
        return None
    if is_bot_player(unicodedata.normalize("NFKC", name[:1])) or not any(map(_tells_apart, name)):
        return None
    return name


def characters(name: str) -> list[str]:
    """A name cut into what a reader sees as one character: a letter with its marks, a flag, a hand with its colour.

    >>> characters("Zoë"), len(characters("สวัสดี")), len(characters("नमस्ते")), len(characters("🇨🇭👍🏽"))
    (['Z', 'o', 'ë'], 4, 4, 2)
    """
    seen: list[str] = []
    for character in name:
        joined = unicodedata.category(character)[0] == "M" or character in SKIN_COLOURS
        second_of_flag = character in FLAG_LETTERS and seen and seen[-1] in FLAG_LETTERS
        if seen and (joined or second_of_flag):
            seen[-1] += character
        else:
            seen.append(character)
    return seen


def shortened(name: str, most: int) -> str:
    """The first characters of a name, as a reader counts them."""
    return "".join(characters(name)[:most])


def numbered(name: str, count: int) -> str:
    """The name of one more person or bot of the same name: never longer than a name may be, with up to two digits.

    >>> numbered("Ada", 2), numbered("@greedy", 2)
    ('Ada 2', '@greedy2')
    """
    space = "" if is_bot_player(name) else " "
    return f"{shortened(name, LONGEST_NAME - 3)}{space}{count}"


def _visible(character: str) -> str:
    """The character, a space for any white space, or nothing."""
    category = unicodedata.category(character)
    if character.isspace() or category in SPACES:
        return " "
    return "" if category in LEFT_OUT or character in INVISIBLE else character


def _trim_marks(name: str) -> str:
    """Without marks that stand on nothing, and without more of them than any script needs."""
    kept: list[str] = []
    marks = 0
    for character in name:
        category = unicodedata.category(character)
        marks = marks + 1 if category in FLAT_MARKS else 0
        stands_on_nothing = category[0] == "M" and (not kept or kept[-1] == " ")
        if marks <= MOST_MARKS and not stands_on_nothing:
            kept.append(character)
    return "".join(kept)


def _tells_apart(character: str) -> bool:
    """Whether a character makes a name: letters, digits and pictures do; punctuation, signs and spaces alone do not."""
    category = unicodedata.category(character)
    return category[0] in "LN" or category == "So"
