"""Hypothesis strategies for everything the rules and the record know: numbers, boards, positions, games, records."""

from hypothesis import settings
from hypothesis import strategies as st

from thenumber.record.format import TAG_NAME
from thenumber.record.record import FIXED_TAGS, UNKNOWN, Record
from thenumber.rules.board import Board
from thenumber.rules.digits import ALL_DIGITS, NUMBERS, Number, available_numbers
from thenumber.rules.game import ROUNDS, Game, Position, new_game, play
from thenumber.rules.resolve import TURNS
from thenumber.rules.seats import MAX_SEATS, MIN_SEATS

quick = settings(max_examples=100)
thorough = settings(max_examples=300)

seat_counts = st.integers(MIN_SEATS, MAX_SEATS)
any_number = st.integers(0, NUMBERS - 1)
digits = st.integers(0, ALL_DIGITS)

BYTES_A_NUMBER = 2


def numbers_from(position: Position, data: bytes) -> tuple[Number | None, ...]:
    """Numbers for every seat, told by two bytes each: mostly one it may write, or a slip, a twin, or nothing.

    Bytes instead of a strategy for each number: a whole game is one draw, which is ten times quicker.
    """
    numbers: list[Number | None] = []
    for seat, board in enumerate(position.boards):
        choice = int.from_bytes(data[seat * BYTES_A_NUMBER :][:BYTES_A_NUMBER])
        kind, place = choice & 15, choice >> 4
        fair = available_numbers(board.available)
        if kind == 15 or (kind < 10 and not fair):
            numbers.append(None)
        elif kind == 14:
            numbers.append(place % NUMBERS)
        elif kind >= 10 and numbers:  # the number before, or its neighbour: rare by chance, and where rules bite
            before = numbers[-1] or 0
            numbers.append((before + kind // 13) % NUMBERS)
        else:
            numbers.append(fair[place % len(fair)] if fair else None)
    return tuple(numbers)


def _turn_bytes(seats: int, turns: int = 1) -> st.SearchStrategy[bytes]:
    size = seats * turns * BYTES_A_NUMBER
    return st.binary(min_size=size, max_size=size)


@st.composite
def boards(draw: st.DrawFn, turns: int) -> Board:
    """A board after so many turns, made up."""
    return Board(draw(digits), tuple(score % 27 for score in draw(st.binary(min_size=turns, max_size=turns))))


@st.composite
def made_up_positions(draw: st.DrawFn) -> Position:
    seats, turns = draw(seat_counts), draw(st.integers(0, TURNS - 1))
    totals = draw(st.lists(st.binary(min_size=seats, max_size=seats), max_size=ROUNDS - 1))
    return Position(tuple(draw(boards(turns)) for _ in range(seats)), tuple(map(tuple, totals)))


@st.composite
def games(draw: st.DrawFn, *, over: bool | None = None) -> Game:
    """Any game: whole ones (`over=True`), unfinished ones (`over=False`), or both."""
    last = ROUNDS * TURNS
    turns = last if over else draw(st.integers(0, last if over is None else last - 1))
    game = new_game(draw(seat_counts))
    size = game.seats * BYTES_A_NUMBER
    data = draw(_turn_bytes(game.seats, turns))
    for turn in range(turns):
        game = play(game, numbers_from(game.position, data[turn * size :]))
    return game


positions = st.one_of(games(over=False).map(lambda game: game.position), made_up_positions())


@st.composite
def turns_to_play(draw: st.DrawFn, most_seats: int = MAX_SEATS) -> tuple[Position, tuple[Number | None, ...]]:
    """A position, reached or made up, and what its seats lay down next."""
    position = draw(positions.filter(lambda position: len(position.boards) <= most_seats))
    return position, numbers_from(position, draw(_turn_bytes(len(position.boards))))


# What may stand in a name, a tag or a note: anything that does not break a line.
printable = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")), max_size=12)
awkward = st.sampled_from([UNKNOWN, "", "@greedy", '"', "\\", '\\"', '"]', "[A", "; x", "= 1", "#", " Ada ", "數字"])
names = st.one_of(awkward, printable)
note_texts = names.map(str.strip).filter(bool)
tag_names = st.from_regex(TAG_NAME, fullmatch=True).filter(lambda name: name not in FIXED_TAGS)


@st.composite
def records(draw: st.DrawFn, *, over: bool | None = None) -> Record:
    game = draw(games(over=over))
    other_tags = draw(st.dictionaries(tag_names, names, max_size=3))
    notes = draw(st.dictionaries(st.integers(0, len(game.turns) - 1), note_texts, max_size=3)) if game.turns else {}
    return Record(
        game,
        names=draw(st.tuples(*[names] * game.seats)),
        event=draw(names),
        site=draw(names),
        date=draw(names),
        other_tags=tuple(sorted(other_tags.items())),
        notes=tuple(sorted(notes.items())),
    )


def anything(most: int = 200) -> st.SearchStrategy[str]:
    """Any text at all, surrogates and control characters too."""
    return st.text(st.characters(exclude_categories=()), max_size=most)


# Characters that mean something somewhere in a record, and some that never do.
slips = st.one_of(st.sampled_from('0123456789+*x!-=;#[].,:| \t\r\n\\"'), anything(1))


@st.composite
def mutated(draw: st.DrawFn, text: str) -> str:
    """A text with a few slips of the pen: characters changed, lost or doubled, and lines swapped."""
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, max(0, len(text) - 1)))
        end = place + draw(st.integers(1, 3))
        match draw(st.sampled_from(["change", "lose", "double", "swap"])):
            case "change":
                text = text[:place] + draw(slips) + text[place + 1 :]
            case "lose":
                text = text[:place] + text[end:]
            case "double":
                text = text[:end] + text[place:]
            case _:
                lines = text.split("\n")
                one, other = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
                lines[one], lines[other] = lines[other], lines[one]
                text = "\n".join(lines)
    return text
