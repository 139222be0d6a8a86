"""Faces that people make at a reveal: small, quiet, for a moment, and only for those who want to see them."""

from playwright.sync_api import expect

from browser.devices import Devices, accessibility, stop_the_time
from browser.gathering import Gathering
from browser.people import Person
from browser.scenes import NAMES, ROUND, at, revealed
from thenumber.table.looking import MOST_REACTIONS


def test_a_face_is_seen_and_heard_by_all_and_then_gone(devices: Devices) -> None:
    with Gathering(devices.url, NAMES[:3]) as people:
        ada = Person(devices.open(people.seat_path(0)), NAMES[0])
        cleo = Person(devices.open(people.seat_path(2)), NAMES[2])
        tv = Person(devices.open(f"/tv/{people.code}", "tv"))
        everybody = (ada, cleo, tv)
        for one in everybody:
            at(one.page, ".lobby")
        people.say(0, "Start")
        people.until_turn(0)
        people.write(ROUND[0][:3])
        for one in everybody:
            revealed(one.page)
        expect(ada.page.locator("[data-coach]")).to_be_visible()  # in a first game
        expect(ada.button("reaction-open")).to_be_in_viewport(ratio=1)
        for one in everybody:
            stop_the_time(one.page)
        ada.button("reaction-open").focus()
        ada.page.keyboard.press("Enter")
        ada.button("reaction-wink").press("Enter")
        for one in everybody:
            expect(one.page.locator('.entry [data-face="0"] svg')).to_be_visible()
        for one in (ada, cleo):
            heard = one.words("reaction-heard", name=NAMES[0], reaction=one.words("reaction-wink"))
            expect(one.page.locator("[aria-live]").get_by_text(heard)).to_be_attached()
        for one in everybody:
            one.page.clock.run_for(6_000)
            expect(one.page.locator("[data-face] svg")).to_have_count(0)
        expect(ada.button("reaction-open")).to_be_focused()
        for one in everybody:
            one.page.clock.resume()
        ada.button("reaction-open").click()
        expect(ada.button("reaction-wink")).to_be_visible()
        assert not accessibility(ada.page)


def test_too_many_are_refused_with_a_sentence_and_can_be_hidden(devices: Devices) -> None:
    with Gathering(devices.url, NAMES[:3]) as people:
        ada = Person(devices.open(people.seat_path(0)), NAMES[0])
        at(ada.page, ".lobby")
        people.say(0, "Start")
        people.until_turn(0)
        people.write(ROUND[0][:3])
        revealed(ada.page)
        for _ in range(MOST_REACTIONS):
            people.say(0, "React", reaction="laugh")
        ada.button("reaction-open").click()
        ada.button("reaction-laugh").click()
        ada.sees("refusal-reacted-enough", right=str(MOST_REACTIONS))
        ada.button("menu-open").click()
        ada.page.get_by_role("switch", name=ada.words("setting-reactions")).click()
        ada.page.keyboard.press("Escape")
        expect(ada.button("reaction-open")).to_be_hidden()
        expect(ada.page.locator("[data-face] svg")).to_have_count(0)
        people.say(1, "React", reaction="groan")
        people.write(("998", None, None))
        expect(ada.page.locator("[data-face] svg")).to_have_count(0)


def test_alone_with_bots_nobody_would_see_them(devices: Devices) -> None:
    with Gathering(devices.url, NAMES[:1]) as people:
        people.say(0, "AddBot", bot="greedy")
        people.say(0, "AddBot", bot="cautious")
        ada = Person(devices.open(people.seat_path(0)), NAMES[0])
        at(ada.page, ".lobby")
        people.say(0, "Start")
        ada.is_at_turn(1)
        ada.write()
        revealed(ada.page)
        expect(ada.button("check-next")).to_be_visible()
        expect(ada.page.locator(".react")).to_have_count(0)
