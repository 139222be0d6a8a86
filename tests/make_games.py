"""The golden games as numbers; run as a program, it writes tests/games/*.tnr afresh."""

from dataclasses import dataclass
from pathlib import Path

from thenumber.record.format import format_record
from thenumber.record.record import UNKNOWN, Record
from thenumber.rules.digits import parse_number
from thenumber.rules.game import Game, new_game, play

FOLDER = Path(__file__).parent / "games"


@dataclass(frozen=True)
class Golden:
    """A game for one way that things can go: its file's name, what it shows, and the numbers."""

    name: str
    shows: str
    numbers: str
    """One number a seat, `---` for an empty tablet, `/` between turns; a single number of seats if none was played."""
    names: tuple[str, ...] = ()
    event: str = UNKNOWN
    date: str = UNKNOWN
    notes: tuple[tuple[int, str], ...] = ()

    @property
    def game(self) -> Game:
        turns = [turn.split() for turn in self.numbers.split("/")]
        if len(turns) == 1 and len(turns[0]) == 1:
            return new_game(int(turns[0][0]))
        game = new_game(len(turns[0]))
        for turn in turns:
            game = play(game, [None if word == "---" else parse_number(word) for word in turn])
        return game

    @property
    def record(self) -> Record:
        game = self.game
        return Record(game, self.names or (UNKNOWN,) * game.seats, event=self.event, date=self.date, notes=self.notes)

    @property
    def text(self) -> str:
        # The formatter knows no comments, because the parser drops them: a golden file opens with what it shows.
        return f"# {self.shows}\n\n{format_record(self.record)}"


WORKED_EXAMPLES = (
    Golden(
        "worked-example-1",
        "761 falls to the 1 in 513, which is the highest approved number; the twins 444 and 220 are approved.",
        "761 513 444 444 220",
    ),
    Golden(
        "worked-example-2",
        "A chain in turn 2: each number falls to a lower one, eliminated or not; only 220 is left.",
        "999 888 777 666 555 / 761 513 444 342 220",
    ),
    Golden(
        "worked-example-3",
        "777 is alone approved on top in turn 5: twice 7, and then the bonus of 8.",
        "111 222 333 / 222 333 444 / 333 444 555 / 444 555 666 / 777 978 987",
    ),
    Golden(
        "worked-example-4",
        "Twins fall in turn 3: 900 twice to the 0 in 011, which scores nothing but the bonus of 4.",
        "111 222 333 / 222 333 444 / 900 900 011",
    ),
)

CHOOSE = (
    Golden(
        "digit-used-twice",
        "A digit may stand in a number twice or three times, and is crossed out once.",
        "444 220 131",
    ),
    Golden("lowest-and-highest", "The lowest and the highest number there are.", "000 999 555"),
    Golden(
        "void-on-top",
        "Turn 2: 999 is void for A, and the bonus goes to the highest number that stands.",
        "987 654 321 / 999 777 000",
    ),
    Golden(
        "void-at-the-bottom",
        "Turn 2: 001 is void for A, and so neither its 0 nor its 1 eliminates 610.",
        "012 987 654 / 001 610 333",
    ),
    Golden(
        "void-twin",
        "Turn 2: A and B both write 444, but A has no 4 left: void for A, approved for B.",
        "444 987 210 / 444 444 333",
    ),
    Golden(
        "void-keeps-digits",
        "Turn 2: 145 is void for A because of its 1, and does not cost A the 4 and the 5.",
        "123 987 000 / 145 666 777 / 454 333 222",
    ),
    Golden(
        "everybody-void",
        "Turn 2: every number is void; nobody is approved, nobody gets the bonus.",
        "123 456 789 / 111 444 777",
    ),
    Golden("everybody-absent", "Nobody wrote a number; nobody is approved, nobody gets the bonus.", "--- --- ---"),
    Golden(
        "everybody-void-or-absent",
        "Turn 2: two are void, one is absent; nobody gets the bonus.",
        "123 456 789 / 111 --- 777",
    ),
    Golden("absent", "A wrote nothing: no points, nothing crossed out, and nobody is eliminated by it.", "--- 761 220"),
    Golden(
        "left-for-good",
        "B leaves in round 1 and is absent to the end; the others play on.",
        "761 513 220 / 555 --- 444 / 489 --- 317 / 000 --- 965 / 222 --- 888"
        " / 987 --- 654 / 555 --- 321 / 444 --- 999 / 123 --- 000 / 666 --- 777",
    ),
)

