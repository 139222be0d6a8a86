"""What the documents show is true: their Python runs, their commands print what they say, made pages are fresh."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

from docs.console import commands, printed, renewed

ROOT = Path(__file__).parent.parent
OTHER_PAGES = (
    "bench/peers/README.md",
    "bench/results.md",
    "conformance/README.md",
    "deploy/README.md",
    "tests/games/README.md",
    "training/README.md",
    "web/README.md",
)
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / page for page in OTHER_PAGES)])
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
ANCHOR = re.compile(r"\]\(([^)#:]*\.md|)#([^)]+)\)")
NAMED_FILE = re.compile(r"`(?:\.\./)?((?:[\w-]+/)*[\w.-]+\.(?:c|css|ftl|mjs|py|svelte|ts))`")
SOURCES = ("bench", "conformance", "docs", "src", "tests", "training", "web/gallery", "web/src", "web/vite")


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_python_in_a_page_runs(page: Path) -> None:
    # Closing fences must not be taken for output.
    text = page.read_text(encoding="utf-8").replace("\n```\n", "\n\n")
    test = doctest.DocTestParser().get_doctest(text, {}, name(page), str(page), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    assert runner.run(test).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_commands_in_a_page_print_what_it_says(page: Path, tmp_path: Path) -> None:
    for command, output in commands(page.read_text(encoding="utf-8")):
        assert printed(command, tmp_path) == output, f"{command}: python -m docs.console {name(page)}"


def test_a_page_can_be_written_anew(tmp_path: Path) -> None:
    page = "before\n\n```console\n$ echo one; echo two\nold\n$ echo three\n```\n\nafter\n"
    new = renewed(page, tmp_path)
    assert new == "before\n\n```console\n$ echo one; echo two\none\ntwo\n$ echo three\nthree\n```\n\nafter\n"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as those who show Markdown make them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_to_headings_find_them(page: Path) -> None:
    for target, anchor in ANCHOR.findall(page.read_text(encoding="utf-8")):
        assert anchor in anchors(page.parent / target if target else page), f"{target}#{anchor}"


def test_files_that_pages_name_are_there() -> None:
    files = [str(path.relative_to(ROOT)) for path in (*ROOT.iterdir(), *(ROOT / "web").iterdir())]
    for folder in SOURCES:
        files += [
            str(path.relative_to(ROOT)) for path in (ROOT / folder).rglob("*.*") if "node_modules" not in path.parts
        ]
    named = {(name(page), file) for page in PAGES for file in NAMED_FILE.findall(page.read_text(encoding="utf-8"))}
    assert len(named) > 100
    assert not [(page, file) for page, file in named if not any(f"/{path}".endswith(f"/{file}") for path in files)]


def test_made_pages_are_fresh() -> None:
    subprocess.run([sys.executable, "-m", "docs.make", "--check"], cwd=ROOT, check=True)
