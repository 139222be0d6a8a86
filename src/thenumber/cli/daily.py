"""`thenumber daily`: Number of the Day in the terminal. Nothing is kept, and nothing is told to any server."""

from contextlib import nullcontext
from datetime import date, datetime

from rich.text import Text

from thenumber.bots.names import player_names
from thenumber.cli.exit_codes import WRONG_USAGE
from thenumber.cli.keyboard import InputEndedError, has_keys, keys
from thenumber.cli.show import game_so_far, ladder, make_console
from thenumber.cli.tablet import write_number
from thenumber.cli.texts import decimal, stop, text
from thenumber.cli.wrapping import Prose
from thenumber.daily.day import Day, judge, parse_date, points_of
from thenumber.daily.errors import DailyError
from thenumber.daily.shipped import day_of
from thenumber.daily.stars import MOST_STARS, stars_of
from thenumber.rules.digits import Number, number_name


def daily(asked: str | None) -> None:
    """Ask for the number of a day, today's if none is named, and say what it was worth."""
    today = datetime.now().astimezone().date()
    on = date_from(asked, today)
    day, console = day_of(on), make_console()
    names = names_of(day)
    console.print(Text(f"{text('home-daily')} · {on}", style="bold"))
    console.print(game_so_far(day.position, names))
    console.print(Prose(f"\n{text('daily-ask')}"))
    try:
        with keys() if has_keys() else nullcontext() as pressed:
            board = day.position.boards[day.seat]
            number = write_number(console, pressed, names[day.seat], board, hidden=False)
    except (KeyboardInterrupt, InputEndedError):
        print(f"\n{text('play-stopped')}")
        return
    console.print(ladder(judge(day, number), names))
    console.print()
    for line in worth(day, number, on):
        console.print(Prose(line))


def date_from(asked: str | None, today: date) -> date:
    """The date that was asked for, or a sentence and the end."""
    try:
        on = parse_date(asked) if asked else parse_date(today.isoformat())
    except DailyError as error:
        stop(text(f"refusal-daily-{error.code}"), WRONG_USAGE)
    if on > today:
        stop(text("refusal-daily-too-late"), WRONG_USAGE)
    return on


def names_of(day: Day) -> list[str]:
    bots = iter(player_names([bot for bot in day.bots if bot]))
    return [next(bots) if bot else text("you-name") for bot in day.bots]


def worth(day: Day, number: Number, on: date) -> list[str]:
    """What there is to say about a number, and the line that gives nothing away."""
    prospect, best = day.prospects[number], day.prospects[day.best]
    said = {"number": number_name(number), "points": decimal(prospect.points)}
    key = "daily-best-yours"
    if prospect.points < best.points:
        key = "daily-yours"
        said |= {"best": number_name(day.best), "most": decimal(best.points)}
    chances = text("daily-chances", approved=_hundredths(prospect.approved), bonus=_hundredths(prospect.bonus))
    verdict = judge(day, number).rulings[day.seat].verdict
    came = text("daily-came", verdict=verdict.value, points=points_of(day, number))
    stars = stars_of(day)[number]
    line = text("daily-line", date=on.isoformat(), stars="★" * stars + "☆" * (MOST_STARS - stars))
    return [text(key, **said).replace("*", ""), f"{chances} {came}", "", line]


def _hundredths(chance: float) -> str:
    """A chance without the sign that the sentence has."""
    return str(round(chance * 100))
