### The live table and its server: settings, and what `serve`, `join` and their kin say.
### $found is what was given, $right what would be right.

## Settings of the server

settings-unknown = 沒有 { $name } 這項設定，可用的有：{ $right }。
settings-no-home = 沒有家目錄可以存放資料，請用 { $name } 指定一個目錄。
settings-base-path-differs = { $name } 是「{ $found }」，但公開網址的結尾是「{ $right }」。
settings-bad-data = { $name }：「{ $found }」不是目錄。
settings-bad-host = { $name }：「{ $found }」不能當監聽位址；要像 { $right } 這樣。
settings-bad-port = { $name }：「{ $found }」不是連接埠；連接埠的範圍是{ $right }。
settings-bad-workers = { $name }：不能是「{ $found }」；可用的範圍是{ $right }。
settings-bad-processes = { $name }：不能是「{ $found }」；可用的範圍是{ $right }。
settings-bad-database = { $name } 需要像 { $right } 這樣的 URL，「{ $found }」不行。
settings-bad-public-url = { $name } 需要像 { $right } 這樣的網址，「{ $found }」不行。
settings-bad-base-path = { $name } 需要像 { $right } 這樣的路徑，「{ $found }」不行。
settings-bad-flag = { $name } 不能是「{ $found }」，只能是：{ $right }。
settings-bad-retention = { $name } 需要天數（{ $right }），「{ $found }」不行。
settings-bad-log-level = { $name } 不能是「{ $found }」，可選的有：{ $right }。
settings-bad-log-format = { $name } 不能是「{ $found }」，可選的有：{ $right }。
settings-bad-metrics = { $name } 不能是「{ $found }」，可選的有：{ $right }。
settings-bad-password-file = { $name } 要指定一個讀得到的檔案，第一行是至少 { $right } 個字元的密碼。

## The server

cli-serve = 啟動伺服器：手機、瀏覽器、終端機都能來同桌玩。
cli-serve-host = 要監聽的位址。
cli-serve-port = 要監聽的連接埠；0表示任選一個空著的。
cli-serve-data = 存放伺服器所有資料的目錄。
cli-serve-database = 以 URL 指定 PostgreSQL，取代資料目錄裡的 SQLite。
cli-serve-public-url = 外界連到伺服器的網址。
cli-serve-base-path = 每個路徑前面要加的部分，例如 /number。
cli-serve-behind-proxy = 相信代理伺服器所說的請求來源。
cli-serve-retention-days = 遊戲桌閒置幾天後刪除。
cli-serve-workers = 替電腦玩家思考的行程數。
cli-serve-processes = 容納遊戲桌的行程數；多於一個時，另有一個行程接受連線。
cli-serve-small = 只用512 MB 記憶體：沒有強的電腦玩家，所有分析共用一個行程。
cli-serve-log-level = 日誌的詳細程度。
cli-serve-log-format = 日誌的格式：文字行，或每行一個 JSON 物件。
cli-serve-metrics = 誰可以看 /metrics：local、all 或 off。
cli-serve-admin-password-file = 檔案，第一行是管理頁面的密碼。
cli-serve-browser = 開啟瀏覽器。
serve-running = 《數字戰爭》伺服器已啟動。同一網路裡的手機可以從這裡進來：
serve-stop = 按 Ctrl-C 結束伺服器。
serve-failed = 伺服器無法啟動：{ $reason }
serve-port-taken = 連接埠 { $port } 已被這個伺服器或其他程式佔用。請用 --port 選擇另一個。

## Joining a table in the terminal

cli-join = 在終端機裡加入伺服器上的遊戲桌。
cli-join-url = 遊戲桌的連結。
cli-join-name = 你的名字。
join-no-server = 無法連上 { $url }：{ $reason }
join-bad-url = 「{ $found }」不是遊戲桌的連結；連結要像這樣：{ $right }
join-help = 輸入號碼（如042）：寫下 · e：擦掉 · s：開始 · b 名稱：加電腦玩家 · r：立刻翻開 · a：再來一場 · q：離開
join-lobby = 遊戲桌 { $code }。座位共{ $seats }個，已坐{ $taken }個。
join-written = 已有{ $written }位寫好號碼，共{ $writers }位。
join-your-tablet = 你的數字板塊：{ $number }
join-lost = 連線中斷了，正在重新連線……
join-seals-match = 每個密封碼都與號碼相符。
join-seals-unseen = 有{ $count }個號碼與證明相符，但公布密封碼時本程式沒有連線。
join-unreadable = 伺服器傳來的內容無法理解。
join-refused = 伺服器拒絕了：{ $code }
join-not-understood = 看不懂「{ $found }」。

## Verifying seals

cli-verify = 驗證遊戲紀錄裡的密封碼。
verify-good = 第{ $game }場遊戲：每個密封碼都能證明它的號碼。
verify-unsealed = 第{ $game }場遊戲沒有密封碼。
verify-seals-missing = 第{ $game }場遊戲，第{ $round }輪第{ $turn }回合：缺少密封碼。
verify-seal-unreadable = 第{ $game }場遊戲，第{ $round }輪第{ $turn }回合，座位 { $seat }：無法讀取密封碼。
verify-seal-broken = 第{ $game }場遊戲，第{ $round }輪第{ $turn }回合，座位 { $seat }：密封碼不能證明這個號碼。
verify-order = 紀錄裡有蓋下數字板塊的順序。
verify-no-order = 紀錄裡沒有蓋下數字板塊的順序。
verify-unknowable = 任何紀錄都無法證明密封碼何時公布、順序如何：只有當時看著遊戲桌的人才知道。
verify-laid-wrong = 第{ $game }場遊戲，第{ $round }輪第{ $turn }回合：數字板塊的順序沒有把每個寫號碼的人正好列出一次。

