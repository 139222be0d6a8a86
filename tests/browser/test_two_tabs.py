"""What browsers do besides: two tabs of the same seat, the back button, a seat that is handed on."""

from playwright.sync_api import expect

from browser.devices import Devices
from browser.people import Person


def test_two_tabs_are_one_player(devices: Devices) -> None:
    first = Person(devices.open(), "Ada")
    first.button("home-play").click()
    first.is_at_turn(1)
    second = Person(first.page.context.new_page(), "Ada")
    second.page.goto(first.page.url)
    second.is_at_turn(1)
    first.write("761")
    for tab in (first, second):
        tab.sees_seals()
        tab.go_on()
        tab.is_at_turn(2)
    second.write("888")
    for tab in (first, second):
        tab.sees_seals()


def test_a_tablet_laid_in_one_tab_lies_in_the_other(devices: Devices) -> None:
    first = Person(devices.open(), "Ada")
    first.button("home-friends").click()
    first.sit()
    ben = Person(devices.open(f"/t/{first.code()}"), "Ben").sit()
    first.add_bot("Greedy")
    first.button("lobby-start").click()
    first.is_at_turn(1)
    second = Person(first.page.context.new_page(), "Ada")
    second.page.goto(first.page.url)
    second.is_at_turn(1)
    first.write("761")
    second.button("own-take-back").click()
    expect(first.button("own-lay")).to_be_visible()
    second.page.keyboard.press("Enter")
    expect(first.button("own-take-back")).to_be_visible()
    ben.write("513")
    for person in (first, second, ben):
        person.sees_seals()


def test_the_back_button_leads_home_and_forward_to_the_same_game(devices: Devices) -> None:
    you = Person(devices.open())
    you.button("home-play").click()
    you.is_at_turn(1)
    table = you.page.url
    you.write()
    you.go_on()
    you.is_at_turn(2)
    you.page.go_back()
    expect(you.button("home-play")).to_be_visible()
    you.page.go_forward()
    you.is_at_turn(2)
    assert you.page.url == table
    you.page.reload()
    you.is_at_turn(2)


def test_the_back_button_walks_through_the_screens(devices: Devices) -> None:
    you = Person(devices.open())
    you.link("home-rules").click()
    expect(you.page).to_have_url(f"{devices.url}/rules")
    you.page.get_by_role("link", name=you.words("page-home"), exact=True).first.click()
    you.link("home-learn").click()
    expect(you.keys().first).to_be_visible()
    for path in ("/", "/rules", "/"):
        you.page.go_back()
        expect(you.page).to_have_url(f"{devices.url}{path}")
    expect(you.button("home-play")).to_be_visible()
