play-no-hint = 這次沒有提示，請再問一次。
play-end-game-here = 遊戲到這裡結束
play-skip-to-end = 直接到最後

play-key-choose = 選一張牌
play-key-play = 出牌、繼續
play-key-number = 出那張牌、選那一項
play-key-hear = 聽剛才的出牌或全部

play-tap-when-ready = 準備好就點一下
play-pass-to = 交給{ $name }
play-nobody-peeks = 不可以偷看喔！
play-running-total = 總數
play-direction = 方向
play-way = { $way ->
    [clockwise] 順時針
   *[counterclockwise] 逆時針
 }
play-after = { $player }的下一家
play-fact = { $fact }：{ $value }。
play-since = 你上次出牌之後

play-paused = 暫停
play-table-waits = 牌桌等著你。
play-on = 繼續玩

play-disk-is-slow = 硬碟存檔要花一點時間；遊戲照常繼續。
play-saved-again = 遊戲又能存檔了。

play-everybody-loses = 大家都輸了
play-team-wins = 你們一起做到了！
play-team-loses = 這次沒成功
play-you-win = 你贏了！
play-name-wins = { $name }贏了！
play-name-wins-this-one = 這場是{ $name }贏。
play-several-win = { $players }一起贏了！
play-held = { $player }撐住了！
play-not-held = { $player }這次沒撐住。

play-again = 再玩一場
play-back-to-today = 回到今天
play-look-back = 回顧
play-what-held-is = 電腦以為別人拿什麼，實際上拿什麼
play-share = 分享

play-your-team = 你們這一隊
play-team = { $players }
play-game-and-deals = { $game }，{ $count }局
play-score = 總分
play-reward-marks = 星星
play-deals-lost = 輸的局
play-score-count = 總分{ $count }
play-won-the-game = 贏了遊戲
play-won-with-three = 用三張{ FORM($rank, form: "card") }贏了
play-held-three = 拿到三張{ FORM($rank, form: "card") }
play-out-on-move = 第{ $move }手淘汰
play-out-in-deal = 第{ $deal }局淘汰
play-lost-the-game = 輸了遊戲
play-played-to-the-end = 玩到最後
play-lost-deals = 輸了{ $count }局
play-and-marks = 星星：{ $count }
play-standing-at-place = 第{ $place }名：{ $told }。

play-taken-back = 收回了。
play-done-again = 又做了一次。

play-wants-to-take-back = { $player }想收回剛才那一手。
play-take-it-back = 收回
play-do-not-take-back = 不收回
play-not-all-agree = 有人不同意：那一手不收回。

play-album-new = { $player ->
    [you] 你的相簿有新成就：{ $deed }
   *[other] { $player }的相簿有新成就：{ $deed }
 }
play-outlasted = { $player }撐得比{ $all }人中的{ $count }人久
play-better = { play-outlasted }，比前{ $games }場都好
play-survived = { $player }在{ $all }局中撐過了{ $count }局
play-longest = { $player }至今最長的一局：出{ $count }次
play-decided = 第{ $deal }局決定勝負
