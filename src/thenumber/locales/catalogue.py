"""The texts of one language."""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
"""A key and its text, which goes on as long as lines are indented or empty."""


class Catalogue:
    """All texts of one language, each of them read when it is asked for: reading all takes as long as all the rest."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Isolating marks around every variable would show up as boxes in terminals, and break copying.
        self._bundle = FluentBundle([language], use_isolating=False)
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


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)
