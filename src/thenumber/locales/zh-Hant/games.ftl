### 這台裝置上的遊戲：可以繼續的、已經結束的，以及統計。*星號*之間的文字會特別標示。

## 繼續

goon-title = 繼續遊戲
# a table at which nobody else sits yet
goon-nobody = 還沒有其他人
goon-lobby = 尚未開始
goon-yours = 輪到你了
goon-all = 全部{ $count }場進行中的遊戲
goon-forget = 把 { $code } 從清單移除
goon-forget-sure = 移除後，這台裝置就無法再回到你的座位。
goon-forget-yes = 移除

## 已結束

games-count = { $count }場已結束的遊戲
games-empty = 這裡還沒有玩到最後的遊戲。
games-empty-about = 你在這台裝置上玩完的每一場遊戲都會留在這裡，可以重看、分析，也能看看自己玩得如何。
games-play = 來玩一場
games-played = 已結束的遊戲
games-won = 獲勝
games-own-score = 你的最終得分：
games-best-score = 最高的最終得分：
games-no-date = 沒有日期
# $percent comes with its sign
games-accuracy = 準確度：{ $percent }
games-delete = 刪除
games-delete-sure = 要從這台裝置刪除這場遊戲嗎？
games-delete-yes = 刪除
games-keep = 保留
games-none = 這個檔案裡沒有任何遊戲。
games-too-long = 這個檔案太長了，不像是遊戲紀錄。
# where a game was played
kind-alone = 單人
kind-table = 在遊戲桌上
kind-device = 用這台裝置
kind-box = 用實體桌遊
kind-file = 來自檔案

## 統計

stats-title = 你的表現
stats-nobody = 這些遊戲裡，都不知道哪個座位是你的。
stats-games = 場遊戲
stats-wins = 獲勝
stats-average = 平均得分
stats-opponents = 對手
stats-won = 獲勝
stats-won-of = { $games }場贏{ $wins }場
stats-bots-level = 電腦玩家，最高等級{ $level }
against-people = 真人
against-mixed = 真人與電腦玩家
against-bots = 電腦玩家
stats-accuracy = 準確度的變化
stats-accuracy-word = 準確度
stats-accuracy-none = 分析會告訴你號碼寫得有多好。分析一場遊戲，就會開始畫出曲線。
stats-accuracy-legend = 圓圈是單場遊戲，線是最近{ $count }場的平均。
stats-day = 日期
stats-review-one =
    { $count ->
       *[other] 再分析一場（還有{ $count }場）
    }
stats-reviewing = 正在分析第{ $turn }／{ $of }回合……
stats-digits = 你的數字
stats-favourite = 你最愛的數字是*{ $digit }*：寫過{ $count }次。
stats-fatal = 最致命的是*{ $digit }*：讓你出局{ $count }次。
stats-digits-legend = 每個數字下方：你寫過幾次，以及（劃掉的）因它出局幾次。
stats-digit = 數字
stats-written = 寫過
stats-fell = 因它出局
stats-best-turn = 最佳回合
stats-best-turn-said =
    { $count ->
       *[other] *{ $number }*得到*{ $score }*分。
    }
stats-unluckiest = 最倒楣的出局
stats-unluckiest-said =
    { $count ->
        [1] *{ $number }*出局：只因為{ $digits }也在{ $numbers }裡。
       *[other] *{ $number }*出局：{ $digits }也在{ $numbers }裡。
    }

## 帶到別處

move-title = 帶著走
# $count is how many games are kept
move-about = 你的遊戲只存在這個瀏覽器裡，最多保留最新的{ $count }場。不需要帳號。
move-send = 移到其他裝置
move-save = 存成檔案
move-open = 從檔案加入
move-link-about = 這個連結裡有你的{ $count }場遊戲。打開連結的人可以加到自己的遊戲裡。
# the picture, for those who don't see it
move-qr = 把你的遊戲帶到其他裝置的 QR 碼
move-no-qr = 遊戲太多，QR 碼放不下；連結裡全部都有。
move-too-many = { $count }場遊戲太多，連結放不下。檔案可以全部帶走：在這裡存檔，再到那邊加入。
move-brought = 這個連結帶來{ $count }場遊戲。
move-add = 加到我的遊戲
move-not-now = 先不要
move-damaged = 這個連結壞了：有一部分在途中遺失了。
move-cannot = 沒有加入任何遊戲。
move-added =
    { $count ->
        [0] 沒有新的遊戲。
       *[other] 已加入{ $count }場遊戲。
    }
move-known = 有{ $count }場原本就在這裡。
move-unfinished = 有{ $count }場沒有玩完，不列入。
move-clear = 刪除所有遊戲
move-clear-sure = 要從這台裝置刪除全部{ $count }場遊戲嗎？刪除後無法復原。
move-clear-yes = 全部刪除
