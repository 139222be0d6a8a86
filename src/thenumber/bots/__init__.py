"""Players made of code: each looks at the open boards and the turns so far, and picks a number.

Pure. One file a bot, and `registry` is the one list of them. A bot sees what a player sees, and chance comes in as an
argument. Several bots share `uniform` (some numbers, all equally likely), `best_response` (level-k thinking),
`equilibrium_mixes` (Nash equilibria by the solver), `exponential_tilt`, `opponent_model` and `expected_worth`.
"""
