
today-puzzle-solved = { $game }，解開了

today-deal = 今日牌局
today-about = 大家拿到的牌都一樣。第一次才算。
today-new-day = 新的一天到了：這是今天的牌局。
today-who = 誰來玩
today-somebody-else = 別人…
today-new-name = 輸入名字，再按Enter
today-game = 遊戲
today-another-game = 每天換一個遊戲

today-came-to = 出了{ $plays }次牌，總數{ $total }時結束
today-again = 又玩了{ $times }次
today-again-and-held = 又玩了{ $times }次，撐住了
