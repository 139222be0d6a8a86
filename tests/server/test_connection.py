"""What a connection sends, and when: views are never stale, answers never lost or out of order."""

from collections.abc import Callable

import pytest

from thenumber.server.wire.connection import MISSED, MOST_ANSWERS, Connection
from thenumber.server.wire.frames import TEXT, frame


def connection() -> tuple[Connection, list[bytes]]:
    sent: list[bytes] = []
    return Connection("ada", sent.append), sent


def test_a_view_and_the_answers_to_it_go_out_together_the_view_first() -> None:
    line, sent = connection()
    line.answer(b"one")
    line.show(b"[view]")
    line.answer(b"two")
    assert sent == []
    line.flush()
    assert sent == [b"[view]" + frame(TEXT, b"one") + frame(TEXT, b"two")]
    line.flush()
    assert len(sent) == 1


def test_answers_go_out_without_a_view() -> None:
    line, sent = connection()
    line.answer(b"one")
    line.flush()
    line.answer(b"two")
    line.answer(b"three")
    line.flush()
    assert sent == [frame(TEXT, b"one"), frame(TEXT, b"two") + frame(TEXT, b"three")]


def test_changes_follow_the_view_they_belong_to_and_the_next_view_follows_them() -> None:
    line, sent = connection()
    line.show(b"[view 1]")
    line.show_change(b"[change]")
    line.answer(b"one")
    line.flush()
    line.show_change(b"[change 2]")
    line.show(b"[view 2]")
    line.flush()
    assert sent == [b"[view 1][change]" + frame(TEXT, b"one"), b"[change 2][view 2]"]


@pytest.mark.parametrize("show", [Connection.show, Connection.show_change])
def test_a_slow_client_gets_every_answer_and_knows_that_it_is_behind(show: Callable[..., None]) -> None:
    line, sent = connection()
    line.blocked = True
    for number in range(3):
        show(line, b"[view %d]" % number)
        line.answer(b"%d" % number)
        line.flush()
    assert (sent, line.behind) == ([], True)
    line.blocked = False
    line.show_change(b"[change of a view it never got]")
    line.show(b"[view now]")
    line.show_change(b"[change]")
    line.flush()
    assert sent == [MISSED + b"[view now][change]" + b"".join(frame(TEXT, b"%d" % number) for number in range(3))]
    assert not line.behind


def test_what_was_not_yet_sent_to_a_client_that_gets_slow_is_not_changed_any_more() -> None:
    line, sent = connection()
    line.show(b"[view]")
    line.blocked = True
    line.show_change(b"[change]")
    line.blocked = False
    line.flush()
    assert (sent, line.behind) == ([], True)


def test_who_asks_and_never_listens_is_told_apart() -> None:
    line, _ = connection()
    line.blocked = True
    for _ in range(MOST_ANSWERS):
        line.answer(b"")
    assert not line.overrun
    line.answer(b"")
    assert line.overrun
