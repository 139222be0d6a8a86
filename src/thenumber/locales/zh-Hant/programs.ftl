### 電腦玩家是程式時：`thenumber check`、`thenumber bot`，以及可能出錯的地方。

cli-check = 證明電腦玩家守約：一個程式，或「thenumber bots」列出的其中一個。
cli-check-games = 要玩的場數；每個號碼都會問兩次。
cli-program = 程式，例如 ./mybot；後面可以接選項，例如 { $example }。
cli-program-seconds = 它寫一個號碼可用的時間。
cli-bot = 把程式寫成的電腦玩家帶到伺服器的一桌。
cli-bot-name = 它在桌上的名字，取代原本的名字。
mark-program = 程式

## 證明了什麼

check-by = { $name }，作者：{ $author }
check-proved = 問了{ $count }個號碼：全都合乎規則，同樣的種子得到同樣的號碼。
check-pace = 一個號碼平均需要{ $mean }毫秒，最慢的用了{ $slowest }毫秒。

## 在桌上

bot-sits = { $name }已在{ $code }桌入座。按 Ctrl-C 結束。
bot-waits = { $name }在{ $code }桌等下一場遊戲。按 Ctrl-C 結束。
bot-removed = 桌主請這個電腦玩家離桌了。
bot-plays-on = 這個號碼改由{ $other }寫。

## 哪裡出錯

tournament-bot-changed-its-mind = 電腦玩家在同樣的局面、同樣的種子下選了兩個號碼。{ $found }（座位{ $right }）
tournament-program-missing = 沒有{ $found }這個程式。
tournament-program-not-executable = { $found }不能當程式執行，請試試「{ $right }」。
tournament-program-bad-name = 程式需要一個名字：1到19個小寫字元，沒有空格，例如「{ $right }」。{ $found }
tournament-program-no-option = 程式沒有這個選項，可用的有：{ $right }。{ $found }
tournament-program-no-options = 程式沒有任何選項。{ $found }
tournament-program-slow = 程式沒有及時回答。{ $found }（{ $right }）
tournament-program-ended = 程式沒有回答就結束了。{ $found }（{ $right }）
tournament-program-loud = 程式一次說得太多。{ $found }（{ $right }）
tournament-program-error = 程式放棄了。{ $found }（{ $right }）
tournament-program-unasked = 程式在被問之前就回答了。{ $found }（{ $right }）
tournament-program-no-number = 程式沒有用「number」加三個數字回答。{ $found }（{ $right }）
