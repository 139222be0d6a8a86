### The illustrated rulebook, and the rules from R35 on: what the box has besides R1 to R34.
### What stands between *stars* is shown in bold. rulebook.json says in which section a rule stands.

## The rules, continued

R35 = Everybody takes the board and the tablet of one colour (red, blue, green, yellow or purple), and a pen.
R36 = Each colour has a symbol of its own in the lower right corner of board and tablet, so that nobody needs to tell colours apart.
R37 = Each score box is printed with the bonus of its turn; two more boxes wait for the count of crossed-out digits and for the total.
R38 = The back of the board has boxes for the totals of both rounds and for the final score.
R39 = The first of the three places on a tablet is marked: the digit there is what the number scores.
R40 = Whoever has written lays the tablet face down in the middle of the table.
R41 = The highest number lies at the top, the lowest at the bottom, and the check goes from the highest down.
R42 = Identical numbers lie side by side.
R43 = Approved tablets stay face up; eliminated ones are turned face down.
R44 = Everybody writes the score into the box of this turn, takes the tablet back and wipes it.
R45 = Watch how many digits you use each turn, because with all ten crossed out you can’t take part any more this round.
R46 = First the count of crossed-out digits goes into its box, then the total: scores of 7, 2, 6, 0 and 22 make 37, and with six crossed-out digits that is 43.
R47 = The total goes onto the back of the board; after round 1 only the front is wiped.
R48 = After round 2 both totals are added up on the back: 43 + 31 = 74.

## Headings

rules-heading-last = The last turn
rules-heading-round = The end of a round
rules-heading-game = The end of the game
rules-heading-hint = A hint
book-original-title = The original
book-phase = Phase { $no }
book-reference = Rule by rule: { $part }
book-contents = On this page

## What everybody has

book-table = Three to five people play *two rounds* of *five turns* each. Everybody has a *board* that all can see, a *tablet* to write on in secret, and a pen. Every turn has three phases: choose, check and resolve.
book-colours = Pick a colour. Each has its own symbol, so nobody needs to tell colours apart.
book-digits = Ten digits. The ones you score with are crossed out.
book-boxes = Five score boxes, one for each turn, printed with its bonus.
book-ends = A box for the count of crossed-out digits, and one for the total of the round.
book-back = The back of the board: the totals of both rounds and the final score.
book-corner = Your symbol, in the lower right corner of board and tablet.
book-tablet = Your tablet, for three digits. The first place is marked: that digit is your score.

## A turn

book-choose = All at once and in secret, everybody writes a number of *three digits* and lays the tablet face down. Use only digits that are *not crossed out* on your own board. You may use the same one more than once, as in 444.
book-choose-picture = Four tablets lie face down. One is still being written.
book-check = Turn all tablets over and put them in order. Then look from the *highest* down: a number that shares a digit with *any lower number* is *eliminated* and turned face down. All others are *approved* and stay face up.
book-resolve = An approved number scores its *first digit*, and the *highest* approved number adds the *bonus* of the turn. Write the score into its box and *cross out* all digits of your number. An eliminated number scores 0, but you keep your digits.
book-score-highest = Approved and the highest: first digit and bonus
book-score-approved = Approved: first digit
book-score-eliminated = Eliminated: nothing
book-crossed = 513 has scored 7. Then 5, 1 and 3 are crossed out, until the round is over.
book-last = In turn 5 the first digit counts *twice*. The bonus of 8 is added afterwards and is not doubled.
book-last-picture = 777 is the highest approved number of turn 5.

## The end

book-round = After turn 5, *count* your crossed-out digits and write the count into its box: each is worth *1 point*. The five scores and the count make the *total* of the round.
book-sum = Five scores and the count: { $sum }
book-round-picture = The board of the player who began with 513. Six digits are crossed out.
book-game = Write the total on the *back* of your board. Wipe the front: in round 2 everybody has all ten digits again. At the end, add up both totals. The *highest final score* wins, and a tie is a shared win.
book-game-picture = The back of everybody’s board
book-hint = Watch *how many digits* you use each turn. Once all ten are crossed out, you *sit out* the rest of the round and score 0 in every turn that is left.
book-hint-picture = Three different digits turn after turn: nothing is left for turn 5.
book-original = It was first released as Suzie-Q. The box with boards, tablets and pens is at your game shop and at Repos Production’s; its rulebook also points to a video that explains the rules. If you like the game, treat yourself to the original.

## Examples

example-void = Red had already crossed out 6 and 8. So 168 is void, and its 1 does no harm to 910.
example-check = Identical numbers such as the two 444 lie side by side and don’t eliminate each other. The lowest number is always approved.
example-chain = All but the lowest are eliminated, some by a number that is eliminated itself.
example-zero = Both 900 are eliminated by the 0 in 011. That one has no points of its own, but it earns the bonus.
