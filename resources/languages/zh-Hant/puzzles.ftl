puzzles-title = 找贏牌

puzzles-book = 解開的謎題
puzzles-sums = 算式謎題
puzzles-looking = 正在擺謎題…

puzzles-question = 出哪張牌會贏？
puzzles-position = 總數是{ $total }，{ $players ->
    [2] 兩人
   *[other] 所有人
 }的手牌都攤開，牌堆沒有牌了。你先出。
puzzles-next = 你之後輪到{ $name }。
puzzles-goal = 沒牌可出，你就輸這一局。
puzzles-grade = { $grade ->
    [easy] 簡單
    [medium] 普通
   *[hard] 困難
 }：電腦十次裡有{ $tenths }次找得到。到結束共{ $moves }手。
puzzles-holds = { $name }手上有{ FORM($cards, form: "card") }。
puzzles-own-card = 你的手牌：{ $told }。

puzzles-answer = { $state ->
    [right] { $move }：會贏
    [wrong] { $move }：不會贏
   *[open] { $move }
 }
puzzles-yes = 對，就是{ FORM($cards, form: "card") }。
puzzles-yes-so = 對，就是{ FORM($cards, form: "card") }（{ $note }）。
puzzles-no = 不是{ FORM($cards, form: "card") }：看看會怎樣。
puzzles-no-so = 不是{ FORM($cards, form: "card") }（{ $note }）：看看會怎樣。
puzzles-it-was = 是{ FORM($cards, form: "card") }。
puzzles-it-was-so = 是{ FORM($cards, form: "card") }（{ $note }）。
puzzles-idea-keep = 把{ FORM($cards, form: "card") }留到最後。
puzzles-idea-trap = 這下別人都沒得選。
puzzles-idea-top = 直接到{ $total }。
puzzles-idea-room = 先騰出空間。
puzzles-idea-pass = 把總數留給別人。
puzzles-idea-count = 數一數：別人會先沒牌可出。
puzzles-stars = 3 顆星得 { $stars } 顆
puzzles-stars-told = 3 顆星得 { $stars } 顆。
puzzles-why-not = 為什麼不是{ FORM($cards, form: "card") }？
puzzles-why-not-so = 為什麼不是{ FORM($cards, form: "card") }（{ $note }）？
puzzles-cards = 牌與規則
puzzles-card-value = { $shown }：{ $told }。
puzzles-play-out = 到牌桌上玩完
puzzles-back = 回到謎題

puzzles-only-card = 只有這張能出
puzzles-last-step = 剛好{ $total }
puzzles-stuck = { $name }沒牌可出。
puzzles-made = { $name }：{ FORM($cards, form: "card") }，{ $total }，{ $note }。

puzzles-key-days = 前一天、後一天
puzzles-key-why = 為什麼不是別張？

puzzles-book-note = 你解開謎題的日子。點一天可以再想一次。
puzzles-book-empty = 解開的謎題會收在這裡。
puzzles-book-entry = { $game }，{ $day }
puzzles-book-lost = 解開的謎題讀不出來；已保留為{ $file }。
puzzles-not-there = 這個謎題的遊戲已經不在了，或是規則改過了。
puzzles-key-open = 打開謎題

puzzles-sum-question = { $count ->
    [1] 哪張牌剛好湊成{ $total }？
   *[2] 哪兩張牌合起來剛好湊成{ $total }？
 }
puzzles-sum-start = 總數是{ $total }。
puzzles-sum-of = 第{ $number }題，共{ $sums }題。
puzzles-sum-card = { $state ->
    [right] { FORM($cards, form: "card") }：對
    [wrong] { FORM($cards, form: "card") }：不是這張
    [chosen] { FORM($cards, form: "card") }：選了
   *[open] { FORM($cards, form: "card") }
 }
puzzles-sum-makes = 這樣是{ $totals }。試試別張。
puzzles-sum-does-not-fit = 這樣會超過終點。試試別張。
puzzles-sum-step = { FORM($cards, form: "card") }，變成{ $total }。
puzzles-sum-next = 下一題
puzzles-sum-other-day = 前一天的題目
