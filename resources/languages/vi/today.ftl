
today-puzzle-solved = { $game }, đã giải

today-deal = Ván hôm nay
today-about = Ai cũng được đúng những lá ấy. Lần thử đầu mới tính.
today-new-day = Ngày mới bắt đầu: đây là ván của ngày.
today-who = Ai chơi
today-somebody-else = Người khác…
today-new-name = Gõ tên rồi Enter
today-game = Trò
today-another-game = Mỗi ngày một trò

today-came-to = { $plays } lần đánh, ván kết thúc ở { $total }
today-again = Chơi thêm { $times } lần
today-again-and-held = Chơi thêm { $times } lần, và trụ vững
