## 牌的名字

card-index = { START($rank, form: "figure") }
card-name = { $face ->
    [M1] 減1
    [T1] 減1
    [T2] 減2
    [M10] 減10
   *[other] { FORM($face, form: "figure") }
 }
card-in-box = { card-name }（{ $printed }）
card-printed = { FORM($rank, form: "figure") }
card-black = 黑色{ FORM($rank, form: "figure") }
card-red = 紅色{ FORM($rank, form: "figure") }
card-of-suits = { $suits }{ FORM($rank, form: "figure") }
card-other = 其他{ FORM($rank, form: "figure") }
card-apart = { FORM($rank, form: "figure") }（{ $apart }除外）
card-row = { START($names) }

card-black-chip = 黑{ $card }
card-red-chip = 紅{ $card }
card-of-suits-chip = { $suits }{ $card }
card-other-chip = 其他{ $card }

## 總數怎麼變

card-leave = 總數不變
card-add = 加{ $number }
card-add-own = 加牌上的數字
card-take-own = 減牌上的數字
card-add-choice = 加{ $numbers }（自己選）
card-take-any = 減{ $low }到{ $high }的任一數
card-add-any = 加{ $low }到{ $high }的任一數
card-take-off = 減{ $number }
card-set = 總數變成{ $number }
card-set-any = 總數變成{ $low }到{ $high }的任一數
card-copy = 照著上一張牌再做一次；如果是一局的第一張牌，就加{ $number }
card-double = 總數加倍
card-double-or-halve = 總數是雙數又大於49就減半，否則加倍
card-double-odd-or-halve-even = 總數是雙數就減半，是單數就加倍
card-swap-digits = 總數的兩個數字對調（7當成07）
card-round-to-ten = 總數變成最接近的整十（個位是5就往上）
card-pass-on-a-round-total = 總數不變，而且只有總數的個位是0時才能出
card-never = 永遠不能出
card-only-together = 不能單獨出

## 還會發生什麼

card-reverse = 迴轉方向
card-skip = 跳過下一家
card-choose = 由你指定下一家
card-eliminate = 指定一位玩家，讓那人本局出局
card-shield = 保護拿著它的人不會被踢出局：把它塞到剛出的那張牌下面，再抽一張牌
card-exchange = 指定一位玩家，和那人交換手牌
card-redeal = 所有的牌重洗，每個人發到一手新牌
card-oblige = 下一家要出兩次
card-chain = { $answer ->
    [forced] 必須用{ FORM($wanted, form: "card") }回應
   *[optional] 可以用{ FORM($wanted, form: "card") }回應
 }
card-steal = 指定一位玩家，拿走那人一張牌
card-zeus = 抓住宙斯
card-others-draw-1 = 其他人各抽一張牌
card-others-draw-2 = 其他人各抽兩張牌
card-bomb = 其他人都要丟出{ FORM($saves, form: "a") }，不然就要{ $cost ->
    [bomb] 翻一個定時炸彈
   *[other] 付{ $cost }
 }

card-several = { $does }
card-choice = { $does }（自己選）
card-either = 自己選：{ $first }，或是{ $second }

## 桌邊的簡短說法

card-add-own-short = 加牌上的數字
card-take-own-short = 減牌上的數字
card-leave-short = 不變
card-add-any-short = +{ $low }…{ $high }
card-take-any-short = −{ $low }…{ $high }
card-set-short = 變成{ $number }
card-set-any-short = 變成{ $low }到{ $high }
card-copy-short = 照抄上一張
card-double-short = 加倍
card-double-or-halve-short = 減半或加倍
card-double-odd-or-halve-even-short = 雙數減半
card-swap-digits-short = 數字對調
card-round-to-ten-short = 最近的整十
card-pass-on-a-round-total-short = 個位0時不變
card-never-short = 不能出
card-only-together-short = 限四張一起
card-reverse-short = { $rank ->
    [REV] 換方向
   *[other] 迴轉
 }
card-skip-short = { $rank ->
    [SKIP] 下家停一次
   *[other] 跳過
 }
card-choose-short = 選下一家
card-eliminate-short = 踢人出局
card-shield-short = 護身
card-exchange-short = 交換手牌
card-redeal-short = 全部重發
card-oblige-short = 下家出2次
card-chain-short = 要回應
card-steal-short = 偷一張
card-zeus-short = 抓宙斯
card-others-draw-1-short = { $rank ->
    [DRAW1] 別人拿1張
   *[other] 別人抽1
 }
card-others-draw-2-short = { $rank ->
    [DRAW2] 別人拿2張
   *[other] 別人抽2
 }
card-bomb-short = { $rank ->
    [BOMB] 炸其他人
   *[other] 炸彈
 }
card-several-short = { $value }、{ $told }
card-list-short = { $told }
card-later-short = { $told }，之後{ $value }
card-awake-short = { $number }起：{ $told }
card-awake-down-short = { $number }以下：{ $told }
card-awake-turn-short = 第{ $number }回合：{ $told }

## 小標籤上

card-does = { $card }：{ $does }
card-equals = { $card } = { $value }
card-equals-and = { $card } = { $value }、{ $does }
card-range = { $low }到{ $high }
card-list-chip = { $told }
card-leave-chip = 不變
card-copy-chip = 照抄上一張
card-double-chip = 加倍
card-double-or-halve-chip = 減半或加倍
card-double-odd-or-halve-even-chip = 雙數減半
card-swap-digits-chip = 數字對調
card-round-to-ten-chip = 變成整十
card-pass-on-a-round-total-chip = 個位0時不變
card-never-chip = 永遠不能出
card-only-together-chip = 只能四張一起出
card-reverse-chip = { $rank ->
    [REV] 換方向
   *[other] 迴轉
 }
card-skip-chip = { $rank ->
    [SKIP] 下家停一次
   *[other] 跳過
 }
card-choose-chip = 選下一家
card-eliminate-chip = 踢人出局
card-shield-chip = 護身
card-exchange-chip = 交換手牌
card-redeal-chip = 全部重發
card-oblige-chip = 下家出2次
card-chain-chip = 要回應
card-steal-chip = 偷一張牌
card-zeus-chip = 抓宙斯
card-others-draw-1-chip = 別人抽1張
card-others-draw-2-chip = 別人抽2張
card-bomb-chip = 炸其他人

## 表格下的說明

card-note-limit = 讓總數變成{ $limit }的牌，在總數已經是{ $limit }時也能出。
card-note-over = 如果牌上的數會讓總數超過{ $limit }，不管它還有什麼作用，都不能出。
card-note-copy = { FORM($rank, form: "card") }會照抄這一局裡的上一張牌，不管是誰出的：加減多少、有什麼作用，全都一樣。
card-note-copy-turned-up = { FORM($rank, form: "card") }會照抄這一局裡的上一張牌，不管是誰出的，一開始翻開的那張也算：加減多少、有什麼作用，全都一樣。
card-note-copy-again = 在{ FORM($rank, form: "card") }上再出{ FORM($rank, form: "card") }，就把前一張做過的再做一次。被照抄的牌現在能出，這張就能出。
card-note-copy-pair = 前面如果是算成一張的兩張牌，就照其中一張做。
