### 電腦玩家為什麼寫那個號碼，以及 `thenumber bots`。句子裡不提電腦玩家的名字。

cli-bots = 由易到難列出所有電腦玩家，或看看它們在某個局面各會寫什麼。
cli-bots-position = 一行局面，例如「1.2 0345678:3 12789:11」：電腦玩家在那裡會寫什麼？為什麼？
cli-bots-seat = 替哪個座位寫，一個字母。

bots-level = 等級
bots-character = 個性
bots-number = 號碼
bots-why = 為什麼
bots-sits-out = 座位 { $found } 在這個局面不能寫號碼。

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
bot-hunter-about = 記性很好的冠軍：學會你的打法，然後加以利用。
bot-line = { $name }：{ $about }

## Why they wrote their numbers

bots-asked = 正在問電腦玩家……
bots-stood-in = 它沒能及時寫出號碼，由 { $other } 代選。
why-unknown = 它說不上來了。
why-random = { $count ->
    [1] 它只有一個號碼可以寫。
   *[other] 它能寫的 { $count } 個號碼，哪個都行。
}
why-greedy = { $digit } 是它還剩下的最大數字。
why-copycat = 上次拿下獎勵的是 { $model }，它能寫的沒有比這更接近的了。
why-no-model = 還沒有人拿過獎勵，沒得抄。
why-cautious = 如果其他人隨便寫，100 次裡有 { $percent } 次會過關；首位再大就太冒險了。
why-thinker = 如果其他人隨便寫，沒有哪個號碼能領先更多；100 次裡有 { $percent } 次會過關。
why-schemer = 它猜其他人會寫 { $numbers } 這樣的號碼，對付這些，沒有更好的了。
why-planner = 它猜其他人會寫 { $numbers } 這樣的號碼；不浪費數字的話，對付這些沒有更好的了。
why-equilibrium = 在這裡，它每 100 次有 { $percent } 次寫這個號碼。這樣混合，沒有人能佔便宜。
why-champion = 在這裡，它每 100 次有 { $percent } 次寫這個號碼。這樣混合，面對高手毫不吃虧，面對新手佔得更多。
why-hunter = 針對其他人到目前為止的打法，這是最好的號碼。
why-hunter-kind = 其他人的打法看起來像 { $kind }，這個號碼最能對付。
why-alone = 其他人都不能寫了，所以能拿多少就拿多少。
