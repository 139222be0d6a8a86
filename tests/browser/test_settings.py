"""How somebody likes it: language, appearance, hand, sounds; and an address where nothing is."""

import re

from playwright.sync_api import Locator, expect

from browser.devices import Devices, accessibility
from browser.people import Person

SCREENS = ("/", "/rules", "/learn", "/device", "/scorekeeper", "/replay", "/nowhere/at/all", "/t/QQQQQQ")


def settings_of(you: Person, path: str) -> Locator:
    """The form, opened from the start by its name, from every other screen by the menu."""
    if path == "/":
        you.page.get_by_role("button", name=you.words("settings-title")).click()
    else:
        you.button("menu-open").click()
    return you.page.get_by_role("dialog")


def test_all_settings_can_be_changed_everywhere(devices: Devices) -> None:
    devices.expected.append("status of 404")
    you = Person(devices.open())
    page = you.page
    for path in SCREENS:
        page.goto(f"{devices.url}{path}")
        form = settings_of(you, path)
        form.get_by_role("combobox").select_option("de")
        expect(page.locator("html")).to_have_attribute("lang", "de")
        form.get_by_role("radio", name="dunkel").check()
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        form.get_by_role("combobox").select_option("en")
        form.get_by_role("radio", name="same as device").check()
        expect(page.locator("html")).not_to_have_attribute("data-theme", "dark")
        for switch in ("setting-skip", "setting-sound"):
            expect(form.get_by_role("switch", name=you.words(switch))).to_be_visible()
        expect(form.get_by_role("radio", name=you.words("hand-left"))).to_be_visible()


def test_who_plays_alone_has_a_short_menu(devices: Devices) -> None:
    you = Person(devices.open())
    you.button("home-play").click()
    you.is_at_turn(1)
    expect(you.page).to_have_title(re.compile(re.escape(you.words("title-your-turn"))))
    you.button("menu-open").click()
    menu = you.page.get_by_role("dialog")
    expect(menu.get_by_role("combobox")).to_be_visible()
    expect(you.button("menu-end")).to_be_visible()
    for about_others in ("menu-pause", "wait-reveal-now", "menu-lock", "seat-hand", "seat-leave"):
        expect(you.button(about_others)).to_have_count(0)
    expect(menu.get_by_role("img")).to_have_count(0)  # no code to scan


def test_an_address_where_nothing_is_leads_home(devices: Devices) -> None:
    devices.expected.append("status of 404")
    lost = Person(devices.open("/nowhere/at/all"))
    lost.sees("page-missing")
    assert accessibility(lost.page) == []
    lost.page.get_by_role("link", name=lost.words("page-home"), exact=True).last.click()
    expect(lost.button("home-play")).to_be_visible()


def test_for_the_other_hand_and_with_sounds(devices: Devices) -> None:
    you = Person(devices.open())
    you.button("home-play").click()
    you.is_at_turn(1)

    def erases_left_of_laying() -> bool:
        lay = you.page.locator(".do .lay").bounding_box()
        erase = you.button("own-erase").bounding_box()
        assert lay
        assert erase
        return erase["x"] < lay["x"]

    assert erases_left_of_laying()
    you.button("menu-open").click()
    you.page.get_by_role("radio", name=you.words("hand-left"), exact=True).check()
    sounds = you.page.get_by_role("switch", name=you.words("setting-sound"))
    expect(sounds).not_to_be_checked()  # nobody is surprised by them
    sounds.click()
    you.page.keyboard.press("Escape")
    assert not erases_left_of_laying()
    you.tap(you.number())
    you.sees_seals()
    you.page.reload()
    you.go_on()
    you.is_at_turn(2)
    assert not erases_left_of_laying()
