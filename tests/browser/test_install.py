"""The page on the device: installable, there without a network, and never older than the server."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import online
from browser.conftest import WHOLE, launched
from browser.devices import Devices
from browser.line import Line
from browser.people import Person
from online import Server
from thenumber.locales.catalogue import catalogue
from thenumber.locales.languages import LANGUAGES
from thenumber.server.web.static import PAGE

ALLOWED = {"service_workers": "allow"}
KEPT = "navigator.serviceWorker.ready.then(() => caches.keys())"

SERVE_ANOTHER = """#!{python}
import sys
from pathlib import Path
from thenumber.server.web import static
static.add_static.__kwdefaults__['folder'] = Path({page!r})
from thenumber.cli.start import main
main()
"""
"""`thenumber` with another page than that of the package."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One that can install a page."""
    with launched(WHOLE) as chromium:
        yield chromium


def kept(page: Page) -> list[str]:
    """The builds that this device keeps, once there is one."""
    names: list[str] = page.evaluate(KEPT)
    return names


def controlled(page: Page) -> None:
    page.evaluate(
        """navigator.serviceWorker.controller ? null : new Promise((done) =>
            navigator.serviceWorker.addEventListener("controllerchange", () => done(null), { once: true }))"""
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_browsers_offer_to_install_it(devices: Devices, language: str) -> None:
    page = devices.open(language=language)
    tools = page.context.new_cdp_session(page)
    manifest = tools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert catalogue(language).text("game-title") in manifest["data"]
    assert f'"lang":"{language}"' in manifest["data"]
    problems = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [problem["errorId"] for problem in problems] == ["in-incognito"]  # as all browsers in tests are


def test_it_opens_without_a_network(devices: Devices, server: Server) -> None:
    with Line(server.port) as line:
        you = Person(devices.open(url=line.url, language="de", **ALLOWED), language="de")
        controlled(you.page)
        assert len(kept(you.page)) == 1
        line.cut()
        you.page.reload()
        expect(you.button("home-play")).to_be_visible()
        you.button("home-play").click()
        you.sees("trouble-offline")
        you.page.goto(f"{line.url}/scorekeeper")
        you.sees("keeper-lead")
        line.mend()
        you.page.goto(line.url)
        you.button("home-play").click()
        you.is_at_turn(1)


def test_neither_games_nor_answers_are_kept(devices: Devices) -> None:
    you = Person(devices.open(**ALLOWED))
    controlled(you.page)
    you.button("home-play").click()
    you.is_at_turn(1)
    you.page.goto(f"{devices.url}/rules")
    urls = you.page.evaluate(
        """caches.keys().then((names) => Promise.all(names.map(async (name) =>
            (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname))))"""
    )
    assert all(path == "/" or path.startswith("/assets/") for path in urls[0]), urls


def test_plain_http_has_everything_else(devices: Devices, server: Server) -> None:
    you = Person(devices.open(url=f"http://kitchen.lan:{server.port}", **ALLOWED))
    assert you.page.evaluate("isSecureContext") is False
    you.button("home-play").click()
    you.is_at_turn(1)


@pytest.fixture
def newer(tmp_path: Path, built_page: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:  # noqa: ARG001
    """A server whose page will be replaced by a newer build before it starts again."""
    page, command = tmp_path / "page", tmp_path / "thenumber"
    shutil.copytree(PAGE, page)
    command.write_text(SERVE_ANOTHER.format(python=sys.executable, page=str(page)))
    command.chmod(0o755)
    monkeypatch.setattr(online, "THENUMBER", str(command))
    with Server(tmp_path / "data", THENUMBER_LIMITS="off") as running:
        yield running


def build_anew(server: Server) -> None:
    """As after a change in every script: all have other names."""
    page = server.data.parent / "page"
    scripts = {path.name: f"New{path.name}" for path in page.glob("assets/*.js")}
    for path in [*page.glob("assets/*.br"), *page.glob("assets/*.gz"), page / "sw.js.br", page / "sw.js.gz"]:
        path.unlink(missing_ok=True)
    for path in [*page.glob("*.html"), *page.glob("*.js"), *page.glob("assets/*.js")]:
        text = path.read_text()
        for old, new in scripts.items():
            text = text.replace(old, new)
        path.write_text(text.replace("const VERSION = ", "const VERSION = 'newer' + "))
        if path.name in scripts:
            path.rename(path.with_name(scripts[path.name]))


def upgrade(server: Server) -> None:
    server.stop()
    build_anew(server)
    server.start()


def is_newer(you: Person) -> None:
    you.sees("keeper-lead")
    scripts = you.page.evaluate("[...document.scripts].map(({ src }) => src)")
    assert all("/assets/New" in script for script in scripts), scripts


def test_an_open_page_becomes_the_newer_one_when_it_has_to(devices: Devices, newer: Server) -> None:
    devices.expected += ["status of 404", "Failed to fetch dynamically imported module"]
    you = Person(devices.open(url=newer.url))
    expect(you.button("home-play")).to_be_visible()
    upgrade(newer)
    you.link("home-scorekeeper").click()  # this screen was never fetched, and its old script is gone
    is_newer(you)


def test_nothing_of_an_older_build_is_kept(devices: Devices, newer: Server) -> None:
    you = Person(devices.open(url=newer.url, **ALLOWED))
    controlled(you.page)
    [old] = kept(you.page)
    upgrade(newer)
    you.page.goto(f"{newer.url}/scorekeeper")
    is_newer(you)
    you.page.evaluate(
        """async (old) => {
            while ((await caches.keys()).includes(old)) await new Promise((later) => setTimeout(later, 50));
        }""",
        old,
    )
    [new] = kept(you.page)
    assert new != old
