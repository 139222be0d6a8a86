### 瀏覽器裡的遊戲桌。

## 連線

line-down = 重新連線中……
refusal-no-line = 目前沒有連線，會自動恢復，請稍後再試。

## 到處都有的

menu-open = 選單
menu-title = 選單
sheet-close = 關閉
table-title = 遊戲桌
title-your-turn = 輪到你了
table-connecting = 請稍候……
table-paused = 遊戲暫停中。
table-resumed = 遊戲繼續。
table-turn = 第{ $turn }／5回合
table-round = 第{ $round }輪

## 入口

door-title = 怎麼稱呼你？
door-name = 名字
door-name-missing = 請先填上名字。
door-sit = 入座
door-sit-next = 下一場一起玩
door-watch = 只看不玩
door-watch-title = 你可以觀戰
door-removed = 桌主已將你移出遊戲桌。
door-running = 遊戲正在進行。你可以先觀戰，下一場就有座位。
door-full = 座位都滿了。
door-there = 同桌的人

## 邀請

share-code = 遊戲桌代碼
share-send = 傳送連結
share-copy = 複製連結
share-copied = 已複製
share-qr = 這張遊戲桌連結的 QR 碼
share-text = 一起來玩數字戰爭，我們的遊戲桌：{ $code }。
share-open = 用相機掃描，或開啟
share-enter = 並輸入

## 開始之前

lobby-title = 圍桌而坐
lobby-bring = 讓大家掃描這個 QR 碼，或把連結傳給他們。
lobby-seats =
    { $count ->
        [0] 座位都滿了
       *[other] 還有{ $count }個空位
    }
lobby-free = 空位
lobby-add-bot = 加入電腦玩家
lobby-remove = 移除{ $name }
lobby-host = 桌主
lobby-here = 在場
lobby-ready = 準備好了
lobby-waiting = 等候座位：
lobby-start = 開始遊戲
lobby-too-few = 玩家還不夠，電腦玩家也能入座。
lobby-host-starts = 由{ $name }開始遊戲。
lobby-nobody-starts = 這桌目前沒有桌主。
bots-title = 選哪個電腦玩家？
bots-order = 由易到難。
bots-rung = 等級{ $level }

## 這桌的約定

options-title = 選項
options-host = 由桌主在兩場遊戲之間更改。
options-seats-now = { $count }個座位
options-clock-off = 不計時
options-clock-now = 每回合{ $seconds }秒
options-seats = 座位
options-clock = 寫號碼的時間
options-off = 不限
options-seconds = { $seconds }秒
options-missing = 有人離開太久時
missing-absent = 沒有號碼
missing-bot = 電腦代打
options-patience = ……多少秒之後
options-anonymous = 只顯示幾人寫好了
options-anonymous-about = 沒有人看得到誰寫得快。
options-paper = 和紙上一樣
options-paper-about = 可能誤寫已劃掉的數字；這樣號碼就無效。
options-outside-bots = 允許外來的電腦玩家入座
options-outside-bots-about = 別人帶來的程式，會標示為電腦。
options-lock = 鎖上這桌
options-lock-about = 其他人不能再入座。

## 寫號碼的時候

boards-others = 其他人的玩家版圖
wait-written = { $writers }人中有{ $written }人寫好了
wait-for = 還在等{ $names }
wait-warming-up = { $names }正在暖身。新的伺服器第一次需要幾秒鐘。
wait-away = { $names }離開了。再過{ $seconds }秒遊戲就繼續。
wait-away-clock = { $names }離開了。時間到，這回合就結束。
wait-line = 你的數字板塊蓋好了，連線恢復後會立刻送出。
wait-left = 還剩{ $seconds }秒
wait-reveal-now = 立即翻開
wait-revealing = { $seconds }秒後翻開
reveal-sure = 本回合沒有號碼：{ $names }。
reveal-sure-somebody = 還沒寫的人本回合沒有號碼。
reveal-sure-yes = { $seconds }秒後翻開
reveal-keep-waiting = 繼續等待
wait-look-back = 上個回合
advice-title = 建議
watch-only = 你正在觀戰。

## 只用聽的

heard-score = { $name }{ $score }分
heard-scores = 這一輪的得分：{ $scores }。

## 翻開之後

check-title = 檢查
check-next = 下一回合
check-back = 回到這回合
check-to-round = 這一輪結束
check-to-end = 最終得分
reasons-title = 電腦玩家為什麼這樣寫？
seals-broken = 伺服器沒有信守承諾！

## 結束

end-stopped = 遊戲中止了
end-next-round = 進入第2輪
end-again = 再來一場
next-heard-ready = { $name }準備好再來一場了。
next-heard-not-ready = { $name }想再等一下。
next-begun = 下一場已經開始。
next-lobby = 遊戲桌已開放，準備下一場。
end-review = 分析
end-share = 分享
end-copy-text = 複製結果
picture-share = 分享圖片
picture-save = 儲存圖片
picture-failed = 無法繪製圖片。
end-change = 更換玩家

## 遊戲桌的選單

menu-host = 這張遊戲桌
menu-pause = 暫停
menu-resume = 繼續
menu-lock = 鎖上這桌
menu-unlock = 解鎖這桌
menu-take-over = 接任桌主
menu-end = 中止遊戲
menu-end-sure = 要替所有人中止這場遊戲嗎？
menu-end-yes = 中止
menu-end-no = 不要
menu-rules = 規則
menu-tv = 在電視上顯示
people-title = 玩家
people-change = 更改
people-change-heard = 更改{ $name }
people-hand-over = 把桌主交給這位玩家
people-remove = 請離這桌
seat-own = 你的座位
seat-rename = 改名
seat-hand = 轉交座位
seat-hand-about = 打開這個連結的人就有你的座位：可以是換了裝置的你，也可以是別人。
seat-leave = 離開這桌
seat-leave-sure = 要放棄你的座位嗎？
seat-leave-sure-playing = 要放棄你的座位嗎？這一場就拿不回來了。
seat-leave-yes = 離開
setting-hand = 慣用手
hand-right = 右手
hand-left = 左手
setting-skip = 略過翻開時的動畫
setting-sound = 音效
setting-reactions = 表情

## 電視上

tv-making = 請稍候，正在準備遊戲桌……
tv-host-starts = 由{ $name }開始遊戲。大家都寫好之前，號碼只留在手機上。
tv-nobody-yet = 第一個入座的人開始遊戲。

## 一台裝置大家玩

device-title = 在這台裝置上
device-about = 裝置輪流傳。每個人秘密寫下號碼，然後一起看。
device-player = { $seat }的名字
device-add = 加一位玩家
device-give = 請把裝置交給{ $name }
device-look-away = 其他人請別看。
device-taken = 我是{ $name }
device-anew = 換人再開一場
