### 從這一場到下一場，以及離開的人的座位。

## 一場結束之後：誰想再來

next-ready = 準備好了：{ $names }
next-waiting = 你準備好了。還沒好的：{ $names }
next-you-ready = 你準備好了。
next-all-others = 其他人都準備好了。
next-start = 立即開始
next-take-back = 先等等

## 還在看上一場，遊戲桌已繼續

next-over = 下一場也已經結束。
next-to-game = 進入遊戲
next-to-table = 回到遊戲桌
next-last-game = 上一場
next-nothing-played = 上一場沒有內容可看：一個回合也沒玩。

## 離開的人的座位

seat-stand-in = 讓電腦代打
seat-give = 把座位交給{ $name }
seat-gone-about = 電腦玩家或等候的人可以接手，沿用同一塊玩家版圖。
