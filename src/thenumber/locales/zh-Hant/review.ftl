### 分析一場遊戲：`thenumber review` 與網頁。號碼以文字傳入。

cli-review = 分析一場遊戲紀錄：每個號碼值多少，以及判斷、送分與運氣各佔多少。
cli-review-seconds = 每回合思考多久（秒）。

review-thinking = 思考中
review-whole = 整場遊戲
review-number = 號碼
review-points = 分數
review-best = 最佳
review-judgement = 判斷
review-gifts = 送分
review-luck = 運氣
review-hindsight = 事後最佳
review-wins = 勝率
review-accuracy = 準確度
review-of = { $name }：{ $said }
review-legend = 分數：面對同桌的人，一個號碼平均得幾分。判斷：整體比最佳號碼差多少。送分：其他人白送的部分。運氣：其餘的部分。整體：現在與之後的分數，與其他人相比。

# what numbers can expect: $falls and $highest are the two messages before; $share is a percentage, $more and $points are points
review-falls =
    { $times ->
        [0] 幾乎不會出局
       *[other]
            { $of ->
                [1] 幾乎一定出局
                [2] 大約一半的時候出局
               *[other] 每{ $of }次約出局{ $times }次
            }
    }
review-highest =
    { $times ->
        [0] 幾乎不會最大
       *[other]
            { $of ->
                [1] 幾乎一定最大
                [2] 大約一半的時候最大
               *[other] 每{ $of }次約最大{ $times }次
            }
    }
review-expects = *{ $number }*：約*{ $points }*分；{ $falls }，{ $highest }。
review-expects-win = *{ $number }*的勝率是*{ $share }%*；約{ $points }分。
review-later-costs = 之後約少{ $points }分。
review-later-brings = 之後約多{ $points }分。
review-better = *{ $number }*整體約好*{ $more }*分。
review-found-best = 這就是最佳號碼。
review-found-good = 有{ $count }個號碼差不多一樣好，這是其中一個。
review-found-none = 沒有有效的號碼。
review-decided = 勝負已定：不管寫什麼，勝率都是{ $share }%。
review-as-good = 差不多一樣好：{ $numbers }。

## 網頁。*星號*之間的字會突顯。

review-lead = 開啟一場遊戲，就能知道每個號碼值多少。
review-empty = 這場遊戲還沒有進行任何回合。
review-progress = 正在分析第{ $turn }回合，共{ $of }回合……
review-complete = 看整場遊戲
review-not-yet = 這一回合馬上就好。
review-stopped = 分析中途停止了。
review-player = 玩家
review-whose = 看誰的號碼
review-decisive = *第{ $round }輪第{ $turn }回合*決定了勝負：{ $name }的勝率從{ $before }%變成*{ $after }%*。
review-chance = 勝率
review-bars = 判斷、送分、運氣
review-words = 這些詞是什麼意思？
review-about-points = 一個號碼在這回合平均的得分，含獎勵。電腦玩家照它們真正的寫法計算，真人照一般人常有的寫法計算。
review-in-all = 整體
review-about-in-all = 現在與之後各回合的分數，與其他人相比。號碼的好壞由它決定。
review-about-judgement = 一個號碼整體比最佳號碼差多少。
review-about-gifts = 其他人本來可以寫得更好，因而白送的分。
review-about-luck = 其餘的部分：剛好遇上哪些號碼。所有人的運氣加起來是零。
review-outcome = 結果
review-about-outcome = 和大家都玩得好的時候相比，這回合多得了多少。判斷、送分與運氣加起來就是它。
review-about-accuracy = 100%是每回合都寫最佳號碼，0%是每回合都寫最差的。
review-last-turn = 最後一回合只看勝負：100%是完整的一勝。
review-others = 好號碼
review-hindsight-title = 如果早知道其他人寫什麼
review-hindsight-said = 最佳是*{ $number }*，得{ $points }分。
review-hindsight-same = 沒有更好的選擇。
review-hindsight-wins = *{ $number }*會贏得這場遊戲。
review-hindsight-shares = *{ $number }*會並列獲勝。
review-hindsight-lost = 沒有號碼能贏得這場遊戲。
review-experts = 進階
review-among-equals =
    { $count ->
        [1] 面對完美的對手，這個選擇整體值*{ $worth }*分，最佳號碼值*{ $most }*分。
       *[other] 面對完美的對手，這個選擇整體值*{ $worth }*分，最佳號碼值*{ $most }*分。有{ $count }個號碼差不多一樣好。
    }
review-among-equals-win =
    { $count ->
        [1] 面對完美的對手，這個選擇的勝率是*{ $worth }%*，最佳號碼是*{ $most }%*。
       *[other] 面對完美的對手，這個選擇的勝率是*{ $worth }%*，最佳號碼是*{ $most }%*。有{ $count }個號碼差不多一樣好。
    }
review-map = 所有號碼
review-map-number = *{ $number }*：約*{ $points }*分；整體比最佳少{ $less }分。第{ $place }名，共{ $of }個。
review-map-number-best = *{ $number }*：約*{ $points }*分；整體最佳。
review-map-number-win = *{ $number }*的勝率是*{ $share }%*。第{ $place }名，共{ $of }個。
review-map-no = *{ $number }*當時不能寫。
review-map-least = 少{ $points }分
review-map-most = 整體最佳
review-map-win = 勝率{ $share }%
review-map-rows = 同一列的第一個數字相同，同一欄的結尾相同。
review-map-blocks = 第一個數字相同的號碼在同一格，點一下就放大。
review-map-signs = 框起來的是最佳號碼；斜線的當時不能寫。
review-map-best = 最佳{ $count }個
review-place = 名次
