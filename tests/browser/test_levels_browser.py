"""Levels, coach and ladder: a first game that can be won and learned from, and one bot after another for the others."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.devices import Devices
from browser.looks import looks_right, speaking
from browser.people import Person
from thenumber.bots.difficulty import DIFFICULTIES, OPPONENTS, Difficulty
from thenumber.bots.registry import LADDER
from thenumber.rules.resolve import TURNS

EASIEST = LADDER[0].name
PLAN = ("777", "999", "555", "111", "888")
"""Beats three of the easiest bot: it won each of 150 games that were tried."""


def names(you: Person, step: Difficulty) -> set[str]:
    return {you.words(f"bot-{bot}-name") for bot in OPPONENTS[step]}


def opponents(you: Person) -> set[str]:
    shown = you.page.get_by_role("group", name=you.words("boards-others")).locator(".name")
    expect(shown).to_have_count(3)
    return {re.sub(r" \d$", "", name) for name in shown.all_inner_texts()}


def step_of(you: Person, step: Difficulty) -> Locator:
    return you.page.get_by_role("radio", name=you.words(f"difficulty-{step}"))


def coach(you: Person) -> Locator:
    return you.page.locator("[data-coach]")


def heard(you: Person) -> Locator:
    return you.page.locator("[aria-live=polite]")


@pytest.mark.parametrize(("size", "language"), [("phone", "de"), ("short", "en"), ("desktop", "zh-Hant")])
def test_the_first_game_on_a_device_is_gentle_and_has_a_coach(devices: Devices, size: str, language: str) -> None:
    you = Person(devices.open(size=size, storage_state=speaking(language)), "You", language)
    expect(step_of(you, "gentle")).to_be_checked()
    you.button("home-play").click()
    you.is_at_turn(1)
    assert opponents(you) <= names(you, "gentle")
    expect(coach(you)).to_have_text(you.words("coach-first"))
    expect(heard(you)).to_contain_text(you.words("coach-first"))
    expect(you.page.locator("button.lay")).to_be_in_viewport(ratio=0.9)  # it is not in the way
    looks_right(you.page, "coach")
    you.page.keyboard.type("7")
    stake = you.words("own-stake", points=you.words("said-points", count=7), highest="9").replace("*", "")
    expect(you.page.get_by_text(stake)).to_be_visible()
    you.page.keyboard.type("61")
    you.page.keyboard.press("Enter")
    lessons = "|".join(re.escape(you.words(f"coach-{lesson}")) for lesson in ("fell", "bonus", "crossed"))
    expect(coach(you)).to_have_text(re.compile(f"^({lessons})$"))
    said = coach(you).inner_text()
    you.go_on()
    you.is_at_turn(2)
    expect(coach(you)).to_be_hidden()  # once is enough
    expect(heard(you)).to_contain_text(said)


def test_who_wants_no_coach_has_none(devices: Devices) -> None:
    you = Person(devices.open())
    you.button("home-play").tap()
    you.is_at_turn(1)
    expect(coach(you)).to_be_visible()
    you.button("menu-open").tap()
    for name in opponents(you):
        expect(you.page.get_by_role("dialog").get_by_text(name, exact=True).first).to_be_visible()
    switch = you.page.get_by_role("switch", name=re.compile(you.words("setting-coach")))
    expect(switch).to_be_checked()
    switch.click()
    you.button("sheet-close").tap()
    you.write()
    expect(you.button("check-next")).to_be_visible()
    you.sees_seals()
    expect(coach(you)).to_be_hidden()


@pytest.mark.parametrize("step", DIFFICULTIES)
def test_how_strong_the_opponents_are_is_remembered(devices: Devices, step: Difficulty) -> None:
    you = Person(devices.open())
    step_of(you, step).check(force=True)  # the word lies over the button that it belongs to
    you.sees(f"difficulty-{step}-about")
    you.page.reload()
    expect(step_of(you, step)).to_be_checked()
    you.button("home-play").tap()
    assert opponents(you) <= names(you, step)


def test_beating_three_of_a_kind_is_a_star_on_the_ladder(devices: Devices) -> None:
    you = Person(devices.open("/ladder"), "You")
    rungs = you.page.get_by_role("list").get_by_role("button")
    expect(rungs).to_have_count(len(LADDER))
    name = you.words(f"bot-{EASIEST}-name")
    expect(rungs.first).to_contain_text(f"{name} {you.words('climb-next')}")
    expect(rungs.first).to_contain_text(you.words("climb-stars", count=0))
    you.button("climb-play", name=name).tap()
    for turn in range(2 * TURNS):
        you.is_at_turn(turn % TURNS + 1)
        assert opponents(you) == {name}
        you.write(PLAN[turn % TURNS])
        if turn == 2 * TURNS - 1:
            you.go_on("check-to-end")
        elif turn % TURNS == TURNS - 1:
            you.go_on("check-to-round")
            you.go_on("end-next-round")
        else:
            you.go_on()
    best = max(score for _, _, score in you.standings())
    won = any(player == "You" and score == best for _, player, score in you.standings())
    later = LADDER[1 if won else 0].name
    if won:
        you.sees("climb-won", name=name)
        expect(you.button("climb-go-on", name=you.words(f"bot-{later}-name"))).to_be_visible()
    looks_right(you.page, "end of a game on the ladder")
    you.link("climb-back").tap()
    expect(rungs).to_have_count(len(LADDER))
    expect(rungs.first).to_contain_text(you.words("climb-stars", count=int(won)))
    you.page.reload()
    expect(rungs.first).to_contain_text(you.words("climb-stars", count=int(won)))
    you.sees("climb-beaten", count=int(won), all=len(LADDER))
    expect(you.button("climb-play", name=you.words(f"bot-{later}-name"))).to_be_visible()


def test_a_game_that_is_stopped_is_no_star(devices: Devices) -> None:
    you = Person(devices.open("/ladder"), "You")
    you.button("climb-play", name=you.words(f"bot-{EASIEST}-name")).tap()
    you.is_at_turn(1)
    you.button("menu-open").tap()
    you.button("menu-end").tap()
    you.button("menu-end-yes").tap()
    you.sees("end-stopped")
    you.link("climb-back").tap()
    you.sees("climb-beaten", count=0, all=len(LADDER))
