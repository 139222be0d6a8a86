### The last step of the lesson: digits run out, and the round is counted.
### What stands between *stars* is shown in bold.

## Digits run out

learn-out-write = One more table, turn 4. You have used three different digits every turn, so only the *4* is left. Write *{ $number }*.
learn-out-approved = Yours is *approved*, but now all ten digits are *crossed out*: you *sit out* turn 5 and score 0. So watch how many digits you use.
learn-count = The round is over. Your scores add up to { $sum }. Now *count* your crossed-out digits: { $count }, 1 point each. That makes a *total* of *{ $total }*.
idea-digits = Watch *how many digits* you use: with all ten crossed out you *sit out*. At the end of the round each of them is worth 1 point.
