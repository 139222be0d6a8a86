"""Phones on their side, 320 pixels, tablets, large windows: what must be in sight is, and nothing is cut."""

import pytest
from playwright.sync_api import Locator, expect

from browser.devices import SIZES, Devices, overflow
from browser.looks import CUT, nothing_cut, speaking
from browser.people import Person
from browser.scenes import ALONE, GAMES, REFUSED, Scene, revealed, show, together
from thenumber.locales.languages import LANGUAGES
from thenumber.record.link import link
from thenumber.record.parse import parse_record

TIE = "\n".join(
    f"{round_no}.{turn} {digit * 3} {digit * 3} {digit * 3}"
    for round_no in (1, 2)
    for turn, digit in enumerate("98765", 1)
)
"""Three who always write the same: they share the win, with more than 99 points."""

OUT_OF_SIGHT = """(elements) => elements.filter((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    return left < -1 || top < -1 || right > clientWidth + 1 || bottom > clientHeight + 1;
}).map((element) => element.outerHTML.slice(0, 200))"""

COVERED = """(elements) => elements.filter((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return !element.contains(found) && !found?.contains(element);
}).map((element) => element.outerHTML.slice(0, 200))"""


def in_sight(what: Locator) -> None:
    """All of them, whole, without scrolling, and nothing lies over their middle."""
    expect(what.first).to_be_visible()
    assert what.evaluate_all(OUT_OF_SIGHT) == []
    assert what.evaluate_all(COVERED) == []


def distance(above: Locator, below: Locator) -> float:
    """The pixels between two things, one below the other."""
    upper, lower = above.bounding_box(), below.bounding_box()
    assert upper
    assert lower
    return lower["y"] - upper["y"] - upper["height"]


@pytest.mark.parametrize(("size", "language"), [("side", "de"), ("small-side", "zh-Hant")])
def test_a_phone_on_its_side(devices: Devices, size: str, language: str) -> None:
    for name, phone in together(devices, size, storage_state=speaking(language)):
        if name in ("reveal", "reveal-twins"):
            in_sight(phone.locator("[data-place], [data-points]"))
            in_sight(phone.locator(".button.primary"))
        elif name == "choosing":
            in_sight(phone.locator(".board, [data-key], .lay, .erase, [data-tablet]"))
        elif name == "round-end":
            in_sight(phone.locator("tbody tr, .button.primary"))
        elif name == "game-end":
            in_sight(phone.locator(".places li, .button.primary"))
            face, heading = phone.locator("header .react").bounding_box(), phone.locator("h1").bounding_box()
            start = phone.locator("h1").evaluate("h1 => parseFloat(getComputedStyle(h1).paddingLeft)")
            assert face
            assert heading
            assert face["x"] + face["width"] <= heading["x"] + start  # neither covers the other
        elif name == "lobby":
            in_sight(phone.locator(".button.primary, li[data-seat='0'], img"))


@pytest.mark.long
def test_320_pixels_in_french(devices: Devices) -> None:
    """In which much is long; in the languages of test_pages.py and test_table_pages.py nothing is cut there."""
    devices.expected += REFUSED
    page = devices.open(size="narrow", storage_state=speaking("fr"))
    for scene in ALONE:
        show(page, devices.url, scene)
        nothing_cut(page, scene.name)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_table_at_320_pixels(devices: Devices, language: str) -> None:
    for name, phone in together(devices, "narrow", storage_state=speaking(language)):
        if name.startswith("tv"):
            continue
        nothing_cut(phone, name)
        if name == "choosing":
            in_sight(phone.locator("[data-key], .lay, .erase, .board[data-seat='1']"))
        elif name in ("reveal", "round-end", "lobby"):
            in_sight(phone.locator(".button.primary"))
        elif name == "reveal-twins":
            in_sight(phone.locator("[data-coach], .react, .button.primary"))
        elif name == "menu":
            assert phone.locator("dialog[open]").evaluate_all(CUT) == []


