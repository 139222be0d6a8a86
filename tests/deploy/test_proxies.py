"""The proxies as they are shipped: their programs accept them, and people play through one while its nodes restart."""

import asyncio
import shutil
from pathlib import Path

import pytest

from deploy.gaps import Nodes, played_through
from deploy.proxies import NODES, PROXIES, Nginx, Proxy

BASE_PATHS = ["", "/number"]


def needed(kind: type[Proxy]) -> type[Proxy]:
    if not shutil.which(kind.program, path="/usr/sbin:/usr/bin:/usr/local/bin"):
        pytest.skip(f"{kind.program} is not installed")
    return kind


@pytest.mark.parametrize("base_path", BASE_PATHS)
@pytest.mark.parametrize("kind", PROXIES)
def test_a_proxy_accepts_its_file(kind: type[Proxy], base_path: str, tmp_path: Path) -> None:
    done = needed(kind)(tmp_path, NODES, base_path).judged()
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.waits
@pytest.mark.long
def test_people_play_on_while_nodes_behind_nginx_are_restarted_and_killed(tmp_path: Path) -> None:
    """The other proxies are played through by `make deploy-check`, which also measures how long people are cut off."""

    async def play() -> None:
        nodes = Nodes(tmp_path, "/number")
        try:
            await nodes.start()
            with needed(Nginx)(tmp_path, nodes.addresses, nodes.base_path) as proxy:
                result = await played_through(proxy, nodes, tables=2, pause=1.0)
        finally:
            errors = nodes.stop()
        assert result.problems == []
        assert errors == []
        assert result.gaps
        assert result.games >= 2
        assert result.turns >= 10 * result.games

    asyncio.run(play())
