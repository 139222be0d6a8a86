"""Which hosts are ours: what a request may ask for in `Host`, and what links may be made of.

Anybody can let a name of his own lead to this machine (DNS rebinding), and his page would then be allowed to read what
we answer. Such a name stands in the public DNS. So we answer to what does not stand there: IP addresses, single words,
names of local networks; and to our own names, which are that of the machine and that in the public URL. Behind a proxy,
the proxy decides which names lead to us.
"""

import ipaddress
import socket
from functools import lru_cache
from urllib.parse import urlsplit

from aiohttp import web

from thenumber.server.settings import DEFAULT_PORTS, Settings
from thenumber.server.web.headers import HOST

LOCAL = (
    *(".local", ".localhost", ".localdomain", ".lan", ".home", ".home.arpa", ".internal", ".intranet", ".private"),
    *(".corp", ".test", ".fritz.box", ".ts.net"),
)
"""The ends of names that nobody can register for himself: those reserved for local networks or in use there, and those
that a router (`.fritz.box`) or Tailscale (`.ts.net`) gives to the machines of its owner."""


def is_served(host: str | None, settings: Settings) -> bool:
    """Whether a request with this Host is answered; without one it comes from no browser."""
    if host is None:
        return True
    if HOST.fullmatch(host) is None:
        return False
    return settings.behind_proxy or is_ours(host, settings)


def is_ours(host: str, settings: Settings) -> bool:
    """Whether a host, with or without a port, is known to be this server.

    >>> from pathlib import Path
    >>> settings = Settings(Path("/srv"), public_url="https://play.example/number")
    >>> [is_ours(host, settings) for host in ("play.example", "10.0.0.3:8080", "[::1]", "pi.local", "nas:80")]
    [True, True, True, True, True]
    >>> is_ours("evil.example:8080", settings)
    False
    """
    match = HOST.fullmatch(host)
    if match is None:
        return False
    name = match["name"].lower()
    return "." not in name or name.endswith(LOCAL) or name in own_names(settings) or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


@lru_cache(maxsize=8)
def own_names(settings: Settings) -> frozenset[str]:
    """The names that this server was told, and the one that its machine has. Nothing is looked up."""
    names = (settings.host, socket.gethostname(), urlsplit(settings.public_url or "").hostname or "")
    return frozenset(name.lower() for name in names if name)


def asked_host(request: web.Request) -> str:
    """The host that a request asks for; if it says none, the address at which it came in."""
    host = request.headers.get("Host")
    if host is not None:
        return host
    name, port, *_ = request.transport.get_extra_info("sockname") if request.transport else ("127.0.0.1", 80)
    return f"[{name}]:{port}" if ":" in name else f"{name}:{port}"


def name_and_port(host: str) -> tuple[str, int]:
    """
    >>> name_and_port("pi.local:8080"), name_and_port("[::1]")
    (('pi.local', 8080), ('::1', 80))
    """
    match = HOST.fullmatch(host)
    return (match["name"].strip("[]"), int(match["port"] or DEFAULT_PORTS["http"])) if match else ("", 0)
