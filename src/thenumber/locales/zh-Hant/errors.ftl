### What is wrong with an input, what was found, and what would be right.
### $found is what stands in the input, $right what should; both come in as they are to be typed.

## Where: put before a message about a file

error-in-file = { $file }，第{ $line }行，第{ $column }個字：{ $message }

## Records

record-one-game = 這裡應該正好有一場遊戲，實際上有{ $found }場。
record-long-line = 這一行太長了：紀錄的每一行最多{ $right }個字元。
record-not-utf8 = 這裡不能有位元組 { $found }：紀錄必須是文字，編碼為 UTF-8。
record-unprintable = 紀錄裡不能有控制字元 { $found }。
record-tag-after-turn = 標籤 { $found } 來得太晚：標籤要放在第一個回合之前。新的一場遊戲以 [Game] 標籤開頭。
record-bad-tag = { $found } 不是標籤。標籤要寫成這樣：{ $right }
record-tag-twice = 已經有標籤 { $found } 了；每個標籤只能出現一次。
record-bad-escape = 「{ $found }」在標籤裡沒有意義。反斜線只有這些用法：{ $right }
record-wrong-tag = 無法讀取 { $found }：本程式只認得 { $right }。
record-missing-name = 座位 { $found } 有名字，卻少了標籤 { $right }。
record-no-seats = 看不出是誰在玩：至少要有一個回合，或像 { $right } 這樣的名字。
record-wrong-result = 這場遊戲的結果不是 { $found }。依照規則，應該是 { $right }。
record-after-the-end = 這場遊戲已經結束，「{ $found }」不屬於它。下一場遊戲以 { $right } 開頭。
record-misplaced-note = 備註「{ $found }」放錯了地方：備註要寫在回合那一行。
record-game-over = 十個回合都玩完了，後面不能再有「{ $found }」。接下來可以寫的是最終得分：{ $right }
record-game-not-over = 遊戲還沒結束，所以沒有最終得分。沒玩完的遊戲以此結尾：{ $right }
record-bad-end = 「{ $found }」是多餘的：在一場遊戲的最後一行，{ $right } 後面什麼都不能有。
record-wrong-label = 這一行以「{ $found }」開頭；接下來應該是 { $right }。
record-bad-token = 「{ $found }」不是三個數字的號碼，不論有沒有加記號。正確的寫法有這些：{ $right }
record-wrong-seats = 這裡有{ $found }個座位；《數字戰爭》的座位數是{ $right }個。
record-wrong-numbers = 這個回合有{ $found }個號碼，座位卻有{ $right }個。沒寫號碼的人要記為 ----
record-wrong-counts = 等號後面有{ $found }個數值；依座位數應該有{ $right }個。
record-wrong-mark =
    { $verdict ->
        [approved] { $found } 不符規則：這個號碼過關，所以應該寫成 { $right }。
        [highest] { $found } 不符規則：這是最大的過關號碼，所以應該寫成 { $right }。
        [eliminated] { $found } 不符規則：這個號碼出局，所以應該寫成 { $right }。
       *[void] { $found } 不符規則：這個號碼無效，所以應該寫成 { $right }。
    }
record-wrong-score = 得分 { $found } 不符規則：應該是 { $right }。
record-wrong-total = 總分 { $found } 不符規則：應該是 { $right }。
record-wrong-final = 最終得分 { $found } 不符規則：應該是 { $right }。
record-wrong-names = 有{ $found }個名字，座位卻有{ $right }個。

## Position lines

record-bad-position = 局面行不能以「{ $found }」開頭，要寫成這樣：{ $right }
record-bad-board = 「{ $found }」不是玩家版圖：先寫還能用的數字（或一個連字號），再寫冒號和各回合得分，例如 { $right }
record-digit-twice = { $found } 裡有數字重複了。
record-wrong-scores = 這張玩家版圖有{ $found }個得分；到這個回合應該有{ $right }個。
record-wrong-totals = 「{ $found }」不符合已結束各輪的總分。第1輪不寫總分；第2輪要在直線「|」後面為每個座位各寫一個。
record-bad-count = 「{ $found }」不是分數；分數要寫成像 { $right } 這樣。
record-no-position = 遊戲已經結束：局面行只用於回合 { $right }。

## Links

record-long-link = 這個連結有{ $found }個字元；連結最多只有{ $right }個。
record-bad-link-character = 連結裡不能有「{ $found }」；它只由 { $right } 組成。
record-damaged-link = 這個連結損壞了：「{ $found }」有一部分在途中遺失或變動了。
record-unknown-link-version = 這個連結來自較新的程式（版本{ $found }，這裡認得的是{ $right }）。
