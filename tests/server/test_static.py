"""The page from a real server: its language, its caching, its compression, and nothing else from the disk."""

import asyncio
import gzip
import http.client
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from aiohttp import ClientSession, web

from online import Server
from thenumber.locales.catalogue import catalogue
from thenumber.locales.languages import LANGUAGES
from thenumber.server.settings import Settings
from thenumber.server.web.app import make_app
from thenumber.server.web.static import PAGE, add_static
from web import make

BASE = "/a/numbers"
ACCEPT = {"Accept-Encoding": "gzip, deflate, br"}
FOR_EVER = "public, max-age=31536000, immutable"


@pytest.fixture(scope="module", autouse=True)
def _page() -> None:
    make.build()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("static") / "data") as server:
        yield server


@pytest.fixture(scope="module")
def based(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("based") / "data", "--base-path", BASE) as server:
        yield server


class Answer:
    def __init__(self, response: http.client.HTTPResponse) -> None:
        self.status, self.headers, self.body = response.status, response.headers, response.read()

    @property
    def text(self) -> str:
        return self.body.decode()


def ask(server: Server, path: str, method: str = "GET", **headers: str) -> Answer:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    connection.putrequest(method, path, skip_accept_encoding=True)
    for name, value in headers.items():
        connection.putheader(name.replace("_", "-"), value)
    connection.endheaders()
    try:
        return Answer(connection.getresponse())
    finally:
        connection.close()


def addresses(page: str) -> list[str]:
    return re.findall(r'(?:src|href)="([^"]*)"', page)


def assets() -> list[str]:
    return [path.relative_to(PAGE).as_posix() for path in PAGE.glob("assets/*") if path.suffix not in (".br", ".gz")]


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        *((language, language) for language in LANGUAGES),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en;q=0.5, fr;q=0.8", "fr"),
        ("ja, it;q=0.1", "it"),
        ("zh-TW", "zh-Hant"),
        ("de;q=0, es", "es"),
        ("tlh", "en"),
        ("*", "en"),
        (";;,=,q=1", "en"),
    ],
)
def test_the_page_is_in_the_language_that_the_browser_asks_for(server: Server, asked: str, language: str) -> None:
    answer = ask(server, "/", Accept_Language=asked)
    text = catalogue(language).text
    assert answer.status == 200
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Content-Language"] == language
    assert f'<html lang="{language}"' in answer.text
    assert f"<title>{text('game-title')}</title>" in answer.text
    assert text("page-description") in answer.text
    assert "{{" not in answer.text


def test_what_was_chosen_counts_more_than_what_the_browser_asks_for(server: Server) -> None:
    for cookies, language in (
        ("lang=it", "it"),
        ("slang=de; lang=zh-Hant; theme=system", "zh-Hant"),
        ("lang=fr; lang=it", "fr"),  # the narrowest path comes first
        ("lang=en-XA", "en"),  # the pseudo-language is the page's own affair
        ('lang="><script>', "es"),
        ("lang=", "es"),
    ):
        assert f'<html lang="{language}"' in ask(server, "/", Cookie=cookies, Accept_Language="es").text, cookies


def test_the_appearance_is_right_before_the_script_runs(server: Server) -> None:
    assert '<html data-theme="dark" lang="en"' in ask(server, "/", Cookie="theme=dark").text
    assert '<html data-theme="light" lang="en"' in ask(server, "/", Cookie="lang=en; theme=light").text
    for other in ("system", '"><script>', ""):
        assert "data-theme" not in ask(server, "/", Cookie=f"theme={other}").text


def test_the_page_is_asked_for_again_but_not_sent_again(server: Server) -> None:
    first = ask(server, "/", Accept_Language="de")
    assert first.headers["Cache-Control"] == "no-cache"
    assert {name.strip() for name in first.headers["Vary"].split(",")} == {
        "Accept-Encoding",
        "Accept-Language",
        "Cookie",
    }
    tag = first.headers["ETag"]
    for known in (tag, f'"other", W/{tag}', "*"):
        again = ask(server, "/", Accept_Language="de", If_None_Match=known)
        assert (again.status, again.body) == (304, b"")
        assert (again.headers["ETag"], again.headers["Vary"]) == (tag, first.headers["Vary"])
        assert again.headers["Cache-Control"] == "no-cache"
    for other in ({"Accept_Language": "fr"}, {"Cookie": "theme=dark"}, {"Accept_Encoding": "gzip"}):
        headers = {"Accept_Language": "de", "If_None_Match": tag} | other
        assert ask(server, "/", **headers).status == 200, other


