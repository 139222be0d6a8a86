"""The rulebook on the page: rules are folded away, and open where somebody asks for one, or prints."""

from playwright.sync_api import expect

from browser.devices import Devices
from browser.people import Person
from thenumber.locales.rulebook import SECTIONS


def test_a_rule_in_the_address_is_unfolded(devices: Devices) -> None:
    reader = Person(devices.open("/rules#R17"))
    page = reader.page
    expect(page.locator("#R17")).to_be_in_viewport()
    expect(page.locator("#R17")).to_be_focused()
    expect(page.locator("details[open]")).to_have_count(1)
    page.evaluate("location.hash = 'R48'")
    expect(page.locator("#R48")).to_be_in_viewport()
    expect(page.locator("#R48")).to_contain_text("43 + 31 = 74")


def test_parts_are_reached_and_unfolded_by_keyboard(devices: Devices) -> None:
    page = devices.open("/rules", "desktop")
    expect(page.locator("section h2")).to_have_count(len(SECTIONS) + 1)
    page.locator("nav a[href='#round']").press("Enter")
    expect(page.locator("#round")).to_be_focused()
    expect(page.locator("#round")).to_be_in_viewport()
    expect(page.locator("#R46")).to_be_hidden()
    page.locator("#round summary").press("Enter")
    expect(page.locator("#R46")).to_be_visible()


def test_on_paper_everything_is_unfolded(devices: Devices) -> None:
    page = devices.open("/rules", "desktop")
    expect(page.locator("details")).to_have_count(len(SECTIONS))
    page.evaluate(
        "addEventListener('beforeprint', () => (window.printed = document.querySelectorAll('details[open]').length))"
    )
    page.pdf()
    assert page.evaluate("window.printed") == len(SECTIONS)
    expect(page.locator("details[open]")).to_have_count(0)
