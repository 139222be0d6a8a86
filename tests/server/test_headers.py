"""Headers: a strict policy, sockets for our own pages only, and nobody talks himself into another address."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from multidict import CIMultiDict

from strategies import quick
from thenumber.server.settings import Settings
from thenumber.server.web.headers import client_address, origin_allowed, security_headers

PLAIN = Settings(Path("/srv"))
PROXIED = Settings(Path("/srv"), behind_proxy=True)
PUBLIC = Settings(Path("/srv"), public_url="https://example.org/number", base_path="/number")


def policy(settings: Settings, host: str | None = None) -> dict[str, list[str]]:
    parts = security_headers(settings, host)["Content-Security-Policy"].split("; ")
    return {name: sources for name, *sources in (part.split(" ") for part in parts)}


def test_nothing_is_allowed_that_is_not_needed() -> None:
    assert policy(PLAIN) == {
        "default-src": ["'none'"],
        "script-src": ["'self'"],
        "style-src": ["'self'"],
        "img-src": ["'self'", "data:"],
        "font-src": ["'self'"],
        "connect-src": ["'self'"],
        "manifest-src": ["'self'"],
        "worker-src": ["'self'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
    }


def test_the_other_headers() -> None:
    headers = security_headers(PLAIN)
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["Cross-Origin-Opener-Policy"] == headers["Cross-Origin-Resource-Policy"] == "same-origin"
    features = headers["Permissions-Policy"].split(", ")
    assert {"camera=()", "microphone=()", "geolocation=()"} <= set(features)
    assert all(re.fullmatch(r"[a-z-]+=\(\)", feature) for feature in features)
    assert not {"screen-wake-lock=()", "fullscreen=()"} & set(features)  # a table on the TV needs them


def test_browsers_remember_that_the_public_url_is_https_and_nothing_else() -> None:
    header = "Strict-Transport-Security"
    assert re.fullmatch(r"max-age=\d{7,}", security_headers(PUBLIC, "example.org")[header])
    plain_url = Settings(Path("/srv"), public_url="http://example.org")
    assert not any(header in security_headers(settings, "example.org") for settings in (PLAIN, PROXIED, plain_url))


@pytest.mark.parametrize(
    ("settings", "host", "expected"),
    [
        (PLAIN, "192.168.1.7:8080", ["ws://192.168.1.7:8080"]),
        (PROXIED, "example.org", ["ws://example.org", "wss://example.org"]),
        (PUBLIC, "192.168.1.7:8080", ["wss://example.org"]),
        (PLAIN, "[fd00::2]:8080", []),
        (PLAIN, "", []),
        (PLAIN, "x; script-src *", []),
        (PLAIN, "x *", []),
        (PLAIN, "*", []),
        (PLAIN, "x\r\nSet-Cookie: a=b", []),
        (PLAIN, "x\n", []),
    ],
)
def test_the_socket_of_the_own_origin_is_named_and_nothing_else_gets_in(
    settings: Settings, host: str, expected: list[str]
) -> None:
    assert policy(settings, host)["connect-src"] == ["'self'", *expected]


@quick
@given(st.text(), st.sampled_from([PLAIN, PROXIED, PUBLIC]))
def test_no_host_changes_the_rest_of_the_policy(host: str, settings: Settings) -> None:
    rest = {name: sources for name, sources in policy(settings, host).items() if name != "connect-src"}
    assert rest == {name: sources for name, sources in policy(PLAIN).items() if name != "connect-src"}
    for value in security_headers(settings, host).values():
        assert value.isascii()
        assert value.isprintable()


@pytest.mark.parametrize(
    ("origin", "host", "plain", "proxied"),
    [
        ("http://192.168.1.7:8080", "192.168.1.7:8080", True, True),
        ("http://Example.org", "example.ORG", True, True),
        ("http://example.org", "example.org:80", True, True),
        ("http://[fd00::2]:8080", "[fd00::2]:8080", True, True),
        ("https://example.org", "example.org", False, True),
        ("https://example.org", "example.org:443", False, True),
        ("https://example.org:8443", "example.org:8443", False, True),
        ("https://example.org", "example.org:80", False, False),
        ("http://example.org:8081", "example.org:8080", False, False),
        ("http://example.org.evil.example", "example.org", False, False),
        ("http://evil.example", "example.org", False, False),
        ("http://example.org@evil.example", "example.org", False, False),
        ("http://example.org/", "example.org", False, False),
        ("http://example.org\n", "example.org", False, False),
        ("ws://example.org", "example.org", False, False),
        ("null", "example.org", False, False),
        ("null", None, False, False),
        ("", "", False, False),
        ("http://", "", False, False),
        ("http://none", None, False, False),
        ("http://example.org", None, False, False),
    ],
)
def test_only_our_own_pages_open_sockets(origin: str, host: str | None, plain: bool, proxied: bool) -> None:
    assert origin_allowed(origin, host) == plain
    assert origin_allowed(origin, host, behind_proxy=True) == proxied


def test_the_public_url_is_ours_whatever_host_the_proxy_asks_for() -> None:
    for public_url in ("https://example.org", "https://example.org/number"):
        assert origin_allowed("https://example.org", "127.0.0.1:8080", public_url)
        assert origin_allowed("https://example.org:443", None, public_url)
        assert not origin_allowed("http://example.org", "127.0.0.1:8080", public_url)
        assert not origin_allowed("https://example.com", "127.0.0.1:8080", public_url)
        assert origin_allowed("http://192.168.1.7:8080", "192.168.1.7:8080", public_url)  # at home it still works


def test_a_program_sends_no_origin() -> None:
    assert origin_allowed(None, "example.org")
    assert origin_allowed(None, None)


@quick
@given(st.text(), st.none() | st.text())
def test_any_text_is_an_origin_or_not(origin: str, host: str | None) -> None:
    assert origin_allowed(origin, host, behind_proxy=True) in (True, False)


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ([], "10.0.0.1"),
        (["203.0.113.9"], "203.0.113.9"),
        (["1.1.1.1, 2.2.2.2,203.0.113.9 "], "203.0.113.9"),
        (["1.1.1.1", "203.0.113.9"], "203.0.113.9"),  # a proxy that adds a line instead of a word
        (["203.0.113.9:4711"], "203.0.113.9"),
        (["[2001:db8::1]:4711"], "2001:db8::1"),
        (["2001:DB8::1"], "2001:db8::1"),
        (["::ffff:203.0.113.9"], "203.0.113.9"),
        (["203.0.113.9, unknown"], "10.0.0.1"),
        (["203.0.113.9,"], "10.0.0.1"),
        (["x" * 5000], "10.0.0.1"),
    ],
)
def test_the_last_hop_counts_and_only_behind_a_proxy(lines: list[str], expected: str) -> None:
    headers = CIMultiDict([("x-forwarded-for", line) for line in lines])
    assert client_address("10.0.0.1", headers, behind_proxy=True) == expected
    assert client_address("10.0.0.1", headers, behind_proxy=False) == "10.0.0.1"


def test_a_peer_without_an_address() -> None:
    assert client_address(None, CIMultiDict(), behind_proxy=False) == ""
    assert client_address("/run/socket", CIMultiDict({"X-Forwarded-For": "::1"}), behind_proxy=True) == "::1"
    assert client_address("::ffff:127.0.0.1", CIMultiDict(), behind_proxy=True) == "127.0.0.1"


@quick
@given(st.text())
def test_whatever_is_forwarded_what_comes_out_is_an_address(forwarded: str) -> None:
    headers = CIMultiDict({"X-Forwarded-For": forwarded})
    assert re.fullmatch(r"[0-9a-f.:]+(%.+)?", client_address("10.0.0.1", headers, behind_proxy=True), re.DOTALL)
