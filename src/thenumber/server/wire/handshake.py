"""The handshake that turns an HTTP request into a WebSocket."""

import base64
import binascii
import hashlib

from aiohttp import HttpVersion11, web

KEY_BYTES = 16
VERSION = "13"
MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
"""The GUID of RFC 6455, with which a server proves that it understood the handshake."""


def accept_key(key: str) -> str:
    """
    >>> accept_key("dGhlIHNhbXBsZSBub25jZQ==")
    's3pPLMBiTxaQ9kYGzzhZRbK+xOo='
    """
    return base64.b64encode(hashlib.sha1(f"{key}{MAGIC}".encode()).digest()).decode()  # noqa: S324 no secret


def handshake(request: web.Request) -> bytes:
    """The answer that opens the WebSocket; an HTTP error if that is not what was asked for."""
    headers = request.headers
    keys, versions = headers.getall("Sec-WebSocket-Key", []), headers.getall("Sec-WebSocket-Version", [])
    if (
        request.method != "GET"
        or request.version < HttpVersion11
        or len(headers.getall("Host", [])) != 1
        or "upgrade" not in _words(headers.getall("Connection", []))
        or "websocket" not in _words(headers.getall("Upgrade", []))
        or len(keys) != 1
        or not _is_key(keys[0].strip())
        or len(versions) > 1
    ):
        raise web.HTTPBadRequest
    if not versions or versions[0].strip() != VERSION:
        raise web.HTTPUpgradeRequired(headers={"Upgrade": "websocket", "Sec-WebSocket-Version": VERSION})
    lines = (
        "HTTP/1.1 101 Switching Protocols",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Accept: {accept_key(keys[0].strip())}",
    )
    return "\r\n".join((*lines, "", "")).encode()


def _words(values: list[str]) -> set[str]:
    """What a header lists, in small letters.

    >>> sorted(_words(["keep-alive, Upgrade", "x"]))
    ['keep-alive', 'upgrade', 'x']
    """
    return {word.strip().lower() for value in values for word in value.split(",")}


def _is_key(text: str) -> bool:
    try:
        return len(base64.b64decode(text, validate=True)) == KEY_BYTES
    except (binascii.Error, ValueError):
        return False
