## 一局開始時往哪一邊輪，和另一邊：「發牌者左邊的玩家」

howto-side = { $side ->
    [right] 右
   *[left] 左
 }
howto-other-side = { $side ->
    [right] 左
   *[left] 右
 }
howto-way = { $side ->
    [right] 逆時針
   *[left] 順時針
 }

## 標題

howto-heading-special = 特別的地方
howto-heading-aim = 目標
howto-heading-players = 玩家和牌
howto-heading-deal = 發牌
howto-heading-turn = 輪到你時
howto-heading-cards = 每張牌的作用
howto-heading-naming = 指定玩家
howto-heading-redeal = 全部重發
howto-heading-several = 一次出好幾張
howto-heading-twice = 出兩次
howto-heading-answering = 回應{ FORM($rank, form: "card") }
howto-heading-runs = 連號
howto-heading-ban = 開頭的{ FORM($rank, form: "card") }
howto-heading-milestones = 剛好碰上和越過
howto-heading-fines = 要付代價的總數
howto-heading-borders = 界線
howto-heading-wears-off = 會失效的牌
howto-heading-wakes = 會醒來的牌
howto-heading-payment = 超過{ $limit }，和剛好{ $limit }
howto-heading-hurdles = 欄架
howto-heading-69 = 剛好69
howto-heading-exact = 剛好{ $total }
howto-heading-three = 三條
howto-heading-hands = 特別的手牌
howto-heading-zeus = 宙斯
howto-heading-last-card = 最後一張牌和炸彈
howto-heading-two-players = 只有兩個人
howto-heading-stuck = 沒牌可出時
howto-heading-out = 淘汰
howto-heading-stock = 牌堆用完時
howto-heading-next-deal = 下一局
howto-heading-end = 遊戲結束
howto-heading-tips = 訣竅
howto-source = 出處：{ $source }。
howto-source-own = Cardtable自創。
howto-source-maker = 由{ $name }想出來的。
howto-source-home = 自己家裡想出來的。
howto-source-sold = 出處：{ $source }。我們和這個名稱的擁有者沒有關係。
howto-source-grade = { $grade ->
    [A] A級：規則幾乎都有寫，只有小地方由我們補上。
   *[B] B級：出處沒寫到的地方，規則由我們決定。
 }

## 特別的地方

howto-special-unlike = 會玩「{ $game }」嗎？這裡不一樣的是：{ $what }。
howto-special-otherwise = 其他玩法和「{ $game }」一樣。
howto-special-top = 到{ $over }就輸了；總數是{ $limit }時，只能出{ FORM($cards, form: "card") }。
howto-special-bottom = 低於0就輸了；總數是0時，只能出{ FORM($cards, form: "card") }。

## 付出什麼

howto-pay = { $cost ->
    [corner] 把鈔票摺{ $cost }
    [fold] 在鈔票上摺{ $cost }
    [point] 扣{ $cost }
    [bomb] 翻{ $cost }
   *[other] 付{ $cost }
 }
howto-pays = { $cost ->
    [corner] 把鈔票摺{ $cost }
    [fold] 在鈔票上摺{ $cost }
    [point] 扣{ $cost }
    [bomb] 翻{ $cost }
   *[other] 付{ $cost }
 }

## 目標

howto-aim = 大家輪流出牌，把數字加進同一個總數。
howto-aim-down = 總數從{ $total }開始，大家輪流出牌往下減。
howto-reach-wins = { $total ->
    [0] 第一個讓總數變成0的人，贏得整場遊戲。
   *[other] 第一個讓總數達到{ $total }或更多的人，贏得整場遊戲。
 }
howto-exact-wins = 讓總數剛好是{ $total }的人馬上贏得整場遊戲。
howto-exact-counted = 用加或減讓總數剛好是{ $total }的人馬上贏得整場遊戲。
howto-exact-not-by = 直接讓總數變成{ $total }、或讓它不變的牌，不算贏。
howto-aim-zero = 總數不能低於0。
howto-aim-team = 大家是同一隊：總數剛好到{ $limit }，所有人都贏。
howto-aim-limit = 總數不能超過{ $limit }：到{ $over }或更多就輸了。
howto-aim-limit-shed = 總數不能超過{ $limit }。
howto-aim-letters = 總數到{ $limit }時，宙斯在誰手上，誰就得一個ZEUS的字母。先拿到{ $cost }的人贏得整場遊戲。
howto-aim-shed = 把手上的牌全部出完：這樣其他玩家都要{ howto-pays }。
howto-aim-borders = 有些總數是界線，每越過一條界線就扣一分。一局結束時剩下的分數，加進自己的總分。總分最高的人贏得整場遊戲。
howto-aim-borders-up = 有些總數是界線，往上每越過一條界線就扣一分。一局結束時剩下的分數，加進自己的總分。總分最高的人贏得整場遊戲。
howto-aim-payment = 超過{ $limit }要賠分，剛好{ $limit }可以贏分，兩種都會結束這一局。總分最高的人贏得整場遊戲。
howto-aim-hurdles = 剛好碰上某些總數可以得分，越過就扣分。總數到{ $limit }或更多時，這一局結束。總分最高的人贏得整場遊戲。
howto-aim-forfeit = 讓總數超過{ $limit }的人得一個罰點，這一局就結束。罰點最少的人獲勝。
howto-aim-hit = 讓總數剛好變成{ $totals }，別人要付；越過其中一個數，就是你付。

## 玩家和牌

howto-players = { $spans }位玩家。
howto-players-span = { FORM($least, as: "form-number") }到{ FORM($most, as: "form-number") }
howto-players-one = { FORM($least, as: "form-number") }
howto-packs = 使用{ $packs ->
    [1] { $jokers ->
        [0] 一副52張的撲克牌
       *[other] 一副52張的撲克牌，加{ FORM($jokers, as: "form-number") }張鬼牌
     }
   *[other] { $jokers ->
        [0] { FORM($packs, as: "form-number") }副52張的撲克牌，混在一起洗
       *[other] { FORM($packs, as: "form-number") }副52張的撲克牌，每副加{ FORM($jokers, as: "form-number") }張鬼牌，混在一起洗
     }
 }。
howto-packs-from = { FORM($least, as: "form-number") }個人以上玩時，用{ FORM($packs, as: "form-number") }副牌{ $jokers ->
    [0] 。
   *[other] ，每副加{ FORM($jokers, as: "form-number") }張鬼牌。
 }
howto-packs-at-start = 人數以開始時為準，之後有人淘汰也不變。
howto-packs-follow = 有人離開遊戲後，從下一局起，照剩下的人數決定用幾副牌、每人發幾張。
howto-packs-follow-tokens = 如果照剩下的人數，一開始本來可以拿到更多{ $kind ->
    [penny] 銅板
    [nickel] 五元銅板
    [chip] 籌碼
    [corner] 角
    [fold] 摺痕
    [point] 分
   *[token] 代幣
 }，就補給每個人。
howto-pack-part = 這個遊戲只用{ $packs ->
    [1] 一副牌
   *[other] { FORM($packs, as: "form-number") }副牌的每一副
 }裡的{ $count }張牌：所有的{ FORM($ranks, form: "card") }。
howto-pack-part-from = { FORM($least, as: "form-number") }個人以上玩時，用{ $packs ->
    [1] 一副牌
   *[other] { FORM($packs, as: "form-number") }副牌的每一副
 }裡的這些牌。