def test_hashed_files_are_kept_for_ever(server: Server) -> None:
    for name in assets():
        answer = ask(server, f"/{name}")
        assert (answer.status, answer.body) == (200, (PAGE / name).read_bytes())
        assert answer.headers["Cache-Control"] == FOR_EVER
        kind = {".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2"}[Path(name).suffix]
        assert answer.headers["Content-Type"].startswith(kind)
        assert ask(server, f"/{name}", If_None_Match=answer.headers["ETag"]).status == 304


def test_files_whose_name_stays_are_asked_for_again(server: Server) -> None:
    answer = ask(server, "/icon.svg")
    assert (answer.headers["Cache-Control"], answer.headers["Content-Type"]) == ("no-cache", "image/svg+xml")
    assert ask(server, "/icon.svg", If_None_Match=answer.headers["ETag"]).status == 304


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("GZIP", "gzip"),
        ("br;q=0.1, gzip;q=0.9", "gzip"),
        ("br;q=0, gzip;q=0", None),
        ("br;q=0, *", "gzip"),
        ("*", "br"),
        ("*;q=0", None),
        ("identity, gzip;q=0.5", None),
        ("identity;q=0.5, gzip;q=0.4", None),
        ("deflate", None),
        ("br;q=lots, gzip", "gzip"),
        ("", None),
    ],
)
def test_a_file_is_compressed_as_the_browser_likes_it(server: Server, accepted: str, encoding: str | None) -> None:
    name = next(name for name in assets() if name.endswith(".js"))
    answer = ask(server, f"/{name}", Accept_Encoding=accepted)
    assert answer.headers["Content-Encoding"] == encoding
    assert answer.headers["Vary"] == "Accept-Encoding"
    ending = {"br": ".br", "gzip": ".gz", None: ""}[encoding]
    assert answer.body == (PAGE / f"{name}{ending}").read_bytes()
    assert int(answer.headers["Content-Length"]) == len(answer.body)
    if encoding == "gzip":
        assert gzip.decompress(answer.body) == (PAGE / name).read_bytes()


def test_the_page_itself_is_compressed(server: Server) -> None:
    packed = ask(server, "/", Accept_Encoding="gzip")
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.body) == ask(server, "/").body


def test_every_screen_has_an_address(server: Server) -> None:
    start = ask(server, "/").body
    routes = json.loads((make.WEB / "src/routes.json").read_text()).values()
    assert "t/{code}" in routes
    for route in routes:
        assert ask(server, "/" + route.replace("{code}", "KDWTXM")).body == start, route


def test_everything_that_the_page_needs_is_there_and_ours(server: Server, based: Server) -> None:
    for place, path, base in ((server, "/t/KDWTXM", ""), (based, f"{BASE}/t/KDWTXM", BASE)):
        page = ask(place, path).text
        assert f'data-base="{base}/"' in page
        found = addresses(page)
        assert len(found) >= 4
        for address in found:
            assert address.startswith(f"{base}/")
            assert ask(place, address).status == 200, address


def test_the_page_keeps_to_the_policy(server: Server) -> None:
    answer = ask(server, "/")
    assert "script-src 'self';" in answer.headers["Content-Security-Policy"]
    assert "unsafe" not in answer.headers["Content-Security-Policy"]
    assert not re.search(r"<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=|<base", answer.text)


