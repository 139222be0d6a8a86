### Words and sentences of the game itself, for every edge: terminal, server, browser.
### Numbers and digits come in as text ("042"), counts as numbers.

game-title = 數字戰爭

## Seats

colour-red = 紅色
colour-blue = 藍色
colour-green = 綠色
colour-yellow = 黃色
colour-purple = 紫色

## Where the game stands

turn-title = 第{ $round }輪 · 第{ $turn }回合
turn-bonus = 最大過關號碼：+{ $bonus }
turn-double = 第一個數字算兩倍
round-over = 第{ $round }輪結束
game-finished = 遊戲結束

## Verdicts

verdict-approved = 過關
verdict-eliminated = 出局
verdict-void = 無效
verdict-absent = 缺席
verdict-sits-out = 無法參與
verdict-highest = 最大過關號碼

## Why

reason-eliminated = { $number }出局：它的{ $digits }也在{ $lower }裡。
reason-eliminated-too = 此外，它的{ $digits }也在{ $lower }裡。
reason-void = { $number }無效：{ $digits }早就劃掉了。
reason-absent = 這回合沒有號碼。
reason-sits-out = 十個數字都劃掉了，沒有數字可寫。

## Joining a list: "1", "1 and 3", "1, 3 and 5"

list-pair = { $first }和{ $last }
list-longer = { $first }、{ $next }
sentences = { $first }{ $next }

## Scores

total = 總分
crossed-out-points = 劃掉數字
final-score = 最終得分
winner =
    { $count ->
        [1] { $names }以{ $score }分獲勝。
       *[other] { $names }各得{ $score }分，共享勝利。
    }

## Writing a number

number-missing = 還差{ $count }個數字
number-ready = 按 Enter 蓋下
digit-crossed-out = 你的玩家版圖上，{ $digit }已經劃掉了。
number-three-digits = 號碼要正好三個數字，例如042；「{ $found }」不行。
number-crossed-out = 你的玩家版圖上，{ $digits }已經劃掉了。還能用的有{ $available }。