howto-pack-own = 這個遊戲有自己的牌：{ $packs ->
    [1] 共{ $count }張
   *[other] { FORM($packs, as: "form-number") }副，每副{ $count }張
 }，有{ $kinds }。
howto-pack-own-kind = { $rank ->
    [M1] { FORM($copies, as: "form-number") }張「減1」
    [M10] { FORM($copies, as: "form-number") }張「減10」
   *[other] { FORM($copies, as: "form-number") }張{ FORM($rank, form: "card") }
 }
howto-pack-own-row = { FORM($first, form: "figure") }到{ FORM($last, form: "figure") }各{ FORM($copies, as: "form-number") }張
howto-zeus-needs = 還要準備一樣東西代表宙斯，和記字母的紙筆。
howto-tokens = 每個人一開始有{ $cost }。
howto-tokens-points = 每一局開始時，每個人有{ $cost }。
howto-tokens-bombs = 每個人有{ $cost }，輸一次就翻一個。
howto-tokens-jokers = 代幣就是鬼牌。
howto-tokens-in-box = 盒子上叫「{ $printed }」。
howto-tokens-bill = 每個人有一張鈔票。
howto-tokens-bill-corners = 輸一次就摺一下：每次摺一個角，共四個角。
howto-tokens-bill-in-half = 輸一次就摺一下：先一個一個摺四個角，再把鈔票對摺。
howto-tokens-bill-room = 輸一次就摺一下，總共能摺{ $cost }。
howto-tokens-bill-room-from = { FORM($least, as: "form-number") }個人以上玩時，總共能摺{ $cost }。
howto-tokens-from = { FORM($least, as: "form-number") }個人以上玩時，每個人有{ $cost }。

## 發牌

howto-first-dealer = 誰先發牌，由運氣決定。
howto-dealt = 洗好牌，從發牌者{ howto-side }邊的玩家開始，一張一張發。
howto-hand = 每個人發{ FORM($count, as: "form-number") }張牌。
howto-hand-from = { FORM($least, as: "form-number") }個人以上玩時，每個人發{ FORM($count, as: "form-number") }張牌。
howto-hand-all = 牌全部發完，每個人一樣多。
howto-rest-is-stock = 剩下的牌面朝下放好，當作牌堆。
howto-bottom = 接著發牌者從牌堆裡找一張好牌，牌面朝上放在牌堆最下面，讓大家都看得到。
howto-bottom-first = 這張牌是{ FORM($ranks, form: "card") }：照這個順序，先找到哪一種就用哪一種。
howto-bottom-chosen = 這張牌是{ FORM($ranks, form: "card") }：由發牌者選一種。
howto-bottom-last-draw = 抽到牌堆最後一張的人會拿到它。
howto-start-empty = 棄牌堆還沒有牌，總數是{ $total }。
howto-start-rest = 發到不夠每人一張時，剩下的牌就翻開放到棄牌堆，它們的點數加起來就是總數。如果剛好發完，總數是{ $total }。
howto-start-number = 第一張出的牌必須是數字牌，除非那位玩家沒有。
howto-start-left = 由發牌者{ howto-side }邊的玩家開始。
howto-start-turned = { $deal ->
    [first] 第一次發完牌後
   *[each] 發完牌後
 }，翻開牌堆最上面的牌，當作棄牌堆的第一張。
howto-start-applied = 總數從0開始，照這張牌的作用計算。
howto-start-value = 它的點數就是一開始的總數。
howto-start-twice = 如果翻到{ FORM($cards, form: "card") }，第一個出牌的人要出兩次。
howto-start-reverse = 如果翻到會迴轉方向的牌，就改由發牌者{ howto-other-side }邊的玩家開始。
howto-start-nothing-else = 這張牌的其他作用不算。
howto-start-passed = 如果翻到{ FORM($cards, form: "card") }，就把它放回牌堆中間，再翻下一張，直到翻出別的牌。
howto-start-counts = 翻到{ FORM($cards, form: "card") }算{ $total }。
howto-start-first-value = 如果那張牌可以選，就用表裡寫在最前面的數。

## 輪到你時

howto-clockwise = 照{ howto-way }方向輪流，也就是每次都輪到{ howto-side }邊的人。
howto-clockwise-until = 照{ howto-way }方向輪流，也就是每次都輪到{ howto-side }邊的人，直到有牌迴轉方向。
howto-turn = 輪到你時，出一張牌放到棄牌堆上，報出新的總數，再從牌堆抽一張牌。
howto-turn-draw-yourself = 輪到你時，出一張牌放到棄牌堆上，報出新的總數，然後自己從牌堆拿一張牌。
howto-turn-no-draw = 輪到你時，出一張牌放到棄牌堆上，報出新的總數。不用抽牌。

howto-limit = 總數可以剛好是{ $limit }，但不能是{ $over }或更多。
howto-zero = 總數可以剛好是0，但不能更少，也不能超過{ $limit }。
howto-team-talk = 你們可以告訴彼此手上有什麼牌，也可以給大家看。
howto-choose-within-limit = 如果一張牌的數可以自己選，要選不會讓總數超過{ $limit }的。
howto-must-play = 只要有牌可以出，就一定要出。
howto-give-up = 輪到你時，就算有牌可以出，也可以放棄，當作沒牌可出。
howto-give-up-answer = 該回應{ FORM($rank, form: "card") }或該出罰牌時，也可以放棄。
howto-give-up-hands-nothing-on = 放棄的話由你付，下一家什麼都不欠。
howto-mistakes = 不小心出了讓總數超過{ $limit }的牌，不能收回，當作沒牌可出。
howto-over-is-allowed = { $limit ->
    [0] 任何牌隨時都可以出；總數不會低於0。
   *[other] 任何牌隨時都可以出，就算會讓總數超過{ $limit }。
 }
howto-give-up-instead = 你也可以不出牌，直接放棄。

howto-never-below-zero = 總數不會低於0：會讓它更低的牌，只讓它變成0。
howto-below-zero = 總數可以低於0。
howto-below-zero-doubled = 總數低於0時加倍，會變得更低。
howto-below-zero-digits = 總數低於0時若對調數字，負號不動：{ $before }變成{ $after }。
howto-total-stops = 總數最遠到{ $total }為止，會讓它超過的牌就讓它停在那裡。

howto-calls = 有些牌有自己的喊法，喊在總數前面。下面假設總數是42。
howto-call-pass = 出了總數不變的牌，要喊「{ $words }，42」。
howto-call-reverse = 出了總數不變又迴轉方向的牌，要喊「{ $words }，42」。
howto-call-rank = 出{ FORM($rank, form: "card") }時，要喊「{ $words }，42」。
howto-call-set = 出{ FORM($cards, form: "card") }時只喊總數，就算總數不變也一樣。
howto-add-without-help = 出牌時要自己算總數，沒有人幫忙。
howto-wrong-total-is-free = 總數報得不對，改過來就好，不用付什麼。
howto-wrong-total-costs = 總數報得不對要改過來，報的人得一個罰點。
howto-wrong-total-pays = 如果你報的總數不對，要改過來，而且你{ howto-pay }。
howto-wrong-total-loses = 如果你報的總數不對，要改過來，而且你輸掉這局，就像沒牌可出一樣。

