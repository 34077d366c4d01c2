phones-page-animal = Con vật của bạn
phones-page-name = Tên của bạn
phones-page-which-seat = Bạn ngồi ở đâu?
phones-page-sit = Ngồi vào
phones-page-seated = Bạn đã có chỗ. Bài được chia ở màn hình.
phones-page-change = Đổi
phones-page-knock = Xin ngồi vào
phones-page-stop-waiting = Thôi đợi
phones-page-play-here = Chơi ở đây

phones-page-free = chỗ trống
phones-page-taken = đã ngồi vào
phones-page-you = bạn
phones-page-computer = máy
phones-page-screen = ở màn hình
phones-page-away = vắng

phones-page-table = Bàn
phones-page-hand = Bài của bạn
phones-page-choices = Bạn có thể làm gì
phones-page-seats = Ở bàn

phones-page-tap-twice = Chạm hai lần để đánh
phones-page-tap-once = Chạm một lá để đánh
phones-page-tap-again = Chạm lại để đánh
phones-page-tap-marks = Chạm các lá đi chung

phones-page-back = Trở lại
phones-page-close = Đóng
phones-page-play-marked = Đánh đi
phones-page-go-on = Tiếp tục
phones-page-next-deal = Ván tiếp
phones-page-hint = Gợi ý
phones-page-undo = Đi lại
phones-page-take-number = Chọn { $total }
phones-page-say = Nói
phones-page-say-number = Nói { $total }
phones-page-delete = Xóa chữ số cuối
phones-page-whole-line = Cả đường số

phones-page-settings = Cài đặt điện thoại này
phones-page-large-text = Chữ to
phones-page-one-tap = Chạm một lần là đánh
phones-page-sound = Âm thanh
phones-page-vibration = Rung
phones-page-daylight = Sáng ban ngày, như điện thoại
phones-page-face = Tên và con vật
phones-page-plainly = Nước bạn đi qua Wi-Fi không mã hóa: người khác trong mạng đó có thể thấy.
phones-page-leave = Rời chỗ
phones-page-leave-sure = Khi đó chỗ của bạn trống cho người khác. Trận tiếp tục không có bạn.
phones-page-stay = Ở lại

phones-page-connecting = Đang tìm bàn
phones-page-lost = Đang tìm lại bàn
phones-page-lost-help = Điện thoại này có cùng Wi-Fi với máy tính không, và trận ở đó còn mở không?
phones-page-try-now = Thử ngay

phones-page-seal = Bài ván này đã niêm phong
phones-page-seal-holds = Điện thoại này đã kiểm tra: không lá nào bị đổi.
phones-page-seal-broken = Niêm phong không khớp: đây không phải bài đã niêm phong.

phones-your-turn = { $name }, đến lượt bạn
phones-you-are-asked = { $name }, có câu hỏi cho bạn
phones-turn-of = Đến lượt { FORM($player, form: "whom") }
phones-paused = Bàn đang tạm dừng
phones-you-are-relieved = Lúc này có người chơi thay bạn
phones-game-is-over = Trận đã xong
phones-you-are-out = Bạn bị loại khỏi trận
phones-you-sit-out = Bạn nghỉ ván này
phones-you-have-won = Bạn thắng rồi
phones-said = { $player }: { $what }
phones-who-is-at-the-screen = người ở màn hình

phones-choose-the-total = Chọn tổng bạn muốn.
phones-tap-a-seat = Chạm một người chơi.
phones-tap-the-cards = Chạm các lá đi chung.
phones-with-others = đánh chung được với lá khác
phones-wrong-costs = Tính chưa đúng thì bị một điểm phạt.
phones-wrong-costs-token = Tính chưa đúng thì mất một thẻ.
phones-wrong-costs-deal = Tính chưa đúng thì thua ván.

phones-seal-is-open = Dòng thứ hai, đưa qua SHA-256, cho ra dòng thứ nhất: không lá nào bị đổi.
