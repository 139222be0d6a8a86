"""Pictures of every screen in every language, and contact sheets to look at: `make screens`.

python tests/browser/screens.py [LANGUAGE ...] writes into tests/browser/screens/, which git ignores.
"""

import html
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

if __name__ == "__main__":  # as pytest has it
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from playwright.sync_api import Browser, Page, expect, sync_playwright

from browser.conftest import build_page, program
from browser.devices import Devices
from browser.looks import speaking
from browser.people import Person
from browser.scenes import ALONE, GAMES, at, show, together
from online import Server
from thenumber.locales.languages import LANGUAGES
from thenumber.record.link import link
from thenumber.record.parse import parse_record

FOLDER = Path(__file__).parent / "screens"
ROWS = {"phone": (4, 8), "desktop": (2, 6), "tv": (2, 6)}
"""How many pictures stand side by side, and on one sheet."""
WIDTH = 1560

STYLE = """
body { margin: 0; padding: 12px; background: #888; font: 14px sans-serif; }
main { display: grid; gap: 12px; }
figure { margin: 0; }
img { display: block; width: 100%; }
"""


def pictures(devices: Devices, language: str) -> Iterator[tuple[str, str, Page]]:
    """Size, name and page."""
    for size in ("phone", "desktop"):
        page = devices.open(size=size, storage_state=speaking(language))
        for scene in ALONE:
            show(page, devices.url, scene)
            yield size, scene.name, page
        for name, shown in together(devices, size, storage_state=speaking(language)):
            if not name.startswith("tv"):
                yield size, name, shown
            elif size == "desktop":
                yield "tv", name, shown
        for name, shown in with_bots(devices, size, language):
            yield size, name, shown


def with_bots(devices: Devices, size: str, language: str) -> Iterator[tuple[str, Page]]:
    """Which bots there are, tips before one writes, why they wrote theirs, and a review."""
    page = devices.open(size=size, storage_state=speaking(language))
    you = Person(page, "You", language)
    page.get_by_role("button", name=you.words("home-friends")).click()  # on a wide screen it says more
    you.sit().button("lobby-add-bot").first.click()
    yield "bots", at(page, "dialog[open]")
    page.goto(devices.url)
    you.button("home-play").click()
    you.button("advice-title").click()
    at(page, "[role=slider]")
    page.keyboard.type("76")
    yield "tips", page
    page.keyboard.type("1")
    page.keyboard.press("Enter")
    page.get_by_text(you.words("reasons-title")).click()
    yield "reasons", at(page, "details[open] li")
    game = link(parse_record((GAMES / "unfinished.tnr").read_text()))
    page.goto(f"{devices.url}/review?seat=1#{game}")
    at(page, ".turn, .whole")
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=60_000)
    page.keyboard.press("Home")
    yield "review-turn", at(page, ".turn")
    page.keyboard.press("End")
    yield "review-whole", at(page, ".whole")


def take(browser: Browser, url: str, language: str) -> None:
    devices = Devices(browser, url)
    devices.expected.append("status of 40")
    taken: dict[str, list[Path]] = {size: [] for size in ROWS}
    for size, name, page in pictures(devices, language):
        file = FOLDER / language / f"{size}-{len(taken[size]) + 1:02}-{name}.png"
        page.screenshot(path=file)
        taken[size].append(file)
    devices.close()
    for size, files in taken.items():
        most = ROWS[size][1]
        for start in range(0, len(files), most):
            sheet(browser, FOLDER / f"{language}-{size}-{start // most + 1}.png", files[start : start + most], size)


def sheet(browser: Browser, target: Path, files: list[Path], size: str) -> None:
    page = browser.new_page(viewport={"width": WIDTH, "height": 400})
    target.with_suffix(".html").write_text(document(files, ROWS[size][0]), encoding="utf-8")
    page.goto(target.with_suffix(".html").as_uri())
    page.screenshot(path=target, full_page=True)
    page.close()
    target.with_suffix(".html").unlink()


def document(files: list[Path], columns: int) -> str:
    figures = "".join(
        f'<figure><figcaption>{html.escape(file.stem)}</figcaption><img src="{file.relative_to(FOLDER).as_posix()}">'
        "</figure>"
        for file in files
    )
    style = f"{STYLE} main {{ grid-template-columns: repeat({columns}, 1fr); }}"
    return f'<!doctype html><meta charset="utf-8"><style>{style}</style><main>{figures}</main>'


def main(languages: list[str]) -> None:
    build_page()
    shutil.rmtree(FOLDER, ignore_errors=True)
    chromium = program()
    if chromium is None:
        sys.exit("There is no Chromium.")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        with Server(Path(data) / "data", THENUMBER_LIMITS="off") as server:
            for language in languages:
                (FOLDER / language).mkdir(parents=True)
                take(browser, server.url, language)
        files = sorted(FOLDER.glob("*/*.png"))
        (FOLDER / "index.html").write_text(document(files, 6), encoding="utf-8")
        browser.close()
    print(f"{len(files)} pictures: {FOLDER / 'index.html'}")


if __name__ == "__main__":
    main(sys.argv[1:] or list(LANGUAGES))
