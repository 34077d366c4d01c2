games-none-for-words = 找不到「{ $words }」的遊戲。
games-heard-found = { $count ->
    [1] 找到1個遊戲：{ $game }
   *[other] 找到{ $count }個遊戲。最符合的是{ $game }
 }
games-none-fits = 沒有遊戲全部符合。
games-no-favorites = 你還沒有最愛。點遊戲上的星星就能加入。
games-none-played = 你還沒有玩過遊戲。
games-do-you-mean = 你是找這些嗎？
games-like-it = 類似的遊戲
games-show-all = 顯示全部遊戲

games-all = 全部遊戲
games-favorites = 最愛
games-recent = 最近玩過
games-for-children = 適合小朋友
games-for-children-means = 一回合出一張，特殊牌少，手牌少，總數不會低於0
games-number-of-players = 玩家人數
games-for-players = { $players }人玩

games-new-game = 新遊戲
games-search = 搜尋遊戲
games-deal = 發牌
games-seats = 座位
games-house-rules = 自訂規則
games-how-to-play = 怎麼玩
games-what-to-look-at = 要看什麼
games-back-to-games = 回到遊戲
games-more = 還有{ $count }個
games-up-to = { $players }人，最多{ $most }人
games-how-long = 玩多久
games-short = 短，{ $time }
games-usual-length = 一般，{ $time }
games-only-one = 只有{ $game }符合。
games-phones-join = 讓手機加入這場遊戲
games-without = 沒有{ $kind ->
    [reverse] 迴轉
    [skip] 跳過
    [any] 任意總數
    [name] 指定玩家
    [hands] 換牌
    [twice] 出兩次
    [answer] 回應
    [together] 一次出好幾張
    [jokers] 鬼牌
   *[pack] 自己的一副牌
 }
games-that-fits = 適合的遊戲
games-for-learner = 給{ $name }：{ $game }
games-rules-clash = 這些規則互相衝突：{ $why }。

games-no-house-rules = 這個遊戲沒有自訂規則。
games-more-house-rules = 更多自訂規則
games-value-usual = { $value }（原來的）
games-deal-number = 牌局編號
games-new-cards = 新的牌
games-deal-number-means = 留空就發新的牌；同樣的編號、座位和規則，會發出同樣的牌
games-with-changes = 你的改動：{ $changes }。
games-with-more-changes = 你的改動：{ $changes }，還有{ $more }個。
games-the-usual-rules = 原來的規則
games-takes-changes-back = 把改過的規則恢復原狀

games-person = 真人
games-phone = 手機
games-at-a-phone = { $name }，用手機
games-computer = 電腦
games-add = 加一位玩家
games-name-and-picture = 名字和圖片
games-move-left = 往左移
games-move-right = 往右移
games-add-computer = 加一個電腦玩家（Insert）
games-add-person = 加一個人（Shift+Insert）
games-open-hands = 所有手牌都攤開
games-open-hands-means = 大家的牌都牌面朝上，適合初學者；電腦玩家不會偷看
games-drag = 拖到別的位置，或按Alt加方向鍵
games-another-picture = 換一張圖
games-seat-played-by = { $name ->
    [you] 座位{ $number }，你的，由誰玩
   *[other] 座位{ $number }，{ $name }，由誰玩
 }
games-seat-name = 座位{ $number }：名字
games-seat-picture = { $name ->
    [you] 座位{ $number }，你的：圖片，{ $picture }
   *[other] 座位{ $number }，{ $name }：圖片，{ $picture }
 }
games-what-does = { $name }要做什麼
games-take-away = { $name ->
    [you] 移除你的座位
   *[other] 移除{ $name }
 }

games-role-scorekeeper = 全部報
games-role-caller = 報自己的
games-role-checker = 檢查
games-role-plain = 只玩牌
games-role-scorekeeper-means = 全部報：每次的總數都報
games-role-caller-means = 報自己的：報自己出牌後的總數
games-role-checker-means = 檢查：找出電腦報得不對的總數
games-role-plain-means = 只玩牌：不用報數
games-level-beginner = 新手：多半隨便出牌
games-level-casual = 隨興：偶爾失手
games-level-cautious = 謹慎：先出大牌
games-level-expert = 高手：練過，或會往前想

games-families = 遊戲系列
games-families-keys = Tab鍵看系列裡的遊戲，Enter玩第一個
games-variants = { $count }種玩法
games-shelf-spoken = { $family }，{ $count }種玩法。{ $hook }

games-age = { $age }+

games-found = 找到的遊戲
games-of-family = 這個系列的遊戲
games-favorite-key = 按F加入最愛
games-begin-here = 從這裡開始
