### 電腦玩家互相對戰：`thenumber tournament`。

cli-tournament = 讓電腦玩家互相對戰，看看誰比較強。
cli-tournament-bots = 兩個以上的電腦玩家：「thenumber bots」列出的、已安裝套件提供的，以及程式，例如 ./mybot。
cli-tournament-games = 每組對戰的場數；一組是一個電腦玩家對上一整桌另一種。
cli-tournament-seats = 一桌的座位數，2到5。
cli-tournament-seed = 固定所有由運氣決定的事。
cli-tournament-workers = 同時進行對戰的行程數；不指定就是每個核心一個。結果都一樣。
cli-tournament-into = 把遊戲、結果和圖存進這個資料夾；再下一次同樣的指令，就從中斷處繼續。
cli-tournament-json = 輸出 JSON，不列表。

## Results

tournament-title = { $count }場，每桌{ $seats }個座位
tournament-bot = 電腦玩家
tournament-rating = 評分
tournament-share = 勝率（95%區間）
tournament-points = 得分
tournament-others = 其他人
tournament-pace = 每個號碼
tournament-slowest = 最慢
tournament-pairings = 一個電腦玩家（列）對上一整桌另一種（欄）的勝率；均勢是{ $fair }：
tournament-kept = { $count }場遊戲、results.json 和圖片都在 { $folder }。

## What is wrong

tournament-too-few-bots = --bots 只有「{ $found }」太少：至少要{ $right }個，用逗號隔開。
tournament-bot-twice = --bots 裡的 { $found } 出現了兩次，應該是 { $right }。
tournament-unknown-bot = 沒有「{ $found }」這個電腦玩家，可選的有：{ $right }。
tournament-bot-offered-twice = 有好幾個套件都提供電腦玩家 { $found }：{ $right }。請只留一個。
tournament-bot-not-loaded = 無法載入電腦玩家 { $right }：{ $found }
tournament-no-bot = { $found } 不是電腦玩家 { $right }：需要一個有 choose()、名稱為「{ $right }」的物件，小寫、不含空格。
tournament-wrong-seats = 不能有{ $found }個座位：《數字戰爭》是{ $right }人遊戲。
tournament-too-few-games = { $found }場太少，至少要{ $right }場。
tournament-too-few-workers = { $found }個行程太少，至少要{ $right }個。
tournament-no-folder = { $found } 不能當資料夾用：{ $reason }
tournament-other-games = { $found } 裡的遊戲不屬於 { $right }。請換一個資料夾，或改用當初的選項。
tournament-bot-raised = 有個電腦玩家出錯了。{ $found }（座位 { $right }）
tournament-bot-wrote-no-number = 有個電腦玩家寫的不是0到999的整數。{ $found }（座位 { $right }）
tournament-bot-wrote-unavailable = 有個電腦玩家寫了自己已經劃掉的數字。{ $found }（座位 { $right }）
tournament-worker-died = 同樣的遊戲讓{ $found }個行程當掉了，雖然每個電腦玩家都有自己的行程。
