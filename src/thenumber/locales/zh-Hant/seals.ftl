### 密封碼：號碼是否就是蓋下的號碼，以及不是的時候所說的話。

seals-match = { $count }個密封碼全部相符
seals-unseen = 有{ $count }個號碼蓋下時，這台裝置沒有連線
seals-about = 數字板塊一蓋下，伺服器就公布它的密封碼；翻開第一個號碼之前，所有密封碼都已公布。你的裝置記住了這些密封碼，剛才核對過每個號碼都和為它公布的密封碼相符：之後沒有人能更改。
seal-kept = 翻開前已公布，相符
seal-unseen = 相符，但這台裝置在翻開前沒有看到密封碼
seal-broken = 不符

alarm-title = 伺服器沒有信守承諾
alarm-about = 誠實的伺服器絕不會這樣做。請不要相信這場遊戲，並把證據給其他人看。
alarm-promised = 承諾：
alarm-shown = 顯示：
alarm-proof = 證據，請保存：
alarm-copy = 複製證據
alarm-copied = 已複製
alarm-save = 儲存證據
alarm-close = 我看到了
alarm-somebody = 某人
alarm-nothing = 沒有號碼
fault-own = { $name }：你蓋下的是{ $promised }，翻開的卻是{ $shown }。
fault-changed = { $name }：翻開的號碼，不是已公布密封碼的那一個。
fault-unpublished = { $name }：翻開的號碼，從未公布過密封碼。
fault-withdrawn = { $name }：翻開的號碼是已經收回的。
fault-unproved = { $name }：翻開{ $shown }時沒有任何證明。
fault-hidden = { $name }：公布了密封碼，卻沒有翻開它的號碼。
fault-bot = { $name }：電腦玩家必須在真人之前蓋下號碼，而且不能收回。這個號碼來得太晚，或被換過。
fault-unsealed = 在所有密封碼公布之前，號碼就翻開了。
fault-rewritten = { $name }：翻開時是{ $promised }的號碼，後來顯示為{ $shown }。
fault-contradiction = 伺服器對這一回合數字板塊的說法自相矛盾。
