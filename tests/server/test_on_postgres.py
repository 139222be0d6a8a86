"""The online tests that matter most, once more, with PostgreSQL under the server."""

from collections.abc import Callable
from pathlib import Path

import pytest

from online import Server
from postgres import running_postgres
from server import test_join as join
from server import test_killed_server as killed_server
from server import test_online_game as online_game


@pytest.mark.parametrize(
    "test",
    [
        online_game.test_people_and_bots_play_a_whole_game_and_its_record_verifies,
        online_game.test_who_comes_back_finds_the_seat_and_the_number_written,
        killed_server.test_nothing_acknowledged_is_lost_however_often_the_server_is_killed,
        join.test_two_terminals_and_a_bot_play_and_the_server_is_killed_in_between,
    ],
)
def test_on_postgres(test: Callable[[Path], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        Server, "everywhere", Server.everywhere | {"THENUMBER_DATABASE": running_postgres().new_database()}
    )
    monkeypatch.setattr(killed_server, "ROUNDS_OF_KILLING", 3)
    test(tmp_path)
    assert not list(tmp_path.glob("*/*.sqlite"))
