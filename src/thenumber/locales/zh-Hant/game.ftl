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
turn-double = 首位數字算兩倍
round-over = 第{ $round }輪結束
game-finished = 遊戲結束

## Verdicts

verdict-approved = 過關
verdict-eliminated = 出局
verdict-void = 無效
verdict-absent = 缺席
verdict-sits-out = 觀戰
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

## Bots: what kind of player each of them is

bot-random-about = 想到什麼就寫什麼，連它自己也不知道為什麼。
bot-greedy-about = 永遠衝最大：首位數字越大越好，不拿獎勵不罷休。
bot-cautious-about = 盡量避開所有人，專用沒幾個人還留著的數字。
bot-copycat-about = 上次哪個號碼拿下獎勵，就照著寫個最接近的。
bot-thinker-about = 以為其他人都隨便寫，再算出最好的應對。
bot-schemer-about = 把其他人都當成會計算的思考者，再搶先一步。
bot-planner-about = 也會搶先一步，但會把數字留到分數更高的回合。
bot-equilibrium-about = 混合使用號碼，讓這回合沒有人能比它更好。
bot-champion-about = 沒有人看得穿它：下得完美，並顧及之後的每個回合。
bot-line = { $name }：{ $about }

## Writing a number

number-missing = 還差{ $count }個數字
number-ready = 按 Enter 蓋下
digit-crossed-out = 你的玩家版圖上，{ $digit }已經劃掉了。
number-three-digits = 號碼要正好三個數字，例如042；「{ $found }」不行。
number-crossed-out = 你的玩家版圖上，{ $digits }已經劃掉了。還能用的有{ $available }。
