statistics-title = Thống kê

statistics-person = Người
statistics-nobody = Chưa có ai
statistics-game = Trò
statistics-time = Thời gian
statistics-time-all = Từ trước đến nay
statistics-time-12 = 12 tuần qua
statistics-time-4 = 4 tuần qua
statistics-time-1 = 7 ngày qua
statistics-seat = Chỗ
statistics-any-seat = Mọi chỗ
statistics-seat-number = Chỗ { $seat }
statistics-opponents = Đối thủ
statistics-any-opponents = Mọi đối thủ

statistics-unreadable = Không đọc được thống kê nên đang đếm lại; bản cũ ở { $file }.
statistics-save = Lưu thành CSV
statistics-files = CSV (*.csv)

statistics-numbers = Những con số chính
statistics-deals-played = ván đã chơi
statistics-games-won = trận thắng
statistics-won-of = { $won } trên { $games }
statistics-streak = thắng liên tiếp
statistics-busts = lần vượt quá
statistics-plays-a-deal = lần đánh mỗi ván
statistics-tokens = thẻ giữ được
statistics-number-of = { $words }: { $number }

statistics-levels = Trận thắng theo đối thủ
statistics-level = { $level }: thắng { $won } trên { $games }.
statistics-even-share = nét chấm: nếu ai cũng thắng như nhau

statistics-weeks = Số ván mỗi tuần
statistics-week = tuần từ { $day }: { $deals } ván
statistics-now = nay
statistics-this-week = tuần này: { $deals }
statistics-no-weeks = Những tuần này không chơi ván nào.

statistics-plays = Lần đánh mỗi ván
statistics-length = { $plays } lần đánh: { $deals } ván
statistics-lengths = { $low } đến { $high } lần đánh: { $deals } ván

statistics-bests = Kỷ lục
statistics-best-streak = Chuỗi thắng dài nhất
statistics-best-deal = Ván dài nhất
statistics-best-deal-plays = { $plays } lần đánh
statistics-best-table = Thắng bàn đông nhất
statistics-best-table-seats = { $seats } chỗ
statistics-best-tokens = Giữ nhiều thẻ nhất
statistics-best = { $words }: { $number }, { $day }.

statistics-nothing = Chưa có gì để hiện: hãy chơi xong một trận.
statistics-bar = { $words }.

statistics-column-date = ngày
statistics-column-game = trò
statistics-column-seats = số chỗ
statistics-column-deals = số ván
statistics-column-ended = kết thúc
statistics-column-undone = đi lại
statistics-column-seat = chỗ
statistics-column-name = tên
statistics-column-level = bậc
statistics-column-won = thắng
statistics-column-tokens = thẻ
statistics-column-busts = vượt quá