def test_at_400_per_cent_nothing_stays_in_the_way(devices: Devices) -> None:
    """1280 times 800 pixels are 320 times 200."""
    page = devices.open()
    page.set_viewport_size({"width": 320, "height": 200})
    for scene in (scene for scene in ALONE if scene.name in ("learn-check", "scorekeeper-numbers", "replay-turn")):
        show(page, devices.url, scene)
        assert overflow(page) <= 0, scene.name
        staying = page.locator("footer, .steps, .pad").evaluate_all(
            "(all) => all.filter((one) => getComputedStyle(one).position !== 'static').length"
        )
        assert staying == 0, scene.name


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_bot_is_cut_in_any_language(devices: Devices, language: str) -> None:
    game = link(parse_record((GAMES / "five-seats.tnr").read_text()))
    page = devices.open(storage_state=speaking(language))
    show(page, devices.url, Scene("replay", f"/replay#{game}", revealed))
    for turn in range(4):
        revealed(page)
        for size in ("phone", "slim"):
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            assert page.locator("[data-entry] .name, .board .name").evaluate_all(CUT) == [], (turn, size)
        page.keyboard.press("ArrowRight")


def test_an_upright_tablet_has_no_hole_and_points_near_the_names(devices: Devices) -> None:
    for name, tablet in together(devices, "tablet", storage_state=speaking("de")):
        if name == "choosing":
            in_sight(tablet.locator(".board, [data-key], .lay"))
            assert distance(tablet.locator(".waiting"), tablet.locator(".own [data-tablet]")) < 100
            width = tablet.locator(".own [data-tablet]").bounding_box()
            assert width
            assert width["width"] > 400
        elif name == "reveal":
            for entry in tablet.locator("[data-entry]").all():
                who, points = entry.locator("[data-name]").bounding_box(), entry.locator("[data-points]").bounding_box()
                assert who
                assert points
                assert points["x"] - who["x"] < 300
            return


def test_a_large_window_has_large_letters(devices: Devices) -> None:
    sizes = {}
    for size in ("desktop", "large"):
        page = devices.open(size=size)
        show(page, devices.url, next(scene for scene in ALONE if scene.name == "replay-turn"))
        sizes[size] = page.locator(".verdict").first.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)")
        assert overflow(page) <= 0
    assert sizes["large"] > 1.3 * sizes["desktop"]


def test_five_on_a_desktop_can_see_it_again_without_scrolling(devices: Devices) -> None:
    for name, page in together(devices, "desktop", storage_state=speaking("de")):
        if name == "reveal":
            page.set_viewport_size({"width": 1280, "height": 680})  # a laptop whose browser takes its part
            in_sight(page.locator(".replay, .button.primary"))
            return


@pytest.mark.parametrize("size", ["slim", "phone", "desktop"])
def test_the_corner_covers_no_digit_of_a_shared_win(devices: Devices, size: str) -> None:
    page = devices.open(size=size)
    show(page, devices.url, Scene("tie", f"/replay#{link(parse_record(TIE))}", revealed))
    page.keyboard.press("End")
    expect(page.locator(".winner")).to_have_count(3)
    for winner in page.locator(".winner").all():
        score, corner = winner.locator("b").bounding_box(), winner.locator(".corner").bounding_box()
        assert score
        assert corner
        assert score["width"] > 0
        digits = winner.locator("b").evaluate(
            "(b) => { const range = document.createRange(); range.selectNodeContents(b);"
            " return range.getBoundingClientRect().right }"
        )
        assert digits <= corner["x"] + 0.3 * corner["width"]  # a quarter disc: its square's corner is empty


def test_a_name_read_from_the_right_keeps_its_beginning(devices: Devices) -> None:
    you = Person(devices.open("/"), "عبد الرحمن الناصر")
    you.page.get_by_role("button", name=you.words("home-friends")).click()
    you.sit()
    name = you.page.locator("li .name bdi").first
    expect(name).to_have_text(you.name)
    assert name.evaluate("(one) => getComputedStyle(one).direction") == "rtl"


def test_without_a_name_one_is_told_so_in_the_own_language(devices: Devices) -> None:
    you = Person(devices.open("/", storage_state=speaking("de")), language="de")
    you.page.get_by_role("button", name=you.words("home-friends")).click()
    you.button("door-sit").click()
    expect(you.page.get_by_role("alert").filter(has_text=you.words("door-name-missing"))).to_be_visible()
    field = you.page.get_by_role("textbox", name=you.words("door-name"))
    expect(field).to_be_focused()
    field.fill("Ada")
    expect(you.page.get_by_text(you.words("door-name-missing"))).to_have_count(0)
    you.button("door-sit").click()
    you.sees("lobby-title")
    expect(you.page).to_have_title(f"{you.words('table-title')} {you.code()} · {you.words('game-title')}")
