"""A WebSocket client that costs the load little: no extensions, whole frames only, called back with every message.

Hundreds of clients share one core with nothing else to do than keep a server busy, so this stays close to the bytes.
It offers no compression, and every server is therefore measured without it.
"""

import asyncio
import base64
import os
from collections.abc import Callable

TEXT, BINARY = 0x81, 0x82
_CLOSE, _PING, _PONG = 0x88, 0x89, 0x8A
_MASK = b"\x37\xfa\x21\x3d"  # clients must mask; a fixed key is as much work for the server as any other


def frame(opcode: int, payload: bytes) -> bytes:
    """One masked frame, as a client sends it.

    >>> frame(TEXT, b"Hello").hex(" ")
    '81 85 37 fa 21 3d 7f 9f 4d 51 58'
    """
    size = len(payload)
    if size < 126:
        head = bytes((opcode, 0x80 | size))
    elif size < 65536:
        head = bytes((opcode, 0xFE)) + size.to_bytes(2, "big")
    else:
        raise ValueError(f"a frame of {size} bytes is more than the load ever sends")
    key = (_MASK * (size // 4 + 1))[:size]
    masked = int.from_bytes(payload, "big") ^ int.from_bytes(key, "big")
    return head + _MASK + masked.to_bytes(size, "big")


class WebSocket(asyncio.Protocol):
    """One connection; `received` gets every message, `lost` why the connection ended before it was closed here."""

    def __init__(self, received: Callable[[bytes], None], lost: Callable[[Exception], None]) -> None:
        self._received, self._lost = received, lost
        self._transport: asyncio.Transport | None = None
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rest = b""
        self.bytes_received = 0

    async def open(self, port: int, path: str) -> None:
        loop = asyncio.get_running_loop()
        self._transport, _ = await loop.create_connection(lambda: self, "127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            f"Origin: http://127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        self._transport.write("\r\n".join([*lines, "", ""]).encode())
        await self._opened

    def send(self, payload: bytes, opcode: int = TEXT) -> None:
        if self._transport is None:
            raise RuntimeError("not open")
        self._transport.write(frame(opcode, payload))

    def fileno(self) -> int:
        if self._transport is None:
            raise RuntimeError("not open")
        number: int = self._transport.get_extra_info("socket").fileno()
        return number

    def pause(self) -> None:
        """Leave the socket to somebody else, at the beginning of a frame, until `resume`."""
        if self._transport is None or self._rest:
            raise RuntimeError("not open, or in the middle of a frame")
        self._transport.pause_reading()

    def resume(self) -> None:
        if self._transport is not None:
            self._transport.resume_reading()

    def close(self) -> None:
        self._lost = lambda _reason: None
        if self._transport is not None:
            self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        reason = exc or ConnectionError("the server closed the connection")
        if not self._opened.done():
            self._opened.set_exception(reason)
        self._lost(reason)

    def data_received(self, data: bytes) -> None:
        self.bytes_received += len(data)
        self._rest = self._rest + data if self._rest else data
        if not self._opened.done() and not self._handshake():
            return
        self._frames()

    def _handshake(self) -> bool:
        head, found, rest = self._rest.partition(b"\r\n\r\n")
        if not found:
            return False
        self._rest = rest
        status = head.split(b"\r\n", 1)[0].decode(errors="replace")
        if " 101 " not in status:
            self._opened.set_exception(ConnectionError(f"no WebSocket: {status}"))
            return False
        self._opened.set_result(None)
        return True

    def _frames(self) -> None:
        data, at = self._rest, 0
        end = len(data)
        while end - at >= 2:
            opcode, size, body = data[at], data[at + 1], at + 2
            if size >= 126:
                body += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : body], "big")
            if body + size > end or body > end:
                break
            payload, at = data[body : body + size], body + size
            if opcode in (TEXT, BINARY):
                self._received(payload)
            elif opcode == _PING:
                self.send(payload, _PONG)
            elif opcode == _CLOSE:
                self._lost(ConnectionError(f"the server closed the connection: {payload[:2].hex()} {payload[2:]!r}"))
            elif opcode != _PONG:
                raise ConnectionError(f"a frame this client does not know: {opcode:#x}")
        self._rest = data[at:]
