"""The evening: who won how often, and the points in sum, over all games that a table has played to their end.

Everybody is known by the person, so that another name or a seat given up and taken again changes nothing; a bot by its
name. A game counts for whoever has the seat when it ends: one that was left counts for nobody.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from thenumber.rules.game import Game, winners
from thenumber.table.table import Evening, Sitter, Table, Tally

MOST_TALLIES = 20
"""The most people and bots who are remembered. Of more, those who played the fewest games are forgotten."""


def counted(evening: Evening, sitters: Sequence[Sitter], game: Game) -> Evening:
    """The evening after one more game was played to its end."""
    tallies = {_key(tally.person, tally.name): tally for tally in evening.tallies}
    won = winners(game)
    for seat, sitter in enumerate(sitters):
        if sitter.left:
            continue
        key = _key(sitter.person, sitter.name)
        tally = tallies.pop(key, None) or Tally(sitter.name, sitter.person)
        tallies[key] = replace(
            tally,
            name=sitter.name,
            games=tally.games + 1,
            wins=tally.wins + (seat in won),
            points=tally.points + game.finals[seat],
        )
    # Whoever played last stands last: of equals, those who are gone are forgotten first.
    kept = list(tallies.values())
    while len(kept) > MOST_TALLIES:
        kept.remove(min(kept, key=lambda tally: tally.games))
    return Evening(evening.games + 1, tuple(kept))


def ranked(table: Table) -> list[Tally]:
    """Everybody's tally, the best first: by games won, then by points; with the name that they have now."""
    names = {guest.person: guest.name for guest in table.guests if guest.person}
    tallies = [replace(one, name=names.get(one.person or "", one.name)) for one in table.evening.tallies]
    return sorted(tallies, key=lambda one: (-one.wins, -one.points, one.name))


def _key(person: str | None, name: str) -> tuple[str | None, str]:
    """What somebody is known by: the person, or a bot's name."""
    return (person, "") if person else (None, name)
