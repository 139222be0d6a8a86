"""The pictures of docs/tour.md and the READMEs, taken from the real page: `make pictures`.

They stand in docs/pictures. Take them when a screen in them has changed, look at each, and commit those that differ.
"""

import io
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

if __name__ == "__main__":  # as pytest has it
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from playwright.sync_api import Page, StorageState, expect, sync_playwright

from browser.conftest import build_page, program
from browser.devices import Devices
from browser.gathering import Gathering
from browser.scenes import at, checked, lesson, primary, revealed, settled, worth_of_the_day, written_on
from online import Server
from thenumber.record.link import link
from thenumber.record.parse import parse_record

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
PUBLIC_URL = "http://192.168.1.20:8080"
"""The address that QR codes lead to: one of a home network, whatever machine takes the pictures."""
TV_SCALE, PHONE_SCALE = 2 / 3, 2
"""Pixels of a picture for one of the page: no document is as large as a television, and a phone is sharp."""
COLOURS = 256
PATIENCE = 300_000
"""Milliseconds for anything to come; a review may have to wait until its code is compiled."""
NAMES = ("Ada", "Bruno", "Chloé", "Diego", "美玲")
DESKTOP, PHONE = 1, 4
"""The seats of those whose screens are shown."""
NUMBERS = (
    ("761", "513", "444", "444", "220"),
    ("613", "987", "321", "550", "777"),
    ("761", "666", "985", "333", "111"),
    ("613", "444", "666", "982", "998"),
    ("888", "222", "666", "711", "333"),
)
REVIEWED = """\
[A "Ada"]
[B "Bruno"]
[C "Chloé"]

1.1 761 513 220
1.2 613 987 777
1.3 952 666 111
1.4 877 444 998
1.5 444 222 333
"""


def without_coach(url: str) -> StorageState:
    """A device of somebody who has played before: the coach of first games is silent."""
    return {"cookies": [], "origins": [{"origin": url, "localStorage": [{"name": "thenumber / coach", "value": "no"}]}]}


def pictures(devices: Devices) -> Iterator[tuple[str, Page]]:
    """Names of files, and pages that show what is to be seen."""
    yield from alone(devices)
    yield from together(devices)
    yield from afterwards(devices)


def alone(devices: Devices) -> Iterator[tuple[str, Page]]:
    phone = devices.open(device_scale_factor=PHONE_SCALE)
    settled(phone)
    yield "start", phone
    for name, path, arrive in (
        ("lesson", "/learn", lesson),
        ("daily", "/daily/2026-01-07", worth_of_the_day),
        ("scorekeeper", "/scorekeeper", checked),
    ):
        phone.goto(f"{devices.url}{path}")
        settled(phone)
        arrive(phone)
        settled(phone)
        yield name, phone


def together(devices: Devices) -> Iterator[tuple[str, Page]]:
    with Gathering(devices.url, NAMES[:4]) as people:
        tv = devices.open(f"/tv/{people.code}", "tv", device_scale_factor=TV_SCALE)
        yield "lobby", at(tv, ".lobby img")
        people.sit(NAMES[4])
        played = without_coach(devices.url)
        desktop = devices.open(people.seat_path(DESKTOP), "desktop", storage_state=played)
        phone = devices.open(people.seat_path(PHONE), device_scale_factor=PHONE_SCALE, storage_state=played)
        people.say(0, "Start")
        people.until_turn(0)
        for turn, numbers in enumerate(NUMBERS):
            written_on(phone)
            if turn == 1:
                people.write([*numbers[:2], None, None, None])
                phone.keyboard.type("77")
                yield "writing", at(phone, ".board .state")
                people.write([None, None, *numbers[2:]])
            else:
                people.write(numbers)
            at(phone, ".reveal")
            if turn == 0:
                revealed(phone)
                yield "reveal-phone", phone
                revealed(desktop)
                desktop.locator(".peek").click()  # why it is eliminated is to be seen
                yield "reveal", at(desktop, ".tablet:not(.turned)")
                revealed(tv)
                yield "television", tv
            primary(phone)
        yield "round-end", at(phone, ".standings")


def afterwards(devices: Devices) -> Iterator[tuple[str, Page]]:
    desktop = devices.open(size="desktop")
    desktop.goto(f"{devices.url}/review?seat={DESKTOP}#{link(parse_record(REVIEWED))}")
    expect(desktop.locator(".turn, .whole").first).to_be_visible()
    expect(desktop.get_by_role("progressbar")).to_have_count(0)
    desktop.keyboard.press("Home")
    yield "review", at(desktop, ".turn")


def keep(picture: bytes, file: Path) -> None:
    """With a palette a picture of a page takes a third of the space, and looks the same."""
    from PIL import Image  # nothing else needs it, so it is not among what the tests install

    with Image.open(io.BytesIO(picture)) as image:
        few = image.convert("RGB").quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    few.save(file, optimize=True)


def main() -> None:
    build_page()
    chromium = program()
    if chromium is None:
        sys.exit("There is no Chromium.")
    FOLDER.mkdir(exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        with Server(Path(data) / "data", THENUMBER_PUBLIC_URL=PUBLIC_URL) as server:
            devices = Devices(browser, server.url)
            for name, page in pictures(devices):
                file = FOLDER / f"{name}.png"
                keep(page.screenshot(), file)
                print(f"{file.name}: {file.stat().st_size // 1000} kB")
            devices.close()
        browser.close()


if __name__ == "__main__":
    main()
