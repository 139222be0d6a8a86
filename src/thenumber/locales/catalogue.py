"""The texts of one language."""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from babel import Locale
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from thenumber.locales.joining import joined

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
"""A key and its text, which goes on as long as lines are indented or empty."""


class Catalogue:
    """All texts of one language, each of them read when it is asked for: reading all takes as long as all the rest."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Isolating marks around every variable would show up as boxes in terminals, and break copying.
        functions: dict[str, Any] = {"JOIN": joined}
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        self._locale = Locale.parse(language, sep="-")
        self._sources: dict[str, str] = {}
        for resource in (files(__package__) / language).iterdir():
            if resource.name.endswith(".ftl"):
                found = _MESSAGE.finditer(resource.read_text(encoding="utf-8"))
                self._sources |= {message[1]: message[0] for message in found}

    def text(self, key: str, **variables: str | int) -> str:
        """The text of a message. Counts come in as numbers, everything else as it is to be shown."""
        if not self._bundle.has_message(key):
            self._bundle.add_resource(FluentResource(self._sources[key]))
        message = self._bundle.get_message(key)
        if message.value is None:
            raise LookupError(f"{key} has no text of its own in {self.language}")
        text, errors = self._bundle.format_pattern(message.value, variables)
        if errors:
            raise LookupError(f"{key} in {self.language}: {errors[0]}")
        return str(text)

    def listed(self, items: Iterable[str]) -> str:
        """Items as they are listed in a sentence: "1", "1 and 3", "1, 3 and 5"."""
        *most, last = items
        if not most:
            return last
        first, *rest = most
        for following in rest:
            first = self.text("list-longer", first=first, next=following)
        return self.text("list-pair", first=first, last=last)

    def decimal(self, value: float, places: int = 1, *, signed: bool = False) -> str:
        """A figure as it is read: "4.1" or "4,1"; with its sign "+4.1", "-0.3", "0.0"."""
        rounded = round(value, places) or 0.0  # there is no less than nothing of nothing
        figure = format_decimal(rounded, format=f"0.{'0' * places}", locale=self._locale)
        return f"+{figure}" if signed and rounded > 0 else figure

    def percent(self, share: float, places: int = 0, *, signed: bool = False) -> str:
        """A share as it is read, with the sign that stands behind it: "81%" or "81 %"."""
        rounded = round(share, places + 2) or 0.0
        pattern = self._locale.percent_formats[None].pattern.replace("#,##0", f"0.{'0' * places}".rstrip("."))
        figure = format_percent(rounded, format=pattern, locale=self._locale)
        return f"+{figure}" if signed and rounded > 0 else figure


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)
