"""A Ray cluster as a crew: stretches are tasks of Ray, wherever there is a free core.

Ray itself repeats nothing here: a lost worker or node comes back as `Lost`, and `crew` decides. Ray is an extra,
`thenumber[ray]`, and imported only when somebody asks for a cluster.
"""

import logging
import os
import platform
import socket
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from thenumber.arena.crew import Lost, Task
from thenumber.arena.errors import ClusterError
from thenumber.arena.workers import answer
from thenumber.bots.errors import UnusableBotError
from thenumber.programs.find import find_player

LOCAL = "ray"
"""The name of the cluster of this machine: one that runs here already, or one that is started for the purpose."""
REMOTE = "ray://"
PACKAGE = __name__.partition(".")[0]
"""What is installed on every node."""
QUEUED = 2
"""The stretches that are under way for every core, so that each has its next one at hand."""
LOOK = 5.0
"""Seconds after which the size of the cluster is asked for again: nodes come and go."""
REACH = 5.0
"""Seconds in which the address of a cluster has to answer."""
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_DEDUP_LOGS": "1",
    "RAY_DEDUP_LOGS_SKIP_REGEX": "^",
}
"""What has to stand in the environment before Ray is loaded: no usage statistics, and no words about itself.

Of a lost node Ray speaks on the standard output, among our results, unless a pattern fits that skips it."""
PINNED = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
"""The environment of workers: how a sum is split up must not depend on the number of cores of a node."""


class RayCrew:
    """The cores of a cluster, or at most `workers` of them."""

    def __init__(self, cluster: str, workers: int | None = None, bots: Sequence[str] = ()) -> None:
        if cluster != LOCAL and not cluster.startswith(REMOTE):
            raise ClusterError("unknown-cluster", found=cluster, right=f"{LOCAL}, {REMOTE}HOST:10001")
        os.environ |= {name: value for name, value in SETTINGS.items() if name not in os.environ}
        try:
            import ray
            from ray import cloudpickle
        except ImportError as error:
            raise ClusterError("no-ray", found=cluster, right='pip install "thenumber[ray]"') from error
        self._ray: Any = ray
        self._cloudpickle: Any = cloudpickle
        self._workers, self._looked, self._folder = workers, 0.0, str(Path.cwd())
        self._under_way: dict[Any, int] = {}
        _connect(ray, cluster, workers)
        try:
            self._remote: Any = ray.remote(num_cpus=1, max_retries=0, runtime_env={"env_vars": PINNED})(_answer)
            self._check_nodes(bots)
            self.room = self._cores() * QUEUED
        except BaseException:
            ray.shutdown()
            raise

    def submit(self, number: int, task: Task) -> None:
        module = sys.modules[task.work.__module__]
        if module.__name__.partition(".")[0] != PACKAGE:  # a command of the repository, which nodes need not have
            self._cloudpickle.register_pickle_by_value(module)
        self._under_way[self._remote.remote(task, self._folder)] = number

    def next_done(self) -> tuple[int, object]:
        ray, errors = self._ray, self._ray.exceptions
        if time.monotonic() - self._looked > LOOK:
            self.room = max(1, self._cores()) * QUEUED
        (ready, *_), _ = ray.wait([*self._under_way], num_returns=1)
        number = self._under_way.pop(ready)
        try:
            return number, ray.get(ready)
        except (errors.WorkerCrashedError, errors.NodeDiedError, errors.ObjectLostError, errors.OutOfMemoryError):
            return number, Lost()
        except (errors.RayError, ConnectionError) as error:
            raise ClusterError("cluster-failed", found=_first_line(error), right=LOCAL) from error

    def close(self, *, done: bool) -> None:
        if not done:
            for reference in self._under_way:
                self._ray.cancel(reference, force=True)
        self._under_way = {}
        self._ray.shutdown()

    def _cores(self) -> int:
        self._looked = time.monotonic()
        cores = int(self._ray.cluster_resources().get("CPU", 0))
        return cores if self._workers is None else min(cores, self._workers)

    def _check_nodes(self, bots: Sequence[str]) -> None:
        """Whether every node has what this machine has: the same versions, and all bots."""
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

        ours, probe = versions(), self._ray.remote(num_cpus=0, max_retries=2)(_found_on_node)
        nodes = [node for node in self._ray.nodes() if node["Alive"]]
        asked = [
            probe.options(scheduling_strategy=NodeAffinitySchedulingStrategy(node["NodeID"], soft=False)).remote(
                tuple(bots), self._folder
            )
            for node in nodes
        ]
        for node, (found, missing) in zip(nodes, self._ray.get(asked), strict=True):
            address = node["NodeManagerAddress"]
            if found != ours:
                raise ClusterError("cluster-versions", found=f"{address}: {found}", right=ours)
            for bot, error in missing.items():
                raise ClusterError("cluster-bot", found=address, right=bot) from error


def _connect(ray: Any, cluster: str, workers: int | None) -> None:
    quiet = {"logging_level": logging.ERROR, "log_to_driver": False}
    try:
        if cluster.startswith(REMOTE):
            reach(cluster)
            ray.init(cluster, **quiet)
            return
        try:
            ray.init("auto", **quiet)
        except ConnectionError:
            if os.environ.get("RAY_ADDRESS"):
                raise
            ray.init("local", num_cpus=workers, include_dashboard=False, **quiet)
    except Exception as error:  # Ray raises plain ones, too, such as about a node that does not start in time
        raise ClusterError("no-cluster", found=cluster, right=_first_line(error)) from error


def reach(cluster: str) -> None:
    """Try whether anybody listens at the address of a cluster: Ray itself takes half a minute to find out."""
    address = urlsplit(cluster)
    with socket.create_connection((address.hostname or "", address.port or 10001), timeout=REACH):
        pass


def versions() -> str:
    """What has to be the same on all nodes, because the bytes of a game may depend on it."""
    found = [f"{name} {version(name)}" for name in ("thenumber", "numpy", "numba")]
    return ", ".join([*found, f"Python {platform.python_version()}", platform.machine()])


def _found_on_node(bots: tuple[str, ...], folder: str) -> tuple[str, dict[str, UnusableBotError]]:
    """The versions of a node, and the bots that it can't use."""
    _enter(folder)
    missing = {}
    for bot in bots:
        try:
            find_player(bot)
        except UnusableBotError as error:
            missing[bot] = error
    return versions(), missing


def _answer(task: Task, folder: str) -> object:
    _enter(folder)
    return answer(task)


def _enter(folder: str) -> None:
    """Go where the command was given, if there is such a folder here: `./mybot` means the same program everywhere."""
    with suppress(OSError):
        os.chdir(folder)


def _first_line(error: BaseException) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]
