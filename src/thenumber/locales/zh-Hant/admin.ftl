### The host’s page, /admin: what runs on the servers, in counts, and what can be done about it.
### $time is one of the spans at the end. And at every table: what whoever runs the server tells everybody.

## Coming in

admin-title = 伺服器
admin-about = 這裡只有數量和時間，不顯示名字、代碼或號碼。
admin-password = 密碼
admin-enter = 登入
admin-leave = 登出
refusal-password-needed = 請先登入。
refusal-wrong-password = 密碼不對。
refusal-too-many-guesses = 密碼錯太多次了，請等{ $right }秒。
refusal-no-such-node = 這台伺服器已經不在了。

## How it is

admin-now = 目前
admin-tables = 遊戲桌
admin-games = 進行中的遊戲
admin-people = 玩家
admin-bots = 電腦玩家
admin-database = 資料庫沒有回應，或無法寫入。
admin-silent = 有{ $count }個連著這個資料庫的程序沒有回應：版本較舊，或卡住了。

## A restart that is announced

admin-restart = 預告重新啟動
admin-restart-about = 每一桌的人都會看到還剩幾分鐘。這不會自動重新啟動。
admin-restart-when = 多久之後
admin-restart-tell = 預告
admin-restart-off = 取消預告
admin-restart-told = 已預告。剩餘時間：{ $time }
admin-restart-due = 已預告。時間到了。

## Servers

admin-nodes = 伺服器
admin-here = 你在這裡
admin-version = 版本
admin-up = 已執行
admin-cpu = 處理器
admin-delay = 最長延遲
admin-memory = 記憶體
admin-sockets = 連線
admin-workers = 電腦玩家程序
admin-errors = 錯誤
admin-error = { $where } { $kind }，{ $time }前
admin-out = 停止服務中
admin-drain = 停止服務
admin-undrain = 恢復服務
admin-drain-moves = 玩家會轉到其他伺服器。
admin-drain-alone = 沒有其他伺服器能接手：玩家留下繼續玩，只是不能開新的桌。
admin-backup = 立即備份
admin-backup-running = 備份中……
admin-backup-done = { $time }前備份並檢查過（遊戲桌：{ $tables }，結束的遊戲：{ $games }）：
admin-backup-failed = 備份在{ $time }前失敗了，原因在日誌裡。

## Bots

admin-slow = 電腦玩家花的時間
admin-slow-none = 還沒有電腦玩家寫過。
admin-bot = 電腦玩家
admin-numbers = 號碼
admin-mean = 平均
admin-longest = 最多
admin-stand-ins = 由別的電腦玩家代寫

## Tables

admin-none = 目前沒有桌。
admin-more = 另外{ $count }桌安靜得更久。
admin-table = 遊戲桌 { $table }
admin-lobby = 還沒開始
admin-over = 遊戲結束
admin-here-of = 玩家：{ $people }人中{ $connected }人在線上
admin-bots-count = 電腦玩家：{ $bots }
admin-watching = 觀看：{ $watching }
admin-age = { $time }前開桌
admin-quiet = 安靜了{ $time }
admin-where = 在{ $names }
admin-end = 結束
admin-end-sure = 結束這一桌？
admin-end-about = 那裡的每個人都會知道你結束了這一桌，而且不能再回來。進行中的遊戲會遺失，已結束的遊戲會保留。
admin-end-yes = 結束
admin-end-no = 保留
admin-ended = 這一桌結束了。
admin-kept = 剛才無法結束，請稍後再試。

## Spans of time, rounded

admin-span-s = { $count }秒
admin-span-min = { $count }分鐘
admin-span-h = { $count }小時
admin-span-d = { $count }天

## Told at every table

restart-soon = 伺服器大約{ $count }分鐘後重新啟動，之後馬上可以繼續。
restart-now = 伺服器即將重新啟動，之後馬上可以繼續。
restart-off = 伺服器的重新啟動取消了。
table-closed = 這台伺服器的管理者結束了這一桌。
