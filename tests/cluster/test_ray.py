"""Tournaments on real Ray clusters of two nodes: the same bytes whoever plays, and whoever is lost on the way."""

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from cluster.lost_node import play_twice
from cluster.nodes import raylet_of, switch_off, two_nodes, wait_until
from command import run
from offered_bots import MODULE, OFFERS, install, installed
from thenumber.arena import ray_crew
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

ROOT = Path(__file__).resolve().parents[2]
SLOW = """

def slow(game, seat, rng):
    open(os.environ["HIT"] + f".{os.getppid()}", "w").close()
    while os.path.exists(os.environ["HIT"] + ".hold"):
        time.sleep(0.01)
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
"""A bot that says under which process it plays, and waits as long as a file is there; and one that kills its worker,
once, if a file is there."""


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
        with two_nodes() as made:
            patch.setenv("RAY_ADDRESS", made.address)
            yield made


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
@pytest.mark.parametrize(("bot", "why"), [("only-here", "unknown-bot"), ("./only-here", "program-missing")])
def test_a_bot_that_a_node_does_not_have_is_named_before_anything_is_played(bot: str, why: str) -> None:
    with pytest.raises(ClusterError, match="cluster-bot") as raised:
        RayCrew("ray", bots=("greedy", bot))
    assert raised.value.right == bot
    assert isinstance(raised.value.__cause__, UnusableBotError)
    assert raised.value.__cause__.code == why


@pytest.mark.usefixtures("cluster")
def test_nodes_with_other_versions_are_named_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    there = ray_crew.versions()
    monkeypatch.setattr(ray_crew, "versions", lambda: "thenumber 9")  # here alone: nodes have what they have
    with pytest.raises(ClusterError, match="cluster-versions") as raised:
        RayCrew("ray")
    assert raised.value.right == "thenumber 9"
    assert raised.value.found.endswith(f": {there}")


@pytest.mark.usefixtures("cluster")
def test_values_come_out_the_same_on_a_cluster(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "training" / "values.py"), "--seats", "2", "--games", "30", "--steps", "5"]
    for name, more in (("one", ["--workers", "1"]), ("two", ["--cluster", "ray"])):
        into = ["--fit-steps", "20", "--write", "--into", str(tmp_path / name)]
        done = subprocess.run([*command, *into, *more], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    assert (tmp_path / "one" / "values2.npz").read_bytes() == (tmp_path / "two" / "values2.npz").read_bytes()


def test_a_node_that_is_lost_in_the_middle_changes_nothing(cluster: Any, package: Path) -> None:
    tournament = new_tournament(("slow", "random"), seats=3, games=30, seed=4)
    right = digest(tournament, Workers(2))
    third = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    plays = package / f"hit.{raylet_of(third).pid}"

    def lose_it() -> None:
        hold = package / "hit.hold"
        hold.touch()
        plays.unlink(missing_ok=True)
        wait_until(plays.exists, "somebody plays on the node, and waits")
        switch_off(cluster, third)
        hold.unlink()

    crew = Watched("ray")
    assert digest(tournament, crew, lose_it) == right
    assert crew.lost > 0, "the node was playing when it went"


def test_champion_and_a_program_play_the_same_games_when_a_node_is_lost(cluster: Any, tmp_path: Path) -> None:
    third = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    found = play_twice(cluster, third, tmp_path, games=8, seats=3, lose_after=1)
    assert 1 <= found.lost_after < found.games == 16
    assert found.same == {"table": True, "results": True, "bytes": True}


def test_a_dead_cluster_is_one_sentence() -> None:
    done = run("tournament", "--bots", "greedy,random", "--cluster", "ray://127.0.0.1:1", "--lang", "de")
    assert done.returncode == 2
    assert "Der Cluster ray://127.0.0.1:1 ist nicht erreichbar: " in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_an_address_where_nobody_listens_is_refused_at_once() -> None:
    with pytest.raises(ClusterError, match="no-cluster"):
        RayCrew("ray://127.0.0.1:1")
