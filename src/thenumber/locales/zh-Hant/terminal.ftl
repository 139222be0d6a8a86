### The command `thenumber`: help, prompts, messages.

cli-start = 第一次來？試試這些：
cli-lang = 顯示語言：{ $languages }。未指定時依環境設定。
cli-version = 顯示版本後結束。

cli-score = 為遊戲紀錄計分：判定、得分、總分、勝者。
cli-score-file = 紀錄檔（.tnr），或用 - 表示標準輸入。
cli-score-json = 不輸出紀錄，改為每場遊戲一行 JSON。
cli-score-keep-going = 跳過有錯的遊戲，繼續計分。

cli-replay = 一回合一回合重看一場遊戲紀錄。
cli-replay-source = 紀錄檔（.tnr）、連結，或用 - 表示標準輸入。
cli-replay-game = 檔案裡的第幾場遊戲，從1算起。

cli-link = 把遊戲紀錄打包成連結，一場一行。
cli-link-names = 把玩家的名字放進連結。
cli-unlink = 把連結還原成紀錄。
cli-unlink-text = 連結，或以連結結尾的網址。

cli-play = 和電腦玩家對戰，或與朋友共用一個鍵盤。
cli-play-names = 有誰要玩；不寫名字就獨自對戰電腦玩家。
cli-play-bots = 電腦玩家的數量或名稱：{ $bots }。
cli-play-level = 電腦玩家的強度：{ $levels }。由抽籤決定誰入座。
cli-play-seed = 讓電腦玩家的選擇可以重現。
cli-play-save = 遊戲結束時，把紀錄附加到這個檔案。

cli-rules = 顯示遊戲規則。

## Words that frame the help

help-usage = 用法：
help-options = 選項：
help-arguments = 參數：
help-options-mark = [選項]
help-command-mark = 指令 [參數]...
help-help = 顯示這份說明後結束。
help-required = [必填]

## Errors

usage-no-option = 沒有 { $found } 這個選項。
usage-no-value = { $found } 需要一個值。
usage-whole-number = { $found } 需要一個整數，例如1。
usage-no-command = 沒有「{ $found }」這個指令。
usage-too-much = 「{ $found }」在這裡是多餘的。
error = 錯誤：{ $message }
error-no-file = 無法讀取檔案「{ $file }」：{ $reason }
error-no-file-or-link = 「{ $source }」既不是可讀取的檔案，也不是完整的連結。
error-no-games = { $file } 裡沒有遊戲。
error-no-such-game = { $file } 裡沒有第{ $game }場遊戲，總共只有{ $count }場。
error-unknown-language = 沒有「{ $found }」這種語言，可用的有：{ $right }。
error-too-many = 《數字戰爭》是{ $right }人遊戲，這樣會有{ $found }人。
error-level = 沒有「{ $found }」這個強度；有 { $right }。
error-level-and-bots = 請選強度或電腦玩家「{ $found }」，不能兩者都選。
error-name = 「{ $found }」不能當名字：要有1到{ $right }個看得見的字元，開頭不能是 @。
error-name-twice = 不能有兩位玩家都叫「{ $found }」。
error-save = 無法把紀錄寫入 { $file }：{ $reason }
error-system = 指令不得不中止：{ $reason }

## Playing

play-you-are = 你是{ $name }。
play-welcome = 秘密寫下三個數字。號碼越大得分越多；但只要和更小的號碼有相同的數字，就會出局。
play-keys = 0-9：書寫 · Backspace：修改 · Enter：蓋下 · Ctrl-C：結束
play-keys-hidden = 0-9：書寫 · Backspace：修改 · 空白鍵：顯示／隱藏 · Enter：蓋下 · Ctrl-C：結束
play-your-number = { $name }，你的號碼：
play-hand-over = { $name }，換你寫號碼了。其他人別偷看！
play-hand-over-key = { $name }：拿到鍵盤後，請按 Enter。
play-reveal-key = 所有號碼都寫好了。按 Enter 翻開。
play-begin-key = Enter：開始
play-next-key = Enter：下一回合
play-next-round-key = Enter：下一輪
play-round-end-key = Enter：本輪結果
play-sits-out = { $name }這回合無法參與：十個數字都劃掉了。
play-stopped = 遊戲中止了。
play-save-question = 要儲存紀錄嗎？請輸入檔名，不儲存就直接按 Enter：
play-saved = 紀錄已存入 { $file }。
play-again-hint = 想再看一次，請輸入：{ $command }

## Tables and ladders

ladder-title = 檢查：由大到小
column-player = 玩家
column-digits = 數字
column-place = 名次
column-round = 第{ $round }輪
crossed-out-legend = { $mark } = 已劃掉

## Replay

replay-unfinished = 紀錄到此為止；這場遊戲沒有玩完。
replay-keys = Enter 或 →：下一頁 · ←：上一頁 · q：結束

## Columns of a board: the scores of the round together, and the total of an earlier round

column-so-far = 目前
column-round-short = 第{ $round }輪
