rules-search = 搜尋名稱和規則
rules-key-heading = 到下一個或上一個標題
rules-play = 玩這個
rules-games = 遊戲
rules-count = { $count }個遊戲
rules-count-found = { $all }個遊戲裡找到{ $count }個
