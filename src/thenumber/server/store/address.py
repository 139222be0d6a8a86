"""Where a database is: the two forms of its URL, read with care because one of them may hold a password."""

import re
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote, unquote

from thenumber.server.store.errors import StoreError

FORMS = "sqlite:///PATH, postgresql://USER:PASSWORD@HOST:PORT/DATABASE"
"""The forms of a URL that are understood, for the message to whoever wrote something else. PATH may be any absolute or
relative path; USER, PASSWORD, HOST and PORT may be left out, and what libpq understands may follow as
`?name=value&...`. There may be several HOST:PORT, separated by commas: the one that can be written to is used."""

SCHEME = re.compile(r"([a-z][a-z0-9+]*)://")
NEVER = re.compile(r"[\s\x00-\x1f\x7f\ud800-\udfff]")
"""Characters that stand in no URL, and in no other text that can be written in UTF-8."""

HOST = r"(?:\[[^/?#@\[\]]+\]|[^:/?#@\[\],]*)(?::[0-9]{1,5})?"
# Nothing but the user and the password stands before an @. So no part of a password is ever taken for the host.
SERVER = re.compile(
    r"(?:[^:/?#@\[\]]*(?::[^/?#@\[\]]*)?@)?"
    rf"(?P<host>{HOST}(?:,{HOST})*)"
    r"(?:/(?P<database>[^?@]*))?(?:\?[^@]*)?"
)


class Address(NamedTuple):
    """A URL that is one of ours, the name that messages may show, and the file if it is SQLite."""

    url: str
    name: str
    path: Path | None = None


def parse_address(url: str) -> Address:
    """The address that a URL names; a StoreError with the code `url` if it is none, which shows only the scheme.

    >>> parse_address("sqlite:////srv/my%20data/thenumber.sqlite").path
    PosixPath('/srv/my data/thenumber.sqlite')
    >>> parse_address("postgresql://ada:secret@db.example/numbers").name
    'postgresql://db.example/numbers'
    >>> parse_address("postgresql://ada:secret@one:5432,two:5433/numbers").name
    'postgresql://one:5432,two:5433/numbers'
    """
    scheme = SCHEME.match(url)
    address = None
    if scheme and not NEVER.search(url):
        rest = url[scheme.end() :]
        if scheme[1] == "sqlite":
            address = _file_address(url, rest)
        elif scheme[1] in ("postgresql", "postgres"):
            address = _server_address(url, rest)
    if address is None:
        raise wrong_address(scheme[0] if scheme else "")
    return address


def wrong_address(scheme: str) -> StoreError:
    """The error for a URL of which only the scheme may be shown."""
    return StoreError("url", found=scheme, right=FORMS)


def file_url(path: Path) -> str:
    """The URL of a file in SQLite, whatever characters its path has.

    >>> file_url(Path("/srv/my data/thenumber.sqlite"))
    'sqlite:////srv/my%20data/thenumber.sqlite'
    """
    return f"sqlite:///{quote(str(path.absolute()))}"


def _file_address(url: str, rest: str) -> Address | None:
    path = unquote(rest.removeprefix("/"))
    if not rest.startswith("/") or path in ("", ":memory:") or "\0" in path or "?" in rest:
        return None
    return Address(url, path, Path(path))


def _server_address(url: str, rest: str) -> Address | None:
    server = SERVER.fullmatch(rest)
    return Address(url, f"postgresql://{server['host']}/{server['database'] or ''}") if server else None
