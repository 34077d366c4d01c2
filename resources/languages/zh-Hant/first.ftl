first-show = 教我玩
first-show-hint = 用兩分鐘的一局看懂這個遊戲
first-deal = 你的第一局
first-skip = 略過
first-now-you = 換你玩

first-total = 這是總數。
first-keep = 別讓它超過{ $limit }。
first-keep-down = 別讓它低於0。
first-keep-over = 到{ $limit }，這一局就結束。
first-reach = 搶先到{ $limit }。
first-keep-together = 大家一起剛好湊到{ $limit }。
first-card = { FORM($card, form: "card") }：{ $does }。
first-stuck = { $player }沒牌可出。
first-end = { $player }的牌結束了這一局。
first-end-together = 總數剛好是{ $limit }：大家都贏了。

first-differs = 和「{ $game }」不一樣
first-play-lit = 出亮起來的牌
first-not-yet = 先別急：出{ FORM($card, form: "card") }。

first-told = 第{ $number }個，共{ $count }個：{ $told }
first-play-card = 出{ FORM($card, form: "card") }。
first-not-found = 沒有哪一局能好好示範這個遊戲。請看規則。
