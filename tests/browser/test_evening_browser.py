"""An evening: phones and a television around a real server, with everything that happens to phones and servers."""

import pytest
from playwright.sync_api import expect

from browser.devices import Devices
from browser.evening import TURNS, all_see_the_same_end, gather, go_on
from browser.line import Line
from browser.people import Person
from browser.scenes import revealed
from online import Server
from thenumber.locales.catalogue import catalogue

SLEEPS, RELOADS, KILLED = 2, 3, 7
"""The turns, counted from 0, in which something happens."""


@pytest.mark.long
def test_three_phones_two_bots_and_a_television(devices: Devices, server: Server) -> None:
    with Line(server.port) as line:
        moving = {"reduced_motion": "no-preference"}
        ada = Person(devices.open(), "Ada")
        ben = Person(devices.open(url=line.url), "Ben")
        cleo = Person(devices.open(**moving), "Cleo")
        people = [ada, ben, cleo]
        tv = gather(devices, people)
        ada.add_bot("Greedy")
        ada.add_bot("Copycat")
        ada.button("lobby-start").click()
        for turn in range(TURNS):
            for person in people:
                person.is_at_turn(turn % 5 + 1)
            if turn == SLEEPS:
                ben.write()
                ben.sees("wait-for", names=catalogue("en").listed(["Ada", "Cleo"]))
                # Others hear of it when it is written down: from then on it can't be lost.
                expect(ada.page.locator('[data-board="1"]')).to_contain_text(ada.words("state-written"))
                line.cut()
                ben.page.context.set_offline(True)
                ben.sees("line-down")
                ada.sees("tag-away")
                ada.write()
                cleo.write()
                ada.sees_seals()
                line.mend()
                ben.page.context.set_offline(False)
            elif turn == RELOADS:
                for person in people:
                    person.write()
                expect(cleo.button("reveal-skip")).to_be_visible()
                cleo.page.reload()
                revealed(cleo.page)
            elif turn == KILLED:
                ada.write()
                ada.sees("own-take-back")
                server.kill()
                ben.write()
                ben.sees("wait-line")
                server.start()
                cleo.write()
            else:
                for person in people:
                    person.write()
            for person in people:
                go_on(person, turn, was_away=turn == KILLED or (turn == SLEEPS and person is ben))
        all_see_the_same_end(people, tv)
