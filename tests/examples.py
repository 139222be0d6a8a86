"""The example record of docs/notation.md: it has an approved, an eliminated, a void and a missing number."""

EXAMPLE = """\
[Game "The Number"]
[Rules "1"]
[Event "Kitchen table"]
[Site "?"]
[Date "2026-11-15"]
[A "Ada"]
[B "Bob"]
[C "@greedy"]
[Result "*"]

1.1 120+ 987* 998x = 1 11 0
1.2 345* 210+ 761x = 6 2 0
1.3 678+ 543+ 902* = 6 5 13
1.4 999* 766! 888+ = 15 0 8 ; B wrote a crossed-out 7
1.5 ---- 666* 765x = 0 20 0
1.= 38 48 25
*
"""
