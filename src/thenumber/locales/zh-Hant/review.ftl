### 重看一局：`thenumber review` 與網頁。號碼以文字傳入。

cli-review = 重看一局紀錄：每個號碼的期望、最佳選擇，以及多少是運氣。
cli-review-seconds = 每回合思考多久（秒）。

review-thinking = 思考中
review-whole = 整場遊戲
review-number = 號碼
review-approved = 過關
review-worth = 價值
review-best = 最佳
review-misread = 誤判
review-luck = 運氣
review-hindsight = 事後最佳
review-wins = 勝率
review-accuracy = 準確度
# said when another number was better; $points is how much better, $approved and $bonus are percentages
review-better = { $name }：{ $number } 的價值多 { $points } 分。過關機率 { $approved }%，成為最大號碼的機率 { $bonus }%。
review-as-good = 差不多一樣好：{ $numbers }。
review-legend = 價值：現在與之後預期比其他人多得的分數。誤判：最佳號碼多出的價值。運氣：結果超出價值的部分。

## 網頁。*星號*之間的字會突顯。

review-lead = 開啟一場遊戲，就能知道每個號碼值多少。
review-empty = 這場遊戲還沒有進行任何回合。
review-progress = 正在分析第{ $turn }回合，共{ $of }回合…
review-complete = 看整場遊戲
review-not-yet = 這一回合馬上就好。
review-stopped = 分析中途停止了。
review-player = 玩家
review-whose = 看誰的號碼
review-decisive = *第 { $turn } 回合*決定了勝負：{ $name }的勝率從 { $before }% 升到 *{ $after }%*。
review-chance = 勝率
review-bars = 誤判還是運氣
review-words = 這些詞是什麼意思？
review-about-worth = 大家都打得好時，一個號碼平均比其他人多得幾分。
review-about-misread = 最佳號碼多值幾分。
review-about-luck = 結果比號碼的價值多出幾分：要看其他人寫了什麼。
review-about-accuracy = 100% 是每回合都寫最佳號碼，0% 是每回合都寫最差的。
review-found = *{ $number }* 平均值 *{ $worth }* 分。最佳是 *{ $best }*：*{ $most }* 分。
review-found-best = *{ $number }* 就是最佳號碼，平均值 *{ $worth }* 分。
review-found-none = 沒有有效的號碼。最佳是 *{ $best }*，平均值 *{ $most }* 分。
review-chances = 過關機率 { $approved }%，成為最大號碼的機率 { $bonus }%。
review-lucky = 好運
review-unlucky = 壞運
review-others = 其他好號碼
review-other = *{ $number }* 值 { $worth } 分：過關機率 { $approved }%，最大 { $bonus }%。
review-other-more = *{ $number }* *多值 { $points } 分*：過關機率 { $approved }%，最大 { $bonus }%。
review-other-less = *{ $number }* 少值 { $points } 分：過關機率 { $approved }%，最大 { $bonus }%。
review-other-same = *{ $number }* 一樣好：過關機率 { $approved }%，最大 { $bonus }%。
review-hindsight-title = 如果早知道其他人寫什麼
review-hindsight-said = 最佳是 *{ $number }*，得 { $points } 分。
review-map = 所有號碼
review-map-number = *{ $number }* 值 *{ $worth }* 分：第 { $place } 名，共 { $of } 個。
review-map-no = *{ $number }* 寫不了。
review-map-most = 平均 { $points } 分
review-map-rows = 一列一個首位數字，一欄一種結尾。
review-map-blocks = 一格一個首位數字，點一下就放大。
review-map-signs = 框起來的是最佳號碼；斜線的寫不了。
review-map-best = 最佳 { $count } 個
review-place = 名次
