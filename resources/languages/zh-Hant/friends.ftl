friends-on-card = { $friend }還在這張牌上
friends-brings-sum = { $friend }帶來一題
friends-looked-today = 今天我們一起看過這一題。
friends-looked-before = 之前我們一起看過這一題。
friends-goes-with = 這一題和我們看過的一題是一對。
friends-call-it = 現在報出答案，想看數線也可以，{ $friend }就會回家。
friends-call-it-alone = 現在報出答案，{ $friend }就會回家。
friends-no-hurry = 不急：{ $friend }可以等到改天（{ $key }鍵）。
friends-show-line = 看數線
friends-show-more = 多看一點
friends-is-home = { $friend }回到家了！
friends-another-waits = 另一個朋友
friends-card-with-sum = { $who }在一張牌上，算式是{ $sum }。

friends-key-leave = 不報，繼續玩
friends-key-another = 看另一個朋友

friends-album-of = { $name }的相簿
friends-at-home = 到家的朋友
friends-place = { $friend }的位置
friends-in-album = { $who }：{ $sum }

friends-name-add-ones = 啾啾
friends-name-add-to-ten = 嘟嘟
friends-name-add-cross-ten = 皮皮
friends-name-add-ten = 嗡嗡
friends-name-add-teens = 穩穩
friends-name-take-ones = 點點
friends-name-take-ten = 慢慢
friends-name-take-cross-ten = 刺刺
friends-name-take-past-zero = 泡泡
friends-name-double = 花花
friends-name-halve = 毛毛
friends-name-swap-digits = 飛飛
friends-name-round-to-ten = 滾滾
friends-name-room = 寬寬

friends-who-add-ones = 小雞啾啾
friends-who-add-to-ten = 小豬嘟嘟
friends-who-add-cross-ten = 老鼠皮皮
friends-who-add-ten = 蜜蜂嗡嗡
friends-who-add-teens = 烏龜穩穩
friends-who-take-ones = 瓢蟲點點
friends-who-take-ten = 蝸牛慢慢
friends-who-take-cross-ten = 刺蝟刺刺
friends-who-take-past-zero = 小魚泡泡
friends-who-double = 蝴蝶花花
friends-who-halve = 倉鼠毛毛
friends-who-swap-digits = 蝙蝠飛飛
friends-who-round-to-ten = 海豹滾滾
friends-who-room = 大象寬寬

friends-nobody-today = 今天沒有朋友在等。
friends-today = 今天的朋友
