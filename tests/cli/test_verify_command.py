"""`thenumber verify`: what a record proves, what it does not, and what no record can."""

from pathlib import Path

from command import run
from table_strategies import A, B, C, Live
from thenumber.record.format import format_record
from thenumber.table.options import Options
from thenumber.table.sealed_record import record_of_table


def record(tmp_path: Path, **options: bool) -> Path:
    live = Live(A, B, C, options=Options(**options), start=True)  # type: ignore[arg-type]
    live.write_all(c="678", a="012", b="345")
    made = record_of_table(live.table)
    assert made is not None
    path = tmp_path / "game.tnr"
    path.write_text(format_record(made), encoding="utf-8")
    return path


def test_it_says_what_is_proved_and_what_no_record_can_prove(tmp_path: Path) -> None:
    done = run("verify", str(record(tmp_path)))
    assert (done.returncode, done.stderr) == (0, "")
    first, second, third = done.stdout.splitlines()
    assert first == "Game 1: every seal proves its number."
    assert second == "The order in which the tablets were laid down is in the record."
    assert third.startswith("No record can prove when a seal was published")


def test_a_record_without_the_order_is_good_and_says_so(tmp_path: Path) -> None:
    done = run("verify", str(record(tmp_path, anonymous=True)))
    assert done.returncode == 0
    assert "The order in which the tablets were laid down is not in the record." in done.stdout


def test_a_wrong_order_is_told(tmp_path: Path) -> None:
    path = record(tmp_path)
    path.write_text(path.read_text(encoding="utf-8").replace('"CAB"', '"CAA"'), encoding="utf-8")
    done = run("verify", str(path))
    assert done.returncode == 1
    assert done.stdout.startswith("Game 1, round 1, turn 1: the order of the tablets does not name everybody")
    assert done.stdout.count("\n") == 1
