"""The evening: games won and points in sum over all games of a table, by person and by bot."""

from msgspec import UNSET

from table_strategies import A, B, C, D, Live
from thenumber.table.apply import replay
from thenumber.table.commands import Said
from thenumber.table.evening import MOST_TALLIES, counted
from thenumber.table.games import Again, End, Start
from thenumber.table.people import Leave, Rename, Sit
from thenumber.table.table import Evening, Sitter, Table
from thenumber.table.view import EveningView


def evening(live: Live) -> EveningView:
    found = live.view().table.evening
    assert found is not UNSET
    return found


def test_one_game_is_no_evening_yet_but_the_lobby_tells_it() -> None:
    live = Live(A, B, C, start=True)
    assert live.view().table.evening is UNSET
    live.play_on(10)
    assert live.view().table.evening is UNSET
    first = live.view().table
    live.do(Said(Again(), A))
    told = evening(live)
    assert told.games == 1
    assert {one.name: one.points for one in told.tallies} == dict(
        zip(("Ada", "Bob", "Cleo"), first.finals, strict=True)
    )
    assert {one.seat for one in told.tallies if one.wins} == set(first.winners)


def test_points_and_wins_of_two_games_are_added() -> None:
    live = Live(A, B, bots=["greedy"], start=True)
    finals, won = [], []
    for _ in range(2):
        live.play_on(10)
        finals.append(live.table.game.finals if live.table.game else ())
        won.append(live.view().table.winners)
        if len(finals) == 1:
            live.do(Said(Start(), A))
            assert live.view().table.evening is UNSET
    told = evening(live)
    assert told.games == 2
    for one in told.tallies:
        seat = one.seat
        assert seat is not None
        assert (one.games, one.points) == (2, finals[0][seat] + finals[1][seat])
        assert one.wins == sum(seat in winners for winners in won)
    assert [one.name for one in told.tallies if one.name.startswith("@")] == ["@greedy"]
    assert list(told.tallies) == sorted(told.tallies, key=lambda one: (-one.wins, -one.points, one.name))


def test_a_person_stays_the_same_with_another_name_and_another_seat() -> None:
    live = Live(A, B, C, start=True)
    live.play_on(10)
    live.do(Said(Rename("Bea"), B), Said(Again(), A), Said(Leave(), B), Said(Sit("Dan"), D))
    gone = next(one for one in evening(live).tallies if one.name == "Bob")
    assert (gone.seat, gone.games) == (None, 1)
    live.do(Said(Sit("Bea again"), B), Said(Start(), A))
    live.play_on(10)
    back = next(one for one in evening(live).tallies if one.name == "Bea again")
    assert (back.seat, back.games) == (3, 2)
    assert len(evening(live).tallies) == 4


def test_a_game_that_was_stopped_and_a_seat_that_was_left_count_for_nothing() -> None:
    live = Live(A, B, C, D, start=True)
    live.play_on(3)
    live.do(Said(End(), A), Said(Start(), A))
    live.play_on(3)
    live.do(Said(Leave(), D))
    live.play_on(7)
    live.do(Said(Again(), A))
    assert evening(live).games == 1
    assert {one.name for one in evening(live).tallies} == {"Ada", "Bob", "Cleo"}


def test_the_evening_is_the_fold_of_the_log() -> None:
    live = Live(A, B, C, start=True)
    live.play_on(10)
    live.do(Said(Start(), A))
    live.play_on(10)
    table = Table(live.table.id, live.table.code)
    for now, said in live.log:
        table = replay(table, said, now)
    assert table.evening == live.table.evening
    assert table.evening.games == 2


def test_only_so_many_are_remembered() -> None:
    live = Live(A, B, C, start=True)
    live.play_on(10)
    assert live.table.game
    total = Evening()
    for number in range(MOST_TALLIES):
        sitters = [Sitter("Ada", A), Sitter(f"B{number}", f"b{number}"), Sitter(f"C{number}", f"c{number}")]
        total = counted(total, sitters, live.table.game)
    assert len(total.tallies) == MOST_TALLIES
    assert next(one.games for one in total.tallies if one.person == A) == MOST_TALLIES
    assert total.tallies[-1].name == f"C{MOST_TALLIES - 1}"
