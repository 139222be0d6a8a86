"""The folder of a tournament: its games as records, its results and pictures. What is there is not played again.

`games.tnr` is the tournament: results are made from it, and a second call goes on where it ends, also after a crash in
the middle of a line. It has the same bytes whoever plays the games. How long bots thought is in `results.json` alone.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from thenumber.arena.errors import TournamentError
from thenumber.arena.pairings import Planned, Tournament
from thenumber.arena.playing import PlayedGame, ThinkingTime, counted_finals, record_of_planned
from thenumber.arena.tallies import Finals
from thenumber.record.errors import RecordError
from thenumber.record.format import format_record
from thenumber.record.parse import parse_record
from thenumber.rules.game import new_game

GAMES, RESULTS, PLOT = "games.tnr", "results.json", "plot.svg"
CROSSTABLE, RATINGS = "crosstable.svg", "ratings.svg"
"""The names of the files in the folder."""


def read_finals(folder: Path, tournament: Tournament) -> list[Finals]:
    """The final scores of the games that are there; a last one that was not written to its end is cut off."""
    path = folder / GAMES
    texts, torn = _split(path.read_bytes().decode(errors="replace") if path.exists() else "")
    finals = []
    for place, text in enumerate(texts[: tournament.total]):
        final = _finals_in(text.removeprefix("\n" if place else ""), tournament.planned(place))
        if final is None:
            raise _other_games(path, tournament)
        finals.append(final)
    if torn and len(texts) <= tournament.total:
        head = ("\n" if texts else "") + _head(tournament.planned(len(texts)))
        if not head.startswith(torn[: len(head)]):
            raise _other_games(path, tournament)
        with path.open("r+b") as file:
            file.truncate(len("".join(texts).encode()))
    return finals


def _split(text: str) -> tuple[list[str], str]:
    """Every game to its last line, with the blank line before it; and what comes after them."""
    texts, begun = [], ""
    for line in text.splitlines(keepends=True):
        begun += line
        if line.startswith("= ") and line.endswith("\n"):
            texts.append(begun)
            begun = ""
    return texts, begun


def _other_games(path: Path, tournament: Tournament) -> TournamentError:
    return TournamentError("other-games", found=path, right=tournament.options)


def keep_games(folder: Path, games: Iterable[PlayedGame]) -> Iterator[PlayedGame]:
    """The games as they come, each written to the folder before it is passed on."""
    path = folder / GAMES
    begun = path.exists() and path.stat().st_size > 0
    with path.open("a", encoding="utf-8") as file:
        for played in games:
            file.write("\n" + played.record if begun else played.record)
            file.flush()
            begun = True
            yield played


def read_thinking_times(folder: Path, tournament: Tournament) -> dict[str, ThinkingTime]:
    """How long the bots thought about the games that are there; nothing if that was not written down."""
    try:
        results = json.loads((folder / RESULTS).read_bytes())
        if (results["seats"], results["seed"]) != (tournament.seats, tournament.seed):
            return {}
        rows = {row["bot"]: row["thinking"] for row in results["bots"]}
        return {bot: ThinkingTime(row["numbers"], row["seconds"], row["slowest"]) for bot, row in rows.items()}
    except (OSError, ValueError, KeyError, TypeError):
        return {}


def write_results(folder: Path, results: Mapping[str, object], pictures: Mapping[str, str]) -> None:
    (folder / RESULTS).write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    for name, picture in pictures.items():
        (folder / name).write_text(picture, encoding="utf-8")


def _finals_in(text: str, planned: Planned) -> Finals | None:
    """The final scores, if this is the game that was planned, exactly as we would write it."""
    try:
        game = parse_record(text).game
        right = game.over and format_record(record_of_planned(planned, game)) == text
    except RecordError:
        return None
    return counted_finals(game) if right else None


def _head(planned: Planned) -> str:
    """The beginning of the record of a planned game, which does not depend on what is written in it."""
    return format_record(record_of_planned(planned, new_game(planned.seats))).partition("[Result")[0]
