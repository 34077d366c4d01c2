## 所有遊戲的規則

options-negative-totals = 總數低於0
options-negative-totals-allow = 可以
options-negative-totals-floor = 停在0

options-two-player-reverse = 兩個人時的迴轉
options-two-player-reverse-pass = 輪到對方
options-two-player-reverse-again = 自己再出一次

options-two-player-skip = 兩個人時的跳過
options-two-player-skip-again = 自己再出一次
options-two-player-skip-none = 沒有作用

options-draw-discipline = 抽牌
options-draw-discipline-auto = 自動抽
options-draw-discipline-manual = 自己抽，忘了就沒了

options-elimination-rule = 淘汰
options-elimination-rule-at-zero = 什麼都不剩時
options-elimination-rule-below-zero = 再輸一次時

options-tokens = 代幣
options-tokens-by-players = 看人數

options-hand-size = 手牌張數
options-hand-size-by-players = 看人數

options-packs = 幾副牌
options-packs-by-players = 看人數

options-packs-follow-players = 有人離開後，用幾副牌、幾個代幣
options-packs-follow-players-off = 和原來一樣
options-packs-follow-players-on = 照剩下的人數

options-deal-end = 有人沒牌可出時
options-deal-end-deal-ends = 這一局結束
options-deal-end-knock-out = 那人淘汰，其他人繼續
options-deal-end-drop-out = 付代價，本局出局
options-deal-end-pile-away = 付代價，收走棄牌堆
options-deal-end-over-ends = 這一局結束
options-deal-end-shed = 少一個代幣

options-pile-away-loser = 沒牌可出的人的手牌
options-pile-away-loser-redraw = 放下，重抽一手
options-pile-away-loser-keep = 留著
options-pile-away-loser-sit-out = 放下，等這局結束

options-pile-away-cards = 沒牌可出時拿掉幾張
options-pile-away-cards-0 = 整個棄牌堆

options-start-direction = 一開始的方向
options-start-direction-left = 順時針
options-start-direction-right = 逆時針

options-dealer-rotation = 下一個發牌者
options-dealer-rotation-right-of-winner = 贏家的右邊
options-dealer-rotation-left-of-winner = 贏家的左邊
options-dealer-rotation-left = 發牌者的左邊
options-dealer-rotation-right = 發牌者的右邊
options-dealer-rotation-winner = 贏家
options-dealer-rotation-loser = 輸家

options-next-starter = 誰先出牌
options-next-starter-left-of-dealer = 發牌者的左邊
options-next-starter-right-of-dealer = 發牌者的右邊
options-next-starter-loser = 輸家
options-next-starter-winner = 贏家

options-stock = 牌堆用完時
options-stock-reshuffle = 棄牌堆重洗
options-stock-reshuffle-all = 棄牌堆重洗，連最上面那張
options-stock-play-on = 不抽牌，繼續玩
options-empty-hand = 出完最後一張牌的人
options-empty-hand-stuck = 下一回合算沒牌可出
options-empty-hand-wins = 就贏了

options-start-card = 棄牌堆的開始
options-start-card-empty = 沒有牌，總數是0
options-start-card-turn-up-apply = 翻開一張，作用照算
options-start-card-turn-up-ordinary = 翻開一張普通的牌

options-allow-give-up = 放棄
options-allow-give-up-off = 不可以
options-allow-give-up-on = 可以
options-allow-give-up-keeps-points = 可以（馬上放棄能保住全部分數）

options-mistakes-count = 出錯的牌算不算
options-mistakes-count-off = 不算：不能出
options-mistakes-count-on = 算：超過就輸

options-call-check = 報總數
options-call-check-auto = 不檢查
options-call-check-practice = 報得不對就改過來
options-call-check-strict = 報得不對得一個罰點
options-call-check-token = 報得不對付一個代幣
options-call-check-deal = 報得不對就輸這局

options-session-deals = 一場玩幾局
options-session-deals-0 = 想玩幾局就幾局

options-match-won = 贏幾局獲勝

options-match-lost = 輸幾局就結束

options-sixty-nine-effect = 剛好69
options-sixty-nine-effect-none = 沒有作用
options-sixty-nine-effect-pool-token = 從中間贏回一個代幣
options-sixty-nine-effect-bonus-token = 贏一個代幣
options-sixty-nine-effect-others-forfeit = 其他人得一個罰點
options-sixty-nine-effect-reset-zero = 總數變成0

options-exchange-timing = 交換手牌
options-exchange-timing-after-draw = 抽牌後
options-exchange-timing-before-draw = 抽牌前

options-king-ban-turns = 幾個回合不能出K

options-king-ban-at-99 = 被禁的K在上限時
options-king-ban-at-99-allowed = 可以
options-king-ban-at-99-banned = 不可以

options-qc-double-penalty = 同時越過和超過
options-qc-double-penalty-off = 只付一次
options-qc-double-penalty-on = 兩個都付

options-doublet-repeat = 讓這種總數不變的牌
options-doublet-repeat-pays = 再付一次
options-doublet-repeat-free = 不用付

options-exact-by = 剛好湊到上限
options-exact-by-on = 用哪張牌都贏
options-exact-by-counted = 只有用加或減才贏

options-hurdles-goal = 結束一局得幾分
options-hurdles-target = 幾分獲勝

options-wilson-points-floor = 分數最低是0
options-wilson-points-floor-on = 是
options-wilson-points-floor-off = 不是
options-wilson-backwards = 往回越過界線
options-wilson-backwards-costs = 扣一分
options-wilson-backwards-free = 不扣分

