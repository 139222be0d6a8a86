"""From one game to the next, people who come and go, and a reload in the middle of a reveal, on real phones."""

from collections.abc import Sequence

from playwright.sync_api import expect

from browser.devices import Devices, accessibility
from browser.gathering import Gathering
from browser.people import Person
from browser.scenes import ROUND, at, revealed

NAMES = ("Ada", "Bob", "Cleo")
SEATS = len(NAMES)


def phones(devices: Devices, people: Gathering, seats: Sequence[int] = range(SEATS)) -> list[Person]:
    """Some of them, in the lobby: whoever comes later has not seen the last reveal."""
    persons = [Person(devices.open(people.seat_path(seat)), NAMES[seat]) for seat in seats]
    for person in persons:
        at(person.page, ".lobby")
    return persons


def play(people: Gathering, turns: int) -> None:
    """So many turns of a new game, written without a screen."""
    people.say(0, "Start")
    for turn in range(turns):
        people.until_turn(turn)
        people.write(ROUND[turn % 5][:SEATS])
    people.until_turn(turns)


def goes_to_the_scores(person: Person) -> None:
    """From the last reveal."""
    person.go_on("check-to-end")
    at(person.page, ".places")


def test_again_is_an_invitation_and_pulls_nobody_out_of_the_scores(devices: Devices) -> None:
    with Gathering(devices.url, NAMES) as people:
        ada, bob, cleo = phones(devices, people)
        play(people, 10)
        for person in (ada, bob, cleo):
            goes_to_the_scores(person)
        bob.button("end-again").click()
        ada.sees("next-ready", names="Bob")
        cleo.sees("next-ready", names="Bob")
        bob.sees("next-waiting", names=bob.words("list-pair", first="Ada", last="Cleo"))
        assert not accessibility(bob.page)
        ada.button("end-again").click()
        ada.sees("next-waiting", names="Cleo")
        assert not accessibility(ada.page)
        ada.button("next-start").click()
        for person in (ada, bob):
            person.is_at_turn(1)
        # Cleo has not said anything, and is where she was; she sees that the game is on, and goes there.
        expect(cleo.page.locator("footer").get_by_text(cleo.words("next-begun"))).to_be_visible()
        expect(cleo.page.locator(".places")).to_be_visible()
        assert not accessibility(cleo.page)
        cleo.button("next-to-game").click()
        cleo.is_at_turn(1)
        for person in (ada, bob, cleo):
            person.write()
        for person in (ada, bob, cleo):
            person.sees_seals()


def test_the_next_game_begins_by_itself_when_all_are_ready(devices: Devices) -> None:
    with Gathering(devices.url, NAMES) as people:
        ada, bob, cleo = phones(devices, people)
        play(people, 1)
        people.say(0, "End")
        for person in (ada, bob, cleo):
            person.go_on("check-to-end")
            person.sees("end-stopped")
        for person in (cleo, bob, ada):
            person.button("end-again").click()
        for person in (ada, bob, cleo):
            person.is_at_turn(1)
        # The last game is still there, and the way back to this one.
        bob.button("menu-open").click()
        bob.button("next-last-game").click()
        bob.sees("end-stopped")
        bob.button("next-to-game").click()
        bob.is_at_turn(1)


def test_the_lobby_pulls_nobody_out_of_the_scores(devices: Devices) -> None:
    with Gathering(devices.url, NAMES) as people:
        ada, bob = phones(devices, people, (0, 1))
        play(people, 10)
        for person in (ada, bob):
            goes_to_the_scores(person)
        ada.button("end-change").click()
        at(ada.page, ".lobby")
        expect(bob.page.locator("footer").get_by_text(bob.words("next-lobby"))).to_be_visible()
        expect(bob.page.locator(".places")).to_be_visible()
        bob.button("next-to-table").click()
        at(bob.page, ".lobby")
        bob.button("next-last-game").click()
        at(bob.page, ".places")


def test_a_bot_takes_the_seat_of_somebody_who_left_and_then_somebody_who_waits(devices: Devices) -> None:
    with Gathering(devices.url, NAMES) as people:
        (ada,) = phones(devices, people, (0,))
        people.say(0, "Start")
        ada.is_at_turn(1)
        people.say(2, "Leave")
        ada.sees("wait-written", written=0, writers=2)
        ada.button("menu-open").click()
        ada.button("people-change-heard", name="Cleo").click()
        ada.button("seat-stand-in").click()
        ada.page.get_by_role("dialog").get_by_role("button", name="Greedy").click()
        expect(ada.page.get_by_role("dialog")).to_be_hidden()
        ada.sees("wait-written", written=1, writers=3)
        expect(ada.page.locator("[data-board='2']")).to_contain_text(ada.words("tag-stand-in"))
        dan = Person(devices.open(f"/t/{people.code}"), "Dan")
        dan.page.get_by_role("textbox", name=dan.words("door-name")).fill("Dan")
        dan.button("door-sit-next").click()
        dan.sees("refusal-only-waiting")
        ada.button("menu-open").click()
        ada.button("people-change-heard", name="Cleo").click()
        assert not accessibility(ada.page)
        ada.button("seat-give", name="Dan").click()
        expect(ada.page.get_by_role("dialog")).to_be_hidden()
        dan.button("own-take-back").click()  # the number that the bot wrote
        for _ in range(3):
            dan.page.keyboard.press("Backspace")
        dan.write("000")
        ada.write("123")
        people.write([None, "456", None])
        for person in (ada, dan):
            person.sees_seals()


def test_a_reload_in_the_middle_of_a_reveal_shows_it_again_and_a_tap_goes_on(devices: Devices) -> None:
    with Gathering(devices.url, NAMES) as people:
        ada = Person(devices.open(people.seat_path(0), reduced_motion="no-preference"), "Ada")
        people.say(0, "Start")
        ada.is_at_turn(1)
        people.write(ROUND[0][:SEATS])
        at(ada.page, ".reveal")
        ada.page.reload()
        revealed(ada.page)
        expect(ada.button("reveal-skip")).to_be_hidden()  # nothing moves any more
        ada.go_on()
        ada.is_at_turn(2)
        ada.page.keyboard.type("76")
        ada.page.reload()
        ada.is_at_turn(2)
