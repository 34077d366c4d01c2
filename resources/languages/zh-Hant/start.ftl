start-motto = 出牌，顧好總數。
start-table = 牌桌，圍坐的有{ $names }

start-put-away = 收起這場遊戲
start-with-company = 和{ $company }一起
start-turn-of = 第{ $deal }局，輪到{ $player }，總數{ $total }
start-goes-on-with = { $game }。{ $place }。{ $when }
start-deals-with = { $game }。和{ $company }一起
start-comfort = 調成你覺得舒服的樣子
start-comfort-text = 放大文字
start-comfort-motion = 減少動態

start-new-game-note = 選遊戲和玩家
start-today-note = 謎題、牌局、算數
start-learning-note = 小朋友報總數
start-rules-note = 每個遊戲、每張牌
start-saved = 存好的遊戲
start-saved-note = 接著玩，或回顧
start-album-note = 你的成就
