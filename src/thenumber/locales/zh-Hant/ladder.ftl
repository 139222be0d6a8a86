### The ladder: one bot after another, alone; and what is said at the end of such a game.

climb-title = 天梯
climb-how = 三個同樣的電腦玩家與你對戰，由易到難。每贏一場得一顆星，最多三顆。
climb-kept = 星星會留在這台裝置上。
climb-play = 挑戰{ $name }
climb-next = 下一個
climb-top = 你已經打敗所有電腦玩家。
climb-stars = { $count }顆星（共3顆）
climb-beaten = 已打敗{ $count }／{ $all }
climb-won = 得到一顆星：你打敗了三個{ $name }。
climb-go-on = 天梯下一個：{ $name }
climb-back = 回天梯
end-others = 換對手
