"""The handshake that turns an HTTP request into a WebSocket."""

import base64
import binascii
import hashlib

from aiohttp import web

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
    upgrade = {word.strip().lower() for word in headers.get("Connection", "").split(",")}
    key = headers.get("Sec-WebSocket-Key", "").strip()
    if "upgrade" not in upgrade or headers.get("Upgrade", "").strip().lower() != "websocket" or not _is_key(key):
        raise web.HTTPBadRequest
    if headers.get("Sec-WebSocket-Version", "").strip() != VERSION:
        raise web.HTTPUpgradeRequired(headers={"Sec-WebSocket-Version": VERSION})
    lines = (
        "HTTP/1.1 101 Switching Protocols",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Accept: {accept_key(key)}",
    )
    return "\r\n".join((*lines, "", "")).encode()


def _is_key(text: str) -> bool:
    try:
        return len(base64.b64decode(text, validate=True)) == KEY_BYTES
    except (binascii.Error, ValueError):
        return False
