"""What a connection sends, and when: views are never stale, answers never lost or out of order."""

from thenumber.server.connection import MOST_ANSWERS, Connection
from thenumber.server.frames import TEXT, frame


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


def test_a_slow_client_gets_the_newest_view_and_every_answer() -> None:
    line, sent = connection()
    line.blocked = True
    for number in range(3):
        line.show(b"[view %d]" % number)
        line.answer(b"%d" % number)
        line.flush()
    assert sent == []
    line.blocked = False
    line.flush()
    assert sent == [b"[view 2]" + b"".join(frame(TEXT, b"%d" % number) for number in range(3))]


def test_who_asks_and_never_listens_is_told_apart() -> None:
    line, _ = connection()
    line.blocked = True
    for _ in range(MOST_ANSWERS):
        line.answer(b"")
    assert not line.overrun
    line.answer(b"")
    assert line.overrun
