board-table = 牌桌
board-undo = 復原
board-take-back = 收回
board-do-again = 再做一次
board-hint-is = 最強的對手會怎麼出
board-sounds-on = 音效：開
board-sounds-off = 音效：關
board-fold-moves = 收起出牌表
board-show-moves = 顯示出牌表
board-next-deal = 下一局
board-result = 結果

board-no-card-fits = 沒牌可出
board-your-turn = 輪到你
board-your-call = 換你報
board-your-turn-name = { $name }，輪到你
board-your-turn-plays = 輪到你：出{ $count }次
board-name-plays = { $name }，出{ $count }次
board-your-turn-more = 輪到你：再出{ $count }次
board-name-more = { $name }，再出{ $count }次
board-you-watch-this-deal = 你這局休息，看別人玩
board-you-watch-who-won = 你贏了，看別人玩
board-you-watch-this-game = 你被淘汰了，看別人玩
board-no-card-can-be-played = 沒有牌可以出
board-every-card-goes-over = { $limit ->
    [0] 每張牌都會低於0
   *[other] 每張牌都會超過{ $limit }
 }

board-to-play = 出牌中
board-next = 下一家
board-skipped = 跳過
board-sits-out = 休息
board-has-won = 贏了！
board-phone-away = 暫離
board-phone-is-away = 用手機，現在不在
board-at-phone = 用手機
board-sits-this-deal-out = 這局休息
board-out = 出局
board-out-of-the-game = 淘汰
board-holds-zeus = 抓著宙斯
board-score = 總分{ $count }
board-forfeits = 罰點：{ $count }
board-reward-marks = 星星：{ $count }
board-cards = { $count }張
board-holds-cards = 手上有{ $cards }

board-stock = 牌堆  { $count }
board-stock-cards = 牌堆：{ $count }張
board-stock-under = 牌堆：{ $count }張，最下面是{ FORM($card, form: "card") }
board-left = 還有{ $count }

board-chance = 這局不輸的機會
board-percent = { $percent }%

board-played = 出了
board-best = 最好

board-moves = 出牌表
board-deal = 第{ $number }局
board-no-moves = 這一局出過的牌會列在這裡。
board-card-values = 牌的作用
