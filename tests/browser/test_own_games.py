"""The games of a device: the way back to those that go on, and what is kept of those that are over."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.devices import Devices, accessibility, asked_by, overflow
from browser.gathering import Gathering
from browser.people import Person
from browser.scenes import NAMES, ROUND
from browser.test_scorekeeper import begin, keep
from command import run
from thenumber import Record, available_numbers, format_record
from thenumber.locales.languages import LANGUAGES
from thenumber.record.parse import parse_record, parse_records
from thenumber.record.record import record_of
from thenumber.rules.game import new_game, play, winners

GAMES = Path(__file__).parents[1] / "games"
FINISHED = ("five-seats", "round-1-leader-loses", "left-for-good")


def going_on(person: Person) -> list[str]:
    """The addresses that the start page leads back to."""
    rows = person.page.locator(".go-on li a")
    expect(rows.first).to_be_visible()
    return [row.get_attribute("href") or "" for row in rows.all()]


def add(page: Page, text: str, name: str = "games.tnr") -> None:
    page.locator("input[type=file]").set_input_files(
        {"name": name, "mimeType": "text/plain", "buffer": text.encode()},
    )


def file_of(*names: str) -> str:
    """Recorded games as a file, in which B is whoever has it."""
    texts = [(GAMES / f"{name}.tnr").read_text() for name in names]
    return "\n".join(re.sub(r"(\[Result .*\])", r'\1\n[Own "B"]', text, count=1) for text in texts)


def played(chance: Random) -> Record:
    """A whole game of people who write whatever comes to their mind."""
    game = new_game(5)
    while not game.over:
        available = [available_numbers(board.available) for board in game.position.boards]
        game = play(game, [chance.choice(numbers) if numbers else None for numbers in available])
    return record_of(game, NAMES)


NOTED = """async () => {
    for (let tries = 0; tries < 1000; tries++) {
        if (Object.keys(localStorage).some((key) => key.includes(" unsaved "))) return;
        await new Promise((done) => setTimeout(done, 20));
    }
    throw new Error("the game was not noted");
}"""
"""Waits until this device has noted that a game runs."""


def play_to_the_end(people: Gathering) -> None:
    for turn in range(10):
        people.until_turn(turn)
        people.write([player.lowest() for player in people.players])
    people.until_turn(10)


def level_of(people: Gathering, bot: str) -> int:
    welcome = next(json.loads(said) for said in people.players[0].heard if '"Welcome"' in said)
    return next(int(offered["level"]) for offered in welcome["bots"] if offered["name"] == bot)


def rows(person: Person) -> int:
    return person.page.locator("details").count()


def sees_games(person: Person, count: int) -> None:
    expect(person.page.locator("details")).to_have_count(count)


# The way back


def test_one_tap_leads_back_to_the_seat_with_the_number_still_laid(devices: Devices) -> None:
    ada = Person(devices.open(), "Ada")
    ada.button("home-friends").tap()
    ada.sit()
    bob = Person(devices.open(f"/t/{ada.code()}"), "Bob").sit()
    ada.add_bot("Greedy")
    ada.button("lobby-start").tap()
    ada.is_at_turn(1)
    bob.is_at_turn(1)
    table = ada.page.url
    ada.tap("761")
    ada.page.goto(devices.url)
    assert [f"{devices.url}{path}" for path in going_on(ada)] == [table]
    row = ada.page.locator(".go-on li")
    expect(row).to_contain_text("Bob and Greedy")
    expect(row).to_contain_text(ada.words("turn-title", round=1, turn=1))
    expect(row).not_to_contain_text(ada.words("goon-yours"))
    row.get_by_role("link").tap()
    expect(ada.button("own-take-back")).to_be_visible()
    # What happens meanwhile is known when the start page is opened again.
    ada.page.goto(devices.url)
    bob.write("513")
    bob.sees_seals()
    ada.page.reload()
    expect(row).to_contain_text(ada.words("turn-title", round=1, turn=2))
    expect(row).to_contain_text(ada.words("goon-yours"))
    row.get_by_role("link").tap()
    ada.is_at_turn(2)
    assert ada.page.url == table


def test_nobody_else_is_led_there_and_a_new_device_asks_for_nothing(devices: Devices) -> None:
    stranger = Person(devices.open())
    expect(stranger.button("home-play")).to_be_visible()
    asked = asked_by(stranger.page)
    stranger.page.reload()
    expect(stranger.button("home-play")).to_be_visible()
    stranger.page.wait_for_load_state("networkidle")
    expect(stranger.page.locator(".go-on")).to_have_count(0)
    assert asked == []


def test_without_a_network_the_last_that_was_seen_is_shown(devices: Devices) -> None:
    you = Person(devices.open(), "You")
    you.button("home-play").tap()
    you.is_at_turn(1)
    with you.page.expect_response("**/api/seats") as asked:
        you.page.go_back()
    assert asked.value.ok
    assert len(going_on(you)) == 1
    you.page.route("**/api/seats", lambda route: route.abort())
    you.page.reload()
    assert len(going_on(you)) == 1
    expect(you.page.get_by_role("alert").filter(has_text=re.compile(r"\S"))).to_have_count(0)


def test_the_device_that_goes_round_and_the_scorekeeper_are_led_back_to(devices: Devices) -> None:
    you = Person(devices.open("/device"))
    for field, name in zip(you.page.get_by_role("textbox").all(), NAMES, strict=False):
        field.fill(name)
    you.page.locator(".button.primary:visible").click()
    expect(you.page.locator(".handover")).to_be_visible()
    you.page.goto(f"{devices.url}/scorekeeper")
    begin(you, ("Ada", "Ben"))
    you.page.keyboard.type("761")
    you.page.goto(devices.url)
    expect(you.page.locator(".go-on li")).to_have_count(2)
    assert going_on(you) == ["/device", "/scorekeeper"]
    you.page.locator(".go-on a[href='/device']").click()
    expect(you.page.locator(".handover")).to_be_visible()
    you.page.goto(devices.url)
    you.page.locator(".go-on a[href='/scorekeeper']").click()
    you.sees("keeper-whose", name="Ben")


def test_a_game_can_be_taken_off_the_list(devices: Devices) -> None:
    you = Person(devices.open(), "You")
    you.button("home-play").tap()
    you.is_at_turn(1)
    code = you.page.url.rpartition("/")[2]
    you.page.goto(f"{devices.url}/games")
    off = you.button("goon-forget", code=f"{code[:3]}-{code[3:]}")
    off.tap()
    you.sees("goon-forget-sure")
    you.button("games-keep").tap()
    off.tap()
    you.button("goon-forget-yes").tap()
    expect(you.heading("goon-title")).to_have_count(0)
    you.page.goto(devices.url)
    expect(you.button("home-play")).to_be_visible()
    expect(you.page.locator(".go-on li")).to_have_count(0)


# What is kept


def test_a_game_that_ends_here_is_kept_and_so_is_one_that_ends_meanwhile(devices: Devices) -> None:
    with Gathering(devices.url, NAMES) as people:
        you = Person(devices.open(people.seat_path(1)), NAMES[1])
        people.say(0, "Start")
        people.until_turn(0)
        you.is_at_turn(1)
        for turn in range(10):
            people.write(ROUND[turn % 5])
            people.until_turn(turn + 1)
        table = people.players[0].view["table"]
        # Whoever looks at a reveal has kept the game already.
        expect(you.page.locator(".reveal").first).to_be_visible()
        with you.page.expect_request("**/api/seats"):
            you.page.goto(f"{devices.url}/games")
        sees_games(you, 1)
        row = you.page.locator("details")
        expect(row).to_contain_text(str(table["finals"][1]))
        people.say(0, "Start")
        people.until_turn(0)
        you.page.goto(f"{devices.url}/t/{people.code}")
        you.is_at_turn(1)
        you.page.goto(f"{devices.url}/rules")
        for turn in range(10):
            people.write(ROUND[turn % 5][::-1])
            people.until_turn(turn + 1)
        you.page.goto(devices.url)
        expect(you.page.locator(".go-on li")).to_have_count(0)
        you.page.goto(f"{devices.url}/games")
        sees_games(you, 2)


def test_a_game_against_bots_is_one_alone(devices: Devices) -> None:
    with Gathering(devices.url, ("Ada",)) as people:
        for bot in ("cautious", "greedy"):
            people.say(0, "AddBot", bot=bot)
        you = Person(devices.open(people.seat_path(0)), "Ada")
        people.say(0, "Start")
        you.is_at_turn(1)
        you.page.evaluate(NOTED)  # only a device that has seen the game run knows how strong the bots are
        play_to_the_end(people)
        you.page.goto(f"{devices.url}/games")
        sees_games(you, 1)
        expect(you.page.locator("summary")).to_contain_text(you.words("kind-alone"))
        expect(you.page.get_by_role("table", name=you.words("stats-opponents"))).to_contain_text(
            you.words("stats-bots-level", level=max(level_of(people, bot) for bot in ("cautious", "greedy")))
        )


def test_a_game_that_goes_round_is_kept_with_the_seat_of_whoever_has_the_name(devices: Devices) -> None:
    with Gathering(devices.url, ("Ada", "Bob", "Cleo")) as people:
        plan = {
            "code": people.code,
            "players": [{"name": player.view["you"]["name"], "token": player.token} for player in people.players],
            "bots": [],
        }
        you = Person(devices.open("/rules"), "Bob")
        you.page.evaluate("(plan) => localStorage.setItem('thenumber / device', JSON.stringify(plan))", plan)
        you.page.evaluate("localStorage.setItem('thenumber / name', 'Bob')")
        people.say(0, "Start")
        people.until_turn(0)
        you.page.goto(f"{devices.url}/device")
        expect(you.page.locator(".handover")).to_be_visible()
        play_to_the_end(people)
        you.page.goto(f"{devices.url}/games")
        sees_games(you, 1)
        expect(you.page.locator("summary")).to_contain_text(you.words("kind-device"))
        expect(you.page.locator("summary b")).to_have_text("Ada and Cleo")


def test_a_kept_game_can_be_seen_again_reviewed_and_deleted(devices: Devices) -> None:
    you = Person(devices.open("/games"))
    add(you.page, file_of(*FINISHED))
    sees_games(you, len(FINISHED))
    first = you.page.locator("details").first
    first.locator("summary").tap()
    with you.page.expect_navigation():
        first.get_by_role("link", name=you.words("keeper-replay")).tap()
    you.is_at_turn(1)
    you.page.goto(f"{devices.url}/games")
    first.locator("summary").tap()
    with you.page.expect_navigation():
        first.get_by_role("link", name=you.words("replay-review")).tap()
    assert re.search(r"/review\?seat=1#", you.page.url)
    you.page.goto(f"{devices.url}/games")
    first.locator("summary").tap()
    first.get_by_role("button", name=you.words("games-delete")).tap()
    you.button("games-delete-yes").tap()
    sees_games(you, len(FINISHED) - 1)
    you.button("move-clear").tap()
    you.button("move-clear-yes").tap()
    you.sees("games-empty")


@pytest.mark.long
def test_a_review_gives_the_curve_its_point_and_missing_ones_are_made_one_at_a_time(devices: Devices) -> None:
    you = Person(devices.open("/games"))
    add(you.page, file_of("two-seats", "left-for-good"))
    sees_games(you, 2)
    you.sees("stats-accuracy-none")
    asked = asked_by(you.page)
    you.button("stats-review-one", count=2).tap()
    expect(you.page.locator("circle")).to_have_count(1, timeout=120_000)
    assert asked.count("POST review") == 1
    # The other one is reviewed on its own screen.
    you.button("stats-review-one", count=1).wait_for()
    for row in you.page.locator("details").all():
        row.locator("summary").tap()
    unreviewed = you.page.locator("details").filter(has_not_text=you.words("games-accuracy", percent="").strip())
    expect(unreviewed).to_have_count(1)
    with you.page.expect_navigation():
        unreviewed.get_by_role("link", name=you.words("replay-review")).tap()
    expect(you.page.locator(".complete, .whole").first).to_be_visible(timeout=120_000)
    you.page.goto(f"{devices.url}/games")
    expect(you.page.locator("circle")).to_have_count(2)


def test_a_game_of_the_box_is_kept_when_its_scores_are_there(devices: Devices) -> None:
    record = parse_record((GAMES / "left-for-good.tnr").read_text())
    keeper = Person(devices.open("/scorekeeper"))
    names = ("Ada", "Ben", "Cleo", "Dan", "Eve")[: record.game.seats]
    begin(keeper, names)
    with keeper.page.expect_response("**/api/summaries"):
        keep(keeper, record.game)
    keeper.page.goto(f"{devices.url}/games")
    sees_games(keeper, 1)
    expect(keeper.page.locator("details")).to_contain_text(keeper.words("kind-box"))


# Elsewhere


def test_a_file_brings_them_to_another_device_and_the_terminal_reads_it(devices: Devices, tmp_path: Path) -> None:
    here = Person(devices.open("/games"))
    add(here.page, file_of(*FINISHED))
    sees_games(here, len(FINISHED))
    with here.page.expect_download() as download:
        here.button("move-save").tap()
    file = tmp_path / "games.tnr"
    download.value.save_as(file)

    scored = run("score", str(file))
    assert scored.returncode == 0, scored.stderr
    found = {(record.names, record.game) for record in parse_records(scored.stdout)}
    wanted = [parse_record((GAMES / f"{name}.tnr").read_text()) for name in FINISHED]
    assert found == {(record.names, record.game) for record in wanted}
    assert all(winners(game) for _, game in found)
    assert scored.stdout.count('[Own "B"]') == len(FINISHED)

    there = Person(devices.open("/games"))
    there.sees("games-empty")
    add(there.page, file.read_text())
    there.sees("move-added", count=len(FINISHED))
    sees_games(there, len(FINISHED))
    assert there.page.locator("summary").all_inner_texts() == here.page.locator("summary").all_inner_texts()
    add(there.page, file.read_text())
    there.sees("move-known", count=len(FINISHED))
    sees_games(there, len(FINISHED))


def test_a_link_brings_them_and_no_server_sees_it(devices: Devices) -> None:
    here = Person(devices.open("/games"))
    add(here.page, file_of("five-seats"))
    sees_games(here, 1)
    here.button("move-send").tap()
    expect(here.page.get_by_role("img", name=here.words("move-qr"))).to_be_visible()
    here.page.evaluate("navigator.share = undefined")
    here.button("keep-link").tap()
    expect(here.button("keep-copied")).to_be_visible()
    here.page.evaluate("document.body.append(Object.assign(document.createElement('textarea'), { id: 'paste' }))")
    here.button("sheet-close").tap()
    here.page.locator("#paste").focus()
    here.page.keyboard.press("Control+V")
    url = here.page.locator("#paste").input_value()
    assert url.startswith(f"{devices.url}/games#games=")

    there = Person(devices.open("/rules"))
    there.page.goto(url)
    there.sees("move-brought", count=1)
    assert there.page.url == f"{devices.url}/games"
    assert rows(there) == 0
    there.button("move-add").tap()
    sees_games(there, 1)
    there.page.goto("about:blank")
    there.page.goto(url[:-9])
    there.sees("move-damaged")
    sees_games(there, 1)


def test_too_many_for_a_link_are_for_a_file(devices: Devices) -> None:
    you = Person(devices.open("/games"))
    count = 120
    add(you.page, "\n".join(format_record(played(Random(seed))) for seed in range(count)))
    you.sees("move-added", count=count)
    you.button("move-send").tap()
    you.sees("move-too-many", count=count)
    with you.page.expect_download():
        you.page.get_by_role("dialog").get_by_role("button", name=you.words("move-save")).tap()


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("nonsense from somewhere\n", (1, 1)),
        ("", None),
        ('[Game "The Number"]\n[A "Ada"]\n[B "Bob"]\n\n1.1 12a 456\n', (5, 5)),
        ("\x00\x01\x02", None),
    ],
)
def test_junk_is_refused_with_a_sentence_and_nothing_is_lost(
    devices: Devices, text: str, where: tuple[int, int] | None
) -> None:
    devices.expected.append("status of 400")
    you = Person(devices.open("/games"))
    add(you.page, file_of("five-seats"))
    sees_games(you, 1)
    add(you.page, f"{file_of('left-for-good')}\n\n{text}" if where and where[0] > 1 else text)
    alert = you.page.get_by_role("alert")
    expect(alert).to_contain_text(you.words("move-cannot"))
    if where:
        line = where[0] + (file_of("left-for-good").count("\n") + 2 if where[0] > 1 else 0)
        expect(alert).to_contain_text(you.words("replay-where", line=line, column=where[1]))
    sees_games(you, 1)
    you.page.reload()
    sees_games(you, 1)


def test_damaged_storage_loses_nothing_else(devices: Devices) -> None:
    you = Person(devices.open("/games"))
    add(you.page, file_of(*FINISHED))
    sees_games(you, len(FINISHED))
    you.page.evaluate(
        """() => {
            const key = Object.keys(localStorage).find((key) => key.startsWith("thenumber / game "));
            localStorage.setItem(key, localStorage.getItem(key).slice(0, 40));
            localStorage.setItem("thenumber / game x", "[]");
            localStorage.setItem("thenumber / table x", "{}");
            localStorage.setItem("thenumber / unsaved x", "7");
            localStorage.setItem("thenumber / seat x", "");
            localStorage.setItem("thenumber / device", '{"code":1}');
        }"""
    )
    you.page.reload()
    sees_games(you, len(FINISHED) - 1)
    you.page.goto(devices.url)
    expect(you.button("home-play")).to_be_visible()


# For everyone


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_accessible_and_fits_in_every_language(devices: Devices, language: str) -> None:
    you = Person(devices.open("/games", language=language), language=language)
    you.sees("games-empty")
    assert not accessibility(you.page)
    add(you.page, file_of(*FINISHED))
    sees_games(you, len(FINISHED))
    you.page.locator("summary").first.tap()
    assert not accessibility(you.page)
    you.page.emulate_media(color_scheme="dark")
    assert not accessibility(you.page, ["color-contrast"])
    you.page.emulate_media(color_scheme="light")
    for width, height in ((320, 568), (390, 844), (844, 390), (1280, 800)):
        you.page.set_viewport_size({"width": width, "height": height})
        assert overflow(you.page) <= 0, width
    you.page.set_viewport_size({"width": 390, "height": 844})
    you.button("move-send").tap()
    expect(you.page.get_by_role("dialog")).to_be_visible()
    assert not accessibility(you.page)


def test_everything_is_done_by_keys(devices: Devices) -> None:
    you = Person(devices.open("/games", "desktop"))
    add(you.page, file_of("five-seats"))
    sees_games(you, 1)
    you.page.locator("summary").focus()
    you.page.keyboard.press("Enter")
    expect(you.button("games-delete")).to_be_visible()
    for _ in range(3):
        you.page.keyboard.press("Tab")
    you.page.keyboard.press("Enter")
    you.sees("games-delete-sure")
    expect(you.button("games-keep")).to_be_focused()
    you.page.keyboard.press("Enter")
    expect(you.button("games-delete")).to_be_focused()
    you.page.keyboard.press("Enter")
    expect(you.button("games-keep")).to_be_focused()
    you.page.keyboard.press("Shift+Tab")
    you.page.keyboard.press("Enter")
    you.sees("games-empty")
    expect(you.page.locator("main")).to_be_focused()
