rules-search = Tìm trong tên và luật
rules-key-heading = tới đầu mục sau hoặc trước
rules-play = Chơi trò này
rules-games = Các trò
rules-count = { $count } trò
rules-count-found = { $count } trên { $all } trò
