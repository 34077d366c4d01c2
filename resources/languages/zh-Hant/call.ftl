call-makes = 變成{ $total }
call-pass = 不變
call-doubled = ×2
call-halved = ÷2
call-to = { $words }，{ $player }
call-face = { START($rank, form: "figure") }

call-reverse = 迴轉
call-skip = 跳過
call-name-next = 指定下一家
call-put-out = 踢人出局
call-shield = 護身
call-swap-hands = 交換手牌
call-redeal = 全部重發
call-next-plays-2 = 下家出兩次
call-to-be-answered = 要回應
call-steal = 偷一張牌
call-takes-zeus = 抓住宙斯
call-others-draw-1 = 別人抽一張
call-others-draw-2 = 別人抽兩張
call-bomb = 炸彈
call-over = 爆掉！

call-who-plays-next = 下一家是誰？
call-who-is-put-out = 把誰踢出局？
call-swap-with-whom = 和誰交換手牌？
call-steal-from-whom = 拿誰的牌？

call-spoken = { $player }，{ $cards }，{ $value }，{ $total }
call-spoken-several = { $player }，{ FORM($count, as: "form-number") }張{ FORM($rank, form: "card") }，{ $value }，{ $total }
call-spoken-makes = { $player }，{ $cards }，變成{ $total }
call-spoken-several-makes = { $player }，{ FORM($count, as: "form-number") }張{ FORM($rank, form: "card") }，變成{ $total }
call-spoken-by-name = { $player }，{ $cards }，{ $total }
call-spoken-besides = { $player }，{ $value }