howto-draw-yourself = 沒有人會幫你抽牌。
howto-draw-lost = 只要有人出了下一張牌，你這次就不能再抽了，這一局的手牌會一直少一張。
howto-draw-as-usual = 之後每出一張牌，還是抽一張。

## 一次出好幾張

howto-same-rank = 除了出一張，也可以一次出{ $count ->
    [2] 兩張
   *[other] 最多{ FORM($count, as: "form-number") }張
 }數字或字母相同的牌。
howto-same-rank-value = 每一張都照它的數加或減。如果可以選，每一張要選一樣的數。
howto-same-rank-set = 如果是讓總數變成某個數的牌，只算一次。
howto-same-rank-effects = 其他作用每張各發生一次。
howto-same-rank-reverse = 所以出兩張迴轉方向的牌，方向和原來一樣。
howto-same-rank-limit = 只看全部出完後的總數有沒有超過上限。
howto-same-rank-draw = 出幾張就抽幾張，然後像只出一張一樣繼續。
howto-pairs = { $ranks ->
    [1] 可以一起出兩張{ FORM($ranks, form: "card") }。
   *[other] { FORM($ranks, form: "card") }：兩張一樣的可以一起出，不一樣的也可以各出一張，湊成兩張一起出。
 }
howto-pairs-value = 兩張合起來只算一張，但可以抽兩張牌。
howto-throw = 手上有四張{ FORM($rank, form: "card") }時，可以四張一起出，算出一次牌。
howto-throw-value = 總數不變，你抽四張牌。
howto-throw-is-one-of-two = 要出兩次時，這樣算其中一次。

## 出兩次

howto-twice = 有人出了{ FORM($cards, form: "card") }後，下一家要在同一個回合裡出兩次牌。
howto-twice-four-times = 如果一次出了兩張，就要出四次。
howto-twice-draw-each = 每出一次，那位玩家就抽一張牌。
howto-twice-draw-at-end = 出完最後一次才抽牌，出了幾張就抽幾張。
howto-twice-between = 除了最後一次，每出一次就報出總數，然後總數回到{ $total }。
howto-twice-turns = 全部出完才迴轉方向。迴轉兩次就和原來一樣。
howto-twice-turns-unless = 全部出完才迴轉方向，除非第一張就把兩次都轉給別人。迴轉兩次就和原來一樣。
howto-twice-skips = 全部出完才跳過玩家。
howto-reverses-first = 先迴轉方向，再跳過玩家。
howto-twice-single = 每次只能出一張牌。
howto-twice-several-count-once = 一起出的幾張同樣的牌，算其中一次。
howto-twice-again-after-last = 如果最後一次出的是{ FORM($cards, form: "card") }，下一家要出兩次。
howto-twice-again-after-any = 只要其中一次出的是{ FORM($cards, form: "card") }，下一家就要出兩次。
howto-twice-hands-on = 如果兩次裡的第一張就出{ FORM($ranks, form: "card") }，兩次都轉給別人。你的回合結束，換下一家出兩次。
howto-twice-hands-back = 出{ FORM($ranks, form: "card") }的話，下一家就是前一位玩家：方向馬上迴轉。
howto-twice-hands-back-alone = 如果兩次裡的第一張就出{ FORM($ranks, form: "card") }，兩次都轉回去：方向馬上迴轉，你的回合結束，換前一位玩家出兩次。
howto-twice-hands-to-named = 出{ FORM($ranks, form: "card") }的話，下一家就是被指定的玩家。
howto-twice-never-four = 要出的次數最多就是兩次，不會累加。
howto-twice-adds = 如果兩次裡的第一張就出{ FORM($ranks, form: "card") }，會轉給別人並多加一次：第二張出了以後，下一家要出三次。
howto-twice-not-first = { FORM($ranks, form: "card") }不能當兩次裡的第一張。如果手上沒有別的牌可出，就是沒牌可出。
howto-twice-cancels = 要出兩次時，可以改出一張{ FORM($rank, form: "card") }，就算兩次都出完了。
howto-twice-cancels-ends = 它的作用照算，但你的回合就結束，下一家是普通的回合。
howto-twice-cancels-or-last = 不然{ FORM($rank, form: "card") }只能當兩次裡的最後一張。
howto-twice-must-finish = 手上的牌要夠出完所有次數，才能開始出。不夠的話一張也不出，當作沒牌可出。
howto-twice-second-counts = 第二次出不了，代價和第一次出不了一樣。
howto-twice-second-stuck = 第二次出不了，就當作沒牌可出，缺的那次不用補。
howto-twice-first-still = 第一張牌如果迴轉方向、跳過玩家，或要下一家出兩次，還是算數。
howto-twice-stays = 要出兩次的玩家出不了，就由下一家出同樣的次數。
howto-twice-rest-of-two = 第一次就出不了的玩家，把兩次都留給下一家。第二次出不了的，只留下那一次，就是普通的回合。
howto-twice-rest = 要出兩次的玩家出不了，缺的次數由下一家補。只缺一次，就是普通的回合。
howto-twice-lapses = 要出兩次的玩家出不了，下一家是普通的回合。

## 用同樣的牌回應

howto-answer-must = { FORM($rank, form: "card") }一定要回應。
howto-answer-must-lay = 下一家手上有{ FORM($rank, form: "card") }的話，一定要出一張{ FORM($rank, form: "card") }來回應，而且只能出一張。
howto-answer-must-next = 接著再下一家也要回應。
howto-answer-may = { FORM($rank, form: "card") }可以回應。
howto-answer-may-lay = 下一家手上有{ FORM($rank, form: "card") }的話，可以出一張{ FORM($rank, form: "card") }來回應，但不一定要出。
howto-answer-may-next = 接著再下一家也可以用同樣的方式回應。
howto-answer-draw = 出了這張牌，照常抽一張。
howto-answer-none = 只有一張{ FORM($rank, form: "card") }而你沒有回應，就失去這個回合：不出牌也不抽牌。再下一家是普通的回合。
howto-penalty = 連續兩張以上的{ FORM($rank, form: "card") }而你沒有回應，就要出罰牌：有幾張{ FORM($rank, form: "card") }，就要連出幾張牌。
howto-penalty-playable = 每一張都要是當時能出的牌，而且馬上計算。
howto-penalty-turns-last = 但要等最後一張出完，才迴轉方向、跳過玩家。
howto-penalty-draw-after-all = 最後一張出完後，出了幾張就抽幾張。
howto-penalty-draw-after-each = 每出一張就抽一張牌。
howto-penalty-draw-none = 罰牌不能補抽，所以手牌會變少。
howto-penalty-last-must = 罰牌的最後一張如果是{ FORM($rank, form: "card") }，就像單張一樣要回應。
howto-penalty-last-may = 罰牌的最後一張如果是{ FORM($rank, form: "card") }，就像單張一樣可以回應。
howto-penalty-what-you-can = 罰牌出不完，能出幾張就出幾張。
howto-penalty-then-stuck = 然後當作沒牌可出。
howto-penalty-draw-laid = 出了幾張就抽幾張。
howto-penalty-pays-nothing = 你不用付什麼。
howto-penalty-drops-out = 你要{ howto-pay }，而且本局出局。
howto-penalty-handed-on = 剩下的罰牌轉給下一家。
howto-penalty-dropped = 剩下的罰牌取消，下一家是普通的回合。
howto-penalty-turns-first = 在這之前，先照已經出的牌迴轉方向、跳過玩家。
howto-penalty-still-on-top = 如果罰牌一張也沒出，最上面還是{ FORM($rank, form: "card") }。
howto-penalty-still-must-answer = 那麼下一家要用{ FORM($rank, form: "card") }回應。手上沒有的人，要出全部的罰牌。
howto-penalty-still-may-answer = 那麼下一家可以用{ FORM($rank, form: "card") }回應。不回應的人，要出全部的罰牌。
howto-penalty-comes-back = 如果沒有人出牌，罰牌又輪回第一個出不了的玩家，就取消。那位玩家是普通的回合。

