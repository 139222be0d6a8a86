"""Where a database is: its URL, read with care, because it may hold a password."""

import re
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from thenumber.server.store.errors import StoreError

SCHEME = re.compile(r"([a-z][a-z0-9+]*)://")
SQLITE = ("sqlite", "sqlite+pysqlite")
POSTGRES = ("postgresql", "postgres", "postgresql+psycopg")
RIGHT = "sqlite:///PATH postgresql://USER:PASSWORD@HOST:PORT/DATABASE"


class Address(NamedTuple):
    """A URL that SQLAlchemy understands, the name that messages may show, and the file if it is one."""

    url: URL
    name: str
    path: Path | None = None


def parse_address(url: str) -> Address:
    """The address that a URL names.

    >>> parse_address("sqlite:////srv/my%20data/thenumber.sqlite").name
    '/srv/my data/thenumber.sqlite'
    >>> parse_address("postgresql://ada:secret@db.example/numbers").name
    'postgresql://db.example/numbers'
    """
    scheme = SCHEME.match(url)
    if scheme is None:
        raise StoreError("url", right=RIGHT)
    if scheme[1] in SQLITE:
        return _file_address(url.removeprefix(scheme[0]))
    if scheme[1] in POSTGRES:
        return _server_address(url.removeprefix(scheme[0]))
    raise StoreError("url", found=scheme[0], right=RIGHT)


def _file_address(rest: str) -> Address:
    path = unquote(rest.removeprefix("/"))
    if not rest.startswith("/") or path in ("", ":memory:") or "\0" in path or "?" in rest:
        raise StoreError("url", found="sqlite://", right=RIGHT)
    return Address(URL.create("sqlite", database=path), path, Path(path))


def _server_address(rest: str) -> Address:
    try:
        # With a second @ a part of the password would be taken for the host, and shown.
        url = make_url(f"postgresql+psycopg://{rest}") if rest.count("@") <= 1 else None
    except (ArgumentError, ValueError):
        url = None
    if url is None:
        raise StoreError("url", found="postgresql://", right=RIGHT)
    port = f":{url.port}" if url.port else ""
    return Address(url, f"postgresql://{url.host or ''}{port}/{url.database or ''}")
