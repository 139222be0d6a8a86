"""QR codes: readable pictures of our own addresses, and of nobody else's."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import aiohttp
import pytest
import segno

from online import Server, new_table
from thenumber.server.web.addresses import own_addresses, reachable
from thenumber.server.web.qr import LONGEST, QUIET, is_ours, qr_svg

BASE = "https://a.example/n"


@pytest.mark.parametrize("text", [BASE, f"{BASE}/", f"{BASE}/t/KDWTXM", f"{BASE}/replay#KN8_Qbg7iw", f"{BASE}?x=1"])
def test_our_addresses_are_ours(text: str) -> None:
    assert is_ours(text, ["http://127.0.0.1", BASE])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "https://a.example",
        "https://a.example/nn",
        "https://a.example.evil/n",
        "https://evil.example/?https://a.example/n/",
        "http://a.example/n/",
        f"{BASE}/ WIFI:S:x",
        f"{BASE}/\n",
        f"{BASE}/數",
        f"{BASE}/{'x' * LONGEST}",
    ],
)
def test_other_texts_are_not(text: str) -> None:
    assert not is_ours(text, ["http://127.0.0.1", BASE])


def drawn(svg: str) -> list[list[bool]]:
    """The modules of a picture, read back from its strokes: `M4 4.5h7m1 0h4` and so on."""
    size = int(re.findall(r'viewBox="0 0 (\d+) \1"', svg)[0])
    modules = [[False] * size for _ in range(size)]
    (path,) = re.findall(r'<path stroke="#000" d="([^"]+)"', svg)
    x, y = 0.0, 0.0
    for command, first, second in re.findall(r"([Mmh])(-?[\d.]+)(?: (-?[\d.]+))?", path):
        if command == "h":
            for column in range(int(x), int(x + float(first))):
                modules[int(y)][column] = True
            x += float(first)
        else:
            x, y = (float(first), float(second)) if command == "M" else (x + float(first), y + float(second))
    return modules


def test_a_picture_shows_the_code_with_its_quiet_zone() -> None:
    text = f"{BASE}/t/KDWTXM"
    svg = qr_svg(text).decode()
    code = segno.make_qr(text, error="m")
    assert drawn(svg) == [[bool(module) for module in row] for row in code.matrix_iter(border=QUIET)]
    assert '<path fill="#fff"' in svg
    assert "style" not in svg  # our own policy would refuse it
    assert "<script" not in svg


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("drawing") / "data", "--public-url", BASE) as server:
        yield server


def get(url: str, text: str) -> tuple[int, dict[str, str], bytes]:
    async def ask() -> tuple[int, dict[str, str], bytes]:
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"{url}/api/qr.svg?text={quote(text, safe='')}") as response,
        ):
            return response.status, dict(response.headers), await response.read()

    return asyncio.run(ask())


def test_the_server_draws_its_own_addresses(server: Server) -> None:
    for text in (f"{BASE}/t/KDWTXM", f"{server.url}/n/t/KDWTXM"):
        status, headers, body = get(f"{server.url}/n", text)
        assert status == 200
        assert headers["Content-Type"] == "image/svg+xml"
        assert "max-age" in headers["Cache-Control"]
        assert body == qr_svg(text)


def test_it_draws_nobody_elses(server: Server) -> None:
    for text in ("https://evil.example/", f"{BASE}x", ""):
        status, headers, body = get(f"{server.url}/n", text)
        assert status == 403
        assert headers["Content-Type"] == "application/json"
        assert b'"other-origin"' in body


def test_whoever_sits_at_the_server_gets_an_address_that_phones_can_use(tmp_path: Path) -> None:
    async def ask(url: str) -> tuple[str, str]:
        async with aiohttp.ClientSession() as session:
            code = await new_table(session, url)
            async with session.get(f"{url}/api/tables/{code}") as response:
                return code, (await response.json())["url"]

    with Server(tmp_path / "data", "--host", "0.0.0.0") as server:  # noqa: S104 as it is by default
        code, url = asyncio.run(ask(server.url))
        best = next(address for address in reachable(own_addresses()) if ":" not in address)
        assert url == f"http://{best}:{server.port}/t/{code}"
        assert get(server.url, url)[0] == 200
        assert get(server.url, url.replace(best, "192.0.2.7"))[0] == 403
