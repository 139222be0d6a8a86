"""Alone against bots: help before one writes, and afterwards why the bots wrote what they did."""

import re

import pytest
from playwright.sync_api import expect

from browser.devices import Devices
from browser.looks import looks_right, speaking
from browser.people import Person
from browser.scenes import revealed

MINUTES = 120_000.0
"""Milliseconds: on a new machine the solver is compiled before its first turn."""


@pytest.mark.parametrize(("size", "language"), [("phone", "de"), ("desktop", "zh-Hant")])
def test_a_turn_with_help_and_then_the_reasons(devices: Devices, size: str, language: str) -> None:
    page = devices.open(size=size, storage_state=speaking(language))
    you = Person(page, "You", language)
    you.button("home-play").click()
    you.is_at_turn(1)
    expect(you.heading("advice-title")).to_be_hidden()
    you.button("advice-title").click()
    numbers = page.get_by_role("slider", name=you.words("review-map"))
    expect(numbers).to_be_visible(timeout=MINUTES)
    expect(you.heading("advice-title")).to_be_in_viewport()
    page.keyboard.type("76")
    expect(numbers).to_have_attribute("aria-valuenow", re.compile(r"76\d"))
    looks_right(page, "advice")
    page.keyboard.type("1")
    expect(numbers).to_have_attribute("aria-valuenow", "761")
    page.keyboard.press("Enter")

    why = page.get_by_text(you.words("reasons-title"))
    why.click()
    expect(page.locator("details[open] li")).to_have_count(3, timeout=MINUTES)
    expect(you.button("reveal-replay")).to_be_attached()  # nothing is still to come
    revealed(page)
    looks_right(page, "reasons")

    # It was wanted once, so it is there in the next turn, too.
    you.go_on()
    you.is_at_turn(2)
    expect(numbers).to_be_visible(timeout=MINUTES)
    you.button("advice-close").click()
    expect(numbers).to_be_hidden()
