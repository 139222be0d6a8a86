"""`thenumber replay`: a recorded game, turn by turn."""

from rich.console import RenderableType
from rich.text import Text

from thenumber.cli.files import record_from
from thenumber.cli.keyboard import BACKSPACE, ENTER, LEFT, RIGHT, SPACE, InputEndedError, has_keys, keys
from thenumber.cli.show import final_standings, game_so_far, make_console, round_end, turn_played
from thenumber.cli.texts import text
from thenumber.record.record import Record
from thenumber.rules.game import standings
from thenumber.rules.resolve import TURNS


def replay(source: str, *, game: int) -> None:
    pages = _pages(record_from(source, game))
    if not has_keys():
        console = make_console()
        for page in pages:
            console.print(page)
            console.print()
        return
    try:
        _leaf_through(pages)
    except (InputEndedError, KeyboardInterrupt):
        print()


def _pages(record: Record) -> list[RenderableType]:
    """A page a turn, one for the end of each round, one for the end of the game."""
    game, names, notes = record.game, record.names, dict(record.notes)
    pages: list[RenderableType] = [] if game.turns else [game_so_far(game.position, names)]
    for index, turn in enumerate(game.turns):
        pages.append(turn_played(game, index, names, notes.get(index, "")))
        if turn.turn_no == TURNS:
            round_no = index // TURNS + 1
            pages.append(round_end(turn.boards, round_no, names, game.position.totals[: round_no - 1]))
    if game.over:
        pages.append(final_standings(standings(game), game.position.totals, names))
    else:
        pages.append(Text(text("replay-unfinished")))
    return pages


def _leaf_through(pages: list[RenderableType]) -> None:
    console = make_console()
    page = 0
    with keys() as pressed:
        while True:
            console.clear()
            console.print(pages[page])
            console.print(Text(f"\n{page + 1}/{len(pages)}   {text('replay-keys')} ", style="dim"), end="")
            key = next(pressed)
            if key in (LEFT, BACKSPACE, "b"):
                page = max(0, page - 1)
            elif key in (RIGHT, ENTER, SPACE):
                page += 1
            if key == "q" or page == len(pages):
                console.print()
                return
