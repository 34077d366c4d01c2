## 按鈕

lessons-let-stand = 報得對
lessons-check = 算算看！
lessons-that-is-all = 就這些
lessons-do-not-know = 我不知道
lessons-no-hurry = 慢慢來。
lessons-take-your-time = 慢慢來。也可以按「教我」，沒關係的。
lessons-call-it = 報{ $total }
lessons-said-for-you = 比{ $most }大的數字，電腦會幫{ $name }報。

## 按鍵

lessons-key-pick-card = 選那張牌
lessons-key-type-answer = 輸入答案

## 誰出牌

lessons-you-play = { $name }，你出：{ FORM($cards, form: "card") }。
lessons-other-plays = { $name }出：{ FORM($cards, form: "card") }。
lessons-look-at-hand = { $name }，看看你的手牌。
lessons-here-is-a-sum = { $name }，來算一題。

## 問題

lessons-ask-total = 新的總數是多少？
lessons-ask-room = 從{ $total }到{ $limit }，還可以加多少？
lessons-ask-hold = 這張牌讓總數不變。總數是多少？
lessons-ask-double = 這張牌讓總數加倍。現在是多少？
lessons-ask-halve = 這張牌讓總數減半。現在是多少？
lessons-ask-swap = 這張牌讓兩個數字對調。現在總數是多少？
lessons-ask-round = 這張牌讓總數變成最接近的整十。五就往上。現在是多少？
lessons-ask-set = 這張牌直接決定總數。現在總數是多少？
lessons-ask-plainly = 是多少？
lessons-ask-plainly-swap = 讓兩個數字對調，變成多少？
lessons-ask-plainly-round = 找最接近的整十，個位是五就往上。是多少？
lessons-ask-which-fit = 哪些牌還可以出？
lessons-ask-furthest = 出哪張牌，總數最接近{ $limit }又不超過？
lessons-ask-which-value = 這張牌選哪個數才能出？

## 數線旁邊

lessons-who-calls-sum = { $name }：
lessons-or-tap-the-line = 或按一按數線
lessons-tile-swap = 對調
lessons-tile-round = 整十
lessons-card-as = { $card }：{ $signed }

## 回答之後

lessons-yes = { $way ->
    [floor] 對！{ $total }減{ $step }會低於0。在這個遊戲裡，總數停在0。
    [total] 對！總數是{ $answer }。
    [number] 對！是{ $answer }。
    [rule] 對！
   *[sum] 對！{ $sum }。
 }
lessons-yes-picked = 對！從{ $total }到{ $made }。
lessons-yes-stays = 對！還是{ $total }。
lessons-yes-all-that-fit = 對！可以出的全部是：{ FORM($cards, form: "card") }。
lessons-nearly = 差一點點。
lessons-not-yet = 再想想。
lessons-look-where-cards-lead = 看看每張牌會到哪裡，再選一次。
lessons-there-it-stands = 答案在這裡：{ $answer }。現在換你試試。

## 檢查電腦報的總數

lessons-is-that-right = { $way ->
    [sum] 「{ $sum }：{ $said }。」對嗎？
   *[total] 「總數是{ $said }。」對嗎？
 }
lessons-look = { $way ->
    [floor] 看一看：{ $total }減{ $step }會低於0。在這個遊戲裡，總數停在0，不是{ $said }。
    [total] 看一看：總數是{ $answer }，不是{ $said }。
   *[sum] 看一看：{ $sum }，不是{ $said }。
 }
lessons-was-right = { $way ->
    [floor] 它報得對：{ $total }減{ $step }會低於0。在這個遊戲裡，總數停在0。檢查一下總是好的。
    [total] 它報得對：總數是{ $answer }。檢查一下總是好的。
   *[sum] 它報得對：{ $sum }。檢查一下總是好的。
 }

## 念出來

lessons-read-sum = { $way ->
    [add] { $total }加{ $step }
    [take] { $total }減{ $step }
    [double] { $total }的兩倍
   *[halve] { $total }的一半
 }
lessons-read-answer = { $way ->
    [add] { $total }加{ $step }等於{ $answer }
    [take] { $total }減{ $step }等於{ $answer }
    [double] { $total }的兩倍是{ $answer }
   *[halve] { $total }的一半是{ $answer }
 }
lessons-total-is = 總數是{ $total }。
lessons-number-is = 數字是{ $total }。
lessons-total-and-limit = 總數是{ $total }，上限是{ $limit }。

## 怎麼算

lessons-turn-card = { $way ->
    [floor] { $total }減{ $step }會低於0。在這個遊戲裡，總數停在0。
    [hold] 總數還是{ $answer }。
   *[set] 現在總數是{ $answer }。
 }
