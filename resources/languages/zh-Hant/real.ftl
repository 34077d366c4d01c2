real-title = 真的牌
real-game = { $game }，用你自己的牌
real-with-own-pack = 用你自己的牌
real-on-screen = 螢幕上的牌
real-start = 開始
real-who-sits = 誰坐這裡？
real-rules = 這個遊戲的規則
real-look-back = 回顧這場遊戲

real-who-deals = 誰先發牌？
real-sit-alike = 玩家在這裡的座位，和你們桌邊一樣，順時針排。
real-deals = 第{ $number }局：{ $name }發牌
real-dealt = { $name ->
    [you] 我發好了
   *[other] { $name }發好了
 }
real-again = 再來一場

real-which = { $name }出哪張牌？
real-which-of-several = { $name }出哪張牌？要出{ $count }次。
real-which-turned = 翻開的是哪張牌？
real-which-bottom = 牌堆下面牌面朝上的是哪張牌？
real-which-saves = { $name }有{ FORM($card, form: "a") }嗎？
real-which-answers = { $name }要用{ FORM($rank, form: "card") }回應嗎？
real-which-way = 怎麼出？
real-what-total = 總數是{ $total }。{ $name }要讓它變成多少？
real-who = 誰？
real-which-three = { $name }有三張什麼？

real-stuck = { $name ->
    [you] 我沒牌可出
   *[other] { $name }沒牌可出
 }
real-saves = { $name ->
    [you] 有，我出
   *[other] { $name }出{ FORM($card, form: "a") }
 }
real-has-none = { $name ->
    [you] 我沒有
   *[other] { $name }沒有
 }
real-three = { $name }：三張{ FORM($rank, form: "card") }
real-sneaks = { $name }用{ FORM($card, form: "card") }插牌
real-threes = 三條
real-out-of-turn = 插牌
real-rank = { $rank }
real-several = 一次出好幾張
real-option = { $told }：{ $total }
real-option-several = { $count }張，{ $told }：{ $total }
real-option-at = { $way ->
    [choose] { $told }，下一家{ $name }
    [eliminate] { $told }，踢{ $name }出局
    [exchange] { $told }，和{ $name }換手牌
   *[steal] { $told }，偷{ $name }的牌
 }

real-cannot-be-stuck = { $name }一定有牌可出：剩下的牌現在幾乎都能出。
real-gone = 這種牌都出過了，而且棄牌堆還沒重洗：{ $card }。
real-not-now = 這張牌現在不能出：{ $card }。
real-no-review = 用真的牌時，只有玩家知道手牌，所以不評每一手。

real-all-gone = 都出過了
real-key = { $card }：{ $told }

real-told-total = 總數是{ $total }，還有{ $count }。
real-clockwise = 順時針輪流
real-counterclockwise = 逆時針輪流

real-take-back = 收回
real-take-back-what = 收回：{ $told }
real-laid = { $name }出了{ FORM($cards, form: "card") }
real-was-stuck = { $name }沒牌可出
real-was-turned = 翻開：{ $card }
real-was-put-under = 牌堆下面：{ $card }

real-keys-rank = 出那張牌：它的數字或字母，0是10，*是鬼牌
real-keys-stuck = 輪到的人沒牌可出
