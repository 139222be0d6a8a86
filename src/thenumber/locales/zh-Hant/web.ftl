### 瀏覽器裡的頁面。

## 頁面本身

page-description = 在瀏覽器裡玩數字戰爭：大家拿著手機圍桌而坐、看電視、共用一台裝置，或是和電腦對戰。非官方的玩家自製版本。
page-needs-script = 這個頁面需要 JavaScript。
page-missing = 這裡什麼都沒有。
page-home = 回到首頁
page-not-built = 伺服器正在執行，但頁面還沒有建置。請在原始碼所在的資料夾執行：{ $command }

## 首頁

home-pitch = 寫下一個號碼。號碼越大得分越多，除非有更小的號碼和你有相同的數字。

## 設定

setting-language = 語言
setting-theme = 外觀
theme-system = 和裝置相同
theme-light = 淺色
theme-dark = 深色
