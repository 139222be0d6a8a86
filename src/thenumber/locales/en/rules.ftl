### The rules in our own words, one numbered sentence a message.
### docs/rules.md is made from the English file; tests name the rule they prove: test_R17_...
### The numbers mean the same rule in every language.

rules-title = The Number: the rules
rules-credit = A game by Hisashi Hayashi, published by Repos Production. This is an unofficial fan implementation; the words are our own.

rules-heading-table = Around the table
R1 = Three to five people play; as a house option, two can.
R2 = Everybody has a board that all can see: the ten digits from 0 to 9, five score boxes, and room for the total of the round.
R3 = Everybody has a tablet for one number of three digits, and keeps it secret until all tablets are turned over.
R4 = There are no cards and no dice: the numbers written decide everything.
R5 = A game has two rounds of five turns, and every turn goes through three phases: choose, check and resolve.

rules-heading-choose = Choose
R6 = All players write at the same time, in secret.
R7 = You write a number of exactly three digits, from 000 to 999.
R8 = Every digit of it must still be available on your own board.
R9 = A digit may stand in a number more than once, as in 444 or 220.
R10 = You can't pass: whoever has a digit left must write a number.
R11 = A number with a digit that its writer has already crossed out is void: it is out at once, and for everybody else it does not exist.
R12 = The program does not let you lay down such a number; only at a table that plays the paper option does the slip stand, as a void number.
R13 = Whoever leaves, or writes nothing before the clock runs out, is absent this turn and counts no more than a void number.

rules-heading-check = Check
R14 = When every tablet is down, all are turned over together and put in order, from the highest to the lowest.
R15 = A number is eliminated if it shares at least one digit with any lower number.
R16 = The lower number does so even when it is eliminated itself.
R17 = Identical numbers do not eliminate each other.
R18 = All other numbers are approved; the lowest one therefore always is.

rules-heading-resolve = Resolve
R19 = An approved number scores its first digit.
R20 = In turn 5 the first digit counts twice.
R21 = The highest approved number also earns the bonus of the turn: 2, 3, 4, 6 and 8 points in turns 1 to 5.
R22 = The bonus is added last and is never doubled.
R23 = If several players hold the highest approved number, each of them gets the whole bonus.
R24 = If no number is approved, nobody gets the bonus.
R25 = An approved number that begins with 0 scores no points of its own, but it can earn the bonus.
R26 = Every digit of an approved number is crossed out on its writer's board and is gone for the rest of the round.
R27 = An eliminated, void or missing number scores 0 and crosses out nothing.
R28 = Whoever has crossed out all ten digits sits out the turns that are left of the round and scores 0 in each.

R29 = After turn 5 every crossed-out digit on your board is worth 1 point.
R30 = The total of a round is its five scores plus these points.
R31 = Then the boards are wiped, and in round 2 everybody has all ten digits again.
R32 = The final score is the total of round 1 plus the total of round 2.
R33 = The highest final score wins.
R34 = Players with the same highest final score share the win.
