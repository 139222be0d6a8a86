"""CFR+ with OpenSpiel on a reduced game, one last turn with few digits: how far from an equilibrium is the result?."""

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

from thenumber import parse_position
from thenumber.envs.openspiel import game_name

position = parse_position("2.5 24:0,0,0,0 135:0,0,0,0 | 0 0")
game = pyspiel.convert_to_turn_based(pyspiel.load_game(game_name(position, "relative")))
solver = cfr.CFRPlusSolver(game)
for step in range(1, 101):
    solver.evaluate_and_update_policy()
    if step in (1, 10, 100):
        gain = exploitability.nash_conv(game, solver.average_policy())
        print(f"{step:3} steps: best responses would gain {gain:.3f} points together")
