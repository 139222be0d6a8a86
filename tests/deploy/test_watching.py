"""Alerts and dashboard: Prometheus accepts and obeys the rules, and nothing is asked for that is not there."""

import asyncio
import re
import shutil
import subprocess
from pathlib import Path

import aiohttp
import pytest

from deploy.materials import ROOT
from online import Server

PROMETHEUS = ROOT / "deploy" / "prometheus"
RULES, DASHBOARD = PROMETHEUS / "thenumber.rules.yml", ROOT / "deploy" / "grafana" / "thenumber.json"
METRIC = re.compile(r"\b((?:thenumber|process)_[a-z_]+?)(?:_bucket|_count|_sum)?(?=[{\[(\s)\\\",])")


@pytest.mark.parametrize(
    "words",
    [("check", "config", "prometheus.yml"), ("test", "rules", "thenumber.rules.test.yml")],
    ids=lambda words: words[0],
)
def test_prometheus_accepts_and_obeys_the_rules(words: tuple[str, ...]) -> None:
    if not shutil.which("promtool"):
        pytest.skip("promtool is not installed")
    done = subprocess.run(["promtool", *words], cwd=PROMETHEUS, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "SUCCESS" in done.stdout


def test_every_metric_that_is_asked_for_is_there(tmp_path: Path) -> None:
    async def metrics() -> str:
        async with aiohttp.ClientSession() as session, session.get(f"{server.url}/metrics") as answer:
            return await answer.text()

    with Server(tmp_path / "data") as server:
        there = set(re.findall(r"^# TYPE (\S+)", asyncio.run(metrics()), re.MULTILINE))
    expressions = re.findall(r"expr: (?:\|\n)?((?:.|\n)*?)\n +(?:for|labels):", RULES.read_text())
    expressions += re.findall(r'"expr": "(.*)"', DASHBOARD.read_text())
    asked = {name for expression in expressions for name in METRIC.findall(f"{expression} ")}
    assert len(asked) > 10
    assert asked <= there
