### Opponents: what bots are called, how strong they are, and what a number is worth against them.

## Bots: their names

bot-echo-name = 回聲
bot-banker-name = 銀行家
bot-lucky-name = 幸運兒
bot-dreamer-name = 夢想家
bot-nervous-name = 緊張大師
bot-pianist-name = 鋼琴家
bot-random-name = 隨機
bot-greedy-name = 貪心鬼
bot-schemer-name = 謀略家
bot-copycat-name = 模仿者
bot-thinker-name = 思考者
bot-planner-name = 規劃師
bot-cautious-name = 謹慎者
bot-equilibrium-name = 均衡者
bot-champion-name = 冠軍
bot-hunter-name = 獵人
# The second of a kind at a table, and so on.
bot-twin = { $name }{ $count }

## How strong they are

difficulty-title = 對手
difficulty-gentle = 溫和
difficulty-good = 厲害
difficulty-merciless = 無情
difficulty-gentle-about = 會像人一樣犯錯，很適合第一場。
difficulty-good-about = 各有一套玩法，你也需要一套。
difficulty-merciless-about = 每回合都精算過，能贏就了不起。
opponents-title = 你的對手

## On the start page

home-ladder = 天梯
home-ladder-about = 逐一打敗電腦玩家

## While one writes

# Between stars: what stands out. $points is “7 points”.
own-stake = 過關：*{ $points }*。若為最大：*{ $highest }*。
setting-coach = 教練提示
setting-coach-about = 第一次遇到新狀況時提醒一句。玩過兩場後自動關閉。
