"""A television in the room: it goes on with the phones, can be read from the sofa, and knows the evening."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.devices import Devices, accessibility, overflow, stop_the_time
from browser.evening import TURNS, gather, go_on
from browser.gathering import Gathering
from browser.looks import small_texts
from browser.people import Person
from browser.scenes import NAMES, ROUND, at, primary, revealed

LANGUAGE = "de"


def test_a_television_goes_on_when_both_phones_have(devices: Devices) -> None:
    """Its own time stands still: it has nothing to follow but the phones."""
    ada, ben = Person(devices.open(), "Ada"), Person(devices.open(), "Ben")
    tv = gather(devices, [ada, ben])
    ada.add_bot("Greedy")
    ada.button("lobby-start").click()
    tv.is_at_turn(1)
    stop_the_time(tv.page)
    for turn in range(TURNS):
        number, round_no = turn % 5 + 1, turn // 5 + 1
        for person in (ada, ben):
            person.is_at_turn(number)
            person.write()
        shown = tv.heading("turn-title", round=round_no, turn=number)
        expect(shown).to_be_visible()
        if number < 5:
            go_on(ada, turn)
            ada.is_at_turn(number + 1)
            expect(shown).to_be_visible()
            go_on(ben, turn)
            tv.is_at_turn(number + 1)
        elif round_no == 1:
            ada.go_on("check-to-round")
            ada.go_on("end-next-round")
            ada.is_at_turn(1)
            expect(shown).to_be_visible()
            ben.go_on("check-to-round")
            expect(tv.heading("round-over", round=1)).to_be_visible()
            ben.go_on("end-next-round")
            tv.is_at_turn(1)
        else:
            go_on(ada, turn)
            expect(shown).to_be_visible()
            go_on(ben, turn)
    assert sorted(tv.standings()) == sorted(ada.standings()) == sorted(ben.standings())


def test_a_number_written_elsewhere_counts_as_gone_on_and_who_is_away_is_not_waited_for(devices: Devices) -> None:
    with Gathering(devices.url, NAMES[:4]) as people:
        tv = Person(devices.open(f"/tv/{people.code}", "tv"))
        at(tv.page, ".lobby")
        people.say(0, "Start")
        tv.is_at_turn(1)
        stop_the_time(tv.page)
        people.write(ROUND[0][:4])
        expect(tv.heading("turn-title", round=1, turn=1)).to_be_visible()
        people.say(0, "GoOn", game_no=1, turn_index=1)
        people.write((None, "987", None, None))
        people.say(2, "Leave")
        expect(tv.heading("turn-title", round=1, turn=1)).to_be_visible()
        people.say(3, "GoOn", game_no=1, turn_index=1)
        tv.is_at_turn(2)


def at_the_table(people: Gathering, tv: Page, phone: Page) -> Iterator[str]:
    """The screens of two games on a television, one after the other, with a phone that always goes on at once."""
    at(phone, ".lobby")
    at(tv, ".lobby")
    yield "lobby"
    people.sit(NAMES[4])
    at(tv, ".full")
    yield "full lobby"
    for game in (1, 2):
        people.say(0, "Start")
        if game == 2:
            Person(phone, language=LANGUAGE).go_on("next-to-game")  # from the scores
        for turn in range(TURNS):
            people.until_turn(turn)
            people.write(ROUND[turn % 5])
            at(phone, ".reveal")
            if game == 1 and turn == 0:
                revealed(tv)
                yield "check"
            primary(phone)
            for seat in range(1, 5):
                people.say(seat, "GoOn", game_no=game, turn_index=turn + 1)
            if turn == 4:
                at(phone, ".standings")
                at(tv, ".standings")
                if game == 1:
                    yield "round"
                primary(phone)
                for seat in range(1, 5):
                    people.say(seat, "GoOn", game_no=game, turn_index=turn + 1, look="round")
            if turn < TURNS - 1:
                at(phone, "[data-key]")
                at(tv, ".board.card")
            if game == 1 and turn == 6:
                yield "choosing in round 2"
        at(tv, ".decisive .reveal")
        revealed(tv)
        yield f"end of game {game}"


@pytest.mark.long
def test_everything_can_be_read_from_the_sofa_and_the_evening_is_added_up(devices: Devices) -> None:
    with Gathering(devices.url, NAMES[:4]) as people:
        phone = devices.open(people.seat_path(0), language=LANGUAGE)
        tv = devices.open(f"/tv/{people.code}", "tv", language=LANGUAGE)
        finals = []
        seen = []
        for screen in at_the_table(people, tv, phone):
            seen.append(screen)
            tv.wait_for_function("document.getAnimations().length === 0")  # what fades in has too little contrast
            assert not small_texts(tv), screen
            assert overflow(tv) == 0, screen
            assert not accessibility(tv), screen
            if screen.startswith("end"):
                finals.append(people.players[0].view["table"]["finals"])
        assert len(seen) == 7
        expected = {name: sum(scores) for name, scores in zip(NAMES, zip(*finals, strict=True), strict=True)}
        words = Person(phone, NAMES[0], LANGUAGE).words
        for page in (phone, tv):
            at(page, ".evening tbody tr")  # the television tells it after the decisive turn
            rows = page.locator(".evening tbody tr").evaluate_all(
                "rows => rows.map((row) => [row.querySelector('.name').textContent, ...[...row.querySelectorAll('b')]"
                ".map((b) => Number(b.textContent))])"
            )
            told = {NAMES[0] if name == words("board-you") else name: points for name, _, points in rows}
            assert told == expected
            assert sum(wins for _, wins, _ in rows) >= 2
            assert not accessibility(page)
            assert overflow(page) == 0
        assert not small_texts(tv)


def test_a_moment_leads_to_its_turn_in_the_replay(devices: Devices) -> None:
    with Gathering(devices.url, NAMES[:5]) as people:
        phone = Person(devices.open(people.seat_path(0)))
        at(phone.page, ".lobby")
        people.say(0, "Start")
        for turn in range(TURNS):
            people.until_turn(turn)
            people.write(ROUND[turn % 5])
        phone.go_on("check-to-end")
        told = at(phone.page, ".moments").locator(".moments a")
        expect(told).to_have_count(3)
        title = told.first.locator(".title").inner_text()
        told.first.click()
        revealed(phone.page)
        turn_no = int(title[-1])
        expect(phone.heading("table-turn", turn=turn_no)).to_be_visible()


def test_sound_is_off_until_somebody_switches_it_on(devices: Devices) -> None:
    tv = Person(devices.open("/tv", "tv"))
    at(tv.page, ".lobby")
    expect(tv.button("tv-sound-on")).to_be_visible()
    tv.page.keyboard.press("Tab")
    tv.page.keyboard.press("Enter")
    expect(tv.button("tv-sound-off")).to_be_visible()
    tv.page.reload()
    at(tv.page, ".lobby")
    expect(tv.button("tv-sound-off")).to_be_visible()
