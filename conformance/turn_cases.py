"""The turns written by hand: id, case, position line, numbers."""

from conformance.writing import fresh

TURNS = [
    # The worked examples
    ("example-1", "the first worked example of the rules", fresh("1.1", 5), "761 513 444 444 220"),
    ("example-2", "the second worked example of the rules", fresh("1.2", 5), "761 513 444 342 220"),
    ("example-3", "the third worked example: 777 alone approved on top in turn 5", fresh("1.5", 3), "777 871 220"),
    ("example-4", "the fourth worked example of the rules", fresh("1.3", 3), "900 900 011"),
    # Choose
    ("digit-repeated", "a digit may be used more than once; it is crossed out once", fresh("1.1", 2), "444 220"),
    ("number-000", "000 is a number: approved as the lowest, 0 points, crosses out 0", fresh("1.1", 3), "000 111 222"),
    ("number-999", "999 is a number: nothing lies above it", fresh("1.1", 3), "999 888 777"),
    ("leading-0-is-a-digit", "099 is lower than 100 and eliminates it with its leading 0", fresh("1.1", 2), "100 099"),
    (
        "own-board-only",
        "digits crossed out on one board stay available on the others",
        "1.2 3456789:0 0123456789:4",
        "987 012",
    ),
    ("void", "void: one of three digits is not available to its writer", "1.2 0123489:9 012356:6", "107 326"),
    ("void-two-digits", "void: two digits are not available, in the order of digits", "1.2 0245:9 012356:6", "957 326"),
    (
        "void-digit-repeated",
        "void: an unavailable digit written three times is named once",
        "1.2 0123456:11 0126789:4",
        "777 612",
    ),
    ("void-all-three", "void: none of the three digits is available", "1.2 0123456:11 0126789:4", "789 612"),
    (
        "void-highest",
        "a void number on top: the bonus goes to the highest approved",
        "1.2 0123456:11 01234:0 0123456789:4",
        "987 421 333",
    ),
    (
        "void-lowest",
        "a void number at the bottom: the next one up shares its digits and is approved",
        "1.3 456789:3,0 0123456789:0,0 0123456789:0,0",
        "145 451 888",
    ),
    (
        "void-does-not-eliminate",
        "a void number in the middle does not eliminate a higher number that shares its digits",
        "1.2 0123456789:0 0123456:11 0123456789:4",
        "765 675 210",
    ),
    (
        "void-twin",
        "the same number, void for one seat and approved for the other",
        "1.2 0123456:11 0123456789:0",
        "987 987",
    ),
    (
        "void-all-but-one",
        "the only number that is not void is approved and gets the bonus",
        "1.4 0123456:1,2,0 0123456:1,2,0 0123456789:0,0,0",
        "987 789 798",
    ),
    # Check
    ("lowest-approved", "the lowest number is approved, whatever the others wrote", fresh("1.1", 4), "987 879 798 789"),
    ("higher-never-eliminates", "a higher number does not eliminate a lower one", fresh("1.1", 2), "123 132"),
    ("shared-by-several", "every lower number that shares a digit is named", fresh("1.1", 5), "987 977 888 777 666"),
    ("shared-two-digits", "all digits that two numbers share are named", fresh("1.1", 2), "975 579"),
    ("same-digits-other-order", "the same digits in another order: the higher one is out", fresh("1.1", 2), "321 123"),
    ("identical-top-approved", "identical numbers at the top, approved", fresh("1.1", 3), "876 876 543"),
    ("identical-top-eliminated", "identical numbers at the top, both eliminated", fresh("1.1", 3), "876 876 567"),
    ("identical-middle-approved", "identical numbers in the middle, approved", fresh("1.1", 4), "987 654 654 321"),
    ("identical-middle-eliminated", "identical numbers in the middle, both out", fresh("1.1", 4), "987 654 654 456"),
    ("identical-bottom", "identical numbers at the bottom are both approved", fresh("1.1", 3), "987 654 654"),
    ("identical-bottom-eliminate", "both of two identical lower numbers are named", fresh("1.1", 3), "987 897 897"),
    ("identical-all", "everybody wrote the same number: all approved, all get the bonus", fresh("1.1", 5), "777 " * 5),
    (
        "eliminated-still-eliminates",
        "a number that is itself eliminated still eliminates a higher one",
        fresh("1.1", 3),
        "976 765 543",
    ),
    ("chain", "a chain: each number is eliminated by the next one down only", fresh("1.1", 5), "987 876 653 432 210"),
    ("all-approved", "nobody shares a digit: all approved", fresh("1.1", 3), "987 654 321"),
    ("seat-order", "the first worked example in another order of seats", fresh("1.1", 5), "444 220 513 761 444"),
    # Resolve
    *(
        (f"turn-{r}.{t}", f"round {r}, turn {t}: the bonus of the turn", fresh(f"{r}.{t}", 3), "951 842 763")
        for r in (1, 2)
        for t in range(1, 6)
    ),
    ("first-digit-scores", "the first digit scores, not the greatest", fresh("1.1", 2), "456 199"),
    (
        "bonus-below-eliminated",
        "the bonus goes to the highest approved, not the highest",
        fresh("1.2", 3),
        "931 854 210",
    ),
    (
        "bonus-to-the-lowest",
        "only the lowest is approved: it is the highest approved too",
        fresh("1.4", 3),
        "543 435 345",
    ),
    ("doubling", "turn 5: twice the first digit, with and without the bonus", fresh("1.5", 3), "987 654 321"),
    (
        "doubling-before-bonus",
        "turn 5: the first digit is doubled before the bonus is added, and the bonus is not",
        "1.5 123456789:2,0,0,0 0456789:1,2,0,0",
        "345 678",
    ),
    ("eliminated-crosses-out-nothing", "eliminated: 0, nothing is crossed out", "1.2 123456:5 123456:5", "654 456"),
    (
        "crossed-out-grow",
        "digits of an approved number join those crossed out before",
        "1.3 3456789:2,0 0126789:0,5",
        "345 012",
    ),
    (
        "last-digits",
        "the last digits are crossed out: the board has none for the next turn",
        "1.4 9:2,3,4 06789:0,5,0",
        "999 067",
    ),
    # Sitting out
    (
        "sits-out",
        "a seat without digits sits out with 0",
        "1.5 -:2,3,4,9 06789:0,5,0,0 0123456789:0,0,0,0",
        "--- 067 812",
    ),
    (
        "sits-out-in-turn",
        "a seat without digits sits out every turn that is left (a made-up position: play needs four turns for it)",
        "1.3 -:9,9 0123456789:0,0",
        "--- 314",
    ),
    ("sits-out-everybody", "everybody sits out: the turn passes with 0", "1.5 -:2,3,4,15 -:2,3,4,15", "--- ---"),
    (
        "sits-out-writes",
        "a seat without digits that writes all the same is void",
        "1.5 -:2,3,4,9 06789:0,5,0,0",
        "999 067",
    ),
    (
        "sits-out-until-round-2",
        "a seat that sat out has all ten digits again in round 2",
        "1.5 -:7,9,13,9 46789:0,5,0,0 0123456789:0,0,0,0",
        "--- 876 555",
    ),
    # Rulings
    (
        "shared-bonus",
        "two seats hold the same highest approved number: each gets the bonus",
        fresh("1.2", 3),
        "876 876 543",
    ),
    ("shared-bonus-below", "shared by identical numbers below an eliminated one", fresh("1.3", 4), "975 643 643 510"),
    ("shared-bonus-three", "three seats share the highest approved number", fresh("1.4", 4), "876 876 543 876"),
    ("shared-bonus-turn-5", "the bonus is shared in turn 5: each gets it whole", fresh("1.5", 3), "876 543 876"),
    (
        "everybody-void",
        "everybody is void: no number is approved, nobody gets the bonus",
        "1.2 0126789:4 0126789:4 0126789:4",
        "345 333 904",
    ),
    ("everybody-absent", "everybody is absent: nobody gets the bonus", fresh("1.3", 3), "--- --- ---"),
    (
        "everybody-void-or-absent",
        "everybody is void or absent: nobody gets the bonus",
        "1.2 0126789:4 0123456789:0 0126789:4",
        "345 --- 904",
    ),
    (
        "leading-0",
        "a number that begins with 0 is approved: 0 points, digits crossed out",
        fresh("1.1", 3),
        "987 654 012",
    ),
    (
        "leading-0-bonus",
        "a number that begins with 0 is the highest approved: the bonus",
        fresh("1.4", 3),
        "901 109 019",
    ),
    ("leading-0-turn-5", "turn 5 doubles the 0 of a number that begins with it: the bonus", fresh("1.5", 2), "980 089"),
    ("absent", "absent: 0 points, nothing crossed out", "1.2 0126789:4 0123456789:0 345:8", "--- 987 543"),
    (
        "absent-one-writes",
        "one seat writes, the others are absent: approved, with the bonus",
        fresh("1.1", 3),
        "--- 050 ---",
    ),
    (
        "absent-at-the-end",
        "absent in turn 5: the round's total still counts",
        "1.5 0126789:4,0,0,0 01:9,8,9,0",
        "--- 101",
    ),
    (
        "no-pass",
        "no passing: a seat with digits left and no number is absent, and keeps its digits",
        "1.5 9:2,3,4,0 06789:0,5,0,0",
        "--- 067",
    ),
    (
        "unavailable-digit",
        "an unavailable digit: at a table with the paper option void, anywhere else refused with these digits named",
        "1.4 9:1,6,6 6:11,2,5 1345678:0,0,13",
        "999 766 888",
    ),
    # The end of a round and of the game
    (
        "end-of-round-1",
        "total = five scores + crossed-out digits",
        "1.5 9:1,6,6,0 6:11,2,5,0 1345678:0,0,13,8",
        "999 666 765",
    ),
    (
        "count-0-and-10",
        "nothing crossed out counts 0, all ten digits count 10",
        "1.5 0123456789:0,0,0,0 0:2,3,4,0",
        "980 000",
    ),
    (
        "crossed-out-last-turn",
        "digits crossed out in turn 5 count",
        "1.5 0123456789:0,0,0,0 0126789:4,0,0,0",
        "888 120",
    ),
    (
        "end-of-round-2",
        "final = total of round 1 + total of round 2, the highest wins",
        "2.5 9:1,6,6,0 6:11,2,5,0 1345678:0,0,13,8 | 38 48 25",
        "999 666 765",
    ),
    ("round-1-decides", "the lower total in round 2 can win", "2.5 0126789:4,0,0,0 0126:4,9,9,0 | 60 21", "126 621"),
    (
        "shared-win",
        "tied at the top, on different ways: both win",
        "2.5 0123456789:0,0,0,0 0123456789:0,0,0,0 0123456789:0,0,0,0 | 31 20 10",
        "876 765 543",
    ),
    ("shared-win-all", "all tied: everybody wins", fresh("2.5", 4), "444 444 444 444"),
    # Seats
    ("seats-2", "two seats, a house option", fresh("1.1", 2), "761 513"),
    ("seats-3", "three seats", fresh("1.1", 3), "761 513 444"),
    ("seats-4", "four seats", fresh("1.1", 4), "761 513 444 444"),
    ("seats-5", "five seats", fresh("2.1", 5), "987 876 765 654 543"),
]
