### 電腦玩家為什麼寫那個號碼，以及 `thenumber bots`。句子裡不提電腦玩家的名字。

cli-bots = 由易到難列出所有電腦玩家，或看看它們在某個局面各會寫什麼。
cli-bots-position = 局面行，例如「1.2 0345678:3 12789:11」：電腦玩家在那裡會寫什麼？為什麼？
cli-bots-seat = 替哪個座位寫，一個字母。

bots-level = 等級
bots-character = 個性
bots-number = 號碼
bots-why = 為什麼
bots-sits-out = 座位 { $found } 在這個局面不能寫號碼。

## Bots: what kind of player each of them is

bot-echo-about = 同一個數字寫三次，而且不會太大。
bot-banker-about = 喜歡300這樣的整數，或最接近的號碼。
bot-lucky-about = 有自己偏愛的數字，最愛7；只要還在，就一直寫。
bot-dreamer-about = 滿懷希望往上衝：一次用掉最大的三個數字，很快就用完了。
bot-nervous-about = 一開始很大膽；回合分數越高，就寫得越小。
bot-pianist-about = 喜歡連在一起的數字，往上往下都行：345、876。
bot-random-about = 想到什麼就寫什麼，連它自己也不知道為什麼。
bot-greedy-about = 永遠衝最大：第一個數字越大越好，不拿獎勵不罷休。
bot-cautious-about = 盡量避開所有人，專用沒幾個人還留著的數字。
bot-copycat-about = 上次哪個號碼拿下獎勵，就照著寫個最接近的。
bot-thinker-about = 以為其他人都隨便寫，再算出最好的應對。
bot-schemer-about = 把其他人都當成思考者，再寫出最能對付他們的號碼。
bot-planner-about = 像謀略家一樣，但會把數字留到分數更高的回合。
bot-equilibrium-about = 用混合策略，讓別人這回合很難佔它便宜；其他回合它不去想。
bot-champion-about = 把這一輪的每個回合都想進去，並偏向讓較弱玩家吃虧的號碼。
bot-hunter-about = 觀察你怎麼玩，再寫出最能對付你的號碼。
bot-line = { $name }：{ $about }

## Why they wrote their numbers

bots-asked = 正在問電腦玩家……
bots-stood-in = 它沒能及時寫出號碼，由{ $other }代選。
why-unknown = 它說不上來了。
why-random = { $count ->
    [1] 它只有一個號碼可以寫。
   *[other] 它能寫的{ $count }個號碼，哪個都行。
}
why-greedy = { $digit }是它還剩下的最大數字。
why-copycat = 上次拿下獎勵的是{ $model }；它能寫的號碼裡，沒有更接近的了。
why-no-model = 還沒有人拿過獎勵，沒得抄。
why-cautious = 如果其他人隨便寫，100次裡有{ $percent }次會過關；第一個數字再大就太冒險了。
why-thinker = 如果其他人隨便寫，沒有哪個號碼能領先更多；100次裡有{ $percent }次會過關。
why-schemer = 它猜其他人會寫{ $numbers }這樣的號碼；對付這些，沒有更好的了。
why-planner = 它猜其他人會寫{ $numbers }這樣的號碼；不浪費數字的話，沒有更好的了。
why-equilibrium = 在這裡，它每100次有{ $percent }次寫這個號碼，讓別人就算料到也佔不了多少便宜。
why-champion = 在這裡，它每100次有{ $percent }次寫這個號碼；它的混合策略偏向讓較弱玩家吃虧的號碼。
why-hunter = 針對其他人到目前為止的玩法，這是最好的號碼。
why-hunter-kind = 其他人的玩法看起來像{ $kind }，這個號碼最能對付。
why-alone = 其他人都不能寫了，所以能拿多少就拿多少。
why-echo = 三個相同的數字只會用掉一個，而且不會太大。
why-banker = 第一個數字不要太大的話，沒有更整的號碼了。
why-lucky = 在它剩下的數字裡，這些是它最愛的。
why-dreamer = 一次用掉最大的數字：它想拿獎勵。
why-nervous = 它一開始寫得大；回合分數越高，就寫得越小。
why-pianist = 它喜歡連在一起的數字；剩下的數字裡，沒有更接近的了。
why-fell = 上回合出局了，所以這次求穩：把一個小數字寫三次。
