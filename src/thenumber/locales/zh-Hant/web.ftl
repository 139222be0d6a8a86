### 瀏覽器裡的頁面：首頁、教學、規則、計分、重播。
### *星號* 之間的文字會以粗體顯示。

## 頁面本身

page-description = 在瀏覽器裡玩數字戰爭：大家拿著手機圍桌而坐、以電視當遊戲桌、共用一台裝置，或是和電腦玩家對戰。非官方的玩家自製版本。
page-needs-script = 這個頁面需要 JavaScript。
page-missing = 這裡什麼都沒有。
page-missing-about = 沒有這個網址。也許少了一個字母，或是連結不完整。
page-home = 回到首頁
page-not-built = 伺服器正在執行，但頁面還沒有建置。請在原始碼所在的資料夾執行：{ $command }

## 首頁

home-pitch = 寫下一個號碼。號碼越大得分越多，除非有更小的號碼和你有相同的數字。
home-picture = 761出局：它的1也在更小的513裡。
home-play = 馬上玩
home-friends = 和朋友玩
home-friends-about = 傳送連結，或出示 QR 碼
home-device = 用這台裝置
home-device-about = 一支手機或平板輪流傳
home-tv = 在電視上
home-tv-about = 遊戲桌在大螢幕上，號碼寫在手機上
home-daily = 每日號碼
home-daily-about = 一個局面，一個號碼，人人相同
home-code = 用代碼加入
home-code-short = 還差{ $count }個字母：代碼共有六個。
home-join = 加入
home-learn = 學玩法
home-learn-about = 兩分鐘
home-rules = 規則
home-rules-about = 一頁看完
home-scorekeeper = 計分
home-scorekeeper-about = 搭配實體桌遊
home-games = 我的遊戲
home-games-about = 在這台裝置上
home-replay = 重看遊戲
home-replay-about = 檔案或連結
you-name = 你

## 設定

settings-title = 設定
setting-language = 語言
setting-theme = 外觀
theme-system = 和裝置相同
theme-light = 淺色
theme-dark = 深色

## 出了問題

trouble-offline = 連不上伺服器。你有連上網路嗎？
trouble-server = 伺服器出了問題，請再試一次。
try-again = 再試一次
reckon-too-long = 內容太長，不像是一場遊戲：最多 { $right } kB。

## 學玩法

learn-title = 學玩法
learn-step = { $step }／{ $of }
learn-look = 全部翻開，從最大的號碼往下檢查。
learn-check-write = 大家秘密寫下一個號碼。*過關*的話，得分就是它的*第一個數字*。試試*{ $number }*。
learn-check-eliminated = 只要有*更小*的號碼和它有相同的數字，這個號碼就*出局*。不得分，但你的數字都還在。
learn-check-approved = 你的號碼*過關*了：沒有更小的號碼和它有相同的數字。回上一步試試*{ $suggested }*，看看號碼怎麼出局。
learn-twins-write = 得分的人要把號碼裡的數字*劃掉*，就像玩家版圖上那樣。現在試試*{ $number }*。
learn-twins-same = *完全相同*的號碼不會讓彼此出局。它們是最大的過關號碼，所以都拿到*獎勵*。你的數字被劃掉，下一輪才會回來。
learn-twins-approved = 你的號碼過關了，所以它的數字被*劃掉*，下一輪才會回來。回上一步試試*{ $suggested }*，就會遇到完全相同的號碼。
learn-twins-eliminated = 你的號碼出局了，所以數字都還在。回上一步試試*{ $suggested }*，就會遇到完全相同的號碼。
learn-double-write = 換一桌，這是一輪的*最後一回合*：第一個數字算*兩倍*，獎勵是*8*。你還有0、2、7。試試*{ $number }*。
learn-double-highest = 一回合就拿*{ $score }*分！第5回合之後，每個被劃掉的數字再加1分。第2輪十個數字又全部可用。
learn-double-approved = 你的號碼過關了，第一個數字算*兩倍*。第5回合之後，每個被劃掉的數字再加1分。第2輪十個數字又全部可用。
learn-double-eliminated = 你的號碼出局了。三個一樣的數字比較不會撞到別人：回上一步試試*{ $suggested }*。
learn-back = 上一步
learn-next = 下一步
learn-skip = 跳過教學
learn-rules = 完整規則
learn-end = 就這樣，你會玩了！
idea-score = *第一個數字*就是得分，*最大*的過關號碼再拿獎勵。
idea-fall = 只要有*更小*的號碼和它有相同的數字，這個號碼就*出局*。完全相同的號碼不會讓彼此出局。
idea-cross = 得過分的數字會被*劃掉*，直到這一輪結束。兩輪、每輪五回合之後，分數最高的人獲勝。