CHECK = (
    Golden(
        "eliminated-by-three",
        "987 shares digits with three lower numbers, and the ruling names all three.",
        "987 789 798 879 123",
    ),
    Golden(
        "eliminated-number-eliminates",
        "988 shares digits only with 870, which is eliminated by 001 itself.",
        "988 870 001",
    ),
    Golden(
        "only-the-lowest-approved",
        "Each number falls to the next lower one; the lowest gets points and bonus.",
        "950 540 430 320 211",
    ),
    Golden("nobody-eliminated", "No two numbers share a digit, and all five are approved.", "999 888 777 666 555"),
    Golden(
        "twins-approved", "Identical numbers below the highest: both approved, neither with a bonus.", "999 444 444"
    ),
    Golden(
        "twins-eliminated", "Identical numbers that share a digit with a lower one: both eliminated.", "733 733 320"
    ),
    Golden("twins-eliminate", "Identical numbers both eliminate the higher one, and both are named.", "451 440 440"),
    Golden("three-identical", "Three times the same number: none of them eliminates another.", "555 120 555 555"),
    Golden("all-identical", "Everybody writes the same: all approved, all with the bonus.", "321 321 321 321 321"),
    Golden(
        "eliminated-keeps-digits",
        "761 is eliminated in turn 1, costs A nothing, and is approved in turn 2.",
        "761 513 220 / 761 444 555",
    ),
)

RESOLVE = (
    Golden(
        "five-bonuses",
        "The bonus of every turn: 2, 3, 4, 6 and 8.",
        "111 000 / 222 111 / 333 222 / 444 333 / 555 444",
    ),
    Golden(
        "bonus-passes-down", "The highest number is eliminated; the highest approved one gets the bonus.", "995 550 321"
    ),
    Golden("shared-bonus", "Two hold the highest approved number, and each gets the whole bonus.", "444 220 444"),
    Golden(
        "shared-bonus-in-turn-5",
        "Two hold the highest approved number in turn 5: twice the 6 and the whole 8 for each.",
        "111 222 333 / 222 333 444 / 333 444 555 / 444 555 --- / 666 666 000",
    ),
    Golden(
        "doubling-without-the-bonus",
        "Turn 5: 344 is approved but not the highest, and scores twice its 3.",
        "000 999 / 111 888 / 222 777 / 999 666 / 344 512",
    ),
    Golden(
        "doubling-plus-bonus",
        "Turn 5: the first digit is doubled, the bonus is not.",
        "000 999 / 111 888 / 222 777 / 333 666 / 945 212",
    ),
    Golden("leading-zero", "048 is approved: no points, and 0, 4 and 8 are crossed out.", "048 777 321"),
    Golden(
        "leading-zero-earns-the-bonus", "011 is the highest approved number: no points but the bonus.", "011 900 900"
    ),
    Golden(
        "leading-zero-in-turn-5",
        "Turn 5: twice nothing is nothing, and the bonus of 8 comes on top.",
        "999 888 / 888 777 / 777 666 / 666 555 / 011 901",
    ),
    Golden(
        "sits-out",
        "A has crossed out all ten digits after turn 4 and sits out turn 5.",
        "987 000 123 / 654 333 000 / 321 999 --- / 000 888 --- / --- 777 666",
    ),
    Golden(
        "everybody-sits-out",
        "All write the same numbers, and after turn 4 nobody has a digit left: turn 5 passes by itself.",
        "987 987 987 / 654 654 654 / 321 321 321 / 000 000 000 / --- --- ---",
    ),
    Golden(
        "tenth-digit-in-turn-5",
        "A crosses out the tenth digit in turn 5: nothing to sit out, and 10 points for digits.",
        "987 111 / 654 222 / 321 444 / --- 333 / 000 555",
    ),
    Golden(
        "no-digit-crossed-out",
        "B is eliminated or absent five times: no points for digits, and a total of 0.",
        "123 321 / 456 654 / --- --- / 788 887 / 900 909",
    ),
)

