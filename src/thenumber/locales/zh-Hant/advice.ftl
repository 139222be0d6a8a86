### 獨自與電腦對戰時，落筆前的建議。號碼以文字傳入；*星號*表示強調。

advice-close = 關閉建議
advice-waiting = 正在計算你的號碼值多少分……
advice-patience = 第一次可能要半分鐘。
advice-best = 好號碼
advice-as-good = 有{ $count }個號碼差不多一樣好。
advice-decided = 勝負已定：不管你寫什麼，勝率都是{ $share }%。
advice-about = 第一個整體最佳：現在的分數、留到之後的數字，以及其他人的得分，都算在內。電腦玩家照它們真正的寫法計算。
advice-map-no = *{ $number }*不能寫。
advice-map-blocks = 第一個數字相同的號碼在同一格。
advice-map-signs = 框起來的是最佳號碼；斜線的不能寫。
