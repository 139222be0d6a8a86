"""The laws of the game, which hold in every position and for whatever is written."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from strategies import any_number, boards, games, thorough, turns_to_play
from thenumber.rules.board import FRESH_BOARD, Board
from thenumber.rules.check import Clash, Ruling, Verdict, check
from thenumber.rules.digits import ALL_DIGITS, DIGITS_OF, Number
from thenumber.rules.game import Game, Position, play_turn, standings, winners
from thenumber.rules.resolve import BONUSES, TURNS
from thenumber.rules.seats import MAX_SEATS

ToPlay = tuple[Position, tuple[Number | None, ...]]


def checked(to_play: ToPlay) -> tuple[dict[int, Number], tuple[Ruling, ...]]:
    """Seats and numbers that take part in the check, being neither absent nor void; and all rulings."""
    position, numbers = to_play
    standing = {
        seat: number
        for seat, number in enumerate(numbers)
        if number is not None and not DIGITS_OF[number] & ~position.boards[seat].available
    }
    return standing, check(position.boards, numbers)


@given(turns_to_play())
@thorough
def test_R18_the_lowest_number_is_approved(to_play: ToPlay) -> None:
    numbers, rulings = checked(to_play)
    lowest = min(numbers.values(), default=None)
    assert all(rulings[seat].verdict is Verdict.APPROVED for seat, number in numbers.items() if number == lowest)


@given(turns_to_play(), st.data())
@thorough
def test_R14_the_order_of_the_seats_never_matters(to_play: ToPlay, data: st.DataObject) -> None:
    position, numbers = to_play
    order = data.draw(st.permutations(range(len(numbers))))  # the new seat i is the old seat order[i]
    moved = Position(
        tuple(position.boards[seat] for seat in order),
        tuple(tuple(total[seat] for seat in order) for total in position.totals),
    )
    turn, after = play_turn(position, numbers)
    moved_turn, moved_after = play_turn(moved, [numbers[seat] for seat in order])
    for new, old in enumerate(order):
        assert moved_turn.scores[new] == turn.scores[old]
        assert moved_turn.boards[new] == turn.boards[old]
        assert (new in moved_turn.bonus_seats) == (old in turn.bonus_seats)
        moved_ruling, ruling = moved_turn.rulings[new], turn.rulings[old]
        assert (moved_ruling.verdict, moved_ruling.unavailable) == (ruling.verdict, ruling.unavailable)
        assert {(order[seat], shared) for seat, shared in moved_ruling.eliminated_by} == set(ruling.eliminated_by)
        assert moved_after.finals[new] == after.finals[old]


@given(turns_to_play(most_seats=MAX_SEATS - 1), st.none() | any_number, st.data())
@thorough
def test_R11_R13_adding_a_void_or_absent_number_changes_nobody_else(
    to_play: ToPlay, extra: Number | None, data: st.DataObject
) -> None:
    position, numbers = to_play
    lost = DIGITS_OF[extra] if extra is not None else 0
    board = data.draw(boards(position.turn_no - 1))
    # Of a number that is to be void, at least the last digit is missing on its writer's board.
    board = Board(board.available & ~(lost & -lost), board.scores)
    more = Position((*position.boards, board), tuple((*total, 0) for total in position.totals))
    turn, _ = play_turn(position, numbers)
    fuller, _ = play_turn(more, [*numbers, extra])
    assert fuller.rulings[-1].verdict is (Verdict.ABSENT if extra is None else Verdict.VOID)
    assert fuller.scores == (*turn.scores, 0)
    assert fuller.rulings[:-1] == turn.rulings
    assert fuller.bonus_seats == turn.bonus_seats
    assert fuller.boards[:-1] == turn.boards
    assert fuller.boards[-1].available == board.available


@given(turns_to_play())
@thorough
def test_R11_R13_void_and_absent_depend_on_the_writers_own_board_alone(to_play: ToPlay) -> None:
    position, numbers = to_play
    for board, number, ruling in zip(position.boards, numbers, check(position.boards, numbers), strict=True):
        unavailable = 0 if number is None else DIGITS_OF[number] & ~board.available
        assert (ruling.verdict is Verdict.ABSENT) == (number is None)
        assert (ruling.verdict is Verdict.VOID) == bool(unavailable)
        assert ruling.unavailable == unavailable


@given(turns_to_play())
@thorough
def test_R15_eliminated_by_names_exactly_the_lower_numbers_that_share_a_digit(to_play: ToPlay) -> None:
    numbers, rulings = checked(to_play)
    for seat, n in numbers.items():
        lower = [(other, set(f"{m:03}") & set(f"{n:03}")) for other, m in numbers.items() if m < n]
        expected = tuple(Clash(other, sum(1 << int(d) for d in shared)) for other, shared in lower if shared)
        assert rulings[seat].eliminated_by == expected
        assert rulings[seat].verdict is (Verdict.ELIMINATED if expected else Verdict.APPROVED)
    assert all(not ruling.eliminated_by for seat, ruling in enumerate(rulings) if seat not in numbers)


@given(turns_to_play())
@thorough
def test_R17_equal_numbers_get_equal_verdicts(to_play: ToPlay) -> None:
    numbers, rulings = checked(to_play)
    for one, other in combinations(numbers, 2):
        if numbers[one] == numbers[other]:
            assert rulings[one] == rulings[other]


@given(turns_to_play())
@thorough
def test_R15_two_different_approved_numbers_share_no_digit(to_play: ToPlay) -> None:
    numbers, rulings = checked(to_play)
    approved = {number for seat, number in numbers.items() if rulings[seat].verdict is Verdict.APPROVED}
    assert all(not DIGITS_OF[one] & DIGITS_OF[other] for one, other in combinations(approved, 2))


@given(games())
@thorough
def test_R26_R27_crossed_out_digits_only_grow_and_only_by_ones_own_approved_digits(game: Game) -> None:
    for turns in game.rounds:
        before = [FRESH_BOARD] * game.seats
        for turn in turns:
            for seat, board in enumerate(turn.boards):
                number = turn.numbers[seat]
                approved = turn.rulings[seat].verdict is Verdict.APPROVED and number is not None
                grown = DIGITS_OF[number] if approved and number is not None else 0
                assert board.crossed_out == before[seat].crossed_out | grown
                assert not before[seat].crossed_out & grown
                assert board.scores == (*before[seat].scores, turn.scores[seat])
            before = list(turn.boards)


@given(games())
@thorough
def test_R29_R30_R32_totals_are_scores_plus_crossed_out_digits_and_finals_are_totals(game: Game) -> None:
    totals = [
        tuple(
            sum(turn.scores[seat] for turn in turns) + turns[-1].boards[seat].crossed_out.bit_count()
            for seat in range(game.seats)
        )
        for turns in game.rounds
    ]
    over = [total for total, turns in zip(totals, game.rounds, strict=True) if len(turns) == TURNS]
    assert game.position.totals == tuple(over)
    assert game.finals == tuple(sum(total[seat] for total in totals) for seat in range(game.seats))


@given(turns_to_play())
@thorough
def test_R19_R22_R23_R24_scores_are_first_digits_and_the_bonus(to_play: ToPlay) -> None:
    position, numbers = to_play
    turn, _ = play_turn(position, numbers)
    approved = {
        seat: number
        for seat, number in enumerate(numbers)
        if number is not None and turn.rulings[seat].verdict is Verdict.APPROVED
    }
    highest = [seat for seat, number in approved.items() if number == max(approved.values())]
    assert turn.bonus_seats == tuple(highest)
    for seat, score in enumerate(turn.scores):
        first = int(f"{approved[seat]:03}"[0]) if seat in approved else 0
        assert score == first * (2 if turn.turn_no == 5 else 1) + (BONUSES[turn.turn_no - 1] if seat in highest else 0)


@given(games())
@thorough
def test_R31_every_round_begins_with_all_digits(game: Game) -> None:
    for turns in game.rounds:
        verdicts = [ruling.verdict for ruling in turns[0].rulings]
        assert Verdict.VOID not in verdicts
    if len(game.turns) % TURNS == 0:
        assert all(board.available == ALL_DIGITS and not board.scores for board in game.position.boards)


@given(games(over=True))
@thorough
def test_R33_R34_the_winners_are_all_who_have_the_most(game: Game) -> None:
    assert winners(game) == tuple(seat for seat, final in enumerate(game.finals) if final == max(game.finals))
    places = standings(game)
    assert sorted(seat for _, seat in places) == list(range(game.seats))
    assert [game.finals[seat] for _, seat in places] == sorted(game.finals, reverse=True)
    assert all(place == 1 + sum(final > game.finals[seat] for final in game.finals) for place, seat in places)
