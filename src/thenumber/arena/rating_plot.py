"""A list of ratings as a picture (SVG): a line a bot, with its interval."""

from math import ceil, floor
from xml.sax.saxutils import escape

from thenumber.arena.plot import LEFT, RIGHT, ROW, STYLE, TOP, WIDTH
from thenumber.arena.rating_list import RatingList

STEP = 5
"""The distance of the marks below."""


def rating_plot_svg(ratings: RatingList, title: str) -> str:
    bottom = TOP + ROW * len(ratings.bots)
    low = floor(min((listed.low for listed in ratings.bots.values()), default=0) / STEP) * STEP
    high = ceil(max((listed.high for listed in ratings.bots.values()), default=50) / STEP) * STEP

    def x(rating: float) -> str:
        return f"{LEFT + (WIDTH - LEFT - RIGHT) * (rating - low) / (high - low):.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 34}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect width="100%" height="100%" fill="#fff"/><text x="{LEFT}" y="22">{escape(title)}</text>',
    ]
    for mark in range(low, high + 1, STEP):
        parts.append(f'<line x1="{x(mark)}" y1="{TOP}" x2="{x(mark)}" y2="{bottom}" opacity=".25"/>')
        parts.append(f'<text class="faint" x="{x(mark)}" y="{bottom + 22}" text-anchor="middle">{mark}</text>')
    for row, (bot, listed) in enumerate(ratings.bots.items()):
        middle = TOP + ROW * row + ROW // 2
        said = f"<title>{escape(bot)}: {listed.rating.mu:.1f} ({listed.low:.1f} – {listed.high:.1f})</title>"
        parts += [
            f'<text x="{LEFT - 12}" y="{middle + 4}" text-anchor="end">{escape(bot)}</text>',
            f'<line class="reach" x1="{x(listed.low)}" y1="{middle}" x2="{x(listed.high)}" y2="{middle}"/>',
            f'<circle class="share" cx="{x(listed.rating.mu)}" cy="{middle}" r="5">{said}</circle>',
        ]
    return "\n".join([*parts, "</svg>"]) + "\n"
