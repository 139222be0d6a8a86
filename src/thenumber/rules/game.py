"""A game: two rounds of five turns, folded out of the numbers written."""

from collections.abc import Sequence

from thenumber.rules.board import FRESH_BOARD, Board
from thenumber.rules.check import check
from thenumber.rules.digits import Number
from thenumber.rules.errors import RulesError
from thenumber.rules.resolve import TURNS, Turn, resolve
from thenumber.rules.seats import MAX_SEATS, MIN_SEATS, Seat
from thenumber.rules.values import value

ROUNDS = 2


@value
class Position:
    """All that matters for what comes next: the boards, and the totals of the rounds that are over."""

    boards: tuple[Board, ...]
    totals: tuple[tuple[int, ...], ...] = ()

    @property
    def round_no(self) -> int:
        """The round being played, 1 or 2; one past the last when the game is over."""
        return len(self.totals) + 1

    @property
    def turn_no(self) -> int:
        """The turn to be played, 1 to 5."""
        return len(self.boards[0].scores) + 1

    @property
    def over(self) -> bool:
        return len(self.totals) == ROUNDS

    @property
    def last_turn(self) -> bool:
        """Whether the turn to be played is the last of the game."""
        return (self.round_no, self.turn_no) == (ROUNDS, TURNS)

    @property
    def finals(self) -> tuple[int, ...]:
        """Final scores when the game is over; before that, what everybody has so far."""
        so_far = [board.total for board in self.boards]
        return tuple(map(sum, zip(so_far, *self.totals, strict=True)))

    @property
    def writers(self) -> tuple[Seat, ...]:
        """The seats that can still write a number this turn."""
        return () if self.over else tuple([seat for seat, board in enumerate(self.boards) if board.available])


@value
class Game:
    """A position and the turns that led there."""

    position: Position
    turns: tuple[Turn, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.position.boards)

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def rounds(self) -> tuple[tuple[Turn, ...], ...]:
        """The turns by round; a round that has not begun is not there."""
        return tuple(self.turns[start : start + TURNS] for start in range(0, len(self.turns), TURNS))

    @property
    def finals(self) -> tuple[int, ...]:
        return self.position.finals


def new_game(seats: int) -> Game:
    """A game about to begin, for 2 to 5 seats.

    >>> game = new_game(3)
    >>> game.position.round_no, game.position.turn_no
    (1, 1)
    """
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise RulesError("wrong-seats", found=seats, right=f"{MIN_SEATS}-{MAX_SEATS}")
    return Game(Position((FRESH_BOARD,) * seats))


def play(game: Game, numbers: Sequence[Number | None]) -> Game:
    """The game after one more turn: one number a seat, `None` for a seat that wrote nothing.

    >>> play(new_game(3), [761, 513, 220]).turns[0].scores
    (0, 7, 2)
    """
    turn, position = play_turn(game.position, numbers)
    return Game(position, (*game.turns, turn))


def play_turn(position: Position, numbers: Sequence[Number | None]) -> tuple[Turn, Position]:
    """One turn from any position, reached in play or made up: what happened, and where it leads."""
    boards = position.boards
    if len(position.totals) == ROUNDS:
        raise RulesError("game-over", found=" ".join(map(str, numbers)), right="-")
    if len(numbers) != len(boards):
        raise RulesError("wrong-numbers", found=len(numbers), right=str(len(boards)))
    turn = resolve(boards, numbers, check(boards, numbers))
    after = turn.boards
    if len(after[0].scores) < TURNS:
        return turn, Position(after, position.totals)
    return turn, Position((FRESH_BOARD,) * len(after), (*position.totals, tuple(board.total for board in after)))


def standings(game: Game) -> tuple[tuple[int, Seat], ...]:
    """Places and seats, best first: equal scores share a place and keep the seats' order.

    >>> standings(play(new_game(3), [761, 513, 444]))
    ((1, 1), (2, 2), (3, 0))
    """
    finals = game.finals
    ordered = sorted(range(game.seats), key=lambda seat: (-finals[seat], seat))
    return tuple((1 + sum(other > finals[seat] for other in finals), seat) for seat in ordered)


def winners(game: Game) -> tuple[Seat, ...]:
    """The seats that won; several if they are tied, none while the game goes on."""
    if not game.over:
        return ()
    return tuple(seat for place, seat in standings(game) if place == 1)