## 連號

howto-runs = 先後出的兩張牌，如果數字相鄰，就成了連號。連號可以往上或往下。
howto-runs-ranks = 數字和字母排成一圈：A、2、3一直到10，再來是J、Q、K，然後又回到A。
howto-runs-printed = 這裡看的是印在牌上的數字或字母，不是加減多少。鬼牌不成連號。
howto-runs-draw = 連號進行時，只有照同一個方向接下一個數字，才能抽牌。這樣連號就傳給下一家。
howto-runs-must = 接得上連號就一定要接。接不上就出別的牌。
howto-runs-may = 也可以出別的牌。
howto-runs-no-draw = 出別的牌就不能抽牌，連號結束，這一局的手牌會一直少一張。
howto-runs-other-way = 如果這張牌和前一張在另一個方向相鄰，就開始新的連號。
howto-runs-begin = 開始連號的人照常抽牌。失去回合不會讓連號結束。
howto-runs-penalty = 罰牌和用來回應的{ FORM($rank, form: "card") }，也像其他牌一樣一張一張看。
howto-runs-put-aside = 棄牌堆收走時，上面的連號也結束。

## 指定玩家

howto-eliminate = 出{ FORM($cards, form: "card") }時，要指定這一局的另一位玩家。那位玩家得一個罰點、本局出局，手牌收到一邊。接著由你的下一家繼續。
howto-eliminate-saved = 但手上有{ FORM($cards, form: "card") }的人能逃過：要把那張牌放到棄牌堆，塞在你剛出的牌下面，並馬上抽一張牌。這不算一個回合。
howto-eliminate-last-one = 如果這一局只剩一位玩家，就結束。
howto-exchange = 出{ FORM($cards, form: "card") }時，要指定這一局的一位玩家，和那位玩家交換全部手牌。
howto-exchange-after-draw = 出{ FORM($cards, form: "card") }時先抽牌，然後要指定這一局的一位玩家，和那位玩家交換全部手牌。
howto-exchange-before-draw = 先交換再抽牌。對方這時少一張牌，所以由對方抽，你不抽。
howto-redeal = 有人出{ FORM($cards, form: "card") }時，這張牌留在棄牌堆。其他所有的牌，連大家的手牌，全部重洗，再發給這一局的每個人一手新牌，張數和一開始一樣。
howto-redeal-no-draw = 這時沒有人抽牌。
howto-steal = 出{ FORM($cards, form: "card") }時，指定這一局的一位玩家，不看牌面拿走那人一張手牌。
howto-steal-seen = 出{ FORM($cards, form: "card") }時，指定這一局的一位玩家，看那人的手牌，選一張拿走。
howto-steal-robbed-draws = 被拿走牌的玩家馬上抽一張。
howto-steal-is-draw = 拿來的牌就代替你抽的牌。
howto-steal-and-draw = 你照常再抽一張牌。
howto-steal-nobody = 如果別人都沒有牌，你就只抽牌。
howto-choose-next = 出{ FORM($cards, form: "card") }時，指定這一局的另一位玩家當下一家。方向不變，從那位玩家繼續輪。

## 開頭不能出的牌

howto-ban = 每場遊戲裡，在你自己最前面的{ FORM($count, as: "form-number") }個回合，你不能出會改變總數的{ FORM($rank, form: "card") }。
howto-ban-not-at-limit = 總數已經是{ $limit }時就可以。
howto-ban-always = 每場遊戲裡，在你自己最前面的{ FORM($count, as: "form-number") }個回合，你完全不能出{ FORM($rank, form: "card") }。
howto-ban-turns = 有出牌的回合才算。
howto-ban-saves-nobody = 沒有別的牌可出時，還不能出的{ FORM($rank, form: "card") }救不了你。
howto-wears-off = 同一局裡牌堆重洗過{ FORM($count, as: "form-number") }次後，接下來{ $what }。
howto-worn = { FORM($card, form: "card") }改為{ $does }
howto-wakes = 總數小於{ $total }時，{ $what }。
howto-wakes-down = 總數大於{ $total }時，{ $what }。
howto-wakes-turn = 每場遊戲裡，在你自己最前面的{ FORM($count, as: "form-number") }個回合，{ $what }。

## 有賞有罰的總數

howto-hit = 如果你的牌讓總數往上剛好到{ $totals }，這一局的其他玩家都要{ howto-pays }。
howto-jump = 如果總數從{ $totals }的下面越到上面，你要{ howto-pay }。
howto-hit-end = 如果你的牌讓總數剛好是{ $limit }，這一局就結束，這一局的其他玩家都要{ howto-pays }。
howto-over-end = 如果總數超過{ $limit }，這一局就結束，你要{ howto-pay }。
howto-jump-also-paid = 途中如果還越過{ $totals }，那個也要付。
howto-jump-not-paid = 途中越過的數不用另外付。
howto-down-is-free = 總數往下或不變，誰都不用付。
howto-out-still-turns = 如果迴轉方向的牌讓出牌的人自己淘汰，方向還是照樣迴轉，就像那人還在一樣。
howto-out-still-skips = 如果跳過的牌讓出牌的人自己淘汰，還是照樣跳過，就像那人還在一樣。
howto-out-still-turns-or-skips = 如果一張牌讓出牌的人自己淘汰，還是照樣迴轉方向或跳過，就像那人還在一樣。
howto-fine = 如果你的牌讓總數變成{ $totals }，你要馬上{ howto-pay }。這一局繼續。
howto-fine-repeated-pays = 如果總數已經是這樣的數，而你的牌讓總數不變，等於你又報了一次這個數，所以也要付。
howto-fine-repeated-free = 如果總數已經是這樣的數，而你的牌讓總數不變，就不用付。
howto-fine-owed = 因此淘汰的玩家，這個回合不再出牌，缺的次數也取消。
howto-fine-owed-handed-on = 因此淘汰的玩家，這個回合不再出牌，缺的次數也取消，除非他出的那張牌把這些次數轉給下一家。
howto-borders = 界線就在{ $totals }的後面：這個數和下一個數中間。如果你的牌讓總數越過界線，不管往上往下，每越過一條就扣一分。
howto-borders-up = 界線就在{ $totals }的後面：這個數和下一個數中間。如果你的牌讓總數往上越過界線，每越過一條就扣一分。往下退回去不扣分。
howto-borders-floor = 分數最低是0。
howto-borders-no-floor = 分數可以低於0，這時會從你的總分裡扣掉。

## 超過上限要賠

