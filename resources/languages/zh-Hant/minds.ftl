minds-title = 大家拿什麼牌？

minds-whose-choices = 誰的選擇
minds-all-computers = 所有電腦
minds-earlier = 上一個選擇
minds-later = 下一個選擇
minds-where = 第{ $deal }局第{ $number }手：{ $name }，總數{ $total }，{ $move }
minds-no-choices = 結束的局裡，電腦都沒有得選。

minds-thinking = { $name }再想一次…
minds-slip = 失手了：這個程度有時會隨便出。
minds-chose-otherwise = 當時在牌桌上選的不一樣：可能沒時間想完，或是後來學會了。現在會選：{ $move }。
minds-by-rule = { $name }在這裡照簡單規則出，不猜別人的手牌。
minds-imagined = { $name }想像了{ $count }種看不到的牌可能怎麼分。牌下面的數字，是一百種裡有幾種在那裡。
minds-fair = { $name }只知道自己的手牌、出過的牌，還有大家看得到、記得住的。其他都不知道。

minds-was-right = { $name }最確定{ $other }有{ FORM($rank, form: "card") }：一百種想像裡有{ $percent }種是這樣。猜對了。
minds-was-wrong = { $name }最確定{ $other }有{ FORM($rank, form: "card") }：一百種想像裡有{ $percent }種是這樣。其實{ $other }拿的是{ FORM($cards, form: "card") }。

minds-known = 已知
minds-imagined-world = 想像，第{ $number }種，共{ $count }種
minds-another-world = 另一種想像
minds-another-world-tip = 還想像過什麼
minds-held = { $name }拿的是{ FORM($cards, form: "card") }。
minds-held-in-world = 在這種想像裡：{ FORM($cards, form: "card") }。

minds-weighed = 考慮過的選擇
minds-makes-total = 變成{ $total }
minds-makes-total-at = { $way ->
    [eliminate] 變成{ $total }，踢{ $other }出局
    [exchange] 變成{ $total }，和{ $other }換手牌
    [steal] 變成{ $total }，偷{ $other }的牌
   *[choose] 變成{ $total }，指定{ $other }
 }
minds-rules-choice = 簡單規則的選擇
minds-played = 出了
minds-not-to-lose = 這局不輸的機會{ $percent }%
minds-weighed-move = { $facts }。

minds-made = { $name }：{ FORM($cards, form: "card") }，{ $total }。
