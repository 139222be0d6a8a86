"""Pass-and-play: one device goes round, and nobody sees what somebody else has written."""

import pytest
from playwright.sync_api import expect

from browser.devices import Devices
from browser.people import Person

PEOPLE = ("Ada", "Ben", "Cleo")


@pytest.fixture
def device(devices: Devices) -> Person:
    device = Person(devices.open("/device"))
    page = device.page
    device.button("device-add").click()
    fields = page.get_by_role("textbox")
    expect(fields).to_have_count(3)
    for field, name in zip(fields.all(), PEOPLE, strict=True):
        field.fill(name)
    device.add_bot("Cautious")
    device.button("lobby-start").click()
    return device


def take(device: Person, name: str) -> None:
    """The device is given to somebody, and nothing that was written is anywhere on the page."""
    expect(device.heading("device-give", name=name)).to_be_visible()
    assert (
        device.page.locator("[data-slot]").all_text_contents().count("") == device.page.locator("[data-slot]").count()
    )
    expect(device.keys()).to_have_count(0)
    device.button("device-taken", name=name).click()


def write(device: Person, name: str, number: str) -> None:
    take(device, name)
    device.tap(number)
    for digit in set(number):  # marked as used only while the writer looks at it
        expect(device.page.locator(f"[data-key='{digit}'].used")).to_have_count(0)


def test_it_goes_round_and_survives_a_reload(device: Person) -> None:
    write(device, "Ada", "761")
    take(device, "Ben")
    device.page.keyboard.type("51")
    device.page.reload()
    write(device, "Ben", "513")
    write(device, "Cleo", "220")
    expect(device.page.get_by_role("region", name=device.words("reveal-label"))).to_be_visible()
    device.page.get_by_text("Ada’s seven six one is eliminated").first.wait_for(state="attached")
    device.sees_seals()
    device.go_on()

    device.is_at_turn(2)
    for name, number in zip(PEOPLE, ("888", "999", "777"), strict=True):
        write(device, name, number)
    device.go_on()
    device.is_at_turn(3)
    device.page.reload()
    expect(device.heading("device-give", name="Ada")).to_be_visible()


def test_it_can_be_stopped_and_begun_with_others(device: Person) -> None:
    take(device, "Ada")
    device.button("menu-open").click()
    device.button("menu-end").click()
    device.button("menu-end-yes").click()
    device.sees("end-stopped")
    device.button("end-change").click()
    expect(device.page.get_by_role("textbox").first).to_have_value("Ada")
