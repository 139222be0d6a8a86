"""Addresses: this machine's real ones, in an order that serves phones, and as a QR code."""

import errno
import socket
import sys
from pathlib import Path

import psutil
import pytest
import segno
from hypothesis import given
from hypothesis import strategies as st

from strategies import quick
from thenumber.server.settings import Settings, settings_from
from thenumber.server.web.addresses import QUIET, base_url, base_urls, join_url, own_addresses, qr_lines, reachable

URL = "http://192.168.178.23:8080/number/t/KDWTXM"
ORDERED = ["192.168.1.7", "10.0.0.3", "fd00::2", "203.0.114.9", "2a00:1450::5", "169.254.7.7"]
USELESS = ["0.0.0.0", "::", "fe80::1", "fe80::1%eth0", "224.0.0.1", "ff02::1", "no address", ""]  # noqa: S104


def addresses_by_interface() -> dict[str, set[str]]:
    """Of those that are up, by psutil, which asks the system in its own way."""
    states = psutil.net_if_stats()
    return {
        name: {entry.address for entry in entries if entry.family in (socket.AF_INET, socket.AF_INET6)}
        for name, entries in psutil.net_if_addrs().items()
        if name in states and states[name].isup
    }


def test_the_addresses_of_this_machine_are_found_and_no_others() -> None:
    found, known = own_addresses(), addresses_by_interface()
    assert set(found) <= set().union(*known.values())
    assert len(found) == len(set(found))
    if sys.platform == "linux":  # elsewhere only those by which the machine reaches the world
        for name, addresses in known.items():
            assert set(found) & addresses or all(":" in address for address in addresses), name


def test_a_service_that_may_not_ask_for_interfaces_finds_what_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise OSError(errno.EAFNOSUPPORT, "as without AF_NETLINK in RestrictAddressFamilies")

    before = own_addresses()
    monkeypatch.setattr(socket, "if_nameindex", refuse)
    assert set(own_addresses()) <= set(before)


def test_every_address_that_is_shown_leads_to_the_server() -> None:
    found = reachable(own_addresses())
    assert found
    for address in found:
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        everywhere = "::" if ":" in address else "0.0.0.0"  # noqa: S104 what is tested
        with socket.create_server((everywhere, 0), family=family) as server:
            socket.create_connection((address, server.getsockname()[1]), timeout=10).close()


@quick
@given(st.permutations([*ORDERED[1:], *USELESS, "127.0.0.1", "::1"]))
def test_the_local_network_comes_first_and_link_local_last(addresses: list[str]) -> None:
    assert reachable(addresses) == ORDERED[1:]


def test_what_was_found_first_stays_first_among_equals() -> None:
    assert reachable(ORDERED) == ORDERED
    assert reachable(["10.0.0.3", "192.168.1.7", "10.0.0.3"]) == ["10.0.0.3", "192.168.1.7"]


def test_loopback_only_if_there_is_nothing_else() -> None:
    assert reachable(["::1", "127.0.0.1", *USELESS]) == ["127.0.0.1", "::1"]
    assert reachable(["127.0.0.1", "169.254.7.7"]) == ["169.254.7.7"]
    assert reachable(USELESS) == []


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, ["http://192.168.1.7:8080", "http://10.0.0.3:8080", "http://203.0.114.9:8080", "http://169.254.7.7:8080"]),
        ({"host": "::"}, [base_url(address, 8080) for address in ORDERED]),
        ({"host": "::1"}, ["http://[::1]:8080"]),
        ({"host": "game.local", "base_path": "/x"}, ["http://game.local:8080/x"]),
        ({"public_url": "https://example.org/x/", "host": "127.0.0.1"}, ["https://example.org/x"]),
    ],
)
def test_where_the_server_is_reached(options: dict[str, str | None], expected: list[str]) -> None:
    assert base_urls(settings_from(options, {"HOME": "/home/ada"}), 8080, ORDERED) == expected


def test_with_no_address_at_all_the_machine_plays_with_itself() -> None:
    assert base_urls(Settings(Path("/srv")), 8080, []) == ["http://127.0.0.1:8080"]
    assert base_urls(Settings(Path("/srv")), 80, USELESS) == ["http://127.0.0.1"]


def test_links_keep_the_base_path() -> None:
    assert join_url("https://example.org", "KDWTXM") == "https://example.org/t/KDWTXM"
    assert join_url(base_url("fd00::2", 81, "/x/y"), "KDWTXM") == "http://[fd00::2]:81/x/y/t/KDWTXM"


def light_in_blocks(lines: list[str]) -> list[list[bool]]:
    """Every line is two rows of modules."""
    return [[sign in half for sign in line] for line in lines for half in ("█▀", "█▄")]


@pytest.mark.parametrize("text", [URL, "x", "數字", "x" * 500])
def test_a_terminal_shows_the_very_modules_of_the_code(text: str) -> None:
    wanted = [[not dark for dark in row] for row in segno.make_qr(text, error="l").matrix_iter(border=QUIET)]
    assert light_in_blocks(qr_lines(text))[: len(wanted)] == wanted
    poor = qr_lines(text, "ascii")
    assert [[line[place : place + 2] == "##" for place in range(0, len(line), 2)] for line in poor] == wanted
    assert "".join(poor).isascii()


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "no such encoding", "cp1252"])
def test_a_terminal_without_half_blocks_gets_plain_signs(encoding: str) -> None:
    assert set("".join(qr_lines(URL, encoding))) == set("# ")


@pytest.mark.parametrize("encoding", ["utf-8", "cp437", "cp850"])
def test_a_terminal_with_half_blocks_gets_a_code_that_fits_in(encoding: str) -> None:
    lines = qr_lines(URL, encoding)
    assert "▀" in "".join(lines)
    assert len(lines) <= 20
    assert {len(line) for line in lines} == {len(lines[0])}
    assert len(lines[0]) <= 40
