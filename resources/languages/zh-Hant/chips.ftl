chips-limit = 到{ $limit }
chips-limit-in-full = 總數上限是{ $limit }
chips-cards-take = 牌用減的
chips-down = 從{ $total }到0
chips-reach-wins = 先到{ $total }就贏
chips-exact-wins = 剛好{ $total }就贏
chips-hurdles = { $numbers }：剛好+1，越過−1
chips-hurdles-end = 到{ $total }或更多，一局結束
chips-team = 大家一起
chips-without-cards = 不用{ FORM($ranks, form: "card") }
chips-cards-in-hand = { $count }張手牌
chips-all-dealt = 牌全部發完
chips-players = { $players }到{ $most }人

chips-no-tokens = 沒有代幣
chips-tokens = { $kind ->
    [penny] { $count }個銅板
    [nickel] { $count }個五元銅板
    [chip] { $count }個籌碼
    [corner] { $count }個角
    [fold] { $count }道摺痕
    [point] { $count }分
    [letter] { $count }個字母
    [bomb] { $count }個定時炸彈
   *[token] { $count }個代幣
 }

chips-packs = { $count }副牌
chips-packs-from = { $players }人以上用{ $count }副牌
chips-stock-runs-out = 牌堆會用完
chips-without-cards-has-won = 出完牌就贏
chips-whole-pile-shuffled = 棄牌堆整疊重洗
chips-stock-is-renewed = 牌堆會重洗
chips-good-last-card = 牌堆底有好牌
chips-card-turned-up = 先翻開一張牌

chips-milestones = { $numbers }有賞
chips-no-milestones = 沒有里程碑
chips-fines = { $numbers }要付
chips-no-fines = 沒有要付的總數
chips-borders = 越過{ $numbers }要付，到{ $target }分結束
chips-no-borders = 沒有界線
chips-payment-overshoot = 超過{ $limit }多少賠多少
chips-payment-forfeit = 超過{ $limit }得一個罰點
chips-payment-over = 超過{ $limit }賠每人{ $count }分
chips-sixty-nine = 69：{ $does }
chips-zeus = { $limit }時抓著宙斯
chips-never-below-zero = 不低於0
chips-below-zero-too = 可以低於0

chips-penalties-handed-on = 罰牌會轉給下家
chips-penalties-end = 罰牌到你為止
chips-runs = 接連號才能抽牌
chips-same-rank = 同樣的牌一次最多{ $count }張
chips-pairs = 成對的{ FORM($ranks, form: "card") }只算一張
chips-thrown = 四張{ FORM($rank, form: "card") }一起丟
chips-one-at-once = 一次一張
chips-three-of-a-kind = 三條結束一局
chips-hands = { $hands }
chips-hand-wins = 三張{ FORM($rank, form: "card") }就贏
chips-hand-loses = 三張{ FORM($rank, form: "card") }大家輸
chips-ban = { $count }個回合不能出{ FORM($rank, form: "card") }
chips-wears-off = 作用會失效
chips-wakes = { $total }起才有作用
chips-wakes-turn = 第{ $count }回合起才有作用

chips-stuck-ends = 沒牌出，這局結束
chips-stuck-out = 沒牌出就淘汰
chips-stuck-sits-out = 沒牌出，本局出局
chips-stuck-clears = 沒牌出，收走棄牌堆
chips-stuck-takes-back = 沒牌出，棄牌堆少{ $count }張
chips-over-ends = 超過，這局結束
chips-without-cards-wins = 先出完牌就贏
chips-bomb-saves = { card-index }可以擋炸彈
chips-hands-stay = 手牌留到下一局
chips-hands-new = 每局重新發牌
chips-out-with-last = { $kind ->
    [penny] 付完最後一個銅板就淘汰
    [nickel] 付完最後一個五元銅板就淘汰
    [chip] 付完最後一個籌碼就淘汰
    [corner] 摺完最後一個角就淘汰
    [fold] 摺完最後一道摺痕就淘汰
    [point] 扣完最後一分就淘汰
    [bomb] 翻完最後一個炸彈就淘汰
   *[token] 付完最後一個代幣就淘汰
 }
chips-out-later = 付完再輸才淘汰
chips-nobody-out = 沒有人淘汰
chips-match-won = 先贏{ $count }局
chips-match-lost = 有人得{ $count }個罰點為止

chips-counterclockwise = 逆時針
chips-clockwise = 順時針
chips-turn-again = 兩人時，迴轉再出一次
chips-turn-passes = 兩人時，迴轉輪到對方
