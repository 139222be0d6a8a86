"""Somebody new, alone with a phone: from the start to the last score, and every number that fell has a reason."""

import re

from playwright.sync_api import expect

from browser.devices import Devices
from browser.people import Person
from online import Server


def fallen(person: Person) -> list[tuple[str, str]]:
    """Of every number that fell: what is heard about it, and what stands beside it."""
    word = person.words("verdict-eliminated")
    entries = person.page.locator("[data-entry]").filter(has=person.page.get_by_text(word, exact=True))
    return [
        (entry.locator(".heard").inner_text(), entry.locator(".because").inner_text())
        for entry in entries.all()
        if entry.locator(".because").count()  # twins have it said once, below
    ]


def test_from_the_start_to_the_last_score(devices: Devices, server: Server) -> None:
    # By a name in the network, not by the own machine's: on plain http a browser has no crypto and no clipboard.
    you = Person(devices.open(url=f"http://kitchen.lan:{server.port}"), "You")
    you.button("home-play").tap()
    fell = 0
    for turn in range(10):
        you.is_at_turn(turn % 5 + 1)
        you.tap(you.number())
        you.sees_seals()
        for heard, beside in fallen(you):
            fell += 1
            shared = r"\w+((, \w+)? and \w+)? (is|are)"
            assert re.fullmatch(rf".* is eliminated: its {shared} also in .* lower \w+ \w+ \w+\..*", heard)
            assert re.fullmatch(r"\d((, \d)? and \d)?( is)? in \d{3}", beside)
        if turn == 9:
            you.go_on("check-to-end")
        elif turn == 4:
            you.go_on("check-to-round")
            you.sees("round-over", round=1)
            you.go_on("end-next-round")
        else:
            you.go_on()
    assert fell, "four players and ten turns, and nothing ever fell"
    ending = you.standings()
    assert len(ending) == 4

    you.button("end-share").tap()
    expect(you.page.locator("dialog canvas")).to_be_visible()
    you.button("end-copy-text").tap()
    expect(you.button("keep-copied")).to_be_visible()
    you.button("sheet-close").tap()

    you.link("end-review").tap()
    expect(you.page).to_have_url(re.compile("/review"))
    you.link("keeper-replay").tap()
    you.is_at_turn(1)
    for _ in range(10):
        you.button("replay-next").tap()
    expect(you.heading("replay-end")).to_be_visible()
    assert [score for _, _, score in you.standings()] == [score for _, _, score in ending]


def test_again_is_one_tap(devices: Devices) -> None:
    you = Person(devices.open())
    you.button("home-play").tap()
    you.is_at_turn(1)
    you.button("menu-open").tap()
    you.button("menu-end").tap()
    you.button("menu-end-yes").tap()
    you.sees("end-stopped")
    you.button("end-again").tap()
    you.is_at_turn(1)
