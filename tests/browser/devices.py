"""Phones, televisions and desktops on which the page is shown, and what must never go wrong on any of them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {
    "phone": (390, 844),
    "short": (390, 664),
    "slim": (360, 740),
    "narrow": (320, 568),
    "side": (844, 390),
    "small-side": (740, 360),
    "tablet": (820, 1180),
    "desktop": (1280, 800),
    "large": (1920, 1080),
    "tv": (1920, 1080),
}
WITH_A_MOUSE = ("desktop", "large", "tv")
PATIENCE = 30_000.0
"""Milliseconds until something that does not come is a failure: only what never comes takes so long, however busy the
machine is."""
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

EXPECTED = (
    "WebSocket",  # a line that is down is not an accident: the page says so itself and tries again
    "net::ERR",
    "Cross-Origin-Opener-Policy header has been ignored",  # on plain http
)


class Devices:
    """All devices of a test. Each is a browser of its own: nothing is shared but the server."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.problems: list[str] = []
        self.expected = list(EXPECTED)
        self._contexts: list[BrowserContext] = []

    def open(
        self, path: str = "/", size: str = "phone", language: str = "en", url: str | None = None, **options: Any
    ) -> Page:
        """A new device that shows this address."""
        width, height = SIZES[size]
        touch = size not in WITH_A_MOUSE
        # As on plain http in somebody's network, where there are no service workers; test_install.py tries them.
        usual: dict[str, Any] = {
            "reduced_motion": "reduce",
            "has_touch": touch,
            "is_mobile": touch,
            "service_workers": "block",
        }
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, locale=language, **(usual | options)
        )
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        context.on("page", self._watch)
        page = context.new_page()
        page.goto(f"{url or self.url}{path}")
        return page

    def _watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self._note(page, str(error)))
        page.on("console", lambda message: self._heard(page, message))

    def _heard(self, page: Page, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._note(page, f"{message.text} ({message.location['url']})")

    def _note(self, page: Page, text: str) -> None:
        if not any(expected in text for expected in self.expected):
            self.problems.append(f"{page.url}: {text}")

    def close(self) -> None:
        for context in self._contexts:
            context.close()
        assert not self.problems, "\n".join(self.problems)


def asked_by(page: Page) -> list[str]:
    """What the page asks of the server's API from now on, as it asks it."""
    asked: list[str] = []

    def note(request: Request) -> None:
        _, api, path = request.url.partition("/api/")
        if api:
            asked.append(f"{request.method} {path}")

    page.on("request", note)
    return asked


def accessibility(page: Page, rules: Sequence[str] = ()) -> list[str]:
    """What axe-core finds, by all standards or only these rules; from outside, because the page lets no script in."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    wanted = {"type": "rule", "values": list(rules)} if rules else {"type": "tag", "values": STANDARDS}
    options = {"runOnly": wanted, "resultTypes": ["violations"]}
    found = page.evaluate("(options) => axe.run(document, options).then(({ violations }) => violations)", options)
    return [
        f"{violation['id']}: {node['target']} {node.get('failureSummary', '')}"
        for violation in found
        for node in violation["nodes"]
    ]


def stop_the_time(page: Page) -> None:
    """From now on nothing happens on a page because it has waited for long enough; `page.clock` lets time pass."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))


def overflow(page: Page) -> float:
    """By how many pixels the page is wider than its screen."""
    wider: float = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wider
