"""A WebSocket client without manners: it sends any bytes, and reads and answers only when it is told to."""

import asyncio
import json
import os
import socket
import struct
from typing import Any, NamedTuple, Self

from online import PATIENCE
from thenumber.server.wire.protocol import PROTOCOL

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Frame(NamedTuple):
    opcode: int
    payload: bytes

    @property
    def close_code(self) -> int | None:
        """Why the line was cut, if it was."""
        return int.from_bytes(self.payload[:2], "big") if self.opcode == CLOSE and self.payload else None


class RawSocket:
    """A bare TCP connection to a server; nothing happens on it by itself, not even reading."""

    def __init__(self, receive_buffer: int | None = None) -> None:
        self.socket = socket.socket()
        self.socket.setblocking(False)
        if receive_buffer is not None:  # before connecting: it decides how much the other side may send ahead
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self._unread = b""

    async def connect(self, port: int) -> Self:
        await asyncio.get_running_loop().sock_connect(self.socket, ("127.0.0.1", port))
        return self

    async def open(self, port: int, code: str, **headers: str) -> Self:
        """Connect, and become a WebSocket at a table; `headers` are as in `handshake`."""
        await self.connect(port)
        await self.send(handshake(f"/ws/{code}", port, **headers))
        answer = await self.read_until(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101 "), answer
        return self

    async def greet(self, port: int, code: str, token: str | None = None) -> Self:
        """Connect, and come to a table in the name of a seat or of nobody; the answer waits to be heard."""
        await self.open(port, code)
        await self.say(json.dumps({"id": 0, "say": {"do": "Hello", "protocol": PROTOCOL, "token": token}}))
        return self

    async def send(self, data: bytes) -> None:
        await asyncio.wait_for(asyncio.get_running_loop().sock_sendall(self.socket, data), PATIENCE)

    async def say(self, text: str | bytes) -> None:
        await self.send(frame(TEXT, text if isinstance(text, bytes) else text.encode()))

    async def read_until(self, end: bytes) -> bytes:
        while end not in self._unread:
            if not await self._read_more():
                raise ConnectionError(f"the line was cut after {self._unread!r}")
        found, _, self._unread = self._unread.partition(end)
        return found + end

    async def read_all(self) -> bytes:
        """Everything, until the other side closes the line."""
        while await self._read_more():
            pass
        return self._unread

    async def read_frame(self) -> Frame | None:
        """The next frame, whatever it is; None when the line is cut."""
        while (found := _first_frame(self._unread)) is None:
            if not await self._read_more():
                return None
        read, length = found
        self._unread = self._unread[length:]
        return read

    async def hear(self) -> dict[str, Any] | None:
        """The next thing the server says in words; None when the line is cut."""
        while (read := await self.read_frame()) and read.opcode != CLOSE:
            if read.opcode == TEXT:
                said: dict[str, Any] = json.loads(read.payload)
                return said
        return None

    async def _read_more(self) -> bool:
        try:
            data = await asyncio.wait_for(asyncio.get_running_loop().sock_recv(self.socket, 65536), PATIENCE)
        except ConnectionError:
            return False
        self._unread += data
        return bool(data)

    def close(self) -> None:
        """Gone at once: what was not read, or not sent yet, is lost."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.close()


def handshake(path: str, port: int, **headers: str) -> bytes:
    """The request for a WebSocket; `headers` replace the usual ones, and one that is empty is left out."""
    usual = {
        "Host": f"127.0.0.1:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec_WebSocket_Version": "13",
        "Sec_WebSocket_Key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    lines = [f"{name.replace('_', '-')}: {value}\r\n" for name, value in (usual | headers).items() if value]
    return f"GET {path} HTTP/1.1\r\n{''.join(lines)}\r\n".encode()


def frame(opcode: int, payload: bytes = b"", *, last: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """One frame of RFC 6455, also one that it forbids."""
    first = (0x80 if last else 0) | reserved << 4 | opcode
    mask_bit = 0x80 if masked else 0
    if len(payload) < 126:
        head = bytes([first, mask_bit | len(payload)])
    elif len(payload) < 1 << 16:
        head = bytes([first, mask_bit | 126]) + len(payload).to_bytes(2, "big")
    else:
        head = bytes([first, mask_bit | 127]) + len(payload).to_bytes(8, "big")
    if not masked:
        return head + payload
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))


def _first_frame(data: bytes) -> tuple[Frame, int] | None:
    """The frame at the beginning, never masked as the server's are, and its length with the head; None if not whole."""
    if len(data) < 2:
        return None
    head, length = 2, data[1] & 0x7F
    if length >= 126:
        head = 4 if length == 126 else 10
        if len(data) < head:
            return None
        length = int.from_bytes(data[2:head], "big")
    return (Frame(data[0] & 0x0F, data[head : head + length]), head + length) if len(data) >= head + length else None
