"""The page at a server that lies: it says so over everything else, with the proof, and believes an honest one."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from browser.devices import Devices, accessibility, overflow
from browser.looks import small_texts
from browser.people import Person
from lying_server import CODE, LyingServer
from online import Server
from vector_files import read

VECTORS = {vector["id"]: vector for vector in read("seals.json")}


def leave(page: Page) -> None:
    """Nothing is to be fetched any more when the server is gone."""
    page.wait_for_load_state("networkidle")
    page.close()


def play(page: Page, name: str) -> Person:
    """Whatever the tape waits for is written."""
    ada = Person(page, "Ada")
    for message in VECTORS[name]["heard"]:
        if isinstance(message["say"], dict):
            expect(ada.keys().first).to_be_enabled()
            ada.write(message["say"]["number"])
    return ada


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("name", ["lie-bot-swapped", "lie-own-swapped-last"])
def test_a_lie_is_told_over_everything_else(devices: Devices, server: Server, name: str, size: str) -> None:
    with LyingServer(VECTORS[name]["heard"], page=server.url) as liar:
        page = devices.open(f"/t/{CODE}", size, url=liar.address)
        ada = play(page, name)
        alarm = page.get_by_role("alertdialog", name=ada.words("alarm-title"))
        expect(alarm).to_be_visible()
        (fault,) = VECTORS[name]["faults"]
        expect(alarm.get_by_role("alert")).to_contain_text(
            {"changed": "Greedy", "own": "you laid down 012"}[fault["code"]]
        )
        expect(alarm.get_by_role("alert")).to_contain_text("987" if fault["code"] == "own" else "Promised:")
        assert accessibility(page) == []
        assert overflow(page) <= 0
        alarm.get_by_text(ada.words("alarm-proof")).click()
        proof = json.loads(alarm.locator("pre").inner_text())
        assert (proof["table"], proof["turn"], proof["faults"][0]["code"]) == ("demo", "1.1", fault["code"])
        assert [heard["what"] for heard in proof["heard"]].count("revealed") == 3
        with page.expect_download() as kept:
            ada.button("alarm-save").click()
        assert json.loads(kept.value.path().read_text()) == proof
        ada.button("alarm-close").click()
        expect(alarm).to_be_hidden()
        ada.sees("seals-broken")
        leave(page)


def test_a_television_tells_a_lie_as_well(devices: Devices, server: Server) -> None:
    tape = [message for message in VECTORS["lie-bot-swapped"]["heard"] if "id" not in message]
    for message in tape:
        if message["say"] in ("View", "Change"):
            message["you"] = None
    with LyingServer(tape, page=server.url) as liar:
        page = devices.open(f"/tv/{CODE}", "tv", url=liar.address)
        alarm = page.get_by_role("alertdialog", name=Person(page).words("alarm-title"))
        expect(alarm).to_be_visible()
        expect(alarm).to_contain_text("Greedy")
        assert small_texts(page) == []
        leave(page)


@pytest.mark.parametrize("name", ["one-after-another", "erased-and-rewritten", "anonymous", "reconnected-before"])
def test_an_honest_server_is_believed(devices: Devices, server: Server, name: str) -> None:
    with LyingServer(VECTORS[name]["heard"], page=server.url) as honest:
        page = devices.open(f"/t/{CODE}", url=honest.address)
        ada = Person(page, "Ada")
        for message in VECTORS[name]["heard"]:
            if isinstance(message["say"], dict):
                if page.get_by_text(re.compile("seals match")).is_visible():
                    ada.go_on()
                expect(ada.keys().first).to_be_enabled()
                ada.write(message["say"]["number"])
                if message["say"]["turn_index"] + 1 < len(VECTORS[name]["verdicts"]):
                    ada.sees_seals()
        ada.sees_seals()
        expect(page.get_by_role("alertdialog")).to_be_hidden()
        leave(page)
