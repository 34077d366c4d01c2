state-makes = { $card }，總數變成{ $totals }
state-makes-any = { $card }，總數變成{ $low }到{ $high }的任一數
state-marked = 已標記
state-with-others = 可以和別的一起出（+）
state-takes-zeus = 抓住宙斯
state-wins-game = 贏這場遊戲
state-brings = 馬上有收穫
state-costs = 馬上要付代價
state-refused = { $card }（{ $why }）

state-you-owe = 你還要出{ $count }次
state-answer-queen = 用{ FORM($rank, form: "card") }回應
state-run-up = 連號往上：出{ FORM($rank, form: "card") }才能抽牌
state-run-down = 連號往下：出{ FORM($rank, form: "card") }才能抽牌

state-you-are-asked = 請你決定。
state-your-turn = 輪到你。
state-to-play = 輪到{ $player }。
state-deal-over = 這一局結束。按Enter開始下一局。
state-game-over = 遊戲結束。
state-total = 總數{ $total }。
state-hand = 你的手牌：{ $cards }。
state-pile = 棄牌堆上：{ $card }。
state-clockwise = 順時針輪流。
state-counterclockwise = 逆時針輪流。
