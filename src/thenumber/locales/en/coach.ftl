### The coach of somebody's first games: one sentence each, said once.

coach-first = Write three digits. The first one is your score, unless one of them is also in a lower number.
coach-fell = It happens to everybody. Low numbers are safer, and so are digits that the others have already crossed out.
coach-bonus = The bonus goes to the highest approved number. It grows from turn to turn.
coach-crossed = Crossed-out digits are gone for this round, but each is worth a point at the end of it. Save some digits for the last turn.
coach-out = All ten digits are crossed out, so you sit out until the round is over. Next time, save one for the last turn.
coach-double = The last turn of the round: the first digit counts twice, and the bonus is the biggest.
