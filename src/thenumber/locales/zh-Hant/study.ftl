### 研究局面：`thenumber solve` 和 `thenumber evaluate`。

cli-solve = 為一個局面找出混合策略，讓誰都無法再多得。
cli-solve-position = 局面行，例如「1.2 0345678:3 12789:11」。
cli-solve-objective = 大家的目標：points 是相對於其他人的分數；win 是獲勝，只用於第2輪第5回合。
cli-solve-seconds = 三人以上時搜尋多久（秒）。
cli-solve-json = 輸出 JSON，不用清單。
cli-evaluate = 面對其他人可能寫的號碼，看一個座位的每個號碼值多少。
cli-evaluate-seat = 座位，一個字母。
cli-evaluate-against = JSON：其他每個座位的號碼和權重；- 表示標準輸入。

## Headings

study-seat = 座位
study-value = 價值
study-gain = 還可多得
study-mix = 會寫
study-number = 號碼
study-approved = 過關
study-bonus = 獎勵
study-points = 分數
study-relative = 相對分數

## What is wrong

error-in-position = 局面行第{ $column }個字：{ $message }
study-objective = 沒有「{ $found }」這個目標；可用的有：{ $right }。
study-seconds = 「{ $found }」不是秒數；應該是 { $right }。
study-win-too-early = 只有在整場遊戲的最後一回合（第2輪第5回合）才能以獲勝為目標。
study-game-over = 遊戲已經結束，沒有可以求解的回合。
study-unknown-seat = 座位 { $found } 不屬於這裡；應該是：{ $right }。
study-no-json = { $found } 不是 JSON，或者有名稱重複了。
study-no-object = { $found }：這裡應該是號碼和權重，例如 "042": 1。
study-no-mix = { $found } 沒有提到座位 { $right }，而它還能寫號碼。
study-not-a-number = { $found } 不是號碼；應該是 { $right }。
study-unavailable = 不能寫 { $found }：那裡可用的數字是 { $right }。
study-bad-weight = { $found } 不是權重；應該像 { $right } 這樣，而且不能是負數。
study-no-weight = 座位 { $found }：它的號碼（數字 { $right }）至少要有一個權重大於零。
