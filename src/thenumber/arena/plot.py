"""A tournament as a picture: win shares with their intervals, against what would be fair."""

from collections.abc import Sequence
from xml.sax.saxutils import escape, quoteattr

from thenumber.arena.pairings import Tournament
from thenumber.arena.tallies import Results, Tally

LEFT, RIGHT, TOP, ROW = 130, 30, 44, 34
WIDTH = 640
STYLE = (
    "text{font:13px sans-serif;fill:#222}.faint{fill:#777}line{stroke:#999}.fair{stroke-dasharray:4 4}"
    ".reach{stroke:#1f5fa8;stroke-width:2}.share{fill:#1f5fa8}.pairing{fill:none;stroke:#c0602a}"
)


def plot_svg(tournament: Tournament, results: Results, title: str) -> str:
    """One line a bot, the highest rating first: a dot for its share of wins, rings for its pairings one by one."""
    bottom = TOP + ROW * len(results.bots)
    fair = 1 / tournament.seats
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 34}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect width="100%" height="100%" fill="#fff"/><text x="{LEFT}" y="22">{escape(title)}</text>',
    ]
    for tenth in range(0, 11, 2):
        at = _x(tenth / 10)
        parts.append(f'<text class="faint" x="{at}" y="{bottom + 22}" text-anchor="middle">{tenth * 10}%</text>')
    parts.append(f'<line class="fair" x1="{_x(fair)}" y1="{TOP - 8}" x2="{_x(fair)}" y2="{bottom}"/>')
    for row, (bot, (_, tally)) in enumerate(results.bots.items()):
        middle = TOP + ROW * row + ROW // 2
        parts.append(f'<text x="{LEFT - 12}" y="{middle + 4}" text-anchor="end">{escape(bot)}</text>')
        parts.append(f'<line x1="{_x(0)}" y1="{middle}" x2="{_x(1)}" y2="{middle}" opacity=".25"/>')
        parts.extend(_rings(bot, results, middle))
        parts.append(f'<line class="reach" x1="{_x(tally.low)}" y1="{middle}" x2="{_x(tally.high)}" y2="{middle}"/>')
        parts.append(_dot("share", 5, bot, tally, middle))
    return "\n".join([*parts, "</svg>"]) + "\n"


def _rings(bot: str, results: Results, middle: int) -> Sequence[str]:
    pairings = results.pairings.items()
    return [_dot("pairing", 4, f"{bot} : {pair.many}", tally, middle) for pair, tally in pairings if pair.one == bot]


def _dot(kind: str, radius: int, label: str, tally: Tally, middle: int) -> str:
    said = f"<title>{escape(label)}: {tally.share:.1%}</title>"
    return f'<circle class={quoteattr(kind)} cx="{_x(tally.share)}" cy="{middle}" r="{radius}">{said}</circle>'


def _x(share: float) -> str:
    return f"{LEFT + (WIDTH - LEFT - RIGHT) * share:.1f}"
