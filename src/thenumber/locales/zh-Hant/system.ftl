### Why the operating system could not do something; behind a colon, without a full stop.

system-missing = 沒有這個檔案或目錄
system-forbidden = 權限不足
system-directory = 它是目錄
system-no-directory = 路徑的一部分不是目錄
system-not-empty = 目錄裡還有東西
system-exists = 已經存在
system-long-name = 名稱太長
system-loop = 連結互相繞圈
system-full = 磁碟已滿
system-too-large = 檔案會太大
system-read-only = 那裡只能讀取
system-damaged = 磁碟無法正常讀寫
system-corrupt = 檔案已損毀
system-busy = 其他程式正在使用
system-many-files = 開啟的檔案太多
system-memory = 記憶體不足
system-closed = 輸出已關閉
system-nobody-reads = 那裡沒有人讀取
system-refused = 那裡沒有回應
system-cut = 連線被中斷
system-silent = 等不到回應
system-unreachable = 這個網路連不到那裡
system-taken = 位址已被使用
system-foreign = 這台電腦沒有這個位址
system-unknown-host = 找不到這個位址
