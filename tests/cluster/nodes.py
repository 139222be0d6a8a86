"""A Ray cluster of real nodes on this machine, and how one of them is lost."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import psutil

from command import PATIENCE

OURS = "ray::_answer"
"""What Ray calls a worker while it plays a stretch."""


@contextmanager
def two_nodes() -> Iterator[Any]:
    """Two nodes of one core each, for as long as somebody needs them."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray looks at it when it is loaded
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        yield cluster
    finally:
        cluster.shutdown()


def raylet_of(node: Any) -> psutil.Process:
    """The process of a node that starts its workers."""
    return psutil.Process(node.all_processes["raylet"][0].process.pid)


def stopped_while_it_plays(node: Any) -> bool:
    """Whether a worker of the node plays; if so, it stands still from now on, in the middle of its stretch."""
    for worker in raylet_of(node).children():
        with suppress(psutil.NoSuchProcess):
            worker.suspend()
            if worker.cmdline()[:1] == [OURS]:
                return True
            worker.resume()
    return False


def switch_off(cluster: Any, node: Any) -> None:
    """Lose a node with all its processes, as when a machine is switched off."""
    raylet = raylet_of(node)
    for process in [raylet, *raylet.children(recursive=True)]:
        process.kill()
    cluster.remove_node(node, allow_graceful=False)


def wait_until(condition: Callable[[], object], what: str) -> None:
    deadline = time.monotonic() + 20 * PATIENCE
    while not condition():
        assert time.monotonic() < deadline, f"still waiting until {what}"
        time.sleep(0.01)
