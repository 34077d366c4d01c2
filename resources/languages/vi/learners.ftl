learners-title = Học

## Lời chào

learners-welcome = Mỗi lá bài là một phép tính
learners-welcome-sums = Tổng là 68, bé đánh lá 7. Bây giờ tổng là bao nhiêu? Bé nói ra.
learners-welcome-help = Nếu phép tính khó, bàn chơi chỉ bước nhảy đến số tròn chục. Không vội, và không bao giờ nói “sai”.
learners-welcome-nickname = Chỉ cần một biệt danh, và không dữ liệu nào rời khỏi máy tính này.
learners-welcome-picture = Một chú thỏ bên bàn: tổng là 68, thỏ đánh lá 7 và nói được bao nhiêu
learners-add = Thêm một bé
learners-try = Thử ngay
learners-try-tip = Mười phép tính, không cần tên; không lưu gì cả

## Thẻ của một bé

learners-ready-to-play = Sẵn sàng chơi
learners-ready-for-more = Sẵn sàng cho số lớn hơn
learners-ready-for = { $name } ơi, giờ chơi { $game } nhé
learners-right-today = Đúng hôm nay: { $count }
learners-ten-minutes = Mười phút
learners-ten-minutes-of = { $name }: mười phút
learners-practice = Luyện tập
learners-play = Chơi một trận
learners-skills = Kỹ năng
learners-play-of = { $name }: chơi một trận

## Một bé

learners-beat-your-best = Vượt kỷ lục
learners-for-parents = Cho cha mẹ
learners-skill-map = Bản đồ kỹ năng
learners-today = lần đúng hôm nay
learners-best-row = chuỗi dài nhất
learners-best-round = kỷ lục { $sums } phép tính
learners-figure = { $title }: { $figure }
learners-numbers-outgrown = { $numbers }. Giờ hợp với số lớn hơn.
learners-unread = { $count } câu trả lời không còn đọc được nên không tính.

## Số

learners-numbers-to-20 = Số đến 20
learners-numbers-to-50 = Số đến 50
learners-numbers-to-99 = Số đến 99
learners-numbers-tricky = Đến 99, có lá khó

## Mẫu điền

learners-new = Một bé mới
learners-settings-of = Cài đặt của { $name }
learners-picture = Hình { $picture }
learners-nickname = Biệt danh
learners-nickname-hint = Một biệt danh; không cần tên thật
learners-start = Bắt đầu từ đâu
learners-start-note = nếu muốn; đặt phần số bên dưới
learners-start-years = Tuổi hoặc lớp
learners-start-age = { $age ->
    [10] 10 tuổi trở lên
   *[other] { $age } tuổi
 }
learners-start-grade = { $grade ->
    [5] Lớp 5 trở lên
   *[other] Lớp { $grade }
 }
learners-start-counts = Đếm đến
learners-start-count = Đếm đến { $count }
learners-start-unsaid = Chưa nói
learners-numbers = Số
learners-numbers-begin = lúc đầu; khi nào hợp với số lớn hơn, máy sẽ báo
learners-numbers-note = đổi số thì việc giúp bắt đầu lại
learners-strategy = Phép tính qua chục
learners-strategy-note = như dạy ở trường
learners-make-ten = Cho tròn chục: 68 + 2 + 5
learners-compensation = Đi mười rồi lùi lại: 68 + 10 − 3
learners-mode = Cách trả lời
learners-mode-ladder = Tùy lúc: giúp rồi bớt dần
learners-mode-choices = Luôn có câu trả lời để chọn
learners-mode-pad = Luôn dùng bàn phím số
learners-hand = Hỏi trước khi bé đánh
learners-hand-note = chỉ khi gần giới hạn
learners-hand-nothing = Không hỏi: cứ đánh thôi
learners-hand-safe = Mình còn đánh được lá nào?
learners-hand-largest = Lá an toàn lớn nhất
learners-hand-room = Còn bao nhiêu nữa
learners-hand-mixed = Lần lượt tất cả
learners-hints = Được hỏi gợi ý
learners-hints-note = hỏi gợi ý không phải là lỗi
learners-strict = Tính cả lần nói chưa đúng
learners-strict-note = nếu luật nhà có điểm phạt cho việc đó
learners-coach = Huấn luyện viên được giúp chơi
learners-coach-note = nói nên đánh gì, và vì sao
learners-speech = Câu hỏi được đọc to
learners-speech-note = bằng giọng đọc của máy tính này hoặc bản ghi
learners-save = Lưu

## Phép tính nhỏ trước mẫu điền

learners-gate-why = Phép tính này giữ những ngón tay nhỏ ở ngoài. Giải được thì vào.
learners-gate-sum = { $first } nhân { $second }
learners-gate-open = Mở
learners-gate-again = Chưa đúng lắm. Thử phép tính khác nhé.

## Bé thành tập tin

learners-import-tip = Một bé đã xuất trước đây
learners-import-one = Nhập một bé
learners-export-this = Xuất bé này
learners-kind = Các bé ({ $pattern })
learners-is-here = { $name } đã ở đây.

## Xóa một bé

learners-delete-sure = Xóa hẳn { $name }?
learners-delete-what = { $answers ->
    [0] Biệt danh, hình, cài đặt và kỷ lục bị xóa khỏi máy tính này, cả trong các bản sao lưu, và không lấy lại được.
   *[other] Biệt danh, hình, cài đặt, kỷ lục và cả { $answers } câu trả lời bị xóa khỏi máy tính này, cả trong các bản sao lưu, và không lấy lại được.
 } Những trận đã chơi vẫn còn, cùng các con số; từ đó chỗ ấy được gọi bằng số. Những gì đã xuất hay in, và những gì trong thùng rác của máy, vẫn nằm nguyên chỗ.
learners-delete-games = { $count } trò làm ở đây có tên đó: { $games }. Chúng giữ nguyên như vậy, cả trong những trận đã chơi.
learners-game-called = “{ $game }”
learners-delete-damaged = Ở đây có cất riêng một tập tin của các bé không đọc được. Không ai biết có bé nào trong đó, nên nó cũng bị xóa.
learners-delete-no = Giữ lại
learners-delete-yes = Xóa hẳn
learners-is-deleted = Đã xóa bé. Tên cũng đã mất khỏi các trận, thống kê và bản sao lưu; chỉ những tập tin bạn lưu nơi khác có thể còn.
learners-is-deleted-but-games = Đã xóa bé. Tên cũng đã mất khỏi các chỗ ngồi, thống kê và bản sao lưu; những trò có tên đó giữ nguyên, và những tập tin bạn lưu nơi khác có thể còn.

learners-child = Album của mình
learners-child-of = Trang riêng của { $name }
learners-for-teachers = Cho thầy cô
learners-parent-can = { $name } làm được gì
learners-parent-can-means = Đúng ngay lần đầu, không ai giúp, vào những ngày khác nhau
learners-parent-deal = Chia bài: { $game }
learners-parent-next = Sắp tới
learners-parent-ask = Nếu gặp { $sum }, hãy hỏi: “Con tính thế nào?”
learners-parent-no-cards = Không có thời gian chơi bài?
learners-parent-print = In hoặc lưu
learners-parent-tonight = Tối nay chơi gì
learners-parent-why-game = Trong 100 tổng của trò này có { $count } phép luyện đúng điều { $name } đang luyện.
learners-parent-working = { $name } đang luyện gì
learners-parents-of = { $name }: cho cha mẹ
learners-probe-who = Hai phút tính: ai?
learners-numbers-dots = Chấm đến 10
