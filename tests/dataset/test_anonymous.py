"""What is left of a game that is published: nothing by which anybody could be known."""

import string

from hypothesis import given
from hypothesis import strategies as st

from strategies import games, quick
from thenumber.bots.names import MARK
from thenumber.dataset.anonymous import OUTSIDE, anonymous, may_be_published
from thenumber.record.format import format_record
from thenumber.record.record import Record
from thenumber.rules.game import Game, new_game, play
from thenumber.table.sealed_record import SHARED_TAG

ODD_NAMES = [
    "A",
    "B",
    "E",
    "greedy",
    "person",
    "outside",
    '"',
    "\\",
    '[Shared "yes"]',
    "1.1",
    "Zoë",
    "數字",
    "?",
]
names = st.one_of(
    st.sampled_from(ODD_NAMES),
    st.text(string.printable.strip() + "é數", min_size=1, max_size=20).filter(lambda name: not name.startswith(MARK)),
)
hexadecimal = st.text("0123456789abcdef", min_size=32, max_size=32)
bots = st.sampled_from(["@greedy", "@champion2"])
outside_bots = names.map(lambda name: f"@its-{name.replace(' ', '')}")


@st.composite
def kept(draw: st.DrawFn, game: Game, seats: str, by: str) -> Record:
    """A game as a server keeps it, with people, bots and bots from outside in these seats: p, b, o."""
    kinds = {"p": names, "o": outside_bots}
    players = tuple(draw(kinds[seat]) if seat in kinds else "@champion2" for seat in seats)
    tags = [("Table", draw(hexadecimal)), ("GameNo", str(draw(st.integers(1, 99)))), SHARED_TAG]
    tags += [(f"Seals_1_{turn}", draw(hexadecimal)) for turn in (1, 2)]
    tags += [("Laid_1_1", "".join(draw(st.permutations("ABCDE"[: game.seats])))), ("By_1_2", by)]
    notes = draw(st.lists(names.map(str.strip).filter(bool), max_size=1))
    date = f"2026-11-{draw(st.integers(1, 30)):02}"
    return Record(game, players, draw(names), draw(names), date, tuple(sorted(tags)), tuple(enumerate(notes)))


@quick
@given(st.data(), games(over=True), st.text("pbo", min_size=5, max_size=5))
def test_two_games_that_differ_in_all_but_numbers_seats_bots_and_month_are_published_alike(
    data: st.DataObject, game: Game, kinds: str
) -> None:
    seats = kinds[: game.seats]
    one, other = data.draw(kept(game, seats, "A:cautious")), data.draw(kept(game, seats, "A:cautious"))
    assert format_record(anonymous(one)) == format_record(anonymous(other))
    assert may_be_published(one) == may_be_published(other)


def whole_game(seats: int = 3) -> Game:
    game = new_game(seats)
    for _ in range(2):
        for number in (12, 345, 678, 999, 999):
            game = play(game, [number, *[None] * (seats - 1)])
    return game


def record(*players: str, shared: bool = True, by: str = "", date: str = "2026-11-18") -> Record:
    tags = ([("By_1_2", by)] if by else []) + ([SHARED_TAG] if shared else [])
    return Record(whole_game(len(players)), players, date=date, other_tags=tuple(tags))


def test_people_are_letters_bots_of_this_server_keep_their_names_and_others_are_from_outside() -> None:
    left = anonymous(record("Ada", "@greedy", "@greedy2", "@ada-lovelace", "B", by="A:cautious D:ada-lovelace"))
    assert left.names == ("A", "@greedy", "@greedy2", OUTSIDE, "E")
    assert left.other_tags == (("By_1_2", "A:cautious D:outside"),)
    assert (left.event, left.site, left.date, left.notes) == ("?", "?", "2026-11", ())


def test_a_date_that_is_none_is_unknown() -> None:
    assert {anonymous(record("Ada", "Bob", date=date)).date for date in ("?", "yesterday", "2026-13-01")} == {"?"}


def test_only_whole_games_of_people_at_tables_that_share_them_are_published() -> None:
    assert may_be_published(record("Ada", "@greedy", "@greedy"))
    assert not may_be_published(record("Ada", "Bob", "Cleo", shared=False))
    assert not may_be_published(record("@ada", "Bob", "Cleo")), "Bob and Cleo wrote nothing"
    stopped = Record(play(new_game(2), [12, 12]), ("Ada", "Bob"), other_tags=(SHARED_TAG,))
    assert not may_be_published(stopped)


def test_a_person_for_whom_bots_wrote_everything_wrote_nothing() -> None:
    game = whole_game()
    tags = [(f"By_{index // 5 + 1}_{index % 5 + 1}", "A:copycat") for index in range(10)]
    away = Record(game, ("Ada", "Bob", "Cleo"), other_tags=(*tags, SHARED_TAG))
    assert not may_be_published(away)
    assert may_be_published(Record(game, away.names, other_tags=(*tags[1:], SHARED_TAG)))