## 規則

rules-try = 花兩分鐘試玩

## 重播

replay-title = 重看遊戲
replay-lead = 一回合一回合重看一場遊戲：可以是檔案裡的紀錄，也可以是裝著整場遊戲的連結。
replay-file = 選擇檔案
replay-drop-hint = 或把檔案拖到這個頁面上
replay-drop = 放在這裡
replay-paste = 或貼上連結或紀錄
replay-open = 開啟
replay-cannot = 無法開啟。
replay-where = 第{ $line }行，第{ $column }個字
replay-loading = 請稍候……
replay-choose = 共有{ $count }場遊戲，要看哪一場？
replay-game = 第{ $no }場
replay-not-over = 沒有玩完
replay-more = 顯示更多
replay-another = 開啟另一場
replay-end = 結果
replay-stands = 目前情況
replay-turns = 回合
replay-review = 分析
replay-back = 上一回合
replay-next = 下一回合
replay-play = 自動播放
replay-pause = 停止

## 留下這場遊戲

keep-link = 複製連結
keep-share = 分享連結
keep-picture = 圖片
keep-download = 下載紀錄
keep-record = 複製紀錄
keep-copied = 已複製

## 如果

whatif-ask = 如果……？
whatif-title = 如果……？
whatif-who = 這回合誰寫了別的號碼？
whatif-instead = { $name }寫的是{ $number }。改成什麼？
whatif-see = 看看會怎樣
whatif-somebody = 換別人
whatif-nothing = 沒寫號碼
whatif-said = 如果{ $name }在第{ $round }輪第{ $turn }回合寫的是*{ $number }*，而不是*{ $was }*呢？
whatif-void = 這樣一來，之後有{ $count }個號碼寫不出來，視為無效。第一個是{ $name }在第{ $round }輪第{ $turn }回合的{ $number }。
whatif-final = { $is }，原本是{ $was }
whatif-same = 最終得分不變。
whatif-back = 回到遊戲

## 計分

keeper-lead = 用實體桌遊玩嗎？這個頁面幫你們檢查號碼、說明原因、記下分數。
keeper-name = { $seat }的名字
keeper-remove = 移除{ $name }
keeper-add = 再加一人
keeper-begin = 開始
keeper-whose = { $name }寫了什麼？
keeper-crossed = { $name }的{ $digits }已經劃掉：這個號碼無效。
keeper-no-number = 沒有號碼
keeper-nothing = 沒有號碼
keeper-check = 檢查
keeper-next = 下一位：{ $name }
keeper-missing = 還有人的號碼沒填。
keeper-cancel = 維持原樣
keeper-correcting = 更正第{ $round }輪第{ $turn }回合
keeper-correct = 更正這回合
keeper-undo = 取消這回合
keeper-undo-last = 取消最後一回合
keeper-next-turn = 下一回合
keeper-to-end = 看結果
keeper-to-now = 繼續
keeper-now-void = 第{ $round }輪第{ $turn }回合：{ $name }的{ $number }現在無效。
keeper-turns = 目前的回合
keeper-turn = 回合
keeper-correct-turn = 更正第{ $round }輪第{ $turn }回合
keeper-new = 新的一場
keeper-sure = 確定嗎？這場遊戲會消失。
keeper-again = 再玩一場
keeper-replay = 重看這場遊戲
pad-keys = 數字