COURSE = (
    Golden("not-begun", "No turn was played yet.", "4"),
    Golden("unfinished", "A game broken off in round 1.", "761 513 220 / 555 444 333"),
    Golden(
        "between-rounds",
        "Round 1 is over, and round 2 has not begun: boards are wiped, totals stand.",
        "987 100 654 / 654 222 987 / 321 444 000 / 000 333 --- / --- 999 111",
    ),
    Golden(
        "one-turn-missing",
        "Nine turns were played: nobody has won yet.",
        "987 100 / 654 222 / 321 444 / 000 333 / --- 999 / 987 100 / 654 222 / 321 444 / 000 333",
    ),
    Golden(
        "sits-out-and-comes-back",
        "A sits out the last turn of round 1 and has all ten digits again in round 2.",
        "987 100 / 654 222 / 321 444 / 000 333 / --- 999 / 987 100",
    ),
    Golden(
        "round-1-leader-loses",
        "B leads after round 1, and A wins.",
        "000 999 / 111 888 / 222 777 / 333 666 / 444 555 / 999 000 / 888 111 / 777 222 / 666 333 / 555 012",
    ),
    Golden(
        "shared-win-of-two",
        "The first and the last have the same final score, and both win.",
        "999 000 111 / 888 111 000 / 777 222 222 / 666 333 333 / 555 444 444"
        " / 111 000 999 / 000 111 888 / 222 222 777 / 333 333 666 / 444 444 555",
    ),
    Golden(
        "shared-win-of-three",
        "Three write the same numbers all along and share the win.",
        "987 987 555 987 / 654 654 333 654 / 321 321 --- 321 / 000 000 111 000 / --- --- --- ---"
        " / 123 123 000 123 / 456 456 999 456 / 789 789 444 789 / 000 000 333 000 / --- --- --- ---",
    ),
    Golden(
        "everybody-wins",
        "All write the same numbers all along, and all win.",
        "987 987 987 / 654 654 654 / 321 321 321 / 000 000 000 / --- --- ---"
        " / 999 999 999 / 888 888 888 / 777 777 777 / 666 666 666 / 555 555 555",
    ),
    Golden(
        "nobody-scores",
        "Nobody ever writes a number: nothing to nothing, and the win is shared.",
        " / ".join(["--- ---"] * 10),
    ),
)

WHOLE = (
    Golden(
        "two-seats",
        "A whole game for two, the house option.",
        "917 888 / 833 917 / 650 444 / 444 660 / 222 533 / 962 888 / 844 992 / 757 644 / 331 775 / 000 311",
        names=("@greedy", "@cautious"),
    ),
    Golden(
        "three-seats",
        "A whole game for three.",
        "907 444 086 / 946 888 444 / 932 666 911 / 974 230 777 / 955 999 555"
        " / 969 444 555 / 804 666 969 / 737 208 804 / 551 777 737 / 222 759 699",
        names=("@greedy", "@cautious", "@copycat"),
    ),
    Golden(
        "four-seats",
        "A whole game for four.",
        "930 333 378 937 / 977 222 333 620 / 801 119 977 265 / 835 040 265 874 / 884 666 199 339"
        " / 981 333 884 759 / 901 112 900 811 / 905 058 777 264 / 960 999 666 803 / 993 999 555 111",
        names=("@greedy", "@cautious", "@copycat", "@random"),
    ),
    Golden(
        "five-seats",
        "A whole game for five.",
        "930 222 105 738 950 / 961 333 738 059 902 / 951 111 333 261 966 / 968 065 299 224 913 / 933 447 224 611 934"
        " / 924 222 933 296 980 / 993 117 222 865 977 / 943 050 865 720 931 / 922 444 931 293 807"
        " / 970 383 807 411 654",
        names=("@greedy", "@cautious", "@copycat", "@random", "@greedy"),
    ),
)

RECORD = (
    Golden(
        "kitchen-table",
        "The example of the notation: names, a bot, a date and a note.",
        "120 987 998 / 345 210 761 / 678 543 902 / 999 766 888 / --- 666 765",
        names=("Ada", "Bob", "@greedy"),
        event="Kitchen table",
        date="2026-11-15",
        notes=((3, "B wrote a crossed-out 7"),),
    ),
    Golden(
        "awkward-names",
        "Quotes, backslashes, brackets, semicolons, spaces and other scripts in names and notes.",
        "761 513 220 / 555 444 333",
        names=('Ada "the Ace" \\ Lovelace', " [A] = 1 ; x ", "數字戰爭"),
        event='\\"',
        notes=((0, 'a "note" ; with \\ and = 1 2 3 in it'), (1, "# no comment")),
    ),
)

GAMES = (*WORKED_EXAMPLES, *CHOOSE, *CHECK, *RESOLVE, *COURSE, *WHOLE, *RECORD)


def main() -> None:
    for path in FOLDER.glob("*.tnr"):
        path.unlink()
    for golden in GAMES:
        (FOLDER / f"{golden.name}.tnr").write_text(golden.text, encoding="utf-8", newline="\n")
    print(f"{len(GAMES)} games written to {FOLDER}")


if __name__ == "__main__":
    main()
