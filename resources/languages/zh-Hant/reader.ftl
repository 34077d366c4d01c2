reader-question = 問題
reader-your-hand = 你的手牌
reader-seats = 座位
reader-middle = 牌桌中間

reader-sentence = { $line }。
reader-would-go-over = { $limit ->
    [0] { $card }，不能出：總數會是{ $total }，低於0
   *[other] { $card }，不能出：總數會是{ $total }，超過{ $limit }
 }
reader-cannot-be-played = { $card }，不能出：{ $why }
reader-place-in-hand = 第{ $number }張牌，共{ $count }張
reader-value-makes = { $value }，總數變成{ $total }
reader-total = { $way ->
    [clockwise] 總數{ $total }，上限{ $limit }，還有{ $left }，順時針輪流
   *[counterclockwise] 總數{ $total }，上限{ $limit }，還有{ $left }，逆時針輪流
 }
reader-total-down = { $way ->
    [clockwise] 總數{ $total }，往下到0，還有{ $left }，順時針輪流
   *[counterclockwise] 總數{ $total }，往下到0，還有{ $left }，逆時針輪流
 }
reader-stock-draw = { $stock }。抽一張牌
reader-pile-empty = 棄牌堆：沒有牌
reader-pile = { $count ->
    [1] 棄牌堆：只有一張{ $card }
   *[other] 棄牌堆：最上面是{ $card }，共{ $count }張
 }