howto-payment-overshoot = 如果你的牌讓總數超過{ $limit }，超過多少就賠每個人多少分：總數是{ $total }時，每人得{ FORM($count, as: "form-number") }分。然後這一局結束。
howto-payment-over = 如果你的牌讓總數超過{ $limit }，這一局就結束，你要賠每個人{ FORM($count, as: "form-number") }分。
howto-payment-forfeit = 如果你的牌讓總數超過{ $limit }，你得一個罰點。然後這一局結束。
howto-payment-exact = 如果你的牌讓總數剛好是{ $limit }，這一局也結束，其他人每人給你{ FORM($count, as: "form-number") }分。
howto-payment-exact-free = 如果你的牌讓總數剛好是{ $limit }，這一局也結束，誰都不用付。
howto-payment-debts = 大家賺的、賠的分都記進自己的總分，總分可以低於0。
howto-hurdles = 如果你的牌讓總數剛好是{ $totals }，你得一分。往上每越過其中一個數，你扣一分。
howto-hurdles-goal = 如果你的牌讓總數到{ $limit }或更多，你得{ FORM($count, as: "form-number") }分，這一局結束。

## 剛好69

howto-69-back = 如果你讓總數剛好變成69，不管從下面還是上面，{ $cost ->
    [corner] 就可以多摺一次
    [fold] 就可以多摺一次
   *[other] 就從大家付出去的裡面拿回{ $cost }
 }。如果沒有能贏回的，就得不到。
howto-69-more = 如果你讓總數剛好變成69，不管從下面還是上面，{ $cost ->
    [corner] 就可以多摺一次
    [fold] 就可以多摺一次
   *[other] 就多得{ $cost }
 }。
howto-69-nothing = 剛好69沒有作用：這個玩法沒有東西可以贏回來。
howto-69-forfeit = 如果你讓總數剛好變成69，不管從下面還是上面，這一局的其他人都得一個罰點。
howto-69-zero = 如果你讓總數剛好變成69，不管從下面還是上面，你就報69，然後總數變成0。
howto-69-bank = 贏到的由銀行給。一開始，銀行裡的和所有玩家的加起來一樣多。銀行空了，剛好69就贏不到東西。
howto-69-bank-followers = 有人離開時，補給其他玩家的也由銀行給，給完為止。
howto-69-bank-each-deal = 贏到的由銀行給。每一局開始時，銀行裡的和所有玩家的加起來一樣多。銀行空了，這一局剛好69就贏不到東西。

## 決定勝負的手牌

howto-hands = 發完牌後，還有每次抽牌後，都要檢查每個人手上有沒有特別的牌。
howto-hands-wins = 拿到三張{ FORM($rank, form: "card") }，馬上贏得整場遊戲。
howto-hands-all-lose = 有人拿到三張{ FORM($rank, form: "card") }，遊戲馬上結束，大家都輸。
howto-hands-first = 如果好幾個人都有，從發牌者{ howto-side }邊數起的第一個算數。
howto-hands-both = 兩種都有的手牌，算三張{ FORM($rank, form: "card") }。
howto-three-any-time = 手上有三張數字或字母相同的牌時，在兩次出牌之間隨時可以喊出來，亮出三條。
howto-three-own-turn = 手上有三張數字或字母相同的牌時，輪到你、還沒出牌前，可以喊出來，亮出三條。
howto-three-active = 這時還在這一局的其他玩家都要{ howto-pays }，這一局就結束。
howto-three-all = 這時其他玩家都要{ howto-pays }，這一局就結束。
howto-three-free = 這樣做不用付什麼，也不算出牌，而且不一定要做。
howto-three-first = 如果好幾位玩家都可以，從發牌者{ howto-side }邊數起的第一個優先。

## 宙斯

howto-zeus-nobody = 一開始沒有人有宙斯。有三種方法可以抓住宙斯，不管現在在誰手上。
howto-zeus-tens = 你的牌讓總數變成10、20這樣的整十（最大到{ $limit }）時，就抓住宙斯。
howto-zeus-same = 對手剛出一張數字牌，你出同樣的數字，就抓住宙斯。
howto-zeus-gods = 你出{ FORM($cards, form: "card") }，就抓住宙斯。
howto-zeus-sneak = 有人出了數字牌時，別的玩家只要有同樣的數字，不用等輪到自己就可以馬上插牌。它照常加進總數，而且抓住宙斯。插牌的人抽一張牌，從那人繼續輪。
howto-zeus-sneak-again = 這時別的玩家有同樣的數字，也可以照樣插牌。
howto-zeus-sneak-several = 如果好幾個人想插牌，本來會先輪到的人優先。
howto-zeus-end = 總數到{ $limit }或更多時，這一局結束。抓著宙斯的人贏得這一局，得一個字母。就算是結束這一局的那張牌，也可以抓住宙斯。
howto-zeus-end-nobody = 如果沒有人抓著宙斯，宙斯就歸結束這一局的玩家。

## 最後一張牌和炸彈

howto-last-card = 出完手上最後一張牌的人贏得這一局，這一局結束。那張牌必須是可以出的牌，但它的作用都不算。
howto-last-card-others = 其他玩家都要{ howto-pays }。
howto-bomb = 有人出{ FORM($cards, form: "card") }時，其他玩家從下一家開始，輪流丟出一張{ FORM($rank, form: "card") }，不然就要{ howto-pays }。手上有{ FORM($rank, form: "card") }的人也可以留著，改成{ howto-pay }。
howto-bomb-last-card = 等大家都做完，這樣丟出手上最後一張牌的人，贏得這一局。
howto-bomb-several = 如果好幾個人都這樣，最先丟完的人贏。
howto-bomb-next = 不然就照常輪到出{ FORM($cards, form: "card") }的人的下一家。
howto-others-draw = 其他人都要抽牌時，從下一家開始抽。

## 只有兩個人

howto-two-players = 這一局只有兩位玩家時，照這樣玩。
howto-two-reverse-nothing = 迴轉方向的牌不會改變輪到誰。
howto-two-reverse-again = 出了迴轉方向的牌，你再出一次。
howto-two-skip-nobody = 跳過的牌不會讓對方少一個回合。
howto-two-skip-again = 出了跳過的牌，你再出一次。
howto-two-skips = 同一回合出兩張這樣的牌會互相抵銷。
howto-two-hands-on = 把次數轉給別人的牌，就轉給對方。
howto-two-choose = 可以指定下一家時，就是指定對方。

## 沒牌可出時

howto-out-of-deal = { $who ->
    [both] 放棄或沒有牌的人
    [give-up] 放棄的人
   *[cards] 沒有牌的人
 }本局出局。
howto-out-of-deal-pays = { $who ->
    [both] 放棄或沒有牌的人
    [give-up] 放棄的人
   *[cards] 沒有牌的人
 }要{ howto-pay }，而且本局出局。
