"""Tournaments on real Ray clusters of two nodes: the same bytes whoever plays, and whoever is lost on the way."""

import contextlib
import json
import os
import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import psutil
import pytest

from command import PATIENCE, run
from offered_bots import MODULE, OFFERS, install, installed
from thenumber.arena.crew import Lost
from thenumber.arena.errors import ClusterError
from thenumber.arena.folder import GAMES
from thenumber.arena.pairings import Tournament, new_tournament
from thenumber.arena.playing import FORFEIT
from thenumber.arena.ray_crew import RayCrew
from thenumber.arena.stretches import play_games
from thenumber.arena.workers import Workers
from thenumber.bots.errors import UnusableBotError

pytestmark = [pytest.mark.cluster, pytest.mark.filterwarnings("default")]  # Ray leaves sockets and warns about itself

SLOW = """

def slow(game, seat, rng):
    open(os.environ["HIT"] + f".{os.getppid()}", "w").close()
    time.sleep(0.02)
    return rng.choice(available(game, seat))


slow = Bot("slow", slow)


def hit(game, seat, rng):
    try:
        os.rename(os.environ["HIT"], os.environ["HIT"] + ".done")
    except FileNotFoundError:
        return rng.choice(available(game, seat))
    os.kill(os.getpid(), 9)


hit = Bot("hit", hit)
"""
"""A bot that takes its time and says under which process it plays; and one that kills its worker, once, if a file is
there."""


class Watched(RayCrew):
    """A cluster whose losses are counted."""

    lost = 0

    def next_done(self) -> tuple[int, object]:
        number, answer = super().next_done()
        self.lost += isinstance(answer, Lost)
        return number, answer


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("package")
    install(folder, MODULE + SLOW, OFFERS | {"slow": "offered_here:slow", "hit": "offered_here:hit"})
    return folder


@pytest.fixture(scope="module")
def cluster(package: Path) -> Iterator[Any]:
    """Two nodes of one core each; they can find the bots of the package, as if they were installed on each."""
    with pytest.MonkeyPatch.context() as patch, installed(patch, package):
        patch.setenv("HIT", str(package / "hit"))
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        from ray.cluster_utils import Cluster

        made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        made.add_node(num_cpus=1)
        made.wait_for_nodes()
        patch.setenv("RAY_ADDRESS", made.address)
        try:
            yield made
        finally:
            made.shutdown()


def digest(tournament: Tournament, crew: RayCrew | Workers, meanwhile: Callable[[], object] = lambda: None) -> str:
    """The SHA-256 of all records, after something has happened between the first and the others."""
    with contextlib.closing(play_games(tournament, 0, crew)) as games:
        records = [next(games).record]
        meanwhile()
        records += [game.record for game in games]
    assert len(records) == tournament.total
    return sha256("\n".join(records).encode()).hexdigest()


@pytest.mark.usefixtures("cluster")
def test_the_command_writes_the_same_bytes_on_two_nodes(tmp_path: Path, package: Path) -> None:
    said = []
    for name, more in (("one", ["--workers", "1"]), ("two", ["--cluster", "ray"])):
        options = ["--bots", "greedy,random", "--games", "20", "--seats", "3", "--into", str(tmp_path / name), "--json"]
        place = {"PYTHONPATH": str(package), "RAY_ADDRESS": os.environ["RAY_ADDRESS"]}
        done = run("tournament", *options, *more, **place)
        assert (done.returncode, done.stderr) == (0, "")
        found = json.loads(done.stdout)
        said.append([[row["bot"], row["rating"], row["share"]] for row in found["bots"]] + found["pairings"])
    assert said[0] == said[1]
    assert (tmp_path / "one" / GAMES).read_bytes() == (tmp_path / "two" / GAMES).read_bytes()


@pytest.mark.usefixtures("cluster")
def test_a_killed_worker_is_replaced_and_its_games_are_played_again(package: Path) -> None:
    tournament = new_tournament(("hit", "random"), seats=3, games=6, seed=2)
    right = digest(tournament, Workers(1))
    (package / "hit").touch()
    crew = Watched("ray", bots=tournament.bots)
    assert digest(tournament, crew) == right
    assert crew.lost == 1
    assert (package / "hit.done").exists()


@pytest.mark.usefixtures("cluster")
def test_a_bot_that_ends_its_process_is_named_on_a_cluster_too() -> None:
    tournament = new_tournament(("dying", "random"), seats=2, games=1, seed=1)
    played = [*play_games(tournament, 0, RayCrew("ray"))]
    assert [game.finals[seat] for game, seat in zip(played, (0, 1), strict=True)] == [FORFEIT, FORFEIT]
    assert {(error.code, error.found) for game in played for _, error in game.failures} == {("bot-ended", "dying: 3")}


@pytest.mark.usefixtures("cluster")
def test_a_bot_that_a_node_does_not_have_is_named_before_anything_is_played() -> None:
    with pytest.raises(UnusableBotError, match="unknown-bot"):
        RayCrew("ray", bots=("greedy", "only-here"))


def test_a_node_that_is_lost_in_the_middle_changes_nothing(cluster: Any, package: Path) -> None:
    tournament = new_tournament(("slow", "random"), seats=3, games=30, seed=4)
    right = digest(tournament, Workers(2))
    third = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    raylet = psutil.Process(third.all_processes["raylet"][0].process.pid)
    plays = package / f"hit.{raylet.pid}"

    def lose_it() -> None:
        deadline = time.monotonic() + PATIENCE
        while not plays.exists():
            assert time.monotonic() < deadline, "nobody plays on the node"
            time.sleep(0.01)
        for process in [raylet, *raylet.children(recursive=True)]:  # as when a machine is switched off
            process.kill()
        cluster.remove_node(third, allow_graceful=False)

    crew = Watched("ray")
    assert digest(tournament, crew, lose_it) == right
    assert crew.lost > 0, "the node was playing when it went"


def test_a_dead_cluster_is_one_sentence() -> None:
    done = run("tournament", "--bots", "greedy,random", "--cluster", "ray://127.0.0.1:1", "--lang", "de")
    assert done.returncode == 2
    assert "Der Cluster ray://127.0.0.1:1 ist nicht erreichbar: " in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_an_address_where_nobody_listens_is_refused_at_once() -> None:
    with pytest.raises(ClusterError, match="no-cluster"):
        RayCrew("ray://127.0.0.1:1")
