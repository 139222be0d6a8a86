### Boards, tablets and the reveal, as the page shows and says them.
### Numbers and digits come in as text: "513" to be read, "五 一 三" to be heard.

## Seats, as they are said aloud

seat-red = 紅色太陽
seat-blue = 藍色的山
seat-green = 綠色葉子
seat-yellow = 黃色月亮
seat-purple = 紫色的花

## Digits as they are heard

digit-0 = 零
digit-1 = 一
digit-2 = 二
digit-3 = 三
digit-4 = 四
digit-5 = 五
digit-6 = 六
digit-7 = 七
digit-8 = 八
digit-9 = 九

## Boards

board-you = 你
tag-bot = 電腦
tag-outside = 外來
tag-stand-in = 代打
reveal-by = 由{ $other }代寫
tag-away = 暫離
tag-left = 已離開
state-written = 已寫好
state-thinking = 思考中
state-sits-out = 無法參與
short-written = 寫好
short-thinking = 思考中
short-sits-out = 無法參與
board-heard = { $who }。
board-crossed-out = 劃掉的數字：{ $digits }。
board-untouched = 沒有劃掉任何數字。
board-all-crossed-out = 十個數字都劃掉了。
board-scores = 得分：{ $scores }。合計：{ $sum }。
board-no-scores = 還沒有得分。
standing-before = 第1輪：{ $total }。
# How far ahead or behind; $who is "ahead" or "behind".
standing-lead =
    { $who ->
        [ahead]
            { $points ->
                [0] 並列領先。
               *[other] 領先{ $points }分。
            }
       *[behind] 落後{ $points }分。
    }
standing-leaders = 目前領先：{ $names }，{ $total }。
# Below the total in round 2, as short as can be: the total of round 1.
standing-before-short = 首輪{ $total }

## The bonus

ladder-heard = 最大過關號碼的獎勵：{ $bonus }分。
ladder-double = 第一個數字算兩倍。

## Tablets, heard

tablet-empty = { $seat }：還沒寫。
tablet-number = { $seat }：{ $number }
tablet-laid = { $seat }：蓋著的數字板塊。
tablet-eliminated = { $seat }：{ $number }，出局。
tablet-void = { $seat }：{ $number }，無效。
tablet-absent = { $seat }：沒有號碼。

## The own board

own-board = 你的玩家版圖
own-keys = 你的玩家版圖上的數字
own-erase = 擦掉
own-lay = 蓋下
own-take-back = 拿回來
own-crossed-out = { $digit }，已劃掉
own-is-empty = 你的數字板塊是空的。
own-stands = 你的數字板塊上：{ $number }。
own-lies = 你的數字板塊已經蓋下。

## The reveal

reveal-label = 檢查
reveal-highest = 最大
reveal-lowest = 最小
reveal-uncounted = 不列入計算
reveal-bonus = 獎勵+{ $bonus }
reveal-skip = 略過
reveal-replay = 再看一次
reveal-because = { $digits }也在{ $lower }裡
reveal-because-void = { $digits }已經劃掉

## The reveal in sentences. $who and $whom are "you" or "other"; then $names and $owners say who.

said-falls =
    { $who ->
        [you] 你的{ $number }
       *[other] { $names }的{ $number }
    }出局：其中的{ $digits }也在{ $whom ->
        [you] 你較小的{ $lower }
       *[other] { $owners }較小的{ $lower }
    }裡。
said-falls-too =
    其中的{ $digits }還在{ $whom ->
        [you] 你的{ $lower }
       *[other] { $owners }的{ $lower }
    }裡。
said-nothing-crossed-out = 你的玩家版圖不用劃掉任何數字。
said-highest =
    { $who ->
        [you] 你的{ $number }
       *[other] { $names }的{ $number }
    }是最大的過關號碼：{ $sum }。
said-approved =
    { $who ->
        [you] 你的{ $number }
       *[other] { $names }的{ $number }
    }過關：{ $sum }。
said-crossed-out = 你的玩家版圖上劃掉{ $digits }。
said-void =
    { $who ->
        [you] 你的{ $number }
       *[other] { $names }的{ $number }
    }無效：{ $digits }早就劃掉了。
said-absent =
    { $who ->
        [you] 你沒有寫號碼。
       *[other] { $names }沒有寫號碼。
    }
said-sits-out =
    { $who ->
        [you] 你這回合無法參與：十個數字都劃掉了。
       *[other] { $names }這回合無法參與：十個數字都劃掉了。
    }
said-nobody = 沒有號碼過關，所以沒有人拿到獎勵。
said-points = { $count }分

## Standings

standings-round = 第{ $round }輪
standings-turn = 第{ $turn }回合
standings-note-scores = 有底色：含獎勵。灰色：沒有得分。
standings-note-crossed = 每個劃掉的數字，總分加1分。
ending-bot = { $name }（電腦）
standings-wins =
    { $who ->
        [you] 你贏了
        [several] { $names }共享勝利
       *[other] { $names }獲勝
    }

## The boxes of a board

# seen below the score boxes while the round is played, as short as can be
board-so-far = 目前{ $sum }
# heard: the same; and at the end of a round how the total comes about
standing-so-far = 本輪目前：{ $sum }。
standing-closed = 得分{ $sum }，劃掉的數字{ $count }個：總分{ $total }。
board-closed = 劃掉的數字：{ $count }個。總分：{ $total }。
# heard before the final score: what stands on the back of a board
back-heard = 第1輪：{ $first }。第2輪：{ $second }。最終得分：
# the button on an eliminated tablet that lies face down
reveal-peek = 再看一次{ $number }
