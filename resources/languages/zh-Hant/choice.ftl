choice-lay-down-three = 亮出三張{ FORM($rank, form: "card") }
choice-sneak-card = 用{ FORM($card, form: "card") }插牌
choice-discard-card = 丟出{ FORM($card, form: "card") }
choice-take-card = 拿{ FORM($card, form: "card") }
choice-let-it-pass = 放過
choice-do-not-answer = 不回應
choice-draw-a-card = 抽一張牌
choice-give-up = 放棄
choice-play-several = 出好幾張
choice-play-them = 一起出
choice-make-it-total = 變成{ $total }

choice-which-total = { FORM($rank, form: "card") }：總數要多少？
choice-turn-the-dial = 轉轉盤、輸入數字，或用方向鍵。
choice-tap-the-line = 按一按數線、輸入數字，或用方向鍵。
choice-give-up-out = 放棄的話，你就被淘汰了
choice-which-seat = 哪個座位？
choice-click-a-seat = 點一個座位，或按座位號碼。
choice-which-go-together = 哪些牌一起出？
choice-click-cards-or-space = 點選牌，或用空白鍵標記。
choice-marked = 已標記{ $count }張牌
choice-mark-another = 再標記一張可以一起出的牌。
choice-marked-make = { $count }張牌，總數變成{ $totals }
choice-marked-make-any = { $count }張牌，總數變成{ $low }到{ $high }的任一數
choice-enter-plays = 按Enter出牌。
choice-does-not-go-with = 這張牌不能和其他的一起出。
choice-which-card-from-name = 要拿{ $name }的哪張牌？
choice-you-see-the-hand = 你看得到整手牌。
choice-a-bomb = 炸彈！要救自己嗎？
choice-name-laid-a-bomb = { $name }出了炸彈。要救自己嗎？
choice-who-passes-flips = 放過的話，你會被炸到。
choice-hold-it-too = 你也有{ FORM($card, form: "card") }。要插牌嗎？
choice-name-laid-card = { $name }出了{ FORM($card, form: "card") }。要插牌嗎？
choice-sneak-counts = 這算你的回合，你會抓住宙斯。
choice-which-under-stock = 哪張牌放到牌堆下面？
choice-under-stock-face-up = 牌面朝上；抽到最後一張的人拿到它。
choice-lay-three-down = 你有三條。要亮出來嗎？
choice-others-pay = 其他人要付，這局結束。
choice-which-value = { FORM($rank, form: "card") }：{ $values }？

choice-only-sneak = 只能用{ FORM($card, form: "card") }插牌，或是放過。
choice-only-saves = 只有{ FORM($card, form: "card") }能擋炸彈，或是放過。
choice-on-the-buttons = 請選按鈕上的牌。
choice-only-three = 只能亮出三條，或是放過。

choice-answer-queen-or-not = 用{ FORM($rank, form: "card") }回應，或不回應
choice-draw-before = 下一張牌出來前，先抽{ $count }張牌

choice-key-marks = 標記一起出的牌
choice-key-next-seat = 下一個座位

choice-what-total-now = 總數{ $total }，出{ FORM($ranks, form: "figure") }（{ $value }）：現在總數是多少？
choice-wrong-costs = 輸入後按Enter。算得不對得一個罰點。
choice-wrong-costs-token = 輸入後按Enter。算得不對付一個代幣。
choice-wrong-costs-deal = 輸入後按Enter。算得不對就輸這局。
choice-escape-takes-back = 輸入後按Enter。按Esc收回這張牌。
choice-new-total = 新總數
