"""Every screen, and how to bring it about in whatever language: by addresses, keys, and what is primary."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from browser.devices import Devices
from browser.gathering import Gathering
from thenumber.record.link import link
from thenumber.record.parse import parse_record

GAMES = Path(__file__).parents[1] / "games"
NAMES = ("Ada", "Maximilian-Alexander", "Cleo", "王小明", "Éva")
"""Short ones, and as long as a name can be."""
SEEN = 0
"""The seat of whoever looks."""

ROUND = (
    ("761", "513", "444", "444", "220"),
    ("613", "987", "321", "550", "777"),
    ("761", "666", "985", "333", "111"),
    ("613", "444", "666", "982", "998"),
    ("888", "222", "666", "711", "333"),
)
"""The same in both rounds: falls, twins, the bonus, doubling."""


class Scene(NamedTuple):
    """A screen that one device shows by itself."""

    name: str
    path: str
    arrive: Callable[[Page], None] | None = None


def primary(page: Page) -> None:
    page.locator(".button.primary:visible, button.now:visible").click()


def settings(page: Page) -> None:
    page.locator("header button").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def listed(page: Page) -> None:
    expect(page.locator("ol li").first).to_be_visible()


def written_on(page: Page) -> None:
    expect(page.locator("[data-key]").first).to_be_visible()


def asked_for_names(page: Page) -> None:
    expect(page.get_by_role("textbox").first).to_be_visible()


def lesson(page: Page) -> None:
    written_on(page)
    page.keyboard.type("761")
    page.keyboard.press("Enter")
    revealed(page)


def end_of_lesson(page: Page) -> None:
    page.locator("nav .plain").click()
    expect(page.locator(".end h2")).to_be_visible()


def revealed(page: Page) -> None:
    """The reveal has come to its end."""
    expect(page.locator(".reveal:visible").first).to_be_visible(timeout=30_000)
    expect(page.locator("[data-flyer]")).to_have_count(0)
    page.evaluate("Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))).then(() => 0)")


def rule_by_rule(page: Page) -> None:
    """The whole rulebook, with nothing folded away."""
    revealed(page)
    for summary in page.locator("summary").all():
        summary.click()


def numbers_to_keep(page: Page) -> None:
    primary(page)
    written_on(page)
    page.keyboard.type("761513")


def checked(page: Page) -> None:
    numbers_to_keep(page)
    page.keyboard.type("444220")
    page.keyboard.press("Enter")
    revealed(page)


def replay_end(page: Page) -> None:
    revealed(page)
    page.keyboard.press("End")
    expect(page.locator(".standings")).to_be_visible()


def shared(page: Page) -> None:
    replay_end(page)
    page.locator(".keep button").nth(1).click()
    expect(page.locator("dialog canvas")).to_be_visible()


def asking_what_if(page: Page) -> None:
    revealed(page)
    page.locator("footer button").last.click()
    page.get_by_role("dialog").locator("li button").first.click()
    page.keyboard.type("98")


def what_if(page: Page) -> None:
    asking_what_if(page)
    page.keyboard.type("7")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_hidden()
    revealed(page)


def wrong_record(page: Page) -> None:
    page.locator("textarea").fill('[Game "The Number"]\n[A "Ada"]\n[B "Bob"]\n\n1.1 12a 456')
    primary(page)
    alerted(page)


def alerted(page: Page) -> None:
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"\S"))).to_be_visible()


def hand_over(page: Page) -> None:
    for field, name in zip(page.get_by_role("textbox").all(), NAMES[1:], strict=False):
        field.fill(name)
    primary(page)
    expect(page.locator(".handover")).to_be_visible()


def own_games(page: Page) -> None:
    """Games from a file, in which B is whoever has it, with one of them opened."""
    texts = [(GAMES / f"{name}.tnr").read_text() for name in ("five-seats", "round-1-leader-loses", "left-for-good")]
    tags = '\\1\n[Accuracy "0.7"]\n[Own "B"]'
    file = "\n".join(re.sub(r"(\[Result .*\])", tags, text, count=1) for text in texts)
    page.locator("input[type=file]").set_input_files(
        {"name": "games.tnr", "mimeType": "text/plain", "buffer": file.encode()}
    )
    page.locator("summary").first.click()


def moving_games(page: Page) -> None:
    own_games(page)
    page.locator("section[aria-labelledby=move] button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def going_on(page: Page) -> None:
    """A game that was begun and left."""
    page.locator("button.now").click()
    written_on(page)
    page.go_back()
    expect(page.locator(".go-on a").first).to_be_visible()


def number_of_the_day(page: Page) -> None:
    written_on(page)
    page.keyboard.type(page.locator("[data-key]").last.inner_text() * 3)
    page.keyboard.press("Enter")
    revealed(page)


def worth_of_the_day(page: Page) -> None:
    number_of_the_day(page)
    primary(page)
    expect(page.get_by_role("slider")).to_be_visible()


def picture_of_the_day(page: Page) -> None:
    worth_of_the_day(page)
    page.locator(".share button").nth(1).click()
    expect(page.locator("dialog canvas")).to_be_visible()


def replay_path() -> str:
    return f"/replay#{link(parse_record((GAMES / 'five-seats.tnr').read_text()))}"


ALONE = (
    Scene("home", "/"),
    Scene("home-settings", "/", settings),
    Scene("ladder", "/ladder", listed),
    Scene("rules", "/rules", revealed),
    Scene("rules-by-number", "/rules", rule_by_rule),
    Scene("learn", "/learn", written_on),
    Scene("learn-check", "/learn", lesson),
    Scene("learn-end", "/learn", end_of_lesson),
    Scene("daily", "/daily/2026-01-03", written_on),
    Scene("daily-check", "/daily/2026-01-06", number_of_the_day),
    Scene("daily-worth", "/daily/2026-01-07", worth_of_the_day),
    Scene("daily-picture", "/daily/2026-01-08", picture_of_the_day),
    Scene("daily-no-date", "/daily/tomorrow", alerted),
    Scene("device", "/device"),
    Scene("device-hand-over", "/device", hand_over),
    Scene("scorekeeper", "/scorekeeper", asked_for_names),
    Scene("scorekeeper-numbers", "/scorekeeper", numbers_to_keep),
    Scene("scorekeeper-check", "/scorekeeper", checked),
    Scene("replay", "/replay"),
    Scene("replay-wrong", "/replay", wrong_record),
    Scene("replay-turn", replay_path(), revealed),
    Scene("replay-end", replay_path(), replay_end),
    Scene("share", replay_path(), shared),
    Scene("replay-what-if-sheet", replay_path(), asking_what_if),
    Scene("replay-what-if", replay_path(), what_if),
    Scene("home-go-on", "/", going_on),
    Scene("games-none", "/games"),
    Scene("games", "/games", own_games),
    Scene("games-elsewhere", "/games", moving_games),
    Scene("table-missing", "/t/QQQQQQ", alerted),
    Scene("missing", "/nowhere/at/all"),
)
REFUSED = ("status of 400", "status of 404")
"""What a browser says about some of them: a record is refused, a table or a page is not there."""


def show(page: Page, url: str, scene: Scene) -> None:
    if page.url.startswith(url):
        page.evaluate("localStorage.clear()")
    path = page.url.removeprefix(url).partition("#")[0]
    page.goto(f"{url}{scene.path}")
    if scene.path.startswith(f"{path}#"):
        page.reload()  # changing only what stands behind # has loaded nothing
    settled(page)
    if scene.arrive:
        scene.arrive(page)
        settled(page)


def settled(page: Page) -> None:
    """The screen is there, and everything that it fetches."""
    expect(page.locator("main h1, main [role=status]").first).to_be_attached()
    page.evaluate("document.fonts.ready.then(() => null)")
    page.evaluate("Promise.all([...document.images].map((image) => image.decode().catch(() => {}))).then(() => null)")


def together(devices: Devices, size: str = "phone", **options: Any) -> Iterator[tuple[str, Page]]:
    """The screens of a game, on the phone of somebody who sits at the table, and on a television."""
    with Gathering(devices.url, NAMES[:4]) as people:
        code = people.code
        phone = devices.open(f"/t/{code}", size, **options)
        yield "door", at(phone, "input[name=name]")
        tv = devices.open(f"/tv/{code}", "tv", **options)
        phone.goto(f"{devices.url}{people.seat_path(SEEN)}")
        yield "lobby", at(phone, ".lobby img")
        yield "tv-lobby", at(tv, ".lobby img")
        phone.locator("header button").first.click()
        yield "menu", at(phone, "dialog[open]")
        phone.keyboard.press("Escape")
        expect(phone.get_by_role("dialog")).to_be_hidden()
        people.sit(NAMES[4])
        people.say(0, "Start")
        people.until_turn(0)
        for turn in range(10):
            numbers: tuple[str | None, ...] = ROUND[turn % 5]
            if turn == 2:
                people.write([None, *numbers[1:3], None, None])
                phone.keyboard.type("76")
                yield "choosing", at(phone, ".board .state")
                at_once(tv)
                yield "tv-choosing", at(tv, ".board .state")
                numbers = (numbers[0], None, None, *numbers[3:])
            people.write(numbers)
            at(phone, ".reveal")
            if turn == 0:
                revealed(phone)
                yield "reveal-twins", phone
                revealed(tv)
                yield "tv-reveal", tv
            elif turn == 1:
                revealed(phone)
                yield "reveal", phone
            primary(phone)
            if turn == 4:
                yield "round-end", at(phone, ".standings")
                primary(phone)
            if turn < 9:
                at(phone, "[data-key]")
        yield "game-end", at(phone, ".places")
        at_once(tv)
        yield "tv-end", at(tv, ".places")


def at_once(tv: Page) -> None:
    """A television goes on by itself, but takes its time; one that was just switched on has nothing to look back on."""
    tv.evaluate("sessionStorage.clear()")
    tv.reload()


def at(page: Page, what: str) -> Page:
    expect(page.locator(what).first).to_be_visible(timeout=30_000)
    settled(page)
    return page


HARD_CODED = (Path(__file__).parents[2] / "web/src/lib/i18n/hardcoded.ts").read_text(encoding="utf-8")


def hard_coded(page: Page) -> list[str]:
    """What the page's own finder finds; its types are taken out, since a browser knows none."""
    script = re.sub(r"^export |: (Element|string(\[\])?)(?=[,) ])", "", HARD_CODED, flags=re.MULTILINE)
    found: list[str] = page.evaluate(f"() => {{ {script}; return hardCoded(document.querySelector('main')) }}")
    return found
