"""What a record says must agree with the rules: every single mark, score, total and result that does not is refused."""

import re
from collections.abc import Iterator

import pytest

from make_games import GAMES, Golden
from thenumber.record.errors import RecordError
from thenumber.record.parse import parse_record

SOME = [
    g for g in GAMES if g.name in ("kitchen-table", "five-seats", "shared-win-of-three", "everybody-void-or-absent")
]


def refusal(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    return caught.value


def changed(text: str, pattern: str) -> Iterator[tuple[re.Match[str], int, int]]:
    """Matches in the body of a record, with line and column."""
    start = text.rindex("]\n")
    for match in re.compile(pattern, re.MULTILINE).finditer(text, start):
        yield match, text.count("\n", 0, match.start()) + 1, match.start() - text.rfind("\n", 0, match.start())


some = pytest.mark.parametrize("golden", SOME, ids=lambda golden: golden.name)


@some
def test_every_wrong_mark_is_refused_with_the_right_one(golden: Golden) -> None:
    words = {"+": "approved", "*": "highest", "x": "eliminated", "!": "void"}
    for match, line, column in changed(golden.text, r"(?<= )\d{3}([+*x!])"):
        for mark in words:
            if mark != match[1]:
                error = refusal(golden.text[: match.end() - 1] + mark + golden.text[match.end() :])
                assert (error.code, error.line, error.column) == ("wrong-mark", line, column)
                assert (error.found, error.right) == (match[0][:3] + mark, match[0])
                assert error.verdict == words[match[1]]


@some
@pytest.mark.parametrize("off", [-1, 1, 10, 1000])
def test_every_wrong_score_total_and_final_is_refused_with_the_right_one(golden: Golden, off: int) -> None:
    for match, line, column in changed(golden.text, r"(?<= )\d+(?=[ \n])"):
        start = golden.text.rfind("\n", 0, match.start()) + 1
        before = golden.text[start : match.start()]
        if "=" not in before or ";" in before:
            continue  # a number and not a score, or a note
        wrong = str(int(match[0]) + off)
        error = refusal(golden.text[: match.start()] + wrong + golden.text[match.end() :])
        code = {"=": "wrong-final", "1.=": "wrong-total", "2.=": "wrong-total"}.get(before.split()[0], "wrong-score")
        assert (error.code, error.line, error.column) == (code, line, column)
        assert (error.found, error.right) == (wrong, match[0])


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_every_wrong_result_is_refused_with_the_right_one(golden: Golden) -> None:
    true = re.search(r'\[Result "(.*)"\]', golden.text)
    assert true
    for wrong in ("*", "A", "B", "AB", "ABC", "AA", "E", "", "1-0"):
        if sorted(wrong) != sorted(true[1]):
            error = refusal(golden.text.replace(true[0], f'[Result "{wrong}"]'))
            line = golden.text[: true.start()].count("\n") + 1
            assert (error.code, error.line, error.right) == ("wrong-result", line, true[0])
            assert error.found == f'[Result "{wrong}"]'


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_every_line_of_the_body_is_needed_where_it_stands(golden: Golden) -> None:
    """Twice the same line, or a turn left out before others, is refused; totals and the end may be missing."""
    lines = golden.text.splitlines()
    body = [index for index, line in enumerate(lines) if line[:1] in ("1", "2", "=", "*")]
    for index in body:
        assert refusal("\n".join([*lines[: index + 1], *lines[index:]])).line == index + 2
        if re.match(r"[12]\.[1-5]", lines[index]) and index != body[-2] and not lines[index + 1].startswith("2.="):
            error = refusal("\n".join([*lines[:index], *lines[index + 1 :]]))
            assert (error.code, error.line) == ("wrong-label", index + 1)
