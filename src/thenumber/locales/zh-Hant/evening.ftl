### The evening around the games: faces at a reveal, what is told when a game is over, the tally, the television.
### Names and numbers come in as they are shown, leads as "+11" or "−6", $turn as "Round 2 · Turn 4".

## 翻開時的表情

reaction-open = 表情反應
reaction-laugh = 大笑
reaction-gasp = 驚訝
reaction-groan = 哀號
reaction-cheer = 歡呼
reaction-wink = 眨眼
reaction-heard = { $name }：{ $reaction }

## 遊戲結束後

moments-title = 這場的精彩時刻
moment-decisive = 決定勝負的回合
moment-boldest = 最大膽的號碼
moment-unluckiest = 最倒楣的出局
moment-where = { $what } · { $turn }
moment-decisive-told =
    { $who ->
        [you] 你的領先
       *[other] { $name }的領先
    }從{ $before }變成{ $after }。
moment-boldest-told =
    { $who ->
        [you] 你的{ $number }
       *[other] { $name }的{ $number }
    }過關了，當時的風險是{ $risk }%。
moment-unluckiest-told =
    { $who ->
        [you] 你的{ $number }
       *[other] { $name }的{ $number }
    }只因一個數字就丟了{ $count }分。

## 這張桌子的所有遊戲

evening-title = 今晚
evening-games = { $count }場
evening-won = 勝場
evening-points = 總得分

## 電視

tv-later = 來觀戰，或加入下一場：
tv-again = 再來一場？用手機開始。
tv-sound-on = 開啟音效
tv-sound-off = 關閉音效
