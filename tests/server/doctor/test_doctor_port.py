"""The port: free, taken by somebody, or served by this program."""

import os
import socket
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from online import Server
from ports import free_port
from thenumber.server.doctor.finding import Level
from thenumber.server.doctor.port import look_at_port
from thenumber.server.settings import Settings


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path, "127.0.0.1", free_port())


def test_a_free_port_is_free_afterwards(settings: Settings) -> None:
    for _ in range(2):
        assert look_at_port(settings).code == "doctor-port-free"
    assert look_at_port(replace(settings, port=0)).code == "doctor-port-any"


def test_who_has_the_port_is_named(settings: Settings) -> None:
    with socket.create_server(("127.0.0.1", settings.port)) as other:
        threading.Thread(target=lambda: other.accept()[0].close(), daemon=True).start()  # it speaks no HTTP
        finding = look_at_port(settings)
    assert finding.level is Level.WRONG
    if Path("/proc/net/tcp").exists():
        assert finding.code == "doctor-port-taken-by"
        assert str(finding.values["process"]).endswith(f"({os.getpid()})")
    else:
        assert finding.code == "doctor-port-taken"


@pytest.mark.parametrize("base_path", ["", "/number"])
def test_a_server_of_this_program_is_no_stranger(tmp_path: Path, base_path: str) -> None:
    with Server(tmp_path / "data", "--base-path", base_path) as server:
        finding = look_at_port(Settings(tmp_path, "127.0.0.1", server.port, base_path=base_path))
    assert (finding.level, finding.code) == (Level.GOOD, "doctor-port-served")


@pytest.mark.parametrize("host", ["192.0.2.1", "nobody.invalid"])
def test_an_address_of_somebody_else(settings: Settings, host: str) -> None:
    finding = look_at_port(replace(settings, host=host))
    assert (finding.level, finding.code) == (Level.WRONG, "doctor-port-refused")
    assert finding.values["reason"]