howto-out-of-deal-last = 只剩一位玩家時，這一局結束。
howto-out-of-deal-last-wins = 最後留下的那位玩家贏得整場遊戲。
howto-out-of-deal-points = 每個人剩下的分數照常加上去。
howto-out-of-deal-keeps-points = 放棄的人保住全部的分數，所以一開始就放棄可能最有利。
howto-out-of-deal-no-letter = 這時沒有人得字母。
howto-stuck-pay = 沒牌可出時，你要{ howto-pay }。
howto-team-pays = 只要有一個人沒牌可出，每個人都要付{ $cost }。
howto-stuck-forfeit = 沒牌可出時，你得一個罰點。
howto-stuck-out = 沒牌可出時，你就被淘汰了。
howto-stuck-reset = 總數變成0。
howto-stuck-keeps-hand = 你的手牌留著，除非你因此淘汰。不管怎樣，都由下一家繼續。
howto-stuck-lays-down = 你把手牌放下。
howto-stuck-out-of-deal = 你把手牌放下，只有這一局出局。
howto-stuck-out-of-deal-only = 沒牌可出時，你本局出局。
howto-stuck-pay-out = 沒牌可出時，你要{ howto-pay }，而且不管還剩多少，都淘汰。
howto-pile-away = { $turns ->
    [on] 棄牌堆收到一邊，總數是{ $total }，下一家照原來的方向開始新的棄牌堆。
   *[off] 棄牌堆收到一邊，總數是{ $total }，下一家開始新的棄牌堆。
 }
howto-pile-away-last = { $turns ->
    [on] 從棄牌堆拿掉最後{ FORM($count, as: "form-number") }張牌，總數回到之前的數，下一家照原來的方向繼續。
   *[off] 從棄牌堆拿掉最後{ FORM($count, as: "form-number") }張牌，總數回到之前的數，由下一家繼續。
 }
howto-pile-away-others = 其他玩家的牌不動。
howto-pile-away-redraw = 如果你沒有淘汰，手牌也收走，重新抽一手。
howto-pile-away-keep = 如果你沒有淘汰，手牌留著。
howto-pile-away-sit-out = 如果你沒有淘汰，就等到只剩一位玩家，這一局才結束。
howto-pile-away-out = 淘汰的玩家的手牌也收走。
howto-deal-is-over = 這一局結束。
howto-next-faces-same = { $turns ->
    [on] 如果還有兩個人以上，下一家面對同樣的總數、同樣的方向。
   *[off] 如果還有兩個人以上，下一家面對同樣的總數。
 }
howto-last-wins-deal = 剩下的最後一位玩家贏得這一局。
howto-no-cards = 輪到你時手上沒有牌，也算沒牌可出。
howto-no-cards-pay = 輪到你時手上沒有牌，代價更大：你要{ howto-pay }。

## 淘汰

howto-out-last-paid = 付出最後一個{ $kind ->
    [penny] 銅板
    [nickel] 五元銅板
    [chip] 籌碼
   *[token] 代幣
 }時，你就被淘汰了。
howto-out-last-paid-at-once = 付出最後一個{ $kind ->
    [penny] 銅板
    [nickel] 五元銅板
    [chip] 籌碼
   *[token] 代幣
 }時，你馬上淘汰，就算一局還沒結束。
howto-out-made = { $kind ->
    [bomb] 翻了{ FORM($count, as: "form-ordinal") }個定時炸彈
    [corner] 摺了{ FORM($count, as: "form-ordinal") }個角
   *[fold] 摺了{ FORM($count, as: "form-ordinal") }道摺痕
 }，你就被淘汰了。
howto-out-last-made = { $kind ->
    [bomb] 翻了最後一個定時炸彈
    [corner] 摺了最後一個角
   *[fold] 摺了最後一道摺痕
 }，你就被淘汰了。
howto-honor = { $kind ->
    [bomb] 定時炸彈全部翻完時
    [corner] 四個角都摺完時
    [fold] 不能再摺時
    [penny] 銅板用完時
    [nickel] 五元銅板用完時
    [chip] 籌碼用完時
   *[token] 代幣用完時
 }，你還沒有淘汰：還有「最後一次機會」，可以繼續玩。
howto-honor-out = 再輸一次就淘汰。
howto-honor-out-at-once = 這時再要付一次，你就馬上淘汰，就算一局還沒結束。除非這一局因此結束，不然其他人繼續玩。
howto-honor-too-little = 要付的比剩下的多，就全部付出去，也一樣淘汰。

## 牌堆用完時

howto-stock-last-wins = 遊戲結束，出最後一張牌的人獲勝。
howto-stock-play-on = 大家都不再抽牌，用手上的牌繼續玩。
howto-going-out = 牌堆用完後，出完手上最後一張牌，你就贏了。
howto-going-out-of-deal = 牌堆用完後，出完手上最後一張牌，你就贏了這一局，不用付什麼。
howto-going-out-others = 你先離開，其他人繼續玩；剩下的最後一個人也算贏。
howto-stock = { $turns ->
    [on] 棄牌堆最上面那張不動，其他出過的牌洗一洗，變成新的牌堆。總數和方向不變。
   *[off] 棄牌堆最上面那張不動，其他出過的牌洗一洗，變成新的牌堆。總數不變。
 }
howto-stock-all = { $turns ->
    [on] 所有出過的牌，連最上面那張，一起洗成新的牌堆。下一張牌開始新的棄牌堆。總數和方向不變。
   *[off] 所有出過的牌，連最上面那張，一起洗成新的牌堆。下一張牌開始新的棄牌堆。總數不變。
 }
howto-stock-piles-too = 收到一邊的棄牌堆和手牌，也一起洗進去。
howto-stock-hands-too = 出局玩家的手牌，也一起洗進去。
howto-stock-nothing = 如果還是沒牌可抽，這次就不抽。
howto-stock-nothing-star = 如果還是沒牌可抽，這次就不抽＊。
howto-footnote = ＊同樣的幾張牌可能一直輪下去，永遠不會結束。所以這個程式有自己的規定：同一局裡牌堆重洗五百次後，大家都不再抽牌。手牌會用完，這一局就會結束。

## 下一局

howto-one-deal = 一局就是一整場遊戲。想玩可以再來一場。
howto-reward = 贏得遊戲的人得一顆星星。連著再玩時，星星會一直累積。
howto-next-shuffle = { $turns ->
    [on] 下一局把所有的牌重洗。總數回到{ $total }，照{ howto-way }方向輪流。
   *[off] 下一局把所有的牌重洗。總數回到{ $total }。
 }
howto-next-all-dealt = { $turns ->
    [on] 下一局把所有的牌重洗再發，照{ howto-way }方向輪流。
   *[off] 下一局把所有的牌重洗再發。
 }
howto-next-keep-hands = { $turns ->
    [on] 下一局每個人留著手上剩下的牌，從發牌者{ howto-side }邊的玩家開始，各自補抽到一開始的張數。總數回到0，照{ howto-way }方向輪流。
   *[off] 下一局每個人留著手上剩下的牌，從發牌者{ howto-side }邊的玩家開始，各自補抽到一開始的張數。總數回到0。
 }
howto-next-keep-piles = 牌堆和棄牌堆保持原樣。
howto-deals-left = 換{ howto-side }邊的玩家發牌。
howto-deals-right = 換{ howto-other-side }邊的玩家發牌。
howto-deals-left-past = { $turns ->
    [on] 不管出牌是什麼方向，換{ howto-side }邊下一個還在遊戲裡的玩家發牌。
   *[off] 換{ howto-side }邊下一個還在遊戲裡的玩家發牌。
 }
howto-deals-right-past = { $turns ->
    [on] 不管出牌是什麼方向，換{ howto-other-side }邊下一個還在遊戲裡的玩家發牌。
   *[off] 換{ howto-other-side }邊下一個還在遊戲裡的玩家發牌。
 }
