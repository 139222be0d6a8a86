"""The lesson, to its end: as it is meant, and by somebody who has ideas of their own."""

import pytest
from playwright.sync_api import expect

from browser.devices import Devices
from browser.people import Person


@pytest.mark.parametrize("own_ideas", [(), ("987", "000", "222", "444")])
def test_the_lesson_leads_to_a_game(devices: Devices, own_ideas: tuple[str, ...]) -> None:
    pupil = Person(devices.open("/learn"))
    for lesson in range(4):
        pupil.sees("learn-step", step=lesson + 1, of=4)
        expect(pupil.keys().first).to_be_visible()
        suggested = pupil.page.locator(".said b").last.inner_text()
        pupil.tap(own_ideas[lesson] if own_ideas else suggested)
        expect(pupil.page.get_by_role("region", name=pupil.words("reveal-label"))).to_be_visible()
        expect(pupil.page.get_by_text(pupil.words("learn-look"))).to_be_hidden()
        if not own_ideas:
            told = ("A number is eliminated", "Identical numbers", "22 points in one turn!", "you sit out turn 5")
            expect(pupil.page.locator(".said")).to_contain_text(told[lesson])
        pupil.button("learn-next").click()
    expect(pupil.page.locator(".said")).to_contain_text("a total of 39")
    pupil.button("learn-next").click()
    expect(pupil.heading("learn-end")).to_be_visible()
    pupil.button("home-play").click()
    pupil.is_at_turn(1)


def test_an_eliminated_tablet_lies_face_down_and_can_be_looked_at_again(devices: Devices) -> None:
    pupil = Person(devices.open("/learn"))
    pupil.tap("761")
    tablets = pupil.page.locator("[data-entry] .tablet")
    again = pupil.button("reveal-peek", number="761")
    face_down = pupil.page.locator("[data-entry] .tablet.turned")
    expect(face_down).to_have_count(1)
    expect(tablets).to_have_count(3)
    expect(pupil.page.get_by_text(pupil.words("learn-look"))).to_be_hidden()  # before that a tap ends the animation
    again.tap()  # and it stays open
    expect(face_down).to_have_count(0)
    again.tap()
    expect(face_down).to_have_count(1)
    pupil.page.keyboard.press("Shift+Tab")
    pupil.page.keyboard.press("Tab")  # the keyboard is there without pressing anything
    expect(again).to_be_focused()
    expect(face_down).to_have_count(0)
    pupil.page.keyboard.press("Tab")
    expect(face_down).to_have_count(1)


def test_one_can_go_back_and_skip(devices: Devices) -> None:
    pupil = Person(devices.open("/learn"))
    pupil.tap("761")
    pupil.button("learn-back").click()
    pupil.tap("000")
    pupil.button("learn-next").click()
    pupil.button("learn-skip").click()
    expect(pupil.heading("learn-end")).to_be_visible()
    pupil.link("learn-rules").click()
    expect(pupil.page.get_by_role("heading", level=1)).to_be_visible()
