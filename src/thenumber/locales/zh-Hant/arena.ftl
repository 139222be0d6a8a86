### 大量對戰：一對全部、評分表、叢集、整批複盤。

cli-tournament-gauntlet = 一個電腦玩家對上其他所有電腦玩家，其他的彼此不對戰：--bots 列出的，不指定就是整個階梯。
cli-tournament-ratings = 在這個檔案裡保存評分表；每次對戰都會累積，同一場不會算兩次。
cli-review-source = 紀錄檔（.tnr）、連結，或用 - 表示標準輸入；也可以是放紀錄檔的資料夾，每場遊戲輸出一行 JSON。
cli-review-workers = 同時分析資料夾裡遊戲的行程數；不指定就是每個核心一個。
cli-cluster = 交給 Ray 叢集執行：「{ $here }」是這台電腦上的，「{ $there }」是其他的。結果都一樣。

## Results

tournament-ratings = 評分表裡所有對戰的評分
tournament-interval = 95%區間
tournament-rated-games = 場數
tournament-failed = { $bot }在{ $count }場裡出錯，這些都算輸。

## What is wrong

tournament-bot-ended = 有個電腦玩家讓自己的行程當掉了。結束代碼：{ $found }（座位 { $right }）
tournament-no-rating-list = { $found } 不能當評分表用：需要版本{ $right }的檔案，或是在現有資料夾裡新建一個。
tournament-no-ray = 使用 { $found } 缺少額外套件：{ $right }
tournament-unknown-cluster = 沒有「{ $found }」這個叢集，應該是 { $right }。
tournament-no-cluster = 無法連上叢集 { $found }：{ $right }
tournament-cluster-versions = 叢集裡有個節點的版本和這台電腦不同：{ $found }。應該是 { $right }。
tournament-cluster-bot = 叢集的節點 { $found } 無法使用電腦玩家 { $right }。套件必須安裝在每個節點上，程式必須放在相同的資料夾裡。
tournament-cluster-failed = 叢集出錯了：{ $found }。已經玩過的都留著；再下一次同樣的指令就會繼續，用 --cluster { $right } 或不用都可以。