def test_a_base_path_has_everything_under_it_and_nothing_else(based: Server) -> None:
    assert ask(based, f"{BASE}/").status == 200
    assert ask(based, f"{BASE}/healthz").text == "ok"
    moved = ask(based, BASE)
    assert (moved.status, moved.headers["Location"]) == (308, f"{BASE}/")
    for path in ("/", "/a", "/a/", "/t/KDWTXM", "/icon.svg", f"{BASE}x/"):
        assert ask(based, path).status == 404, path


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/t",
        "/t/",
        "/t/KDWTXM/more",
        "/index.html",
        "/index.de.html",
        "/assets/",
        "/assets/nothing.js",
        "/api",
        "/api/nothing",
        "/ws",
        "/.built/manifest.json",
        "/.built/from",
        "/assets/../../server/app.py",
        "/assets/..%2f..%2fserver/app.py",
        "/../../../etc/passwd",
        "/..%2f..%2f..%2fetc%2fpasswd",
        "//etc/passwd",
        "/assets/%00",
        "/icon.svg.gz",
    ],
)
def test_what_is_not_there_is_not_there(server: Server, path: str) -> None:
    answer = ask(server, path)
    assert answer.status == 404
    assert json.loads(answer.body)["code"] == "not-found"


def test_a_person_who_is_nowhere_gets_the_page(server: Server, based: Server) -> None:
    browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    page = ask(server, "/nowhere", Accept_Language="de", **browser)
    assert (page.status, page.headers["Content-Language"]) == (404, "de")
    assert page.body == ask(server, "/", Accept_Language="de").body
    assert "Content-Security-Policy" in page.headers
    for program in ("/api/nothing", "/ws/KDWTXM/x", "/assets/nothing.js"):
        assert json.loads(ask(server, program, **browser).body)["code"] == "not-found", program
    assert ask(based, f"{BASE}/nowhere", **browser).text.startswith("<!doctype html>")
    assert json.loads(ask(based, "/nowhere", **browser).body)["code"] == "not-found"


def test_nothing_else_can_be_done_with_the_page(server: Server) -> None:
    for path in ("/", "/t/KDWTXM", f"/{assets()[0]}"):
        for method in ("POST", "PUT", "DELETE"):
            assert ask(server, path, method).status == 405
    assert ask(server, "/api/tables").status == 405


def test_a_head_is_the_answer_without_its_body(server: Server) -> None:
    for path in ("/", "/t/KDWTXM", "/icon.svg", f"/{assets()[0]}"):
        whole, head = ask(server, path, **ACCEPT), ask(server, path, "HEAD", **ACCEPT)
        assert (head.status, head.body) == (200, b"")
        for name in ("Content-Length", "Content-Type", "Content-Encoding", "ETag", "Cache-Control", "Vary"):
            assert head.headers[name] == whole.headers[name], (path, name)


def test_a_page_that_was_not_built_says_so_and_the_rest_works(tmp_path: Path) -> None:
    async def visit(app: web.Application) -> None:
        runner = web.AppRunner(app)
        await runner.setup()
        with socket.create_server(("127.0.0.1", 0)) as listener:
            await web.SockSite(runner, listener).start()
            url = f"http://127.0.0.1:{listener.getsockname()[1]}"
            async with ClientSession(url) as session:
                async with session.get("/", headers={"Accept-Language": "de"}) as answer:
                    assert answer.status == 503
                    said = await answer.text()
                    assert catalogue("de").text("page-not-built", command="python3 go.py serve") in said
                    assert '<html lang="de">' in said
                async with session.get("/assets/nothing.js") as answer:
                    assert answer.status == 404
            await runner.cleanup()

    app = web.Application()
    add_static(app, app, "", folder=tmp_path)
    asyncio.run(visit(app))


def test_a_service_worker_could_be_added(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / f"index.{language}.html").write_text('<html lang="en" data-base="./">')
    (tmp_path / ".built").mkdir()
    (tmp_path / ".built/routes.json").write_text('{"home": ""}')
    (tmp_path / "sw.js").write_text("self")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    app = web.Application()
    add_static(app, app, "", folder=tmp_path)
    paths = {resource.canonical for resource in app.router.resources()}
    assert paths == {"/", "/sw.js", "/manifest.webmanifest"}


def test_the_server_has_the_page(tmp_path: Path) -> None:
    paths = {resource.canonical for resource in make_app(Settings(tmp_path)).router.resources()}
    assert {"/", "/t/{code}", "/api/tables", "/icon.svg"} <= paths