lessons-way-room = { $total }再加多少是{ $limit }？
lessons-way-count-on = 從{ $total }開始，往上數{ $step }。
lessons-way-count-back = 從{ $total }開始，往下數{ $step }。
lessons-way-start = 從{ $total }開始。
lessons-way-again = 從{ $total }再試一次。
lessons-way-tens-on = 十位多{ $tens }，個位不變。
lessons-way-tens-back = 十位少{ $tens }，個位不變。
lessons-way-break-ten = 從十位借一個十。10減{ $step }剩{ $rest }。
lessons-way-make-ten = { $total }加{ $first }湊成{ $stop }；還剩{ $rest }。
lessons-way-on-and-back = { $total }加{ $first }是{ $stop }；再往回退{ $rest }。
lessons-way-on-and-on = { $total }加{ $first }是{ $stop }；再加{ $rest }。
lessons-way-back-and-on = { $total }減{ $first }是{ $stop }；再加回{ $rest }。
lessons-way-back-and-back = { $total }減{ $first }是{ $stop }；再減{ $rest }。
lessons-way-left = { $left ->
    [0] 總數是{ $total }：已經到{ $limit }，不能再加了。
   *[other] 從{ $total }到{ $limit }還有{ $left }。
 }

## 答案告訴我們什麼

lessons-mistake-counted-the-start = 從{ $total }的下一個數開始數，{ $total }自己不算。
lessons-mistake-added-to-the-tens = { $step }要加在個位，不是十位。
lessons-mistake-digits-reversed = 數字都對，只是十位和個位換了位置。
lessons-mistake-no-carry = 個位滿十了：十位要多一個十。
lessons-mistake-carried-twice = 個位只湊成一個十，不是兩個。
lessons-mistake-added-to-the-ones = { $step }是整十：個位不變。
lessons-mistake-only-the-ten = 十位加好了，個位還沒加。
lessons-mistake-only-the-ones = 個位加好了，十位還沒加。
lessons-mistake-added-instead = 這裡是用減的。
lessons-mistake-took-instead = 這裡是用加的。
lessons-mistake-said-the-card = { $step }是要走的步數：從{ $total }走{ $step }步，會走到哪裡？
lessons-mistake-counted-the-card = 一步不夠：這裡要走{ $step }步。
lessons-mistake-said-the-old-total = { $total }只是起點：走{ $step }步，會走到哪裡？
lessons-mistake-wrote-side-by-side = 十個一變成一個十：把它進到十位。
lessons-mistake-finger-slip = 別的數字都對，只有一個要再看一看。
lessons-mistake-took-from-the-ones = { $step }是整十：個位不變。
lessons-mistake-smaller-from-larger = 個位不夠減：從十位借一個十。
lessons-mistake-did-not-break-the-ten = 個位對了；借走一個十，十位要少一。
lessons-mistake-lost-the-sign = 比0小了：數字前面要有負號。
lessons-mistake-stopped-at-zero = 這裡不會停在0。
lessons-mistake-doubled-only-the-tens = 個位也要加倍。
lessons-mistake-doubled-only-the-ones = 十位也要加倍。
lessons-mistake-added-two = 加倍就是這個數，再加一次這個數。
lessons-mistake-lost-the-odd-ten = 一個十的一半是五：別漏掉它。
lessons-mistake-halved-only-the-tens = 個位也要減半。
lessons-mistake-took-two = 一半是分成一樣多的兩份。
lessons-mistake-kept-the-total = 這個數會變，不會和原來一樣。
lessons-mistake-said-the-total = { $total }是總數：還差多少？
lessons-mistake-doubled-a-digit = 兩個數字要互換位置。
lessons-mistake-rounded-the-other-way = { $ones ->
    [5] 個位是五，就往上到下一個整十。
   *[other] 看看哪個整十比較近。
 }
lessons-mistake-added-the-face = 在這裡，這張牌不是加{ $face }。
lessons-mistake-off-by-one = 再數一次。
lessons-mistake-off-by-ten = 個位對了，看看十位。
lessons-mistake-stopped-at-the-ten = 走到整十了，後面還有。
lessons-mistake-went-on-from-the-ten = { $step }要先分一些，才能走到整十。
lessons-mistake-read-the-total-reversed = 再看一次{ $total }：十位在前面。
lessons-mistake-took-a-teen-for-tens = 像13這樣的數，只有一個十。
lessons-mistake-wrote-as-said = 多了一個0。
lessons-mistake-dropped-the-tens = 別忘了{ $total }的十位。
lessons-mistake-took-six-for-nine = 仔細看：是6還是9？
lessons-mistake-doubled-the-total = 這裡不用加倍，是加{ $step }。
lessons-mistake-did-the-step-twice = { $step }只要算一次。
lessons-mistake-compared-the-ones = { $left ->
    [0] 看整個數：已經到{ $limit }，不能再加了。
   *[other] 看整個數：從{ $total }到{ $limit }只差{ $left }。
 }
lessons-mistake-over-the-limit = { $total }加{ $step }是{ $made }：超過{ $limit }了。
lessons-mistake-left-one-out = 可以出的還沒選完：離{ $limit }還有{ $left }。
lessons-mistake-left-a-special-out = 可以出的還沒選完：還有一張不會讓總數變大的牌。
lessons-mistake-not-the-largest = 這張可以出。有沒有更接近上限的？

## 輪到誰報

lessons-who-calls = { $name }來報
lessons-who-calls-heard = { $name }來報。其他人不可以幫忙說喔！
lessons-others-hush = 其他人不可以幫忙說喔！
lessons-hush = 噓
lessons-i-am = 我是{ $name }
lessons-is-not-here = { $name }不在
lessons-own-book = { $name }自己的本子
lessons-own-book-note = 只記{ $name }自己報的
lessons-read-aloud = 念出來

lessons-tap-the-line = 點數線
