### 獨自與電腦對戰時，落筆前的建議。號碼以文字傳入；*星號*表示強調。

advice-close = 關閉建議
advice-waiting = 正在計算你的號碼值多少分……
advice-patience = 第一次可能要半分鐘。
advice-best = 好號碼
advice-number = *{ $number }* 過關機率 { $approved }%，值 *{ $worth }* 分。
advice-map-number = *{ $number }* 值 *{ $worth }* 分：第 { $place } 名，共 { $of } 個。
advice-map-no = *{ $number }* 不能寫。
advice-map-blocks = 一格一個首位數字。
advice-map-signs = 框起來的是最佳號碼；斜線的不能寫。
