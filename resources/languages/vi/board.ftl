## Khung

board-table = Bàn chơi bài
board-undo = Hoàn tác
board-take-back = Đi lại
board-do-again = Đi nước đó lần nữa
board-hint-is = Đối thủ mạnh nhất sẽ làm gì
board-sounds-on = Âm thanh: bật
board-sounds-off = Âm thanh: tắt
board-fold-moves = Gập danh sách lại
board-show-moves = Hiện nước đi
board-next-deal = Ván tiếp
board-result = Kết quả

## Đến lượt ai

board-no-card-fits = Không lá nào hợp
board-your-turn = Đến lượt bạn
board-your-call = Bạn nói tổng
board-your-turn-name = Đến lượt { $name }
board-your-turn-plays = Đến lượt bạn: đánh { $count } lần
board-name-plays = { $name }, đánh { $count } lần
board-your-turn-more = Đến lượt bạn: còn { $count } lần
board-name-more = { $name }, còn { $count } lần
board-you-watch-this-deal = Bạn nghỉ ván này và xem người khác chơi
board-you-watch-who-won = Bạn đã thắng và xem người khác chơi
board-you-watch-this-game = Bạn bị loại và xem người khác chơi
board-no-card-can-be-played = Không đánh được lá nào
board-every-card-goes-over = { $limit ->
    [0] Lá nào cũng xuống dưới 0
   *[other] Lá nào cũng quá { $limit }
 }

## Các chỗ

board-to-play = đến lượt
board-next = kế tiếp
board-skipped = mất lượt
board-sits-out = nghỉ
board-has-won = thắng!
board-phone-away = vắng
board-phone-is-away = ở điện thoại, đang vắng
board-at-phone = ở điện thoại
board-sits-this-deal-out = nghỉ ván này
board-out = bị loại
board-out-of-the-game = bị loại khỏi trận
board-holds-zeus = giữ Zeus
board-score = { $count } điểm
board-forfeits = điểm phạt: { $count }
board-reward-marks = ngôi sao: { $count }
board-cards = { $count } lá
board-holds-cards = cầm { $cards }

## Giữa bàn

board-stock = Nọc  { $count }
board-stock-cards = Nọc: { $count } lá
board-stock-under = Nọc: { $count } lá, dưới đáy là { FORM($card, form: "la") }
board-left = còn { $count }

## Khả năng

board-chance = Khả năng không thua ván này
board-percent = { $percent }%

## Xem lại

board-played = đã đánh
board-best = tốt nhất

## Danh sách nước đi

board-moves = Nước đi
board-deal = Ván { $number }
board-no-moves = Các lá đã đánh trong ván này hiện ở đây.
board-card-values = Giá trị các lá
