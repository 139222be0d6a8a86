"""`thenumber link` and `thenumber unlink`."""

import pytest

from command import run
from examples import EXAMPLE


def test_a_game_goes_into_a_link_and_comes_back() -> None:
    link = run("link", "-", stdin=EXAMPLE).stdout.strip()
    done = run("unlink", link)
    assert done.returncode == 0
    turns = EXAMPLE[EXAMPLE.index("1.1") :].replace(" ; B wrote a crossed-out 7", "")
    assert done.stdout.endswith(turns)
    assert '[A "Ada"]' in done.stdout


def test_names_can_be_left_out() -> None:
    link = run("link", "--no-names", "-", stdin=EXAMPLE).stdout.strip()
    assert '[A "?"]' in run("unlink", link).stdout


def test_a_web_address_with_a_link_is_understood() -> None:
    link = run("link", "-", stdin=EXAMPLE).stdout.strip()
    assert run("unlink", f"https://example.org/replay#{link}").stdout == run("unlink", link).stdout


def test_several_games_give_several_links() -> None:
    assert len(run("link", "-", stdin=EXAMPLE + "\n" + EXAMPLE).stdout.splitlines()) == 2


@pytest.mark.parametrize("damage", ["", "abc", "!!!", "KN8_QbiHzB", "KN8_QbiH", "數字"])
def test_a_damaged_link_is_refused_with_a_sentence(damage: str) -> None:
    done = run("unlink", damage)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Error: ")
    assert "Traceback" not in done.stderr