howto-deals-winner = 由贏的人發牌。
howto-deals-loser = 由輸的人發牌。
howto-deals-right_of_winner = 由贏家{ howto-other-side }邊的玩家發牌。
howto-next-dealer-steps-in = 如果那位玩家已經淘汰，由{ howto-other-side }邊的下一位發牌。
howto-begins-left_of_dealer = 由發牌者{ howto-side }邊的玩家開始。
howto-begins-loser = 由輸的人開始。
howto-begins-winner = 由贏的人開始。
howto-next-steps-in = 如果那位玩家已經淘汰，由{ howto-side }邊的下一位代替。
howto-next-last-to-pay = 如果輸的不只一個，就是最後付的那個人。
howto-deals-no-winner = 如果一局沒有贏家，換{ howto-side }邊的玩家發牌。
howto-begins-no-winner = 沒有贏家的一局之後，由發牌者{ howto-side }邊的玩家開始。

## 遊戲結束

howto-end-letters = 最先拿到{ $cost }的玩家贏得整場遊戲。
howto-end-team = 總數剛好是{ $limit }時，大家一起贏得遊戲。
howto-end-team-lost = 代幣全部付完時，大家一起輸。
howto-end-deal-over = 總數超過{ $limit }時，這一局結束，每個人把剩下的分數加進自己的總分。
howto-end-score = 有人的總分到{ $total }或更多時，總分最高的人贏得整場遊戲。
howto-end-tie-extra_deal = 如果同分，就再玩幾局分勝負。
howto-end-tie-shared = 如果同分，就一起獲勝。
howto-last-wins = 剩下的最後一位玩家贏得整場遊戲。
howto-last-wins-too = 剩下的最後一位玩家也算贏。
howto-end-going-out = 出完最後一張牌的人贏得遊戲，剩下的最後一位玩家也算贏。所以贏家可能不只一個，也可能沒有人輸。
howto-end-all-bills = 所有的鈔票都歸贏家。
howto-end-all-paid = 付出去的{ $kind ->
    [penny] 銅板
    [nickel] 五元銅板
    [chip] 籌碼
   *[token] 代幣
 }全部歸贏家。
howto-end-deals = 玩{ FORM($count, as: "form-number") }局，遊戲就結束。
howto-end-match-won = 贏一局得一分，最先得到{ FORM($count, as: "form-number") }分的人贏得整場遊戲。
howto-end-match-lost = 罰點不會讓人淘汰。有人得到{ FORM($count, as: "form-number") }個罰點時，遊戲就結束。
howto-end-fewest-wins = 罰點最少的人獲勝，可以不只一個。
howto-end-highest-wins = 總分最高的人獲勝，可以不只一個。
howto-end-none = 這個遊戲沒有一定的結束時間：想停的時候就停。
howto-fewest-best = 罰點最少的人最厲害。

## 出處沒寫的事

howto-ours-zeus = 出處沒有寫這些：結束時沒有人抓著宙斯，宙斯歸誰；個位是5的總數，往上還是往下變成整十；一位數的總數，怎麼對調數字；總數能不能低於0。這裡的說法是我們自己定的。
howto-ours-shed = 出處沒有寫這些：翻了定時炸彈之後怎麼辦；手上最後一張牌還有沒有作用；誰先抽牌；要出兩次卻出不完怎麼辦。這裡的說法是我們自己定的。
howto-ours-no-end = 出處沒有寫遊戲怎麼結束。計算罰點是我們自己定的。

## 例子

howto-example = 例：{ $told }

howto-example-name = { $count ->
    [1] 小明
    [2] 小華
    [3] 小美
   *[other] 小安
 }

howto-example-makes = 總數是{ $before }。{ $player }出{ FORM($card, form: "a") }，總數變成{ $after }。
howto-example-keeps = 總數是{ $before }。{ $player }出{ FORM($card, form: "a") }，總數還是{ $before }。
howto-example-choice = 總數是{ $before }。{ $player }出{ FORM($card, form: "a") }，可以讓總數變成{ $totals }。
howto-example-has-to-stay = 總數是{ $before }時，只能維持{ $before }：{ $total }就太多了。
howto-example-has-to-turn = 總數是{ $before }時，只能維持{ $before }並迴轉方向：{ $total }就太多了。
howto-example-no-choice = 總數是{ $before }時，只能變成{ $after }：{ $total }就太多了。
howto-example-one-way = { $player }選了{ $after }；選{ $totals }的話，就沒有其他作用。
howto-example-otherwise = 總數是{ $before }時，同一張牌會讓總數變成{ $after }。
howto-example-any = 總數是{ $before }。{ $player }出{ FORM($card, form: "a") }，說「{ $after }」，總數就是{ $after }。
howto-example-copies = { $other }出{ FORM($second, form: "a") }，總數變成{ $before }。{ $player }出{ FORM($card, form: "a") }，作用一樣，總數變成{ $after }。
howto-example-not-now = 總數是{ $before }時，這張牌不能出。
howto-example-never = 總數才{ $before }，{ $player }還是不能出{ FORM($card, form: "card") }。
howto-example-thrown = { $player }手上有四張{ FORM($rank, form: "card") }，可以四張一起出。總數還是{ $before }。

howto-example-turned = 方向迴轉：輪到{ $next }，不是{ $other }。
howto-example-skipped = { $other }被跳過，輪到{ $next }。
howto-example-again = { $player }再出一次。
howto-example-named = { $player }指定{ $next }當下一家。
howto-example-struck = { $player }指定{ $other }，{ $other }本局出局。輪到{ $next }。
howto-example-saved = { $player }出{ FORM($card, form: "a") }，指定{ $other }，但{ $other }手上有{ FORM($second, form: "card") }。{ $other }把它塞在那張牌下面，再抽一張牌，留在這一局。
howto-example-exchanged = { $player }指定{ $other }，兩人交換手牌。現在{ $player }拿的是{ $other }原來的{ FORM($count, as: "form-number") }張牌。
howto-example-redealt = 所有手牌重發：每個人發{ FORM($count, as: "form-number") }張牌。
howto-example-stolen = { $player }指定{ $other }，不看牌面拿走一張手牌。{ $other }馬上抽一張。
howto-example-stolen-seen = { $player }指定{ $other }，看{ $other }的手牌，拿走{ FORM($second, form: "card") }。{ $other }馬上抽一張。
howto-example-zeus = { $player }從{ $other }那裡抓走宙斯。
howto-example-others-draw = { $others ->
    [1] { $others }抽{ FORM($count, as: "form-number") }張牌。
   *[other] { $others }各抽{ FORM($count, as: "form-number") }張牌。
 }
howto-example-bomb = { $next }丟出{ FORM($second, form: "a") }，沒事。{ $others ->
    [1] { $others }沒有這張牌，要{ howto-pays }。
   *[other] { $others }沒有這張牌，都要{ howto-pay }。
 }

howto-example-twice = { $next }要出兩次：先出{ FORM($card, form: "a") }，總數變成{ $before }，再出{ FORM($second, form: "a") }，總數變成{ $after }。
howto-example-twice-back = { $next }要出兩次。先出{ FORM($card, form: "a") }，總數是{ $before }，然後回到{ $total }。再出{ FORM($second, form: "a") }，總數是{ $after }。
howto-example-handed-on = { $player }要出兩次，第一張就出{ FORM($card, form: "a") }。這個回合結束，換{ $next }要出兩次。
howto-example-canceled = { $player }要出兩次，改出{ FORM($card, form: "a") }。這個回合結束，{ $next }是普通的回合。

