"""Somebody with a device in hand: does what people do, and finds things by what they are called."""

import re
from random import Random
from typing import Self

from playwright.sync_api import Locator, Page, expect

from thenumber.locales.catalogue import catalogue


class Person:
    """Whoever holds this device."""

    def __init__(self, page: Page, name: str = "", language: str = "en") -> None:
        self.page, self.name = page, name
        self.words = catalogue(language).text
        self.chance = Random(name)

    def button(self, key: str, **variables: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.words(key, **variables), exact=True)

    def heading(self, key: str, **variables: str | int) -> Locator:
        return self.page.get_by_role("heading", name=self.words(key, **variables), exact=True)

    def link(self, key: str) -> Locator:
        return self.page.get_by_role("link", name=self.words(key))

    def sees(self, key: str, **variables: str | int) -> None:
        expect(self.page.get_by_text(self.words(key, **variables)).first).to_be_visible()

    def sit(self) -> Self:
        self.page.get_by_role("textbox", name=self.words("door-name")).fill(self.name)
        self.button("door-sit").click()
        return self

    def add_bot(self, name: str) -> None:
        self.button("lobby-add-bot").first.click()
        self.page.get_by_role("dialog").get_by_role("button", name=name).click()
        expect(self.page.get_by_role("dialog")).to_be_hidden()

    def code(self) -> str:
        """The code of the table, as it stands on the screen."""
        shown = self.page.get_by_text(re.compile(r"^[A-Z]{3}-[A-Z]{3}$")).first
        return shown.inner_text()

    # A turn

    def keys(self) -> Locator:
        return self.page.get_by_role("group", name=self.words("own-keys")).get_by_role("button")

    def is_at_turn(self, turn: int) -> None:
        expect(self.heading("table-turn", turn=turn)).to_be_visible()

    def number(self) -> str:
        """A number from what is left on the own board, of two digits at most: nobody ever sits out."""
        expect(self.keys().first).to_be_enabled()
        available = self.keys().all_inner_texts()
        return self.chance.choice(available) + self.chance.choice(available) * 2

    def tap(self, number: str) -> None:
        """Write it by hand and lay it down."""
        for digit in number:
            self.keys().filter(has_text=digit).tap()
        self.button("own-lay").tap()
        expect(self.button("own-lay")).to_be_hidden()

    def write(self, number: str = "") -> str:
        """The same with a keyboard, which is quicker."""
        number = number or self.number()
        self.page.keyboard.type(number)
        self.page.keyboard.press("Enter")
        return number

    def go_on(self, key: str = "check-next") -> None:
        self.button(key).click()

    def sees_seals(self, *, was_away: bool = False) -> None:
        """All of them match, however many have written; who `was_away` may have missed when some were published."""
        keys = ("seals-match", "seals-unseen") if was_away else ("seals-match",)
        right = "|".join(self.words(key, count=count) for key in keys for count in range(1, 6))
        expect(self.page.get_by_text(re.compile(f"^({right})$"))).to_be_visible()

    # The end

    def standings(self) -> list[tuple[int, str, int]]:
        """Places, names and final scores as they are shown; winners have no place written beside them."""
        expect(self.page.locator(".places")).to_be_visible()
        shown = self.page.locator(".places li").evaluate_all(
            """items => items.map((item) => [
                Number(item.querySelector(".place")?.textContent ?? 1),
                item.querySelector(".name").textContent.trim(),
                Number(item.querySelector("b").textContent),
            ])"""
        )
        return [(place, self.name if name == self.words("board-you") else name, score) for place, name, score in shown]
