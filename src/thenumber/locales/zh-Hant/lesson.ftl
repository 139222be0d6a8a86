### The last step of the lesson: digits run out, and the round is counted.
### What stands between *stars* is shown in bold.

## Digits run out

learn-out-write = 再換一桌，第4回合。你每回合都用了三個不同的數字，現在只剩下*4*。寫下*{ $number }*。
learn-out-approved = 你的號碼*過關*了，但十個數字全都*劃掉*了：第5回合你*無法參與*，得0分。所以要留意用掉多少數字。
learn-count = 這一輪結束了。你的得分加起來是{ $sum }。現在*數一數*劃掉的數字：{ $count }個，每個1分。*總分*是*{ $total }*。
idea-digits = 要留意用掉*多少數字*：十個全部劃掉之後就*無法參與*。一輪結束時，每個劃掉的數字值1分。
