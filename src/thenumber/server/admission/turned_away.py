"""Answers over HTTP for those whose request is not even read, because there is no room for them."""

from http import HTTPStatus

from thenumber.server.wire import protocol as wire

RETRY_SECONDS = 5
"""The seconds after which somebody who is refused may try again."""


def refusal(status: HTTPStatus, code: str) -> bytes:
    """An answer for somebody whose request is not read."""
    body = wire.encode(wire.Refused(None, code, right=str(RETRY_SECONDS)))
    lines = (
        f"HTTP/1.1 {status.value} {status.phrase}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        f"Retry-After: {RETRY_SECONDS}",
        "Cache-Control: no-store",
        "Connection: close",
    )
    return "\r\n".join((*lines, "", "")).encode() + body


SERVER_FULL = refusal(HTTPStatus.SERVICE_UNAVAILABLE, "server-full")
TOO_MANY = refusal(HTTPStatus.TOO_MANY_REQUESTS, "too-many-connections")
