
today-puzzle-solved = { $game }, đã giải

today-deal = Ván hôm nay
today-about = Một ván với { $company }. Hôm nay ai cũng được đúng những lá ấy. Lần thử đầu mới tính.
today-is-over = Ván này đã qua: chỉ dành cho ngày đó.
today-new-day = Ngày mới bắt đầu: đây là ván của ngày.
today-who = Ai chơi
today-somebody-else = Người khác…
today-new-name = Gõ tên rồi Enter
today-game = Trò
today-another-game = Mỗi ngày một trò

today-nobody = Không ai chơi.
today-came-to = { $plays } lần đánh, ván kết thúc ở { $total }
today-again = Chơi thêm { $times } lần
today-again-and-held = Chơi thêm { $times } lần, và trụ vững

today-league = Bảng gia đình
today-this-week = Tuần này
today-week = Tuần từ { $day }
today-week-before = Tuần trước
today-week-after = Tuần sau
today-nobody-played = Chưa xong trận nào.
today-games-of = Trận thắng: { $won } trên { $games }, ván trụ vững: { $held } trên { $deals }
today-days-of = Ván hằng ngày trụ vững: { $held } trên { $days }
today-best-week = Tuần hay nhất: thắng { $won }, { $day }
today-best-yet = Tuần hay nhất đến giờ; trước đó là { $won }
