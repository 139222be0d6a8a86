"""Which languages there are, and which of them somebody wants."""

LANGUAGES = ("en", "de", "fr", "it", "es", "zh-Hant")
"""The first is the one to fall back on."""


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
