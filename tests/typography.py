"""How texts are set: one function a rule, from a text to its slips. A slip is the passage that is wrong."""

import re
from collections.abc import Callable, Mapping
from typing import TypeAlias

Rule: TypeAlias = Callable[[str], list[str]]

NARROW = "\u202f"
"""The narrow no-break space."""

CODE = re.compile(
    r"https?://\S+"
    r"|\b[12]\.[1-5] [-\d:| ]*[-\d]"  # a position line
    r'|"\d{3}": \d'  # weights in JSON
    r"|\[[^\]]+\](\.\.\.)?"  # [Game], [OPTIONS], [ARGS]...
    r"|\S*\b(json|svg|tnr|choose)\b\S*"
    r"|(?<!\w)--?[a-z][-a-z]*"  # --help
    r"|\bthenumber( --?[a-z]+| [a-z]+)*"
)
"""Samples of code in a text: commands, position lines, JSON. They are set as they are typed."""


def prose(text: str) -> str:
    """A text without samples of code and without the stars of emphasis."""
    return CODE.sub("code", text).replace("*", "")


def french_spaces(text: str) -> list[str]:
    """Narrow no-break spaces before : ; ! ? » and after «."""
    missing = re.compile(rf"[^{NARROW}!?…][:;!?]|[^{NARROW}]»|«(?!{NARROW}).?")
    return missing.findall(prose(text))


def one_ellipsis(text: str) -> list[str]:
    """… is one character, and no space stands before it."""
    return re.findall(r"\.\.\.+|……|\S\s+…", prose(text))


def chinese_ellipsis(text: str) -> list[str]:
    """…… is two characters, and no space stands before it."""
    return re.findall(r"\.\.\.+|(?<!…)…(?!…)|…{3,}|\S\s+…", prose(text))


def typewriter_marks(text: str) -> list[str]:
    """No straight apostrophes and quotes."""
    return re.findall(r".?['\"`´].?", prose(text))


def only_quotes(allowed: str) -> Rule:
    """No quotes but those of the language."""
    others = "".join(set("“”„‚‘«»‹›「」『』") - set(allowed))

    def other_quotes(text: str) -> list[str]:
        """No quotes but those of the language."""
        return re.findall(rf".?[{others}].?", prose(text))

    return other_quotes


def plain_space_before_percent(text: str) -> list[str]:
    """A no-break space stands before %: otherwise it may begin a line."""
    return re.findall(r"\S %|\d%", prose(text))


def any_space_before_percent(text: str) -> list[str]:
    """Nothing stands between a figure and %."""
    return re.findall(r"\S\s+%", prose(text))


CHINESE = "\u3001-\u303f\u4e00-\u9fff\uff01-\uffef"
"""Chinese characters and full-width marks."""


def chinese_figures(text: str) -> list[str]:
    """No spaces between Chinese and figures."""
    return re.findall(rf"[{CHINESE}]\s+[-+−]?\d+|\d+%?\s+[{CHINESE}]", prose(text))


def chinese_marks(text: str) -> list[str]:
    """No half-width marks beside Chinese characters."""
    characters = "\u4e00-\u9fff"
    return re.findall(rf"[{characters}] ?[,;:!?()](?!\d)|[,;:!?()][{characters}]|[{characters}]\.", prose(text))


def notation(text: str) -> list[str]:
    """No "1.3" where a person reads: it is round 1, turn 3."""
    return re.findall(r"(?<![\d.])[12]\.[1-5](?!\d|\.\d)", prose(text))


def french_tu(text: str) -> list[str]:
    """*Vous*, never *tu*."""
    words = re.findall(r"\b(?:tu|ton|ta|tes|toi|te)\b|\bt’", prose(text), re.IGNORECASE)
    commands = r"(?:^|[.!?:]\s)(?:Ouvre|Touche|Écris|Choisis|Essaie|Prends|Regarde|Appuie|Lance|Va)\b"
    return words + re.findall(commands + r"|\b\w+es-(?:en|le|la|les)\b", prose(text))


def french_elision(text: str) -> list[str]:
    """`{ JOIN("de", $name) }` before a name, not `de { $name }`: it is *d’Ada*."""
    return re.findall(r"\b(?:de|le|la|que) Ada\b", prose(text))


def spanish_usted(text: str) -> list[str]:
    """*Tú* and *vosotros*, never *usted*."""
    return re.findall(r"\b[Uu]sted(?:es)?\b", prose(text))


RULES: Mapping[str, tuple[Rule, ...]] = {
    "en": (notation, typewriter_marks, one_ellipsis, only_quotes("“”"), any_space_before_percent),
    "de": (notation, typewriter_marks, one_ellipsis, only_quotes("„“"), plain_space_before_percent),
    "fr": (
        notation,
        typewriter_marks,
        one_ellipsis,
        only_quotes("«»"),
        plain_space_before_percent,
        french_spaces,
        french_tu,
        french_elision,
    ),
    "it": (notation, typewriter_marks, one_ellipsis, only_quotes("«»"), any_space_before_percent),
    "es": (notation, typewriter_marks, one_ellipsis, only_quotes("«»"), plain_space_before_percent, spanish_usted),
    "zh-Hant": (
        notation,
        typewriter_marks,
        chinese_ellipsis,
        only_quotes("「」『』"),
        any_space_before_percent,
        chinese_figures,
        chinese_marks,
    ),
}
"""What holds in each language."""
