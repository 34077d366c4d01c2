## Bàn chơi

play-no-hint = Lần này không có gợi ý; hãy hỏi lại.
play-end-game-here = Kết thúc trận ở đây
play-skip-to-end = Nhảy đến cuối

## Phím

play-key-choose = chọn một lá
play-key-play = đánh lá đó, đi tiếp
play-key-number = đánh lá số đó, hoặc chọn một mục
play-key-hear = nghe nước vừa đi, hoặc tất cả

## Màn che

play-tap-when-ready = Sẵn sàng thì chạm
play-pass-to = Đưa cho { $name }
play-nobody-peeks = Đừng nhìn trộm nhé!
play-running-total = Tổng
play-direction = Chiều chơi
play-way = { $way ->
    [clockwise] theo kim đồng hồ
   *[counterclockwise] ngược kim đồng hồ
 }
play-after = Sau { FORM($player, form: "whom") } là
play-fact = { $fact }: { $value }.
play-since = Từ lượt trước của bạn

## Bàn tạm dừng

play-paused = Tạm dừng
play-table-waits = Bàn đang đợi bạn.
play-on = Chơi tiếp

## Lưu

play-disk-is-slow = Ổ đĩa lưu trận hơi lâu; cứ chơi tiếp.
play-saved-again = Trận đã lưu lại được như thường.

## Kết thúc trận: tựa

play-everybody-loses = Mọi người cùng thua
play-team-wins = Các bạn đã cùng làm được!
play-team-loses = Lần này chưa được
play-you-win = Bạn thắng!
play-name-wins = { $name } thắng!
play-name-wins-this-one = { $name } thắng trận này.
play-several-win = { START($players, form: "whom") } thắng!
play-held = { $player } đã trụ vững!
play-not-held = Lần này { FORM($player, form: "whom") } chưa trụ được.

## Nút

play-again = Chơi lại
play-back-to-today = Về trang Hôm nay
play-look-back = Xem lại
play-what-held-is = Các máy tưởng người khác cầm gì, và thật ra họ cầm gì
play-share = Chia sẻ

## Bảng thứ hạng

play-your-team = Nhóm của bạn
play-team = { START($players, form: "whom") }
play-game-and-deals = { $game }, { $count } ván
play-score = Tổng điểm
play-reward-marks = Ngôi sao
play-deals-lost = Ván thua
play-score-count = { $count } điểm
play-won-the-game = thắng trận
play-won-with-three = thắng trận bằng ba lá { $rank }
play-held-three = cầm ba lá { $rank }
play-out-on-move = bị loại ở nước { $move }
play-out-in-deal = bị loại ở ván { $deal }
play-lost-the-game = thua trận
play-played-to-the-end = chơi đến cùng
play-lost-deals = thua { $count } ván
play-and-marks = ngôi sao: { $count }
play-standing-at-place = { $place }: { $told }.

play-taken-back = Đã đi lại.
play-done-again = Đã làm lại.

play-wants-to-take-back = { $player } muốn đi lại nước vừa rồi.
play-take-it-back = Cho đi lại
play-do-not-take-back = Giữ nguyên
play-not-all-agree = Không phải ai cũng đồng ý: nước đó giữ nguyên.

play-album-new = { $player ->
    [you] Mới trong album của bạn: { $deed }
   *[other] Mới trong album ({ $player }): { $deed }
 }
play-outlasted = { $player } trụ lâu hơn { $count } trên { $all } người
play-better = { play-outlasted }, tốt hơn { $games } trận trước
play-survived = { $player } trụ vững { $count } trên { $all } ván
play-longest = Ván dài nhất của { $player } từ trước đến nay: { $count } lần đánh
play-decided = Ván { $deal } quyết định thắng thua
