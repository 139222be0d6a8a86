"""What systemd hears from a server that it has started with `Type=notify`."""

import socket
from pathlib import Path

import pytest

from online import PATIENCE, Server
from thenumber.server.systemd import VARIABLE, tell_ready


@pytest.fixture
def systemd() -> socket.socket:
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    listening.settimeout(PATIENCE)
    return listening


def test_a_server_says_that_it_answers_and_does(systemd: socket.socket, tmp_path: Path) -> None:
    address = str(tmp_path / "notify")
    with systemd:
        systemd.bind(address)
        server = Server(tmp_path / "data", **{VARIABLE: address})
        with server:
            assert systemd.recv(100) == b"READY=1"
            with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
                line.sendall(b"GET /readyz HTTP/1.0\r\n\r\n")
                assert line.recv(100).startswith(b"HTTP/1.0 200 ")


def test_a_socket_without_a_file(systemd: socket.socket, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with systemd:
        systemd.bind(f"\0{tmp_path}")
        monkeypatch.setenv(VARIABLE, f"@{tmp_path}")
        tell_ready()
        assert systemd.recv(100) == b"READY=1"


def test_where_nobody_listens_a_server_starts_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "nobody"))
    tell_ready()
    monkeypatch.delenv(VARIABLE)
    tell_ready()
