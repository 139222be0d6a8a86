### Why something can't be done, for every edge: terminal, server, browser.
### $found is what was given, $right what would be right.

## Refusals: why something can't be done at the table now

refusal-not-here = 你不在這桌，請先入座。
refusal-not-the-host = 只有桌主能這麼做。
refusal-bad-name = 這不能當名字：要有1到{ $right }個看得見的字元，開頭不能是 @。
refusal-already-here = 你已經在這桌了。
refusal-locked = 這桌鎖上了，其他人不能再入座。
refusal-full = 這桌已經滿了。
refusal-game-running = 要等這場遊戲結束才行。
refusal-game-not-over = 遊戲還沒結束。
refusal-too-few = 玩家不夠，還不能開始：至少要{ $right }位，目前有{ $found }位。電腦玩家也能入座。
refusal-no-game = 現在沒有進行中的遊戲。
refusal-paused = 遊戲暫停中。
refusal-not-paused = 遊戲沒有暫停。
refusal-again-first = 遊戲結束了。要更換玩家，請先選「再來一場」。
refusal-unknown-bot = 沒有「{ $found }」這個電腦玩家，可選的有：{ $right }。
refusal-no-such-seat = 沒有這個座位。
refusal-host-stays = 你是這桌的桌主，請先把桌主交給別人。
refusal-nobody-there = 那個座位沒有人。
refusal-bots-are-no-hosts = 只有真人能當桌主。
refusal-bad-option = 這裡不能選「{ $found }」，可選的有：{ $right }。
refusal-too-many-sit = 已有{ $found }位玩家入座，{ $right }個座位坐不下。
refusal-already-host = 你已經是這桌的桌主了。
refusal-host-is-here = 桌主還在，而且大家等得還不夠久。
refusal-turn-is-over = 那個回合已經結束：號碼都翻開了。
refusal-only-waiting = 下一場遊戲就有你的座位。
refusal-sits-out = 十個數字都劃掉了：這一輪剩下的回合你只能觀戰。
refusal-bots-first = 電腦玩家還在寫，稍等一下就好。
refusal-not-a-number = 號碼要正好三個數字，例如042。
refusal-crossed-out = 你的玩家版圖上，{ $found }已經劃掉了。還能用的有{ $right }。
refusal-nothing-written = 你還沒寫號碼。
refusal-no-bot-there = 那個座位沒有電腦玩家。
refusal-already-written = 那個座位已經寫好號碼了。
refusal-nobody-has-written = 還沒有人寫號碼。
refusal-reveals-already = 馬上就要翻開了。
refusal-nothing-to-take-back = 目前沒有即將翻開的號碼可以取消。
refusal-somebody-plays = 那個座位已有人在玩。
refusal-nobody-waits = { $found }並沒有在這裡等候座位。
refusal-tablet-lies-there = 那塊數字板塊上已有號碼，翻開之後座位才會空出來。
refusal-store-unavailable = 伺服器現在無法儲存任何東西，請稍後再試。
refusal-reviews-busy = 目前有太多遊戲正在分析，請稍後再試。
refusal-advice-alone = 只有在你獨自與電腦對戰時才有建議。
refusal-not-revealed = 這個回合還沒有翻開。
refusal-internal = 伺服器出了點問題，什麼都沒有變動。
refusal-not-understood = 伺服器看不懂這個訊息。
refusal-too-fast = 一下子太多了，請等{ $right }秒。
refusal-other-protocol = 這個頁面和伺服器的版本不一致，請重新載入。
refusal-hello-first = 還沒有正確地向伺服器打招呼。
refusal-other-origin = 來自別處的頁面不能這麼做。
refusal-no-such-table = 找不到這個代碼的遊戲桌。
refusal-too-many-codes = 試了太多代碼，請稍等一會兒。
refusal-too-many-tables = 從這裡開了太多桌，請稍等一會兒。
refusal-no-such-game = 沒有這場對局。
refusal-not-found = 這裡什麼都沒有。
refusal-bad-request = 伺服器無法處理這個請求。