howto-example-unanswered = 如果{ $next }沒有出{ FORM($rank, form: "card") }，{ $next }就失去這個回合，輪到{ $other }。
howto-example-answered = 如果{ $next }出了、{ $other }沒出，{ $other }就要出{ FORM($count, as: "form-number") }張罰牌。

howto-example-pair = 總數是{ $before }。{ $player }把{ FORM($cards, form: "a") }一起出，總數變成{ $after }。
howto-example-several = 總數是{ $before }。{ $player }一次出{ FORM($count, as: "form-number") }張{ FORM($rank, form: "card") }，總數變成{ $after }。

howto-example-hit = 所以其他玩家都要{ howto-pays }。
howto-example-jump = 這樣越過了{ $total }，所以{ $player }要{ howto-pays }。
howto-example-fine = 所以{ $player }要馬上{ howto-pays }，這一局繼續。
howto-example-border = 這樣越過了{ $total }後面的界線，所以{ $player }要{ howto-pays }。

howto-example-69-wins = { $cost ->
    [corner] 所以{ $player }可以多摺一次。
    [fold] 所以{ $player }可以多摺一次。
   *[other] 所以{ $player }得到{ $cost }。
 }
howto-example-69-forfeit = 所以其他人都得一個罰點。
howto-example-69-zero = 所以現在總數是0。

howto-example-three = { $player }亮出三張{ FORM($rank, form: "card") }。這一局結束，其他玩家都要{ howto-pays }。
howto-example-banned = 在自己的第一個回合，總數是{ $before }時，{ $player }不能出{ FORM($card, form: "card") }。
howto-example-not-banned = 總數是{ $before }時就可以。
howto-example-sneak = { $other }也有{ FORM($card, form: "a") }，馬上插牌，總數變成{ $after }。現在宙斯在{ $other }手上。

howto-example-run = { $player }出{ FORM($card, form: "a") }，{ $next }出{ FORM($second, form: "a") }：這就是連號。{ $other }出{ FORM($rank, form: "card") }才能抽牌，出別的牌不能抽。

## 訣竅

howto-tip-keep = { FORM($cards, form: "card") }留到最後：總數是{ $limit }時也能出。
howto-tip-team = 接近{ $limit }時，問問誰有剛好能湊到{ $limit }的牌，把總數留給那個人。
howto-tip-another-try = 沒有人有剛好能湊到的牌時，出{ FORM($cards, form: "card") }可以再試一次。
howto-tip-high = 大牌早點出。接近{ $limit }時就放不下了。
howto-tip-rush = 如果手上其他的牌在總數{ $limit }時都能出，就早點出{ FORM($cards, form: "card") }：別人可能還沒準備好。
howto-tip-take-off = 你減掉的，也讓下一家多了空間。能讓總數停在{ $limit }更好。
howto-tip-name-next = 總數是{ $limit }時，出{ FORM($cards, form: "card") }，指定會很傷腦筋的人。
howto-tip-any = { FORM($cards, form: "card") }留到沒別的牌可出時再用：你說總數是多少，就是多少。
howto-tip-double = 早點出{ FORM($cards, form: "card") }：總數小的時候，加倍也加不了多少。
howto-tip-copy = { FORM($cards, form: "card") }的作用和前一張牌一樣。前一張如果總數不變或是減，總數是{ $limit }時也能出。
howto-tip-never = 別指望{ FORM($cards, form: "card") }：它會一直留在你手上，你只能用其他的牌玩。
howto-tip-thrown = { FORM($rank, form: "card") }是累贅：要再湊三張才能一起丟掉。

howto-tip-twice = 最好留兩張安全的牌：要出兩次時，兩張都用得到。
howto-tip-hand-on = { FORM($ranks, form: "card") }留到要出兩次時用：第一張就出，可以把兩次都轉給別人。
howto-tip-answer = 留一張{ FORM($rank, form: "card") }用來回應。連續兩張{ FORM($rank, form: "card") }後，沒出的人要出兩張牌；三張後，要出三張。
howto-tip-shield = 沒必要就別出{ FORM($cards, form: "card") }：有人指定你時，只有它能救你。
howto-tip-exchange = 手上沒有別的牌能在總數{ $limit }時出，再交換手牌。
howto-tip-several = 數字或字母相同的牌可以一次出，抽回一樣多的新牌：手牌不好時，這樣換很快。
howto-tip-pair = 成對的{ FORM($ranks, form: "card") }只加一張的數，卻能抽兩張新牌。
howto-tip-run = 留著數字相鄰的牌。接不上連號的人不能抽牌，牌會越來越少。

howto-tip-exchange-shed = 和牌最少的人交換手牌。
howto-tip-others-draw = 有人只剩一兩張牌時，出{ FORM($cards, form: "card") }。
howto-tip-redeal = 別人的牌比你少很多時，出{ FORM($cards, form: "card") }。
howto-tip-bomb = { FORM($rank, form: "card") }能留多久就留多久：{ FORM($cards, form: "card") }來的時候，它能救你。
howto-tip-zeus-ten = 出牌前看看，哪張牌能湊成下一個整十：這樣就能抓住宙斯。
howto-tip-reach = 盡量別留下讓下一家一次就到{ $total }的總數。
howto-tip-reach-high = 大牌留到最後：離終點遠一點也能贏。
howto-tip-zeus-last = 接近{ $limit }時，把{ FORM($cards, form: "card") }留到最後一刻。只有最後抓著宙斯的人得字母。
howto-tip-hit = 看看有沒有牌能剛好湊成{ $totals }。
howto-tip-fine = 出牌前看看，總數會不會變成{ $totals }。如果別張一樣好，就出別張。
howto-tip-ten-short = 別讓總數停在比{ $totals }少十的地方：加十的牌最多。
howto-tip-down = 大牌會越過這些數時，改出減的牌或總數不變的牌：這樣不用付。
howto-tip-payment = 留一張總數不變的牌到最後：快到{ $limit }時，其他的牌大多會超過。
howto-tip-exact = 先算好怎麼剛好到{ $limit }：有對的牌，你就能結束這一局，讓別人付。
howto-tip-all-dealt = 注意出過的牌：你沒看到的，就在別人手上。
howto-tip-border = 快到界線時，出一張總數不變的牌，一定不會扣分。
howto-tip-border-room = 離下一條界線還遠時，趁機出掉大牌。
howto-tip-69 = 先算好怎麼到69：有對的牌，就能剛好到。
howto-tip-three = 留著兩張數字或字母相同的牌：湊到第三張，你就能結束這一局，讓別人付。
howto-tip-hand-wins = 留著兩張{ FORM($rank, form: "card") }：再來一張就贏得遊戲。
howto-tip-hand-loses = 別留兩張{ FORM($rank, form: "card") }：再抽到一張，大家都輸。
howto-tip-ban = 一開始別指望{ FORM($rank, form: "card") }。另外留一張在總數{ $limit }時也能出的牌。
howto-tip-pile-away = 有人沒牌可出時，總數回到{ $total }，手牌留著。這時大牌就有用了。
howto-tip-stock = 牌堆用完後就沒有人抽牌了。把最安全的牌留到那時候。
howto-tip-draw = 出完馬上抽牌。別人一出牌，你就不能抽了。
