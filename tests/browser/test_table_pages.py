"""Every screen of a live table, on a phone and on a television: for everyone, on every width, light and dark."""

import pytest

from browser.devices import Devices
from browser.looks import LOOKED_AT, PSEUDO, looks_right, speaking
from browser.scenes import hard_coded, together


@pytest.mark.long
@pytest.mark.parametrize("language", LOOKED_AT)
def test_every_screen_of_a_table_looks_right(devices: Devices, language: str) -> None:
    for name, page in together(devices, storage_state=speaking(language)):
        looks_right(page, name, whole=language == LOOKED_AT[0])


def test_nothing_at_a_table_is_hard_coded(devices: Devices) -> None:
    for name, page in together(devices, storage_state=speaking(PSEUDO)):
        assert hard_coded(page) == [], name
