refusal-over-limit = { $limit ->
    [0] 出{ FORM($rank, form: "card") }會變成{ $total }：低於0
   *[other] 出{ FORM($rank, form: "card") }會變成{ $total }：超過{ $limit }
 }
refusal-not-on-this-total = 這個總數不能出{ FORM($rank, form: "card") }
refusal-not-yet = 還不能出{ FORM($rank, form: "card") }
refusal-not-now = 現在不能出{ FORM($rank, form: "card") }
refusal-answer-due = { FORM($asked, form: "card") }只能用{ FORM($asked, form: "card") }回應
refusal-run-goes-on = 要用{ FORM($asked, form: "card") }接連號
refusal-may-not-begin = { FORM($rank, form: "card") }不能先出：要出{ $count }次
refusal-too-few-left = 出{ FORM($rank, form: "card") }的話，牌會不夠：要出{ $count }次
refusal-cancels-fewer = { FORM($rank, form: "card") }抵掉{ $cancels }次，不是{ $count }次
refusal-number-first = { FORM($rank, form: "card") }不能先出：第一張要是數字牌
refusal-not-in-hand = 你手上沒有{ FORM($rank, form: "card") }

refusal-no-deal = 現在沒有牌局。按Enter開始下一局。
refusal-not-your-turn = 還沒輪到你。
refusal-no-such-value = 這張牌沒有這個數。
refusal-can-play = 你還有牌可以出。
refusal-not-asked = 現在不是問你。
refusal-no-such-answer = 這些牌現在不能亮出來。
refusal-must-draw = 你要先抽一張牌。
refusal-nothing-to-draw = 你沒有牌要抽。
refusal-no-call-due = 現在不用報總數。
