"""A turn: write, change, erase, reveal by itself or now, bots first, sitting out, and the paper rule."""

import pytest

from table_strategies import A, B, C, D, Live
from thenumber.table.commands import Said
from thenumber.table.games import End, Start
from thenumber.table.options import Options
from thenumber.table.people import Away, Return
from thenumber.table.turns import BotWrites, Write
from thenumber.table.waiting import bots_to_write


def test_when_everybody_has_written_the_tablets_are_revealed() -> None:
    live = Live(A, B, C, start=True)
    live.write_all(b="513", a="761")
    assert live.table.turn_index == 0
    assert live.waited_for() == (2,)
    live.write(C, "220")
    view = live.view().table
    assert (view.turn_index, view.turn_no, view.written, view.seals) == (1, 2, 0, ())
    assert view.last is not None
    assert [seat.number for seat in view.last.seats] == ["761", "513", "220"]
    assert [seat.score for seat in view.last.seats] == [0, 7, 2]
    assert [seat.bonus for seat in view.last.seats] == [0, 2, 0]
    assert [clash.seat for clash in view.last.seats[0].eliminated_by] == [1]
    assert live.table.tablets == (None, None, None)


def test_one_s_own_tablet_is_seen_until_the_reveal() -> None:
    live = Live(A, B, C, start=True)
    live.write(A, "761")
    you = live.view(A).you
    assert you is not None
    assert you.tablet == "761"
    live.do(Said(Away(), A), Said(Return(), A))
    again = live.view(A).you
    assert again is not None
    assert again.tablet == "761"


def test_another_number_gets_another_seal() -> None:
    live = Live(A, B, C, start=True)
    first, second = live.write(A, "761"), live.write(A, "762")
    assert first is not None
    assert second is not None
    assert (second.number, second.seal != first.seal) == ("762", True)
    assert live.view().table.seals == (second.seal,)


def test_the_same_number_again_keeps_its_seal() -> None:
    live = Live(A, B, C, start=True)
    first = live.write(A, "761")
    assert live.write(A, "761") == first


def test_erasing_and_writing_the_same_gives_a_new_seal() -> None:
    live = Live(A, B, C, start=True)
    first = live.write(A, "761")
    live.do(live.erasing(A))
    assert live.view().table.written == 0
    assert live.refused(live.erasing(A)) == "nothing-written"
    second = live.write(A, "761")
    assert first is not None
    assert second is not None
    assert second.seal != first.seal


def test_an_erased_tablet_is_waited_for() -> None:
    live = Live(A, B, C, start=True)
    live.write_all(a="012", b="345")
    live.do(live.erasing(A))
    live.write(C, "678")
    assert live.waited_for() == (0,)
    live.write(A, "999")
    assert live.table.turn_index == 1


@pytest.mark.parametrize("number", ["", "1", "12", "1000", "-12", "1 2", "abc", "٠٠٠", "12\n", "+12", "1.2"])
def test_what_is_not_a_number(number: str) -> None:
    live = Live(A, B, C, start=True)
    refusal = live.refusal(live.writing(A, number))
    assert (refusal.code, refusal.found, refusal.right) == ("not-a-number", number, "000-999")


def test_a_crossed_out_digit_is_refused() -> None:
    live = Live(A, B, C, start=True)
    live.write_all(a="012", b="345", c="678")
    refusal = live.refusal(live.writing(A, "129"))
    assert (refusal.code, refusal.found, refusal.right) == ("crossed-out", "12", "3456789")


def test_on_paper_a_crossed_out_digit_stands_as_void() -> None:
    live = Live(A, B, C, options=Options(paper=True), start=True)
    live.write_all(a="012", b="345", c="678")
    live.write_all(a="129", b="012", c="399")
    assert live.verdicts() == ["void", "approved", "approved"]
    last = live.view().table.last
    assert last is not None
    assert last.seats[0].unavailable == "12"


# Messages that cross a reveal


def test_a_message_that_crossed_a_reveal_does_not_count_for_the_next_turn() -> None:
    live = Live(A, B, C, start=True)
    late: list[Said] = [live.writing(A, "345"), live.erasing(A), live.revealing(A), live.bot_writing(0)]
    live.write_all(a="012", b="012", c="012")
    for command in late:
        assert live.refused(command) == "turn-is-over"


def test_a_message_from_the_game_before_does_not_count() -> None:
    live = Live(A, B, C, start=True)
    late: list[Said] = [live.writing(A, "345"), live.erasing(A), live.revealing(A)]
    live.do(Said(End(), A), Said(Start(), A))
    for command in late:
        assert live.refused(command) == "turn-is-over"


def test_a_message_from_the_future_does_not_count() -> None:
    live = Live(A, B, C, start=True)
    assert live.refused(Said(Write("345", 1, 1), A, "0" * 32)) == "turn-is-over"
    assert live.refused(Said(Write("345", 2, 0), A, "0" * 32)) == "turn-is-over"


def test_nothing_is_written_before_a_game() -> None:
    live = Live(A, B, C)
    assert live.refused(live.writing(A, "345")) == "no-game"
    assert live.refused(live.erasing(A)) == "no-game"
    assert live.refused(live.revealing(A)) == "no-game"
    assert live.refused(live.bot_writing(0, "123")) == "no-game"


