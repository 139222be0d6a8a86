"""Which languages there are, and which of them somebody wants."""

import json
from pathlib import Path

LANGUAGES: tuple[str, ...] = tuple(json.loads(Path(__file__).with_name("languages.json").read_text(encoding="utf-8")))
"""The tags of our languages, each of which has a folder here. The first is the one to fall back on."""


def find_language(wanted: str) -> str | None:
    """Our language for a tag such as `de`, `de-AT`, `fr_CA.UTF-8` or `zh_TW`; None if we don't have it.

    >>> find_language("de_AT.UTF-8"), find_language("zh-TW"), find_language("C"), find_language("xx")
    ('de', 'zh-Hant', 'en', None)
    """
    tag = wanted.split(".")[0].split("@")[0].replace("_", "-").lower()
    if tag in ("c", "posix"):
        return LANGUAGES[0]
    language = tag.split("-")[0]
    return next((ours for ours in LANGUAGES if ours.lower() == tag or ours.split("-")[0] == language), None)
