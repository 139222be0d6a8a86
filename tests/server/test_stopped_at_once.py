"""A server that is told to stop as soon as it listens says goodbye, as at any other time."""

import signal
from pathlib import Path

import pytest

from online import Server


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_who_is_told_to_stop_as_soon_as_it_listens_ends_well(tmp_path: Path, number: signal.Signals) -> None:
    with Server(tmp_path / "data") as server:
        assert server.stop(number) == 0
    assert "Traceback" not in server.log.read_text()
