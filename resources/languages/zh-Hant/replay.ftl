replay-step-deal = 第{ $deal }局，{ $name }發牌
replay-step-stop = 遊戲在這裡結束
replay-step-play = 第{ $number }手，{ $name }，{ FORM($cards, form: "card") }，總數{ $total }
replay-step-play-at = { $way ->
    [eliminate] 第{ $number }手，{ $name }，{ FORM($cards, form: "card") }，踢{ $other }出局，總數{ $total }
    [exchange] 第{ $number }手，{ $name }，{ FORM($cards, form: "card") }，和{ $other }交換手牌，總數{ $total }
    [steal] 第{ $number }手，{ $name }，{ FORM($cards, form: "card") }，偷{ $other }一張牌，總數{ $total }
   *[choose] 第{ $number }手，{ $name }，{ FORM($cards, form: "card") }，指定{ $other }當下一家，總數{ $total }
 }
replay-step-sneak = 第{ $number }手，{ $name }，插{ FORM($cards, form: "card") }，總數{ $total }
replay-step-stuck = 第{ $number }手，{ $name }，沒牌可出
replay-step-draw = 第{ $number }手，{ $name }，抽一張牌
replay-step-decline = 第{ $number }手，{ $name }，放過
replay-step-declare = 第{ $number }手，{ $name }，亮出{ FORM($cards, form: "card") }
replay-step-defend = 第{ $number }手，{ $name }，用{ FORM($cards, form: "card") }擋
replay-step-bottom = 第{ $number }手，{ $name }，把{ FORM($cards, form: "card") }放到牌堆下面
replay-step-turned = 第{ $number }手，{ $name }，翻開{ FORM($cards, form: "card") }
replay-step-take = { $cards ->
    [0] 第{ $number }手，{ $name }，偷一張牌
   *[other] 第{ $number }手，{ $name }，偷{ FORM($cards, form: "card") }
 }
replay-step-call = 第{ $number }手，{ $name }，報{ $total }
replay-step-costly = { $step }，虧{ $count }分
replay-step-last = { $step }。{ $ended }

replay-goes-on = 遊戲還沒結束
replay-won = { $winners }贏了
replay-nobody-won = 沒有人贏

replay-note-sneak = { $name ->
   *[other] 插牌
 }
replay-note-stuck = { $name ->
   *[other] 沒牌可出
 }
replay-note-draw = { $name ->
   *[other] 抽牌
 }
replay-note-decline = { $name ->
   *[other] 放過
 }
replay-note-declare = { $name ->
   *[other] 亮牌
 }
replay-note-defend = { $name ->
   *[other] 擋
 }
replay-note-bottom = { $name ->
   *[other] 放牌堆下
 }
replay-note-turned = { $name ->
   *[other] 翻開
 }
replay-note-take = { $name ->
   *[other] 偷牌
 }
replay-note-call = { $name ->
   *[other] 報{ $total }
 }

replay-move-play = { FORM($cards, form: "card") }，總數變成{ $total }
replay-move-play-at = { $way ->
    [eliminate] { FORM($cards, form: "card") }，總數變成{ $total }，踢{ $other }出局
    [exchange] { FORM($cards, form: "card") }，總數變成{ $total }，和{ $other }交換手牌
    [steal] { FORM($cards, form: "card") }，總數變成{ $total }，偷{ $other }一張牌
   *[choose] { FORM($cards, form: "card") }，總數變成{ $total }，指定{ $other }當下一家
 }
replay-move-decline = 放過
replay-move-sneak = 插{ FORM($cards, form: "card") }
replay-move-declare = 亮出{ FORM($cards, form: "card") }
replay-move-defend = 用{ FORM($cards, form: "card") }擋
replay-move-bottom = 把{ FORM($cards, form: "card") }放到牌堆下面
replay-move-turned = 翻開{ FORM($cards, form: "card") }
replay-move-take = 拿{ FORM($cards, form: "card") }
replay-move-nothing = 沒有出牌

replay-coach-best = 這是最好的一手。
replay-coach-sound = 這一手不錯。
replay-coach-played = 出了：{ $move }，這局不輸的機會{ $percent }%。
replay-coach-played-by = { $name }出了：{ $move }，這局不輸的機會{ $percent }%。
replay-coach-better = 更好的是：{ $move }，{ $percent }%。
replay-coach-looks = 教練正在看第{ $seen }個選擇，共{ $choices }個。
replay-coach-cost = 一手牌虧了多少：這局不輸的機會少掉幾分，滿分100。
replay-coach-nothing-worse = 沒有哪個選擇明顯比較差。

replay-looking-back = 回顧
replay-subtitle = { $game }，{ $day }。{ $ended }。
replay-subtitle-undated = { $game }。{ $ended }。
replay-deal-number = 第{ $deal }局
replay-hand-of = { $name }的手牌
replay-seen-by = 從誰的座位看
replay-position = 看到哪裡

replay-open-hands = 攤開手牌
replay-open-hands-tip = 所有手牌都朝上，或只看一家
replay-speed-slow = ½倍速
replay-speed-normal = 1倍速
replay-speed-quick = 3倍速
replay-speed-tip = { $speed }（+和−）
replay-to-the-beginning = 到開頭
replay-one-move-back = 上一手
replay-one-move-on = 下一手
replay-to-the-end = 到結尾
replay-play = 播放
replay-costly = 吃虧
replay-costly-tip = 只看吃虧的那幾手
replay-play-on = 從這裡接著玩
replay-play-on-tip = 從這裡開始新的一場
replay-share = 分享

replay-key-step = 上一手或下一手
replay-key-ends = 到開頭或結尾
replay-key-deals = 一局一局看
replay-key-play = 播放或暫停
replay-key-speed = 快一點或慢一點

replay-copied = 遊戲複製好了，想貼到哪裡就貼到哪裡。
replay-save-record = 儲存紀錄
replay-save-trace = 儲存全部經過
replay-save-picture = 儲存牌桌圖片
replay-save-sheet = 儲存計分表
replay-kind-record = Cardtable的遊戲 ({ $pattern })
replay-kind-trace = JSON Lines ({ $pattern })
replay-kind-picture = 圖片 ({ $pattern })
replay-kind-sheet = PDF ({ $pattern })

replay-sheet-deal = 局
replay-sheet-dealer = 發牌者
replay-sheet-plays = 出牌
replay-sheet-total = 總數
replay-sheet-team = 大家一起
replay-sheet-deal-number = 牌局編號{ $seed }
replay-sheet-tokens = 玩家那幾欄是各自剩下的數量；×表示輸了這一局。
replay-sheet-scores = 玩家那幾欄是各自的總分；×表示輸了這一局。
replay-sheet-forfeits = 玩家那幾欄是輸了幾局；×表示輸了這一局。
