"""A proxy on this machine: whether it passes on what the server needs.

In the place of the server stands a listener that takes one request and looks at its headers. A proxy elsewhere is never
asked.
"""

import asyncio
import socket
from urllib.parse import urlsplit

import aiohttp

from thenumber.server.doctor.finding import Finding, good, hint, wrong
from thenumber.server.settings import Settings
from thenumber.server.web.addresses import is_loopback

PATIENCE = 5.0
"""The most seconds that the proxy may take."""
ASKED = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "A" * 22 + "==",
}
ANSWER = b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


def is_here(url: str, own: list[str]) -> bool:
    """Whether a URL leads to this machine, as far as that can be told without asking a name server.

    >>> [is_here(url, ["192.168.1.7"]) for url in ("https://localhost", "http://192.168.1.7:81/x", "https://a.example")]
    [True, True, False]
    """
    host = urlsplit(url).hostname or ""
    return is_loopback(host) or host in own or host == socket.gethostname().lower()


async def look_at_proxy(settings: Settings, own: list[str], *, port_is_free: bool) -> Finding | None:
    """What the proxy in front passes on, if it is one of this machine and nothing listens at our port yet."""
    url = settings.public_url
    if not settings.behind_proxy or url is None:
        return None
    if not is_here(url, own):
        return hint("doctor-proxy-elsewhere", command=f"curl -i {url}/healthz")
    if not port_is_free or settings.port == 0:
        return hint("doctor-proxy-served", command=f"curl -i {url}/healthz")
    try:
        headers = await _headers_passed_on(settings, url)
    except (aiohttp.ClientError, OSError) as error:
        return wrong("doctor-proxy-silent", url=url, reason=str(error) or type(error).__name__)
    if headers is None:
        return wrong("doctor-proxy-other", url=url, address=f"{settings.host}:{settings.port}")
    missing = tuple(missing_headers(headers, urlsplit(url).netloc))
    return wrong("doctor-proxy-lacks", url=url, headers=missing) if missing else good("doctor-proxy-works", url=url)


def missing_headers(headers: dict[str, str], host: str) -> list[str]:
    """The headers that a proxy did not pass on, of those that the server needs.

    >>> missing_headers({"host": "localhost:8080", "upgrade": "websocket"}, "game.example.org")
    ['Host', 'X-Forwarded-For']
    """
    right = {
        "Host": headers.get("host") == host,
        "X-Forwarded-For": "x-forwarded-for" in headers,
        "Upgrade": headers.get("upgrade", "").lower() == "websocket",
    }
    return [name for name, passed_on in right.items() if not passed_on]


async def _headers_passed_on(settings: Settings, url: str) -> dict[str, str] | None:
    """The headers with which a request for the URL arrives at our port; None if it arrives somewhere else."""
    arrived: list[dict[str, str]] = []

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, OSError):
            head = ""
        if "/healthz?doctor" in head:  # not whoever else asks just now
            lines = [line.partition(":") for line in head.split("\r\n")[1:] if line]
            arrived.append({name.lower(): value.strip() for name, _, value in lines})
        writer.write(ANSWER)
        writer.close()

    async with await asyncio.start_server(take, settings.host, settings.port):
        timeout = aiohttp.ClientTimeout(total=PATIENCE)
        try:
            async with (
                aiohttp.ClientSession(timeout=timeout) as session,
                session.get(f"{url}/healthz?doctor", headers=ASKED, allow_redirects=False),
            ):
                pass
        except TimeoutError:
            return arrived[0] if arrived else None
    return arrived[0] if arrived else None
