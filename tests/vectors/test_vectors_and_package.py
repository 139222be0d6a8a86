"""The package agrees with every vector."""

from collections.abc import Callable

import pytest

from conformance.games import game_facts
from conformance.links import bits_of, link_facts, sealed
from conformance.positions import position_facts
from conformance.records import record_facts
from conformance.turns import turn_facts
from vector_files import Vector, read

FACTS_OF_TEXT: dict[str, Callable[[str], Vector]] = {
    "position": position_facts,
    "record": record_facts,
    "link": link_facts,
}


def test_the_package_agrees_with_every_turn() -> None:
    for vector in read("turns.json"):
        facts = turn_facts(vector["position"], vector["numbers"])
        assert vector == {name: vector[name] for name in ("id", "case", "position", "numbers")} | facts


def test_the_package_agrees_with_every_game() -> None:
    for vector in read("games.json"):
        facts = game_facts(vector["seats"], vector["numbers"])
        assert vector == {name: vector[name] for name in ("id", "case", "seats", "numbers")} | facts


@pytest.mark.parametrize("name", FACTS_OF_TEXT)
def test_the_package_agrees_with_every_text(name: str) -> None:
    facts_of = FACTS_OF_TEXT[name]
    for vector in read(f"{name}s.json"):
        assert vector == {name: vector[name] for name in ("id", "case", "text")} | facts_of(vector["text"])


def test_a_canonical_text_is_its_own_canonical_text() -> None:
    for vector in read("positions.json"):
        if vector["canonical"]:
            assert position_facts(vector["canonical"])["canonical"] == vector["canonical"]
    for vector in read("records.json"):
        for text in vector["canonical"] or []:
            assert record_facts(text)["canonical"] == [text]


def test_a_link_is_the_bits_that_the_readme_describes() -> None:
    for vector in read("links.json"):
        if not vector["error"]:
            known = any(name != "?" for name in vector["names"])
            names = "\n".join(vector["names"]).encode() if known else b""
            assert vector["link"] == sealed(bits_of(vector["seats"], vector["numbers"]), names)
