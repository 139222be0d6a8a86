### How the command `thenumber` is used: its help, wrong command lines, exit codes.

help-about = 來玩 Hisashi Hayashi 設計的心理戰遊戲《數字戰爭》。「thenumber serve」會在瀏覽器裡開啟遊戲，同一網路裡的手機、平板和電視都能加入；其他指令都在終端機裡進行。本程式為非官方的愛好者作品。
section-play = 遊玩：
section-records = 遊戲紀錄：
section-bots = 電腦玩家與分析：
section-data = 伺服器保存的資料：
help-exit-codes = 結束代碼：
help-command = 指令
help-more = 「{ $command }」會詳細說明一個指令。
help-default = （預設：{ $value }）
play-usual-bots = 3個電腦玩家；多人一起玩時，補到3人

## What stands for something to be typed

mark-file = 檔案
mark-link = 連結
mark-name = 名稱
mark-language = 語言
mark-count = N
mark-level = 等級
mark-position = 局面
mark-seat = 座位
mark-seconds = 秒數
mark-date = 日期
mark-address = 位址
mark-port = 連接埠
mark-url = 網址
mark-path = 路徑
mark-directory = 目錄
mark-command = 指令
mark-days = 天數

## Exit codes

exit-0 = 完成。就算輸出只被讀了一部分（例如用 head），也算完成。
exit-1 = 讀到的內容有錯，或是做不到。
exit-2 = 指令寫錯了，什麼都沒有做。
exit-130 = 以 Ctrl-C 結束。

## Wrong command lines

usage-try = { $message }說明：{ $command }
usage-suggestion = { $message }你是不是要打 { $names }？
usage-or = { $first } 或 { $last }
usage-missing-parameter = 缺少 { $name }：{ $about }
usage-takes-no-value = { $found } 不需要值。
usage-game-number = 沒有第{ $found }場遊戲：從1算起。
note-encoding = 編碼 { $encoding } 無法顯示 { $language }，因此改用英文。設定 LC_ALL=C.UTF-8，就能正常顯示。

## At a table on a server

join-go-on = Enter：繼續

## Before and after the work

compiling = 正在編譯計算程式；只需一次，大約一分鐘
review-usual-time = 固定的步數，讓結果每次相同
play-unsaved-before = 紀錄將無法存到 { $file }：{ $reason }。請用 --save 指定另一個檔案；遊戲還沒有開始。
play-record-below = 為了不遺失，以下是紀錄：
store-nothing = { $found } 裡沒有資料：還沒有伺服器在那裡存過東西。沒有建立任何檔案。
export-no-games = 還沒有已結束的遊戲。
