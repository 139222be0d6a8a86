### The coach of somebody's first games: one sentence each, said once.

coach-first = Write three digits. The first one is your score, unless one of them is also in a lower number.
coach-fell = It happens to everybody. Safer are low numbers, and digits that the others have already crossed out.
coach-bonus = The bonus goes to the highest number that stays. It grows from turn to turn.
coach-crossed = Crossed-out digits are gone for this round, and worth a point each at its end. Keep some for the last turn.
coach-out = All ten digits are crossed out, so you sit out until the round is over. Next time, save one for the last turn.
coach-double = The last turn of the round: the first digit counts double, and the bonus is the largest.
