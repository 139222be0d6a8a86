"""The host's page: what it shows, what it does, how it is logged in to; and what people at tables see of it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser.devices import Devices, accessibility, overflow
from browser.looks import CUT, speaking
from browser.people import Person
from browser.test_keyboard import press, tab_to
from online import Server
from thenumber.locales.languages import LANGUAGES

PASSWORD = "correct horse battery"  # noqa: S105 of this test
HIDDEN = ("Quirinus", "Wilhelmina", "Xanthippe", "761", "513", "220")
"""Names and numbers of a table, the last one only typed."""


@pytest.fixture
def guarded(browser: Browser, tmp_path: Path, built_page: None) -> Iterator[Devices]:  # noqa: ARG001
    """A server whose page asks for a password."""
    file = tmp_path / "password"
    file.write_text(PASSWORD)
    with Server(tmp_path / "data", "--admin-password-file", str(file)) as server:
        devices = Devices(browser, server.url)
        devices.expected.append("status of 40")
        yield devices
        devices.close()


def host(devices: Devices, size: str = "desktop", language: str = "en") -> Person:
    return Person(devices.open("/admin", size, storage_state=speaking(language)), language=language)


def table_of_three(devices: Devices) -> list[Person]:
    """Two have laid down a number, the third has typed one."""
    first = Person(devices.open(), HIDDEN[0])
    first.button("home-friends").tap()
    first.sit()
    people = [first, *(Person(devices.open(f"/t/{first.code()}"), name).sit() for name in HIDDEN[1:3])]
    expect(first.page.locator("li[data-seat='2']")).to_be_visible()
    first.button("lobby-start").tap()
    for person in people:
        person.is_at_turn(1)
    for person, number in zip(people, HIDDEN[3:5], strict=False):
        person.tap(number)
    for digit in HIDDEN[5]:
        people[2].keys().filter(has_text=digit).tap()
    return people


def row_of_three(you: Person) -> Locator:
    """The table whose three people are all connected: those of the tests before have gone, their tables stay."""
    all_here = you.words("admin-here-of", connected="3", people="3")
    return you.page.locator("section ul > li").filter(has_text=all_here)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_host_sees_tables_and_servers_and_nothing_that_is_hidden(devices: Devices, size: str) -> None:
    people = table_of_three(devices)
    heard: list[str] = []
    you = Person(devices.open(size=size))
    you.page.on("response", lambda response: heard.append(response.text()) if "/api/admin" in response.url else None)
    you.page.goto(f"{devices.url}/admin")
    expect(row_of_three(you)).to_contain_text(you.words("turn-title", round=1, turn=1))
    expect(you.page.get_by_role("article")).to_have_count(1)
    expect(you.page.get_by_role("article").get_by_text(you.words("admin-version"))).to_be_visible()
    assert overflow(you.page) <= 0
    assert accessibility(you.page) == []
    code = people[0].page.url[-6:]
    shown = you.page.content()
    for secret in (*HIDDEN[:3], code, f"{code[:3]}-{code[3:]}"):
        assert secret not in shown
        assert not any(secret in answer for answer in heard)
    for number in HIDDEN[3:]:
        assert number not in re.findall(r"\d+", you.page.locator("section ul").first.inner_text())
        assert not any(f'"{number}"' in answer for answer in heard)
    assert all(json.loads(answer)["nodes"] for answer in heard)


def test_everybody_reads_that_a_restart_is_announced_in_their_language_until_it_is_called_off(devices: Devices) -> None:
    phone, *_ = table_of_three(devices)
    code = phone.page.url[-6:]
    german = Person(devices.open(f"/t/{code}", storage_state=speaking("de")), language="de")
    tv = Person(devices.open(f"/tv/{code}", "tv"))
    you = host(devices, "phone")
    you.page.get_by_role("combobox").select_option("10")
    you.button("admin-restart-tell").tap()
    expect(you.page.get_by_text(re.compile("^Announced. Time left: (9|10)"))).to_be_visible()
    for person in (phone, german, tv):
        person.sees("restart-soon", count=10)
    expect(phone.page.locator("[aria-live=polite]")).to_contain_text(phone.words("restart-soon", count=10))
    assert accessibility(phone.page) == []
    # It can be put away, and whoever comes later reads it, too.
    sign = phone.page.locator(".restart")
    sign.get_by_role("button").tap()
    expect(sign).to_have_count(0)
    phone.page.reload()
    expect(sign).to_be_visible()
    you.button("admin-restart-off").tap()
    for person in (phone, german, tv):
        person.sees("restart-off")
    expect(phone.page.locator("[aria-live=polite]")).to_contain_text(phone.words("restart-off"))
    expect(you.button("admin-restart-off")).to_have_count(0)


def test_a_table_is_ended_after_a_question_and_its_people_read_why(devices: Devices) -> None:
    people = table_of_three(devices)
    tv = Person(devices.open(f"/tv/{people[0].page.url[-6:]}", "tv"))
    you = host(devices)
    row = row_of_three(you)
    key = row.get_by_role("heading").inner_text()
    row.get_by_role("button").click()
    you.button("admin-end-no").click()
    expect(row.get_by_role("heading")).to_have_text(key)
    row.get_by_role("button").click()
    dialog = you.page.get_by_role("dialog")
    expect(dialog).to_contain_text(key)
    assert accessibility(you.page) == []
    dialog.get_by_role("button", name=you.words("admin-end-yes"), exact=True).click()
    you.sees("admin-ended")
    expect(you.page.get_by_role("heading", name=key)).to_have_count(0)
    for person in (*people, tv):
        person.sees("table-closed")
    assert accessibility(people[0].page) == []
    people[0].link("page-home").tap()
    expect(people[0].button("home-friends")).to_be_visible()


def test_a_server_is_taken_out_of_service_and_put_back_and_backed_up_with_keys_alone(devices: Devices) -> None:
    you = host(devices)
    press(you.page, you.button("admin-drain"))
    you.sees("admin-drain-alone")
    somebody = Person(devices.open())
    devices.expected.append("status of 503")
    somebody.button("home-friends").tap()
    somebody.sees("refusal-draining")
    press(you.page, you.button("admin-undrain"))
    expect(you.button("admin-drain")).to_be_visible()
    press(you.page, you.button("admin-backup"))
    expect(you.page.locator("article code")).to_have_text(re.compile(r"/backups/thenumber-\d{8}T\d{6}Z\.sqlite$"))
    tab_to(you.page, you.page.get_by_role("combobox"))
    you.page.keyboard.press("ArrowDown")
    press(you.page, you.button("admin-restart-tell"))
    expect(you.button("admin-restart-off")).to_be_visible()
    press(you.page, you.button("admin-restart-off"))
    expect(you.button("admin-restart-off")).to_have_count(0)


def test_the_password_is_asked_for_and_holds_for_this_tab(guarded: Devices) -> None:
    you = host(guarded, "phone")
    field = you.page.get_by_label(you.words("admin-password"))
    expect(field).to_be_focused()
    assert accessibility(you.page) == []
    field.fill("guess")
    you.button("admin-enter").tap()
    you.sees("refusal-wrong-password")
    field.fill(PASSWORD)
    you.page.keyboard.press("Enter")
    expect(you.heading("admin-nodes")).to_be_visible()
    you.page.reload()
    expect(you.heading("admin-nodes")).to_be_visible()
    assert you.page.context.cookies() == [] or all("token" not in str(one) for one in you.page.context.cookies())
    you.button("admin-leave").tap()
    expect(field).to_be_visible()


def test_for_everybody_else_there_is_nothing_here(devices: Devices) -> None:
    """Also for a page that was open before: by another name of the server it is another machine's."""
    devices.expected.append("status of 404")
    port = devices.url.rpartition(":")[2]
    stranger = Person(devices.open("/admin", url=f"http://nas.lan:{port}"))
    stranger.sees("page-missing")
    assert stranger.page.evaluate("performance.getEntriesByType('navigation')[0].responseStatus") == 404


def test_nothing_is_cut_at_320_pixels_in_any_language(devices: Devices) -> None:
    table_of_three(devices)
    for language in LANGUAGES:
        you = host(devices, "narrow", language)
        expect(row_of_three(you)).to_be_visible()
        assert overflow(you.page) <= 0, language
        assert you.page.locator(".admin button, .admin h2, .admin dd, .admin dt").evaluate_all(CUT) == [], language
        assert accessibility(you.page) == [], language
