
today-puzzle-solved = { $game }，解開了

today-deal = 今日牌局
today-about = 和{ $company }玩一局。今天大家拿到的牌都一樣。第一次才算。
today-is-over = 這一局結束了：它只屬於那一天。
today-new-day = 新的一天到了：這是今天的牌局。
today-who = 誰來玩
today-somebody-else = 別人…
today-new-name = 輸入名字，再按Enter
today-game = 遊戲
today-another-game = 每天換一個遊戲

today-nobody = 沒有人玩。
today-came-to = 出了{ $plays }次牌，總數{ $total }時結束
today-again = 又玩了{ $times }次
today-again-and-held = 又玩了{ $times }次，撐住了

today-league = 家庭聯賽
today-this-week = 這一週
today-week = { $day }那一週
today-week-before = 前一週
today-week-after = 後一週
today-nobody-played = 沒有玩完的遊戲。
today-games-of = { $games }場贏{ $won }場，{ $deals }局撐住{ $held }局
today-days-of = 今日牌局：{ $days }次撐住{ $held }次
today-best-week = 最佳一週：贏{ $won }場，{ $day }
today-best-yet = 目前最好的一週；之前是{ $won }場
