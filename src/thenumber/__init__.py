"""The Number, a game of bluff by Hisashi Hayashi: rules, records, bots, a solver and reviews.

This is the public door: what is listed here stays; everything else may move.
"""

# The function `review` takes the place of the package of its name, which analysis.py has loaded. Of that package,
# `from thenumber.review.game import ...` goes on to work.
from thenumber.analysis import Evaluation, Review, evaluate, review, solve
from thenumber.bots.bot import Bot
from thenumber.bots.registry import BOTS
from thenumber.dataset.load import load_dataset
from thenumber.record.errors import RecordError
from thenumber.record.format import format_record
from thenumber.record.link import link, unlink
from thenumber.record.parse import parse_record, parse_records, read_records
from thenumber.record.position import format_position, parse_position
from thenumber.record.record import Record, record_of
from thenumber.review.results import AmongEquals, Chances, Outlook, SeatReview, TurnReview
from thenumber.review.split import Split
from thenumber.rules.board import Board
from thenumber.rules.check import Clash, Ruling, Verdict, check
from thenumber.rules.digits import (
    Digits,
    Number,
    available_numbers,
    digits_name,
    number_name,
    parse_digits,
    parse_number,
)
from thenumber.rules.errors import RulesError
from thenumber.rules.game import Game, Position, new_game, play, play_turn, standings, winners
from thenumber.rules.resolve import BONUSES, Turn, resolve
from thenumber.rules.seats import Seat, parse_seat, seat_letter
from thenumber.solver.errors import SolverError
from thenumber.solver.mixed_strategies import Mix
from thenumber.solver.results import Expected, Objective, Solution

__all__ = [
    "BONUSES",
    "BOTS",
    "AmongEquals",
    "Board",
    "Bot",
    "Chances",
    "Clash",
    "Digits",
    "Evaluation",
    "Expected",
    "Game",
    "Mix",
    "Number",
    "Objective",
    "Outlook",
    "Position",
    "Record",
    "RecordError",
    "Review",
    "RulesError",
    "Ruling",
    "Seat",
    "SeatReview",
    "Solution",
    "SolverError",
    "Split",
    "Turn",
    "TurnReview",
    "Verdict",
    "available_numbers",
    "check",
    "digits_name",
    "evaluate",
    "format_position",
    "format_record",
    "link",
    "load_dataset",
    "new_game",
    "number_name",
    "parse_digits",
    "parse_number",
    "parse_position",
    "parse_record",
    "parse_records",
    "parse_seat",
    "play",
    "play_turn",
    "read_records",
    "record_of",
    "resolve",
    "review",
    "seat_letter",
    "solve",
    "standings",
    "unlink",
    "winners",
]
