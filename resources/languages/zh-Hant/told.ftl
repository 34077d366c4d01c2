told-fits = 沒有衝突
told-conflicts = 有{ $count }個地方衝突
told-checked = 每改一次就檢查一次
told-good = 很好
told-bad = 可以更好
told-open = 還不知道
told-sign-and-words = { $sign }：{ $words }

told-views = 這個自訂規則會怎樣
told-view-fair = 公平嗎？
told-view-words = 文字規則
told-view-compare = 比一比
told-waits = 先讓規則沒有衝突

told-for-players = { $count }位玩家
told-deals = { $number }局
told-progress = 實驗室進度
told-again = 再模擬一次
told-again-means = 全部重來，換一批牌
told-soon = 正在玩最前面幾局。
told-good-so-far = 到目前為止不錯。
told-a-good-game = 好遊戲！
told-could-be-better = 有{ $count }個地方可以更好。
told-failed = 這個遊戲玩不到最後。請把剛才的改動退回去。
told-who = 電腦像小孩、像一家人、也像高手那樣玩。
told-trying = 正在試：{ $change }

told-about-together = 一起達成
told-about-begins = 誰先開始
told-about-endless = 結束不了的局
told-about-length = 一局有多長
told-about-choice = 有得選嗎
told-about-turns = 局勢怎麼變
told-about-skill = 運氣還是技術
told-about-card = 最重要的牌
told-about-sums = 給小朋友的算式
told-sure = 確定
told-rather-sure = 大致確定
told-not-sure = 還不確定
told-depends = 看誰在玩
told-about-sure = { $about }（{ $sure }）
told-verdict-aloud = { $about }。{ $sign }：{ $words }

told-percent = { $number }%
told-never = 從來沒有
told-figure = { $name }：{ $number }，大約在{ $low }到{ $high }之間。
told-seats = 各座位沒輸的局
told-seats-won = 各座位贏的局
told-seat = { $last ->
    [1] 發牌者
   *[other] { $place ->
        [1] 第一
        [2] 第二
        [3] 第三
        [4] 第四
        [5] 第五
        [6] 第六
        [7] 第七
        [8] 第八
        [9] 第九
       *[other] 第十
     }
 }
told-even = 平均：{ $number }
told-plays = 一局出幾張牌
told-middle = 一般：{ $plays }
told-column = { $plays }張牌：100局裡有{ $percent }局。
told-column-last = { $plays }張牌以上：100局裡有{ $percent }局。

told-beside-game = 和{ $game }比
told-from-nothing = 這是從零做起的：沒有可以比的遊戲。
told-differs = 不一樣的地方：
told-same = 還沒有改過什麼。
told-figures-beside = 兩個遊戲的數字
told-now = 現在
told-before = 之前
told-framed = 有框的數字真的不一樣，不是碰巧。
told-beside = { $name }：{ $now }，之前是{ $was }。
told-beside-differs = { $name }：{ $now }，之前是{ $was }；確定不一樣。

told-words-differ = 有{ $count }個更動，畫了底線、用筆標記。