## Looking after the data

store-url = 這不是資料庫的位址，要寫成這樣：{ $right }
store-unwritable = 無法寫入 { $found }：{ $reason }
store-not-ours = { $found } 不是本程式的資料庫。
store-older = { $found } 來自本程式的較舊版本（結構 { $reason }，目前需要 { $right }）。請先用它啟動一次伺服器，然後再試。
store-newer = { $found } 來自本程式的較新版本（結構 { $reason }，目前只認得 { $right }）。
store-old-postgres = { $found } 是 PostgreSQL { $reason }，至少要用 { $right } 版。
store-encoding = { $found } 的編碼是 { $reason }，必須是 { $right }。這樣建立合適的資料庫：createdb --template=template0 --encoding={ $right } --locale=C NAME
store-unavailable = 無法連上資料庫 { $found }：{ $reason }
store-backup-missing = 找不到備份 { $found }。
store-exists = { $found } 已經存在；沒有覆寫任何東西。
store-in-use = { $found } 正在使用中。請先停止伺服器再試；沒有變更任何內容。
store-served = 另一個伺服器（行程 { $reason }）已在使用 { $found }。請先停止它，或用 --data 選擇另一個目錄。
store-refused = 資料庫不接受：{ $found }（{ $reason }）
store-damaged = { $found } 已損壞。
store-pooler = 本程式與 { $found } 之間有一個不保留工作階段的連線池。它必須保留工作階段：PgBouncer 請設定 pool_mode = session。

cli-backup = 把伺服器保存的一切複製到一個檔案。
cli-backup-file = 要寫入的檔案，或存放以日期命名之檔案的目錄。
cli-backup-keep = 在目錄裡保留最新的N個備份，刪除更舊的。
cli-backup-then = 備份完成後要執行的指令；{ $placeholder } 代表檔案名稱。
cli-backup-verify = 不做備份，只檢驗這個備份是否完整。
cli-restore = 還原備份裡的內容。
cli-restore-file = 要讀取的檔案。
cli-restore-replace = 取代現有的內容。
cli-export = 把所有已結束的遊戲以紀錄寫到標準輸出；加上 --anonymous 則寫成可公開遊戲的資料集。
cli-export-anonymous = 建立這個資料夾，內含願意分享的遊戲桌所有已結束的遊戲，不含名字。
cli-export-license = 資料集說明裡所寫的授權條款，例如 CC0-1.0。
cli-export-parquet = 把各回合也寫成 Parquet，需要額外套件 thenumber[data]。
backup-done = 備份已存入 { $file }。
backup-whole = { $file } 完整無缺。每份日誌都能還原它的遊戲桌，每個密封碼都能證明它的號碼。遊戲桌：{ $tables }，日誌項目：{ $entries }，已結束的遊戲：{ $games }。
backup-no-checksum = 它來自不寫入校驗碼的版本：名稱或時間若被更動，無法察覺。
backup-not-whole = { $file } 不完整。
backup-refused = 複製出來的內容不完整，因此沒有寫入備份；較舊的備份仍在。
damage-file = 檔案已損壞：{ $found }
damage-content = 內容與備份時不同。
damage-gap = 遊戲桌 { $found }：日誌缺少項目{ $place }。
damage-entry = 遊戲桌 { $found }：日誌項目{ $place }沒有意義。
damage-record = 遊戲 { $found }：無法讀取紀錄。
damage-seals = 遊戲 { $found }：並非每個密封碼都能證明它的號碼。
damage-game = 遊戲 { $found }：紀錄與遊戲桌的日誌不一致。
backup-more-problems = 還有{ $count }個問題。
backup-verify-alone = --verify 不做備份，不能和 --keep 或 --then 一起使用。
backup-bad-then = --then：「{ $found }」不是指令。
backup-then-not-begun = 備份已存入 { $file }，但無法執行 { $command }：{ $reason }
backup-then-failed = 備份已存入 { $file }，但 { $command } 失敗，結束碼為 { $code }。
restore-done = 已從 { $file } 還原全部內容。
export-done = 資料集已存入 { $file }。遊戲場數：{ $games }
export-license = 「{ $found }」不是授權條款的代號。應該像這樣：{ $right }
export-needs-anonymous = { $found } 只用於資料集：--anonymous 指定它的資料夾。
export-no-pyarrow = 使用 { $found } 缺少額外套件：{ $right }
export-none-shared = 沒有可以公開的遊戲：只有桌主在選項裡開啟分享、而且玩到最後的遊戲才可以。

refusal-other-host = 這個伺服器不使用「{ $found }」這個名稱。管理者可以用 --public-url 更改。
refusal-metrics-local = 這些數據只供伺服器所在的機器查看。用 --metrics all 可以公開給所有人。
