### Games that may be published: the option of a table, and what everybody there is told of it before they play.

options-shared = 分享我們的遊戲供研究使用
options-shared-about = 玩到最後的遊戲可能會公開，但不含名字。
sharing-told = 這一桌的遊戲可能會公開供研究使用，但不含名字。
