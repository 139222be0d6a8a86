"""Addresses, firewalls and proxies: what is found with which settings, and real proxies on this machine."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ports import free_port
from thenumber.server.doctor.finding import Level
from thenumber.server.doctor.network import (
    look_at_addresses,
    look_at_firewall,
    look_at_proxy_settings,
    running_firewall,
)
from thenumber.server.doctor.proxy import look_at_proxy
from thenumber.server.settings import Settings

LAN = ["127.0.0.1", "192.168.1.7"]


def settings(**given: Any) -> Settings:
    return Settings(Path("/srv"), **given)


@pytest.mark.parametrize(
    ("given", "found", "code", "level"),
    [
        ({}, LAN, "doctor-addresses", Level.GOOD),
        ({}, ["127.0.0.1"], "doctor-addresses-none", Level.HINT),
        ({"host": "127.0.0.1"}, LAN, "doctor-addresses-loopback", Level.HINT),
        ({"host": "127.0.0.1", "behind_proxy": True}, LAN, "doctor-addresses-proxy", Level.GOOD),
        ({"public_url": "https://game.example.org"}, LAN, "doctor-address-public", Level.GOOD),
    ],
)
def test_who_can_reach_the_server(given: dict[str, Any], found: list[str], code: str, level: Level) -> None:
    finding = look_at_addresses(settings(**given), found)
    assert (finding.code, finding.level) == (code, level)
    if code == "doctor-addresses":
        assert finding.values["addresses"] == ("http://192.168.1.7:8080/",)


def test_firewalls_are_seen_by_what_they_leave_for_everybody_to_read(tmp_path: Path) -> None:
    def write(name: str, text: str) -> None:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)

    write("proc/17/comm", "bash\n")
    write("etc/ufw/ufw.conf", "ENABLED=no\n")
    assert running_firewall(tmp_path) == ""
    write("etc/systemd/system/sysinit.target.wants/nftables.service", "")
    assert running_firewall(tmp_path) == "nftables"
    write("proc/18/comm", "firewalld\n")
    assert running_firewall(tmp_path) == "firewalld"
    write("etc/ufw/ufw.conf", "# on or off\nENABLED=yes\nLOGLEVEL=low\n")
    assert running_firewall(tmp_path) == "ufw"


@pytest.mark.parametrize("running", ["ufw", "firewalld", "nftables", ""])
def test_a_firewall_matters_for_those_outside_only(running: str) -> None:
    finding = look_at_firewall(settings(), running)
    assert finding
    assert finding.code == f"doctor-firewall-{running or 'none'}"
    assert look_at_firewall(settings(host="127.0.0.1"), running) is None


@pytest.mark.parametrize(
    ("given", "codes"),
    [
        ({}, []),
        ({"public_url": "https://a.example"}, ["doctor-proxy-unsaid"]),
        ({"public_url": "http://a.example"}, []),
        ({"behind_proxy": True}, ["doctor-proxy-forged", "doctor-proxy-no-url"]),
        ({"behind_proxy": True, "host": "::1", "public_url": "https://a.example"}, []),
    ],
)
def test_what_does_not_go_together(given: dict[str, Any], codes: list[str]) -> None:
    assert [finding.code for finding in look_at_proxy_settings(settings(**given))] == codes


@asynccontextmanager
async def proxy_to(port: int, header: bytes = b"") -> AsyncIterator[str]:
    """The URL of a proxy that passes requests on as they are, but for a header that it adds."""

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        there, back = await asyncio.open_connection("127.0.0.1", port)
        first, _, rest = head.partition(b"\r\n")
        back.write(first + b"\r\n" + header + rest)
        writer.write(await there.read())
        for end in (back, writer):
            end.close()
            await end.wait_closed()

    async with await asyncio.start_server(take, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


@pytest.mark.parametrize("path", ["", "/number"])
@pytest.mark.parametrize(
    ("header", "code", "values"),
    [
        (b"X-Forwarded-For: 192.0.2.9\r\n", "doctor-proxy-works", {}),
        (b"", "doctor-proxy-lacks", {"headers": ("X-Forwarded-For",)}),
    ],
)
def test_a_proxy_on_this_machine_is_asked(path: str, header: bytes, code: str, values: dict[str, Any]) -> None:
    async def ask() -> None:
        port = free_port()
        async with proxy_to(port, header) as url:
            behind = settings(host="127.0.0.1", port=port, behind_proxy=True, public_url=url + path, base_path=path)
            finding = await look_at_proxy(behind, [], port_is_free=True)
            assert finding
            assert (finding.code, finding.values) == (code, {"url": url + path, **values})

    asyncio.run(ask())


def test_a_proxy_that_is_not_there_leads_elsewhere_or_is_not_ours() -> None:
    async def ask() -> None:
        port, other = free_port(), free_port()
        behind = settings(host="127.0.0.1", port=port, behind_proxy=True, public_url=f"http://localhost:{other}")
        finding = await look_at_proxy(behind, [], port_is_free=True)
        assert finding
        assert (finding.code, finding.level) == ("doctor-proxy-silent", Level.WRONG)

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            writer.close()

        async with await asyncio.start_server(answer, "127.0.0.1", other):
            finding = await look_at_proxy(behind, [], port_is_free=True)
        assert finding
        assert (finding.code, finding.level) == ("doctor-proxy-other", Level.WRONG)
        finding = await look_at_proxy(behind, [], port_is_free=False)
        assert finding
        assert (finding.code, finding.level) == ("doctor-proxy-served", Level.HINT)
        far = settings(behind_proxy=True, public_url="https://game.example.org/number")
        finding = await look_at_proxy(far, LAN, port_is_free=True)
        assert finding
        assert finding.values == {"command": "curl -i https://game.example.org/number/healthz"}
        assert await look_at_proxy(settings(), LAN, port_is_free=True) is None

    asyncio.run(ask())
