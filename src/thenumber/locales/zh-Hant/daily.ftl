### 每日號碼：每天一個局面，寫一個號碼。*星號*之間的字以粗體顯示。

cli-daily = 寫下每日號碼，看看它值多少。
cli-daily-date = 日期，例如2026-11-18；不寫就是今天。

daily-streak = 連續{ $count }天
daily-stars = 五顆星得{ $count }顆
daily-of = { $date }的號碼
daily-ask = 其他人都寫好了。哪個號碼平均能拿最多分？
daily-who = 他們是誰？怎麼計算？
daily-aim = 看你的號碼在這個回合平均能拿幾分：得分、獎勵，每劃掉一個數字再加1分。其他人今天寫的號碼對每個人都一樣。
daily-to-worth = 這個號碼值多少？
daily-check-again = 再看一次檢查
daily-result = 你的結果
daily-yours = 你的*{ $number }*平均可得*{ $points }*分，最好的號碼{ $best }平均可得*{ $most }*分。
daily-best-yours = 沒有號碼比你的*{ $number }*更好：平均可得*{ $points }*分。
daily-chances = 過關的機率是{ $approved }%，成為最大過關號碼的機率是{ $bonus }%。
daily-came =
    { $verdict ->
        [approved] 這次過關，拿到{ $points }分。
       *[other] 這次出局。
    }
daily-line = 每日號碼，{ $date }：{ $stars }
daily-others = 這裡的人寫了什麼
daily-people = 有{ $count }人寫了號碼。
daily-which = 哪些號碼
daily-nobody = 那天這個伺服器上沒有人寫號碼。
daily-by-stars = 各星數的人數
daily-times = 次數
daily-archive = 所有日子
daily-month-back = 上個月
daily-month-next = 下個月
daily-day-stars = { $date }：五顆星得{ $count }顆
daily-day-open = { $date }：還沒玩
daily-to-today = 前往今天的號碼

refusal-daily-no-date = 這不是日期。日期要寫成這樣：2026-11-18。
refusal-daily-too-early = 每日號碼從2026年開始：這一天沒有。
refusal-daily-too-late = 那一天還沒開始。
refusal-daily-not-today = 只計算今天的號碼。
refusal-daily-not-over = 那一天還沒結束。
refusal-daily-crossed-out = 那天不能寫這個號碼：有數字已劃掉。
