"""The texts of the command, in the language of whoever called it."""

import os
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NoReturn

from thenumber.cli.streams import discard_output
from thenumber.locales.catalogue import Catalogue, catalogue
from thenumber.locales.languages import LANGUAGES, find_language
from thenumber.record.errors import RecordError

OPTION = "--lang"


def text(key: str, **variables: str | int) -> str:
    return current().text(key, **variables)


def is_said(key: str) -> bool:
    return current().has(key)


def listed(items: Sequence[str]) -> str:
    return current().listed(items)


def mark(name: str) -> str:
    """What the help puts in the place of a value that somebody is to type, such as FILE."""
    return text(f"mark-{name}")


def decimal(value: float, places: int = 1, *, signed: bool = False) -> str:
    return current().decimal(value, places, signed=signed)


def percent(share: float, places: int = 0, *, signed: bool = False) -> str:
    return current().percent(share, places, signed=signed)


@cache
def current() -> Catalogue:
    """The catalogue of the user's language, or the English one where its script can't be shown. It is fixed for the
    life of the process: help texts are made once, when the commands are."""
    return catalogue(wanted_language() if is_shown(wanted_language()) else LANGUAGES[0])


def wanted_language() -> str:
    asked, _ = split_language(sys.argv[1:])
    return find_language(asked or "") or environment_language(os.environ)


def is_shown(language: str) -> bool:
    """Whether the encoding of standard output has the script of a language. Single letters may be missing."""
    try:
        catalogue(language).text("game-title").encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def split_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """What `--lang` asks for, wherever it stands, and the arguments without it."""
    asked, rest = None, list(arguments)
    end = rest.index("--") if "--" in rest else len(rest)
    for place in reversed(range(end)):
        if rest[place].startswith(f"{OPTION}="):
            asked = rest.pop(place).partition("=")[2]
        elif rest[place] == OPTION and place + 1 < len(rest):
            asked = rest.pop(place + 1)
            rest.pop(place)
    return asked, rest


def environment_language(environment: Mapping[str, str]) -> str:
    """
    >>> environment_language({"LANG": "de_CH.UTF-8"}), environment_language({"LANGUAGE": "xx:it", "LANG": "en_GB"})
    ('de', 'it')
    """
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    # As gettext does: without a locale, or with the plain C one, nobody asked for a list of languages.
    several = environment.get("LANGUAGE", "").split(":") if find_language(locale) and locale[:2] != "C." else []
    for wanted in (environment.get("THENUMBER_LANG", ""), *several, locale):
        if wanted and (language := find_language(wanted)):
            return language
    return LANGUAGES[0]


def record_message(error: RecordError) -> str:
    """What is wrong with a record, in words, without the place."""
    return text(f"record-{error.code}", found=error.found, right=error.right, verdict=error.verdict)


def complain(message: str) -> None:
    try:
        print(text("error", message=message), file=sys.stderr, flush=True)
    except OSError:  # nobody hears it; the exit code still says it
        discard_output(2)


def stop(message: str, code: int) -> NoReturn:
    """End the command with a sentence about why."""
    sys.stdout.flush()
    complain(message)
    raise SystemExit(code)