options-wilson-target = 幾分獲勝

options-wilson-tie = 最後同分
options-wilson-tie-extra-deal = 再玩一局分勝負
options-wilson-tie-shared = 一起獲勝

options-michigan-trips-hits = 亮出三條時誰要付
options-michigan-trips-hits-active = 還在這一局的人
options-michigan-trips-hits-all = 其他所有人

options-michigan-trips-timing = 什麼時候亮出三條
options-michigan-trips-timing-any = 兩次出牌之間隨時
options-michigan-trips-timing-own-turn = 輪到自己時

options-arizona-multi-in-obligation = 要出兩次時一次出好幾張
options-arizona-multi-in-obligation-single = 不行：一次一張
options-arizona-multi-in-obligation-counts-once = 可以：算一次

options-queen-penalty-draw = 出罰牌後怎麼抽
options-queen-penalty-draw-after-all = 最後一張出完後
options-queen-penalty-draw-after-each = 每出一張就抽
options-queen-penalty-draw-none = 不抽

options-queen-answer = 回應Q
options-queen-answer-forced = 一定要出Q
options-queen-answer-optional = 可以出Q

options-carryover-failure = 把罰牌轉給下一家
options-carryover-failure-safe = 不用付
options-carryover-failure-pay-and-drop-out = 付代價，本局出局

options-zeus-letters = 幾個字母獲勝
options-zeus-letters-4 = 四個
options-zeus-letters-3 = 三個

options-zeus-sneak = 同數字可以插牌
options-zeus-sneak-on = 可以
options-zeus-sneak-off = 不可以

options-boomo-reset-after-flip = 有人出不了時的總數
options-boomo-reset-after-flip-on = 變成0
options-boomo-reset-after-flip-off = 不變

options-shed-new-round = 下一局的手牌
options-shed-new-round-fill-up = 手牌補滿
options-shed-new-round-deal = 每個人重發手牌

options-arizona-stock-end = 牌堆用完時
options-arizona-stock-end-play-on = 不抽牌，繼續玩
options-arizona-stock-end-last-player-wins = 最後出牌的人贏這局

options-ono-first-number = 第一張要是數字牌
options-ono-first-number-off = 不必
options-ono-first-number-on = 一定要

options-run-forced = 接連號
options-run-forced-off = 想接再接
options-run-forced-on = 能接就要接

options-baltimore-six-draw = 偷牌後抽牌
options-baltimore-six-draw-replaces = 不抽
options-baltimore-six-draw-also = 照常抽一張

options-baltimore-six-pick = 偷哪張牌
options-baltimore-six-pick-random = 隨機一張
options-baltimore-six-pick-thief-sees = 偷的人選

## 個別遊戲的規則

options-ace-values = A
options-ace-values-choice = 1或11
options-ace-values-red-aces = 紅色的A

options-umass-round-end = 這一局何時結束
options-umass-round-end-last-survivor = 剩下一位玩家
options-umass-round-end-first-bust = 有人沒牌可出

options-bottom-card = 牌堆下面的好牌
options-bottom-card-auto = 最好的一張
options-bottom-card-dealer-chooses = 發牌者自己選
options-bottom-card-off = 沒有

options-stack-seven = 7
options-stack-seven-7 = 加7
options-stack-seven-0 = 總數不變

options-one-hundred-min = 最少人數
options-one-hundred-min-3 = 三個人
options-one-hundred-min-2 = 兩個人

options-alternative-joker = 兩張鬼牌
options-alternative-joker-none = 不用
options-alternative-joker-set0 = 變成0
options-alternative-joker-set99 = 變成99
options-poker-zero = 什麼牌讓總數變成0
options-poker-zero-ace = 黑桃A
options-poker-zero-jokers = 兩張鬼牌
options-poker-zero-king = K（可以選）

options-one-deal = 一場遊戲
options-one-deal-tokens = 玩到只剩一人有代幣
options-one-deal-knock-out = 一局：沒牌可出就淘汰

options-baltimore-three = 3
options-baltimore-three-0 = 總數不變
options-baltimore-three-3 = 加3

options-baltimore-four = 4
options-baltimore-four-rev = 迴轉方向
options-baltimore-four-4 = 加4

options-ono99-card = O'NO 99牌
options-ono99-card-never = 永遠不能出
options-ono99-card-when-total-ends-in-0 = 總數個位是0時不變

options-double-stack = 雙出牌接雙出牌
options-double-stack-pass-on = 把兩次轉出去
options-double-stack-add = 再多加一次

options-skip-cards = 跳過牌
options-skip-cards-four = 四張
options-skip-cards-none = 沒有

options-maximum-score = 總數上限

options-zeus-deck = 牌的張數
options-zeus-deck-60 = 60張
options-zeus-deck-56 = 56張

options-from-total = 從多少開始

options-queen = Q
options-queen-any-card = 當任何一張牌
options-queen-1-to-9 = 1到9

options-count-down = 總數的方向
options-count-down-up = 往上到25
options-count-down-down = 從100往下到0

options-joker = 鬼牌
options-joker-life = 是一條命
options-joker-starts-again = 出了可以重新開始

options-way = 總數的方向
options-way-up = 往上到100
options-way-down = 從100往下到0
options-way-up-plain = 往上到100，不用萬用牌
options-way-down-plain = 從100往下到0，不用萬用牌

options-hundert-pay = 超過100
options-hundert-pay-overshoot = 超過多少就賠每個人多少
options-hundert-pay-one = 賠每個人一分
options-hundert-pay-forfeit = 得一個罰點
