"""Lax in: what a person may leave out, or write differently, and still be understood."""

import re
from collections.abc import Callable

import pytest

from make_games import GAMES, Golden
from thenumber.record.parse import parse_record
from thenumber.rules.game import new_game, play

PLAYED = [golden for golden in GAMES if golden.game.turns]
played = pytest.mark.parametrize("golden", PLAYED, ids=lambda golden: golden.name)


def body(golden: Golden) -> str:
    """A golden game without its tags."""
    return "".join(line for line in golden.text.splitlines(keepends=True) if line[0] not in "#[\n")


@played
def test_tags_may_be_missing(golden: Golden) -> None:
    assert parse_record(body(golden)).game == golden.game


@played
def test_numbers_alone_are_enough(golden: Golden) -> None:
    turns = [line for line in body(golden).splitlines() if re.match(r"[12]\.[1-5]", line)]
    bare = [re.sub(r"[+*x!]", "", line.split(" =")[0]) for line in turns]
    assert parse_record("\n".join(bare)).game == golden.game


@played
def test_each_kind_of_thing_may_be_missing_by_itself(golden: Golden) -> None:
    text = golden.text
    without_notes = re.sub(r"(?m)^([12]\.[1-5].*?) ;.*$", r"\1", text)
    for slimmer in (
        without_notes,
        re.sub(r"(?m)^([12]\..*? = [0-9 ]+)", lambda line: re.sub(r"(\d{3})[+*x!]", r"\1", line[0]), text),  # marks
        re.sub(r"(?m)^([12]\.[1-5].*?) = [0-9 ]+$", r"\1", text),  # scores
        re.sub(r"(?m)^[12]\.=.*\n", "", text),  # totals
        re.sub(r"(?m)^(= .*|\*)\n", "", text),  # the last line
        re.sub(r"(?m)^\[(Game|Rules|Event|Site|Date|Result) .*\n", "", text),
        text.rstrip("\n"),
    ):
        assert parse_record(slimmer).game == golden.game


@played
@pytest.mark.parametrize(
    "lax",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: "\ufeff" + text,
        lambda text: "\n \n" + text.replace("\n", "\n\n") + "\n\n",
        lambda text: "# before\n" + text.replace("\n1.", "\n# a comment\n  # another\n1.") + "# after\n",
        lambda text: text.replace("\n", "   \t\n"),
        lambda text: re.sub(r"(?m)^([12]\.[1-5]) ", "\\1\t ", text),
        lambda text: re.sub("(?m)^", "  ", text),
        lambda text: text.replace("----", "---"),
        lambda text: text.replace('[Rules "1"]', '[  Rules\t "1" ]'),
        lambda text: text.replace('[Rules "1"]', '[Rules "?"]').replace('[Game "The Number"]', '[Game "?"]'),
        lambda text: re.sub(r"\[Result .*\]", '[Result "?"]', text),
    ],
    ids=["crlf", "bom", "blank", "comments", "trailing", "tabs", "indented", "dashes", "roomy", "unknown", "result"],
)
def test_it_is_the_same_record_in_other_clothes(golden: Golden, lax: Callable[[str], str]) -> None:
    assert parse_record(lax(golden.text)) == golden.record


def test_winners_may_be_named_in_any_order() -> None:
    golden = next(golden for golden in GAMES if golden.name == "shared-win-of-three")
    assert parse_record(golden.text.replace('"ABD"', '"DAB"')) == golden.record


def test_some_marks_may_be_missing() -> None:
    assert parse_record("1.1 761 513* 220").game == play(new_game(3), [761, 513, 220])


def test_a_semicolon_needs_no_space_and_an_empty_note_is_none() -> None:
    assert parse_record("1.1 220 513;late\n1.2 333 444 ;").notes == ((0, "late"),)


def test_notes_are_kept_as_they_are_but_for_the_space_around_them() -> None:
    record = parse_record('1.1 220 513 = 2 7 ;   a ; b # c "d" \\ = 1 2  \n1.2 --- --- ; 數字')
    assert record.notes == ((0, 'a ; b # c "d" \\ = 1 2'), (1, "數字"))


def test_names_alone_are_a_game_about_to_begin() -> None:
    record = parse_record('[A "Ada"]\n[B "Bob"]')
    assert record.game == new_game(2)
    assert record.names == ("Ada", "Bob")
    assert parse_record('[A "Ada"]\n[B "Bob"]\n\n*') == record
