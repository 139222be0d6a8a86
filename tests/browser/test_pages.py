"""Every screen that somebody sees alone: for everyone, on every width, light and dark."""

import pytest

from browser.devices import Devices
from browser.looks import LOOKED_AT, looks_right
from browser.scenes import ALONE, REFUSED, show


@pytest.mark.long
@pytest.mark.parametrize("language", LOOKED_AT)
def test_every_screen_looks_right(devices: Devices, language: str) -> None:
    devices.expected += REFUSED
    page = devices.open(language=language)
    for scene in ALONE:
        show(page, devices.url, scene)
        looks_right(page, scene.name, whole=language == LOOKED_AT[0])
