"""The game for OpenSpiel: importing this module registers `python_thenumber`.

Parameters of the game:

- `players`: 2 to 5.
- `reward`: `score`, `relative` or `win`. `REWARDS` says what each means, and the type of the game follows it.
- `position`: where the game begins, as `encode_position` writes it; nothing for a whole game. A late position with few
  digits makes a game that is small enough for exact methods.

All seats write at the same time. An action is a number, 0 to 999; a seat without digits has the one action `PASS`.
OpenSpiel does not check actions, so a number that is not available is void, as on paper.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from thenumber.record.format import format_turn
from thenumber.record.position import format_position, parse_position
from thenumber.rules.digits import DIGIT_COUNT, NUMBERS, available_numbers, digits_name, number_name, parse_number
from thenumber.rules.game import ROUNDS, Game, Position, new_game, play, winners
from thenumber.rules.resolve import BONUSES, TURNS
from thenumber.rules.seats import MAX_SEATS, MIN_SEATS, seat_letter

try:
    import pyspiel
except ImportError as error:
    raise ImportError("thenumber.envs.openspiel needs OpenSpiel: pip install 'thenumber[openspiel]'") from error

NAME = "python_thenumber"
PASS = NUMBERS
"""The action of a seat that has no digits left."""
REWARDS = {
    "score": "What a turn adds to the final score: the score, and one for every digit crossed out. General sum.",
    "relative": "The same, minus the mean of what it adds to the others. Zero sum.",
    "win": "At the end, the share of the win (1/2 for each of two winners) minus 1/players. Zero sum, terminal.",
}
PLAYERS = 3
"""The number of players of a game for which none is named."""


def encode_position(position: Position) -> str:
    """A position as a parameter: its line with `_` for a space and `;` for a comma, which OpenSpiel would take apart.

    >>> encode_position(parse_position("2.5 12:0,0,0,0 34:9,0,0,0 | 20 31"))
    '2.5_12:0;0;0;0_34:9;0;0;0_|_20_31'
    """
    return format_position(position).replace(" ", "_").replace(",", ";")


def decode_position(text: str) -> Position:
    """The position in a parameter. Raises `RecordError` if there is none."""
    return parse_position(text.replace("_", " ").replace(";", ","))


def game_name(position: Position, reward: str = "relative") -> str:
    """What `pyspiel.load_game` takes for a game that begins in a position.

    >>> game_name(parse_position("2.5 12:0,0,0,0 34:0,0,0,0 | 0 0"))
    'python_thenumber(players=2,position=2.5_12:0;0;0;0_34:0;0;0;0_|_0_0,reward=relative)'
    """
    return f"{NAME}(players={len(position.boards)},position={encode_position(position)},reward={reward})"


def game_type(reward: str) -> Any:
    """The type of the game, which depends on what is rewarded: methods look there whether they apply."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=NAME,
        long_name="The Number",
        dynamics=kinds.Dynamics.SIMULTANEOUS,
        chance_mode=kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if reward == "score" else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL if reward == "win" else kinds.RewardModel.REWARDS,
        max_num_players=MAX_SEATS,
        min_num_players=MIN_SEATS,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": PLAYERS, "position": "", "reward": "score"},
    )


@dataclass(frozen=True)
class Setup:
    """The parameters of a game, read."""

    start: Position
    reward: str

    @property
    def turns(self) -> int:
        """How many turns there are to play."""
        return (ROUNDS - self.start.round_no) * TURNS + TURNS + 1 - self.start.turn_no


@lru_cache(maxsize=64)
def setup_of(players: int, position: str, reward: str) -> Setup:
    """The parameters of a game, read. Raises `ValueError`, or `RecordError` for a position, if they won't do."""
    if reward not in REWARDS:
        raise ValueError(f"{NAME} has no reward {reward!r}: {', '.join(REWARDS)}")
    if not MIN_SEATS <= players <= MAX_SEATS:
        raise ValueError(f"{NAME} is for {MIN_SEATS} to {MAX_SEATS} players, not for {players}")
    start = decode_position(position) if position else new_game(players).position
    if len(start.boards) != players:
        raise ValueError(f"{NAME} has players={players}, but its position has {len(start.boards)}")
    return Setup(start, reward)


class TheNumberGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """The game with its parameters. It has no attributes of its own, since OpenSpiel would lose them in a pickle."""

    def __init__(self, params: dict[str, Any]) -> None:
        setup = setup_of(**params)
        least, most = _utilities(setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=NUMBERS + 1,
            max_chance_outcomes=0,
            num_players=len(setup.start.boards),
            min_utility=least,
            max_utility=most,
            utility_sum=None if setup.reward == "score" else 0.0,
            max_game_length=setup.turns,
        )
        super().__init__(game_type(setup.reward), info, params)

    def new_initial_state(self) -> "TheNumberState":
        return TheNumberState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TheNumberObserver":
        if params:
            raise ValueError(f"the observations of {NAME} have no parameters: {params}")
        setup = setup_of(**self.get_parameters())
        return TheNumberObserver(setup, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


@dataclass(frozen=True)
class Played:
    """What a state holds. All of it is frozen, so a copy of a state shares it."""

    setup: Setup
    game: Game
    rewards: tuple[float, ...]
    """What the last turn brought to every seat."""
    returns: tuple[float, ...]

    def __deepcopy__(self, memo: object) -> "Played":
        return self


class TheNumberState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A game in which everybody writes at the same time, until it is over."""

    def __init__(self, game: TheNumberGame) -> None:
        super().__init__(game)
        setup = setup_of(**game.get_parameters())
        nothing = (0.0,) * len(setup.start.boards)
        self.played = Played(setup, Game(setup.start), nothing, nothing)

    def current_player(self) -> Any:
        return pyspiel.PlayerId.TERMINAL if self.is_terminal() else pyspiel.PlayerId.SIMULTANEOUS

    def is_terminal(self) -> bool:
        return self.played.game.over

    def _legal_actions(self, player: int) -> Sequence[int]:
        return available_numbers(self.played.game.position.boards[player].available) or (PASS,)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        setup, before = self.played.setup, self.played.game
        after = play(before, [None if action == PASS else action for action in actions])
        rewards = _rewards(before.finals, after, setup.reward)
        self.played = Played(setup, after, rewards, _rewards(setup.start.finals, after, setup.reward))

    def rewards(self) -> list[float]:
        return list(self.played.rewards)

    def returns(self) -> list[float]:
        return list(self.played.returns)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002 - the same for all
        return "pass" if action == PASS else number_name(action)

    def __str__(self) -> str:
        return "\n".join([*_history(self.played), _standing(self.played.game.position)])

    def _to_struct(self) -> dict[str, Any]:
        """The position as JSON, for `to_json`."""
        position = self.played.game.position
        return {
            "round": position.round_no,
            "turn": position.turn_no,
            "over": position.over,
            "available": [digits_name(board.available) for board in position.boards],
            "scores": [list(board.scores) for board in position.boards],
            "totals": [list(totals) for totals in position.totals],
            "finals": list(position.finals),
            "history": [[_named(number) for number in turn.numbers] for turn in self.played.game.turns],
            "winners": [seat_letter(seat) for seat in winners(self.played.game)],
        }

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        """The same as seen from a seat, for `to_observation_struct`. Nothing that is written down is secret."""
        return {"seat": seat_letter(player), **self._to_struct()}

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return {"number": self._action_to_string(player, action)}

    def _struct_to_actions(self, written: dict[str, Any]) -> list[int]:
        number = written["number"]
        return [PASS if number == "pass" else parse_number(number)]


class TheNumberObserver:
    """What a seat sees, as a string and as a tensor whose parts are in `dict`. Points are plain, not scaled.

    With perfect recall the string has all turns since the start, and the tensor their numbers.
    """

    def __init__(self, setup: Setup, kind: Any) -> None:
        self.kind = kind
        players = len(setup.start.boards)
        shapes: dict[str, tuple[int, ...]] = {}
        if kind.public_info:
            shapes = {
                "seat": (players,),  # who looks
                "turn": (ROUNDS * TURNS,),  # which turn is to be played; none if the game is over
                "available": (players, DIGIT_COUNT),  # the digits of every board
                "scores": (players, TURNS),  # of this round
                "totals": (players, ROUNDS),  # of the rounds that are over
            }
            if kind.perfect_recall:
                # The numbers written, each as its three digits one after the other; nothing for a seat that passed.
                shapes["numbers"] = (setup.turns, players, 3 * DIGIT_COUNT)
        ends = np.cumsum([int(np.prod(shape)) for shape in shapes.values()])
        self.tensor = np.zeros(ends[-1] if shapes else 0, np.float32)
        parts = np.split(self.tensor, ends[:-1])
        self.dict = {name: part.reshape(shape) for (name, shape), part in zip(shapes.items(), parts, strict=False)}

    def set_from(self, state: TheNumberState, player: int) -> None:
        self.tensor.fill(0)
        if not self.dict:
            return
        game, seen = state.played.game, self.dict
        position = game.position
        seen["seat"][player] = 1
        if not position.over:
            seen["turn"][(position.round_no - 1) * TURNS + position.turn_no - 1] = 1
        for seat, board in enumerate(position.boards):
            seen["available"][seat] = [board.available >> digit & 1 for digit in range(DIGIT_COUNT)]
            seen["scores"][seat, : len(board.scores)] = board.scores
        for index, totals in enumerate(position.totals):
            seen["totals"][:, index] = totals
        if "numbers" in seen:
            for index, turn in enumerate(game.turns):
                for seat, number in enumerate(turn.numbers):
                    if number is not None:
                        for place, digit in enumerate(number_name(number)):
                            seen["numbers"][index, seat, place * DIGIT_COUNT + int(digit)] = 1

    def string_from(self, state: TheNumberState, player: int) -> str:
        if not self.kind.public_info:
            return ""  # nothing is private
        history = _history(state.played) if self.kind.perfect_recall else []
        return "\n".join([seat_letter(player), *history, _standing(state.played.game.position)])


def _history(played: Played) -> list[str]:
    """The turns since the start, each as a line of a record."""
    start = played.setup.start
    first = (start.round_no - 1) * TURNS + start.turn_no - 1
    return [f"{(first + index) // TURNS + 1}.{format_turn(turn)}" for index, turn in enumerate(played.game.turns)]


def _standing(position: Position) -> str:
    return f"= {' '.join(map(str, position.finals))}" if position.over else format_position(position)


def _named(number: int | None) -> str | None:
    return None if number is None else number_name(number)


def _rewards(before: Sequence[int], after: Game, reward: str) -> tuple[float, ...]:
    """What a game brought since everybody had so many points."""
    if reward == "win":
        won = winners(after)
        return tuple((seat in won) / len(won) - 1 / after.seats if won else 0.0 for seat in range(after.seats))
    added = [now - then for now, then in zip(after.finals, before, strict=True)]
    if reward == "score":
        return tuple(map(float, added))
    others = after.seats - 1
    return tuple((after.seats * own - sum(added)) / others for own in added)


def _utilities(setup: Setup) -> tuple[float, float]:
    """Bounds of the returns: the best that every turn can bring, and all digits crossed out."""
    position, players = setup.start, len(setup.start.boards)
    if setup.reward == "win":
        return -1 / players, 1 - 1 / players
    best = [9 + bonus for bonus in BONUSES]
    best[-1] += 9  # it counts twice in the last turn
    rounds = ROUNDS - position.round_no
    most = float(sum(best[position.turn_no - 1 :]) + sum(best) * rounds + DIGIT_COUNT * (rounds + 1))
    return (0.0 if setup.reward == "score" else -most), most


pyspiel.register_game(game_type("score"), TheNumberGame)
