"""Writes the playthroughs of our game anew: `python -m tests.envs.make_playthroughs`. Look at what changed."""

from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

from thenumber import parse_position
from thenumber.envs.openspiel import game_name

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {
    "relative_two_turns": ("2.4 12:0,0,0 13:0,0,0 | 0 0", "relative"),
    "score_into_round_two": ("1.4 78:3,0,0 19:0,11,0", "score"),
    "win_one_passes": ("2.3 0129:3,0 -:9,9 137:0,11 | 20 31 8", "win"),
    "score_five_seats": ("2.5 09:1,2,3,4 18:0,0,0,0 27:9,0,0,0 36:0,9,0,0 45:0,0,9,0 | 1 2 3 4 5", "score"),
}
"""Where the games begin, and what they reward, by file."""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (line, reward) in GAMES.items():
        text = generate_playthrough.playthrough(game_name(parse_position(line), reward), None, seed=1)
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
