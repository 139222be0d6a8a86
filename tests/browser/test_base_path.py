"""Under a path of somebody else's host: games start, links lead there, with a slash and without."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.devices import Devices
from browser.people import Person
from online import Server

BASE = "/numbers"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, built_page: None) -> Iterator[Server]:  # noqa: ARG001
    with Server(tmp_path_factory.mktemp("based") / "data", "--base-path", BASE, THENUMBER_LIMITS="off") as running:
        yield running


@pytest.mark.parametrize("path", [BASE, f"{BASE}/"])
def test_a_game_starts(devices: Devices, path: str) -> None:
    you = Person(devices.open(path))
    you.button("home-play").click()
    you.is_at_turn(1)
    assert you.page.url.startswith(f"{devices.url}{BASE}/t/")
    you.write()
    you.sees_seals()
    you.page.reload()
    you.go_on()
    you.is_at_turn(2)


def test_links_lead_to_the_table(devices: Devices) -> None:
    ada = Person(devices.open(f"{BASE}/"), "Ada")
    ada.button("home-friends").click()
    ada.sit()
    expect(ada.page.get_by_role("img", name=ada.words("share-qr"))).to_be_visible()
    code = ada.code()
    ben = Person(devices.open(f"{BASE}/t/{code}"), "Ben").sit()
    cleo = Person(devices.open(f"{BASE}/"), "Cleo")
    cleo.page.get_by_label(cleo.words("home-code")).fill(code)
    cleo.button("home-join").click()
    cleo.sit()
    tv = devices.open(f"{BASE}/tv", "tv")
    expect(tv.get_by_role("img", name=ada.words("share-qr"))).to_be_visible()
    ada.button("lobby-start").click()
    for person in (ada, ben, cleo):
        person.is_at_turn(1)


def test_screens_link_to_each_other(devices: Devices) -> None:
    you = Person(devices.open(BASE))
    for name in ("learn", "rules", "scorekeeper", "replay"):
        you.link(f"home-{name}").click()
        expect(you.page).to_have_url(f"{devices.url}{BASE}/{name}")
        you.page.get_by_role("link", name=you.words("page-home"), exact=True).first.click()
        expect(you.button("home-play")).to_be_visible()
