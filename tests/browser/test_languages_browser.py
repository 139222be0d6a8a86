"""Six languages: none has a screen that does not fit, nothing is hard-coded, and the first byte is right."""

import http.client

import pytest

from browser.devices import Devices
from browser.looks import LOOKED_AT, PSEUDO, looks_right, speaking
from browser.scenes import ALONE, REFUSED, hard_coded, show
from online import Server
from thenumber.locales.languages import LANGUAGES

CHEAP = [scene for scene in ALONE if scene.name in ("home", "rules", "learn", "device", "scorekeeper", "replay")]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language not in LOOKED_AT])
def test_simple_screens_look_right_in_every_language(devices: Devices, language: str) -> None:
    page = devices.open(language=language)
    for scene in CHEAP:
        show(page, devices.url, scene)
        looks_right(page, scene.name, whole=False)


@pytest.mark.long
def test_nothing_is_hard_coded(devices: Devices) -> None:
    devices.expected += REFUSED
    page = devices.open(storage_state=speaking(PSEUDO))
    for scene in ALONE:
        show(page, devices.url, scene)
        assert hard_coded(page) == [], scene.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_is_right_in_the_first_byte(server: Server, language: str) -> None:
    for path in ("/", "/rules", "/t/ABCDEF", "/tv", "/device", "/scorekeeper", "/learn", "/replay"):
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
        connection.request("GET", path, headers={"Accept-Language": language})
        assert f'<html lang="{language}"'.encode() in connection.getresponse().read(), path
        connection.close()


def test_a_language_chosen_once_stays(devices: Devices) -> None:
    page = devices.open(language="de")
    page.locator("header button").click()
    page.get_by_role("combobox").select_option("zh-Hant")
    page.get_by_role("heading", name="數字戰爭").wait_for(state="attached")
    assert page.locator("html").get_attribute("lang") == "zh-Hant"
    page.goto(f"{devices.url}/rules")
    assert page.evaluate("fetch(location.href).then((r) => r.headers.get('Content-Language'))") == "zh-Hant"
