## 牌

event-copied = { $player }照抄了{ FORM($card, form: "card") }
event-copied-brief = 照抄{ FORM($rank, form: "card") }
event-four = { $player }一次丟出四張
event-four-brief = 一次四張！
event-wrong-call = { $player }報了別的數；是{ $total }
event-wrong-call-brief = 是{ $total }
event-sneaked = { $player }插了牌
event-sneaked-brief = 插牌！
event-three-of-a-kind = { $player }亮出三張{ FORM($rank, form: "card") }
event-three-of-a-kind-brief = 三張{ FORM($rank, form: "card") }

## 對別人做的事

event-named-next = { $player }指定{ $target }當下一家
event-named-next-brief = 當下一家
event-exchanged = { $player }和{ $target }交換了手牌
event-exchanged-brief = 和{ $target }換手牌
event-redealt = { $player }讓大家重發手牌
event-redealt-brief = 全部重發
event-stole = { $player }偷了{ $target }一張牌
event-stole-card = { $player }偷了{ $target }一張牌：{ $card }
event-stole-brief = 偷了{ $target }的牌
event-struck = { $player }把{ $target }踢出局
event-struck-brief = 踢{ $target }出局
event-shield = { $player }用護身牌留在這一局
event-shield-brief = 護身！
event-zeus = { $player }抓住了宙斯
event-zeus-brief = 抓住宙斯
event-saved = { $player }丟出{ FORM($card, form: "card") }，沒被炸到
event-saved-brief = 躲過了！
event-wore-off = 從現在起，{ FORM($card, form: "card") }只算{ $value }
event-wore-off-brief = { $card }：只算{ $value }

## 還欠的

event-must-play = { $player }要出{ $count }次
event-must-play-brief = 要出{ $count }次
event-nothing-owed = { $player }把要出的次數都抵掉了
event-nothing-owed-brief = 都抵掉了
event-could-not-answer = { $player }沒辦法回應，失去這個回合
event-did-not-answer = { $player }沒有回應，失去這個回合
event-penalty = { $player }沒有回應，要出罰牌
event-penalty-brief = 沒有回應
event-once-more = { $player }可以再出一次
event-once-more-brief = 再出一次
event-others-draw = 除了{ $player }，其他人各抽{ $count }張牌
event-others-draw-brief = 其他人抽{ $count }張
event-forgot-to-draw = { $player }忘了抽牌
event-forgot-to-draw-brief = 忘了抽牌

## 總數

event-exact = { $player }剛好碰上{ $number }
event-exact-brief = 剛好{ $number }！
event-crossed = { $player }越過了{ $number }
event-crossed-brief = 越過{ $number }
event-called = { $player }報了{ $number }，要付代價
event-called-brief = { $number }要付
event-pays-each = { $player }賠每個人{ $count }分
event-pays-each-brief = 賠每人{ $count }分
event-gets-from-each = { $player }從每個人那裡得{ $count }分
event-gets-from-each-brief = 每人給{ $count }分
event-wins-points = { $player }得{ $count }分
event-wins-points-brief = +{ $count }
event-loses-points = { $player }扣{ $count }分
event-loses-points-brief = −{ $count }
event-reset = 現在總數是{ $total }
event-reset-brief = 總數{ $total }
event-over = { $player }爆掉了，總數{ $total }
event-over-brief = 爆掉：{ $total }
event-mistake = { $player }不小心出了{ FORM($card, form: "card") }：{ $total }超過了

## 輸掉的

event-cannot-play = { $player }沒牌可出
event-cannot-play-brief = 沒牌可出
event-gave-up = { $player }放棄了
event-gave-up-brief = 放棄
event-bombed = { $player }被炸到了
event-bombed-brief = 被炸到
event-bank = { $player }贏走了銀行裡最後剩下的
event-bank-brief = 銀行空了

## 布幕上

event-dealt = 牌發好了。
event-nobody-played = 之後還沒有人出牌。
event-plays = { $player }出{ FORM($cards, form: "card") }，總數{ $total }
event-plays-still = { $player }出{ FORM($cards, form: "card") }，總數還是{ $total }
event-plays-several = { $player }出{ $count }張{ FORM($rank, form: "card") }，總數{ $total }
event-plays-several-still = { $player }出{ $count }張{ FORM($rank, form: "card") }，總數還是{ $total }
event-earlier = 在這之前還出了{ $count }次牌。
event-turned = 現在往另一個方向輪。
