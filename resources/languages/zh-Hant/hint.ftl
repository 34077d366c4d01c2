hint-play = 提示：出{ FORM($cards, form: "card") }，總數變成{ $total }。
hint-play-several = 提示：出{ $count }張{ FORM($rank, form: "card") }，總數變成{ $total }。
hint-do-to = { $effect ->
    [eliminate] 把{ $player }踢出局。
    [exchange] 和{ $player }交換手牌。
    [steal] 偷{ $player }一張牌。
   *[choose] 指定{ $player }當下一家。
 }
hint-lay-down = 提示：亮出{ FORM($cards, form: "card") }。
hint-sneak = 提示：用{ FORM($cards, form: "card") }插牌。
hint-defend = 提示：用{ FORM($cards, form: "card") }擋。
hint-bottom = 提示：把{ FORM($cards, form: "card") }放到牌堆下面。
hint-take = 提示：拿{ FORM($cards, form: "card") }。
hint-call = 提示：報{ $total }。
hint-draw = 提示：抽你的牌。
hint-let-it-pass = 提示：放過。
hint-do-not-answer = 提示：不回應。
hint-give-up = 提示：放棄。

hint-only-play = { $limit ->
    [0] 出別的都會低於0。
   *[other] 出別的都會超過{ $limit }。
 }
hint-only-choice = 現在不能出別的。
hint-all-over = { $limit ->
    [0] 怎麼選都會低於0。
   *[other] 怎麼選都會超過{ $limit }。
 }
hint-alike = 這裡怎麼選都差不多。
hint-gains = 馬上贏得{ $gained }。
hint-takes-zeus = 能抓住宙斯。
hint-ends-with-zeus = 這一局就結束，宙斯在你手上。
hint-reaches-alone = 到了{ $total }，贏得遊戲。
hint-reaches = 剛好到{ $total }：大家都贏。
hint-probably-cannot-stay = { $limit ->
    [0] { $player }大概會低於0。
   *[other] { $player }大概會超過{ $limit }。
 }
hint-may-not-stay = { $limit ->
    [0] { $player }可能會低於0。
   *[other] { $player }可能會超過{ $limit }。
 }
hint-for-the-game = 就整場來看，這比這一局最安全的牌更值得。
hint-rival = 出{ FORM($cards, form: "card") }讓總數變成{ $total }，可能一樣好。
hint-rival-let-it-pass = 放過可能一樣好。
hint-rival-other = 別的選擇可能一樣好。
hint-odds = 這局不輸的機會是{ $percent }%，改選別的是{ $other }%。
hint-keeps = 能留住{ $count }張在{ $limit }也能出的牌。
hint-spends = 趁還有空間，先出大牌。
hint-least = 沒有別的牌加得這麼少。
hint-least-off = 沒有別的牌減得這麼少。
hint-holds = 總數還是{ $total }。
hint-lowers = 總數少{ $count }。
hint-raises = 總數多{ $count }。
hint-no-room = { $limit ->
    [0] 一點都沒得減了。
   *[other] 到{ $limit }完全沒有空間了。
 }
hint-little-room = { $limit ->
    [0] 離0只剩{ $count }。
   *[other] 離{ $limit }只剩{ $count }。
 }
hint-room = 還有{ $count }的空間。

hint-strikes-one = 能把另一位玩家踢出局。
hint-strikes-obliges = 下一家要出兩次。
hint-strikes-draw-1 = 其他人各抽一張牌。
hint-strikes-draw-2 = 其他人各抽兩張牌。
hint-strikes-bomb = 其他人丟不出救命牌，就都會被炸到。

hint-card-chance = { $card }：{ $percent }%
hint-chances = 這局不輸的機會：{ $chances }。
