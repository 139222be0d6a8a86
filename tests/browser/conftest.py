"""A real browser and a real server, once for every file of tests."""

import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.devices import PATIENCE, Devices
from online import Server

ROOT = Path(__file__).parents[2]
LAN = "--host-resolver-rules=MAP *.lan 127.0.0.1"
"""For a browser the own machine is as good as https; any other name on plain http is not."""
ONE_RENDERER = "--renderer-process-limit=1"
"""Devices share nothing but a process that shows them: starting one takes longer than many a test."""
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
LIGHT = ("chromium-headless-shell", *WHOLE)
"""The same browser without a window of its own takes a fifth of the CPU time to open a page, if it is installed."""

expect.set_options(timeout=PATIENCE)


def build_page() -> None:
    """The page as it is in the sources now, and what looks at it; nothing is done if both are there."""
    subprocess.run([sys.executable, str(ROOT / "web" / "make.py"), "install"], check=True)


def program(names: Sequence[str] = LIGHT) -> str | None:
    return next((found for name in names if (found := shutil.which(name))), None)


@contextmanager
def launched(names: Sequence[str] = LIGHT) -> Iterator[Browser]:
    """The first of these browsers that is installed."""
    chromium_program = program(names)
    if chromium_program is None:
        pytest.skip("there is no Chromium")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=chromium_program, args=["--no-sandbox", "--disable-gpu", ONE_RENDERER, LAN]
        )
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def built_page() -> None:
    build_page()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for longer: while Playwright runs in a process, asyncio is its own there."""
    with launched() as chromium:
        yield chromium


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, built_page: None) -> Iterator[Server]:  # noqa: ARG001
    with Server(tmp_path_factory.mktemp("server") / "data", THENUMBER_LIMITS="off") as running:
        yield running


@pytest.fixture
def devices(browser: Browser, server: Server) -> Iterator[Devices]:
    """Phones, televisions and whatever else shows the page; whatever goes wrong in them is an error here."""
    shown = Devices(browser, server.url)
    yield shown
    shown.close()
