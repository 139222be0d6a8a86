### The rules in our own words, one numbered sentence a message.
### docs/rules.md is made from the English file; tests name the rule they prove: test_R17_...
### The numbers mean the same rule in every language.

rules-title = The Number: the rules
rules-credit = A game by Hisashi Hayashi, published by Repos Production. This is an unofficial fan implementation; the words are our own.

rules-heading-table = Around the table
R1 = Three to five people can play; as a house option, two can.
R2 = Each player has a board that everybody can see: the ten digits from 0 to 9, five score boxes, and room for the total of the round.
R3 = Each player has a tablet for one number of three digits, kept secret until all tablets are turned over.
R4 = There are no cards and no dice: the numbers you write decide everything.
R5 = A game has two rounds of five turns, and every turn has three phases: choose, check and resolve.

rules-heading-choose = Choose
R6 = Everybody writes at the same time, in secret.
R7 = You write a number of exactly three digits, from 000 to 999.
R8 = Each of its digits must still be available on your own board.
R9 = You may use a digit more than once, as in 444 or 220.
R10 = You can’t pass: as long as you have a digit left, you must write a number.
R11 = A number with a digit that is already crossed out on its writer’s board is void: it is eliminated at once, and ignored when the others are checked.
R12 = The program won’t let you lay down such a number, unless the table plays “As on paper”: then the mistake counts, and the number is void.
R13 = Whoever leaves, or writes nothing before time is up, is absent this turn and is ignored, like a void number.

rules-heading-check = Check
R14 = When every tablet is down, all are turned over together and put in order, from the highest to the lowest.
R15 = A number is eliminated if it shares at least one digit with any lower number.
R16 = That holds even if the lower number is eliminated itself.
R17 = Identical numbers do not eliminate each other.
R18 = All other numbers are approved, so the lowest one always is.

rules-heading-resolve = Resolve
R19 = An approved number scores its first digit.
R20 = In turn 5 the first digit counts twice.
R21 = The highest approved number also earns the bonus of the turn: 2, 3, 4, 6 and 8 points in turns 1 to 5.
R22 = The bonus is added last and is never doubled.
R23 = If several players hold the highest approved number, each of them gets the whole bonus.
R24 = If no number is approved, nobody gets the bonus.
R25 = An approved number that begins with 0 scores nothing itself, but it can earn the bonus.
R26 = Every digit of an approved number is crossed out on its writer’s board and is gone for the rest of the round.
R27 = An eliminated, void or missing number scores 0, and nothing is crossed out.
R28 = Once all ten of your digits are crossed out, you sit out the rest of the round and score 0 in each of its turns.

R29 = After turn 5, every crossed-out digit on your board is worth 1 point.
R30 = The total of a round is its five scores plus these points.
R31 = Then the boards are wiped, and everybody starts round 2 with all ten digits again.
R32 = The final score is the total of round 1 plus the total of round 2.
R33 = The highest final score wins.
R34 = Players who tie for the highest final score share the win.
