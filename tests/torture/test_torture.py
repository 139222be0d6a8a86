"""A short torture of every kind of site, with the same faults every time; `make torture` goes on for an hour."""

from pathlib import Path

import pytest

from online import Server
from torture.nemesis import Kind
from torture.run import Plan, Result, tortured

pytestmark = [pytest.mark.waits, pytest.mark.long]

HURTS: tuple[Kind, ...] = ("kills", "restarts", "pauses", "partitions", "jumps")
ROUNDS = 1
"""How often each kind of fault comes."""


def hurt(folder: Path, plan: Plan) -> Result:
    result = tortured(plan, folder)
    assert result.problems == []
    assert result.errors == []
    assert dict(result.faults) == dict.fromkeys(plan.kinds, ROUNDS)
    assert result.games_verified >= result.tables >= plan.tables  # every table came to the end of a game
    assert result.turns_compared >= 10 * result.games_verified
    assert result.acknowledged >= 2 * result.turns_compared
    return result


def test_one_server_on_sqlite(tmp_path: Path) -> None:
    hurt(tmp_path, Plan(4, 300, HURTS, tables=4, games=2, most_faults=ROUNDS * len(HURTS)))


def test_several_processes_on_sqlite(tmp_path: Path) -> None:
    hurt(tmp_path, Plan(5, 300, HURTS, tables=4, games=2, most_faults=ROUNDS * len(HURTS), processes=2))


def test_two_servers_on_postgresql(tmp_path: Path) -> None:
    hurt(tmp_path, Plan(6, 300, HURTS, tables=4, games=2, most_faults=ROUNDS * len(HURTS), postgres=True))


ANSWERS_TOO_EARLY = """
from thenumber.server.store.writer import Writer

honest = Writer.write_soon


def write_soon(self, append):
    told, append.told = append.told, None
    self._loop.call_soon(told, None)
    self._loop.call_later(1.0, honest, self, append)


Writer.write_soon = write_soon
"""
"""What Python runs first in a server that says that something is written down before it is."""


def test_a_server_that_acknowledges_before_it_has_written_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "first").mkdir()
    (tmp_path / "first" / "sitecustomize.py").write_text(ANSWERS_TOO_EARLY)
    monkeypatch.setattr(Server, "everywhere", Server.everywhere | {"PYTHONPATH": str(tmp_path / "first")})
    result = tortured(Plan(7, 300, ("kills",), tables=4, games=2, most_faults=4, calm_seconds=5), tmp_path / "site")
    assert "lost" in {problem.wrong for problem in result.problems}
