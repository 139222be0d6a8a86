"""Strict mode, nothing stale, long tests first, a word about what was not tested, Ctrl-C for all that is started."""

import runpy
import signal
from pathlib import Path

import pytest
from hypothesis import settings

# A deadline for every example would be an assertion about time.
settings.register_profile("busy machine", deadline=None)
settings.load_profile("busy machine")


def pytest_configure() -> None:
    runpy.run_path(str(Path(__file__).parent.parent / "go.py"))["forget_stale"]()
    # Tests that run in the background inherit that it is ignored, and so would all commands that they start.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--strict-skips", action="store_true", help="a skipped test fails the run")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # By file: what a file needs, such as a browser and a server, is started once and not for every part of it.
    begun_first = {item.path for item in items if item.get_closest_marker("long")}
    items.sort(key=lambda item: item.path not in begun_first)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    if not skipped:
        terminalreporter.write_line("Nothing was skipped: all there is to test was tested.")
        return
    terminalreporter.section("could not be tested here")
    for report in skipped:
        terminalreporter.write_line(f"{report.nodeid}: {report.longrepr[2] if report.longrepr else ''}")


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter and session.config.getoption("--strict-skips") and reporter.stats.get("skipped") and not exitstatus:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
