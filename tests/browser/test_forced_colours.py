"""Forced colours, as of a system with high contrast: everything that a colour or a shadow says is still there."""

import pytest
from playwright.sync_api import Locator, expect

from browser.devices import Devices
from browser.scenes import together


def style(what: Locator, name: str) -> str:
    found: str = what.first.evaluate("(element, name) => getComputedStyle(element)[name]", name)
    return found


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_edges_marks_and_ink_are_seen(devices: Devices, scheme: str) -> None:
    page = devices.open(forced_colors="active", color_scheme=scheme)
    ground = style(page.locator("html"), "backgroundColor")
    assert style(page.locator("button.now"), "backgroundColor") != ground
    for button in page.locator(".tiles > *").all():
        assert style(button, "borderTopColor") != ground
    for name, phone in together(devices, forced_colors="active", color_scheme=scheme):
        if name == "choosing":
            ink = style(phone.locator("html"), "color")
            assert ink != ground
            assert style(phone.locator(".step.now"), "backgroundColor") == ink
            assert style(phone.locator(".step:not(.now)"), "backgroundColor") == ground
            assert ink in style(phone.locator(".own [data-tablet] .card"), "boxShadow")
            assert ink in style(phone.locator(".board"), "boxShadow")
            assert style(phone.locator(".caret"), "backgroundColor") == ink
            assert style(phone.locator(".crossed path"), "stroke") == ink
            expect(phone.locator(".box.now").first).to_have_css("border-top-color", ink)
        elif name == "reveal":
            ink = style(phone.locator("html"), "color")
            assert ink in style(phone.locator("[data-tablet].open .card"), "boxShadow")
            assert style(phone.locator(".button.primary"), "backgroundColor") == ink
        elif name == "round-end":
            return
