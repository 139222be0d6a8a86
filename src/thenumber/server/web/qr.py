"""QR codes of our own addresses as pictures: for phones that are to come to a table, or to see a game."""

from collections.abc import Iterable
from functools import lru_cache
from io import BytesIO

LONGEST = 800
"""The most characters in a QR code. A whole game in a link has 150 without the names; a camera reads no more from a
screen."""
QUIET = 4
"""The width of the quiet zone all round, in modules, as the standard wants."""


def is_ours(text: str, bases: Iterable[str]) -> bool:
    """Whether an address is one of this server: it draws codes for nobody else.

    >>> [is_ours(text, ["http://a.example/n"]) for text in ("http://a.example/n/t/KDWTXM", "http://a.example/nn")]
    [True, False]
    """
    plain = len(text) <= LONGEST and text.isascii() and text.isprintable() and " " not in text
    return plain and any(text == base or text.startswith((f"{base}/", f"{base}#", f"{base}?")) for base in bases)


@lru_cache(maxsize=256)
def qr_svg(text: str) -> bytes:
    """A picture that the page may scale, black on white in every theme: cameras want it so."""
    import segno  # takes a tenth of a second, and many servers never draw one

    picture = BytesIO()
    segno.make_qr(text, error="m").save(
        picture,
        kind="svg",
        border=QUIET,
        light="#fff",
        dark="#000",
        xmldecl=False,
        svgclass=None,
        lineclass=None,
        omitsize=True,
    )
    return picture.getvalue()
