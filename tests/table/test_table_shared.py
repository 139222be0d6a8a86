"""Games that may be published: the record of a game says so if its table agreed on it before the game began."""

import pytest

from table_strategies import A, B, Live
from thenumber.cli.show import make_console
from thenumber.cli.table_screen import table_now
from thenumber.locales.catalogue import catalogue
from thenumber.table.commands import Said
from thenumber.table.games import End
from thenumber.table.host import SetOptions
from thenumber.table.options import Options
from thenumber.table.sealed_record import SHARED_TAG, record_of_table


def is_shared(live: Live) -> bool:
    record = record_of_table(live.table)
    return record is not None and SHARED_TAG in record.other_tags


@pytest.mark.parametrize("shared", [False, True])
def test_the_record_says_what_was_agreed_before_the_game(shared: bool) -> None:
    live = Live(A, B, options=Options(seats=2, shared=shared), start=True)
    live.write_all(a="012", b="345")
    assert is_shared(live) == shared
    assert live.refused(Said(SetOptions(Options(seats=2, shared=not shared)), A)) == "game-running"
    live.do(Said(End(), A))
    assert is_shared(live) == shared


def test_a_table_shares_nothing_unless_it_says_so() -> None:
    assert not Options().shared


def test_who_plays_in_the_terminal_is_told() -> None:
    console, told = make_console(), catalogue("en").text("sharing-told")
    for shared in (False, True):
        live = Live(A, B, options=Options(seats=2, shared=shared))
        with console.capture() as shown:
            console.print(table_now(live.view()))
        assert (told in " ".join(shown.get().split())) == shared