# Reveal now


def test_the_host_reveals_now_and_who_has_not_written_is_absent() -> None:
    live = Live(A, B, C, start=True)
    assert live.refused(live.revealing(A)) == "nobody-has-written"
    live.write(B, "345")
    assert live.refused(live.revealing(B)) == "not-the-host"
    live.do(live.revealing(A))
    assert live.verdicts() == ["absent", "approved", "absent"]


# Bots first


def test_bots_write_before_people_can() -> None:
    live = Live(A, B, bots=["greedy", "random"], start=True)
    assert live.view().table.opening
    assert bots_to_write(live.table) == (2, 3)
    assert live.refused(live.writing(A, "345")) == "bots-first"
    assert live.refused(live.revealing(A)) == "bots-first"
    live.do(live.bot_writing(2, "111"))
    assert live.refused(live.writing(A, "345")) == "bots-first"
    live.do(live.bot_writing(3, "222"))
    assert not live.view().table.opening
    assert len(live.view().table.seals) == 2
    live.write(A, "345")


def test_bots_are_asked_anew_every_turn() -> None:
    live = Live(A, B, bots=["greedy"], start=True)
    live.play_on()
    assert live.view().table.opening
    assert bots_to_write(live.table) == (2,)


def test_a_bot_writes_once_a_turn_and_only_in_its_seat() -> None:
    live = Live(A, B, bots=["greedy", "random"], start=True)
    live.do(live.bot_writing(2))
    assert live.refused(live.bot_writing(2)) == "already-written"
    assert live.refused(live.bot_writing(0)) == "no-bot-there"
    assert live.refused(live.bot_writing(9, "123")) == "no-bot-there"
    assert live.refused(live.bot_writing(-1, "123")) == "no-bot-there"
    assert live.refused(live.bot_writing(3, "1234")) == "not-a-number"


def test_a_bot_writes_only_available_digits() -> None:
    live = Live(A, B, bots=["greedy"], start=True)
    live.do(live.bot_writing(2, "012"))
    live.write_all(a="345", b="678")
    assert live.refused(live.bot_writing(2, "112")) == "crossed-out"


def test_the_bot_that_really_chose_is_shown_at_the_reveal() -> None:
    live = Live(A, B, bots=["greedy"], start=True)
    live.do(Said(BotWrites(2, "012", 1, 0, by="cautious"), nonce="0" * 32))
    live.write_all(a="345", b="678")
    last = live.view().table.last
    assert last is not None
    assert [seat.by for seat in last.seats] == [None, None, "cautious"]


def test_the_clock_runs_out_on_a_bot_that_never_writes() -> None:
    live = Live(A, B, bots=["greedy"], options=Options(clock=30), start=True)
    live.wait(30)
    assert live.table.turn_index == 1


# Sitting out

ALL_TEN = ("012", "345", "678", "999")


def test_who_has_no_digits_left_sits_out() -> None:
    live = Live(A, B, C, D, start=True)
    for number in ALL_TEN:
        live.write(A, number)
        live.do(live.revealing(A))
    view = live.view().table
    assert view.seats[0].available == ""
    assert (view.writers, live.waited_for()) == (3, (1, 2, 3))
    assert live.refused(live.writing(A, "000")) == "sits-out"
    live.write_all(b="012", c="345", d="678")
    assert live.verdicts() == ["absent", "approved", "approved", "approved"]
    assert live.view().table.round_no == 2
    assert live.view().table.writers == 4


@pytest.mark.parametrize("paper", [False, True])
def test_a_turn_in_which_nobody_can_write_passes_by_itself(paper: bool) -> None:
    live = Live(A, B, C, options=Options(paper=paper, clock=30), start=True)
    for number in ALL_TEN:
        live.write_all(a=number, b=number, c=number)
    view = live.view().table
    assert (view.turn_index, view.round_no, view.turn_no) == (5, 2, 1)
    assert live.verdicts() == ["absent"] * 3
    assert live.table.revealed[-1] == (None, None, None)
    for number in ALL_TEN:
        live.write_all(a=number, b=number, c=number)
    assert live.table.over


def test_a_turn_for_a_bot_alone_still_waits_for_the_bot() -> None:
    live = Live(A, B, bots=["greedy"], start=True)
    for number in ALL_TEN:
        live.do(live.bot_writing(2, "112" if number == "012" else number))  # eliminated once
        live.write_all(a=number, b=number)
    assert [seat.available for seat in live.view().table.seats] == ["", "", "012"]
    assert bots_to_write(live.table) == (2,)
    live.bots_write()
    assert live.table.turn_index == 5


def test_a_bot_that_sits_out_does_not_write() -> None:
    live = Live(A, B, bots=["greedy"], start=True)
    for number in ALL_TEN:
        live.do(live.bot_writing(2, number))
        fate = "112" if number == "012" else number  # eliminated once
        live.write_all(a=fate, b=fate)
    assert bots_to_write(live.table) == ()
    assert not live.table.opening
    assert live.refused(live.bot_writing(2, "000")) == "no-bot-there"
    live.write_all(a="111", b="222")
    assert live.table.turn_index == 5
