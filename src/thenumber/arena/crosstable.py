"""Everybody against everybody as a picture (SVG): a square a pairing, the darker the more the one wins."""

from xml.sax.saxutils import escape

from thenumber.arena.pairings import Pairing, Tournament
from thenumber.arena.tallies import Results, Tally

LEFT, TOP, CELL, EDGE = 120, 130, 58, 16
STYLE = (
    "text{font:13px sans-serif;fill:#222}.small{font-size:10px}.light{fill:#fff}.none{fill:#eee}"
    ".better{fill:#1f5fa8}.worse{fill:#c0602a}"
)
STRONG = 0.6
"""The opacity from which on a square is so dark that its text is light."""


def crosstable_svg(tournament: Tournament, results: Results, title: str) -> str:
    """Rows are the bots that are alone, columns those that fill the table; the highest rating first.

    Blue is more than fair, orange is less. Below the share is half the width of its 95 % interval.
    """
    names = list(results.bots)
    width, height = LEFT + CELL * len(names) + EDGE, TOP + CELL * len(names) + EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect width="100%" height="100%" fill="#fff"/><text x="{EDGE}" y="22">{escape(title)}</text>',
    ]
    for place, name in enumerate(names):
        middle = CELL * place + CELL // 2
        parts.append(f'<text x="{LEFT - 10}" y="{TOP + middle + 4}" text-anchor="end">{escape(name)}</text>')
        at = f"{LEFT + middle + 4} {TOP - 10}"
        parts.append(f'<text transform="translate({at}) rotate(-45)">{escape(name)}</text>')
    for row, one in enumerate(names):
        for column, many in enumerate(names):
            tally = results.pairings.get(Pairing(one, many))
            x, y = LEFT + CELL * column, TOP + CELL * row
            parts.append(_square(f"{one} : {many}", tally, 1 / tournament.seats, x, y))
    return "\n".join([*parts, "</svg>"]) + "\n"


def _square(label: str, tally: Tally | None, fair: float, x: int, y: int) -> str:
    box = f'x="{x + 1}" y="{y + 1}" width="{CELL - 2}" height="{CELL - 2}"'
    if tally is None or not tally.games:
        return f'<rect class="none" {box}/>'
    better = tally.share >= fair
    strength = (tally.share - fair) / (1 - fair) if better else 1 - tally.share / fair
    middle, light = x + CELL // 2, " light" if strength > STRONG else ""
    said = f"<title>{escape(label)}: {tally.low:.1%} – {tally.high:.1%}</title>"
    return (
        f'<rect class="{"better" if better else "worse"}" {box} fill-opacity="{strength:.2f}">{said}</rect>'
        f'<text class="share{light}" x="{middle}" y="{y + 29}" text-anchor="middle">{tally.share:.0%}</text>'
        f'<text class="small{light}" x="{middle}" y="{y + 44}" text-anchor="middle">'
        f"±{(tally.high - tally.low) / 2:.1%}</text>"
    )
