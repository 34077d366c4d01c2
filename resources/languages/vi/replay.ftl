## Một bước

replay-step-deal = Ván { $deal }, { FORM($name, form: "whom") } chia bài
replay-step-stop = Trận được kết thúc ở đây
replay-step-play = Nước { $number }, { FORM($name, form: "whom") }, { $cards }, thành { $total }
replay-step-play-at = { $way ->
    [eliminate] Nước { $number }, { FORM($name, form: "whom") }, { $cards }, loại { FORM($other, form: "whom") }, thành { $total }
    [exchange] Nước { $number }, { FORM($name, form: "whom") }, { $cards }, đổi bài với { FORM($other, form: "whom") }, thành { $total }
    [steal] Nước { $number }, { FORM($name, form: "whom") }, { $cards }, lấy trộm một lá của { FORM($other, form: "whom") }, thành { $total }
   *[choose] Nước { $number }, { FORM($name, form: "whom") }, { $cards }, chọn { FORM($other, form: "whom") } đánh tiếp, thành { $total }
 }
replay-step-sneak = Nước { $number }, { FORM($name, form: "whom") }, { $cards }, chen vào, thành { $total }
replay-step-stuck = Nước { $number }, { FORM($name, form: "whom") }, bí
replay-step-draw = Nước { $number }, { FORM($name, form: "whom") }, rút một lá
replay-step-decline = Nước { $number }, { FORM($name, form: "whom") }, bỏ qua
replay-step-declare = Nước { $number }, { FORM($name, form: "whom") }, bày ra { $cards }
replay-step-defend = Nước { $number }, { FORM($name, form: "whom") }, đỡ bằng { $cards }
replay-step-bottom = Nước { $number }, { FORM($name, form: "whom") }, đặt { $cards } dưới đáy nọc
replay-step-turned = Nước { $number }, { FORM($name, form: "whom") }, lật { $cards }
replay-step-take = { $cards ->
    [0] Nước { $number }, { FORM($name, form: "whom") }, lấy trộm một lá
   *[other] Nước { $number }, { FORM($name, form: "whom") }, lấy trộm { $cards }
 }
replay-step-call = Nước { $number }, { FORM($name, form: "whom") }, nói { $total }

replay-step-costly = { $step }, mất { $count } điểm
replay-step-last = { $step }. { $ended }

## Kết thúc

replay-goes-on = Trận còn tiếp
replay-won = { START($winners, form: "whom") } thắng
replay-nobody-won = Không ai thắng

## Bên lá bài trong danh sách

replay-note-sneak = { $name ->
   *[other] chen vào
 }
replay-note-stuck = { $name ->
   *[other] bí
 }
replay-note-draw = { $name ->
   *[other] rút bài
 }
replay-note-decline = { $name ->
   *[other] bỏ qua
 }
replay-note-declare = { $name ->
   *[other] bày ra
 }
replay-note-defend = { $name ->
   *[other] đỡ
 }
replay-note-bottom = { $name ->
   *[other] dưới nọc
 }
replay-note-turned = { $name ->
   *[other] lật lên
 }
replay-note-take = { $name ->
   *[other] lấy trộm
 }
replay-note-call = { $name ->
   *[other] nói { $total }
 }

## Một nước trong vài chữ

replay-move-play = { $cards }, thành { $total }
replay-move-play-at = { $way ->
    [eliminate] { $cards }, thành { $total }, loại { FORM($other, form: "whom") }
    [exchange] { $cards }, thành { $total }, đổi bài với { FORM($other, form: "whom") }
    [steal] { $cards }, thành { $total }, lấy trộm một lá của { FORM($other, form: "whom") }
   *[choose] { $cards }, thành { $total }, chọn { FORM($other, form: "whom") } đánh tiếp
 }
replay-move-decline = bỏ qua
replay-move-sneak = chen { $cards } vào
replay-move-declare = bày ra { $cards }
replay-move-defend = đỡ bằng { $cards }
replay-move-bottom = { $cards } dưới đáy nọc
replay-move-turned = lật { $cards }
replay-move-take = lấy { $cards }
replay-move-nothing = không đánh lá nào

## Huấn luyện viên

replay-coach-best = Nước tốt nhất có thể.
replay-coach-sound = Một lựa chọn vững.
replay-coach-played = Đã đánh: { $move }, { $percent }% khả năng không thua ván.
replay-coach-played-by = { $name } đã đánh: { $move }, { $percent }% khả năng không thua ván.
replay-coach-better = Tốt hơn: { $move }, { $percent }%.
replay-coach-looks = Huấn luyện viên đang xem lựa chọn { $seen } trên { $choices }.
replay-coach-cost = Một nước mất bao nhiêu: phần khả năng không thua ván đã bỏ phí, tính trên 100 điểm.
replay-coach-nothing-worse = Không lựa chọn nào kém hẳn lựa chọn khác.

## Trang

replay-looking-back = Xem lại
replay-subtitle = { $game }, { $day }. { $ended }.
replay-subtitle-undated = { $game }. { $ended }.
replay-deal-number = Ván { $deal }
replay-hand-of = Bài của { FORM($name, form: "whom") }
replay-seen-by = Nhìn từ
replay-position = Vị trí trong trận

## Nút

replay-open-hands = Bài mở
replay-open-hands-tip = Mọi tay bài ngửa, hoặc chỉ một
replay-speed-slow = Tốc độ ½×
replay-speed-normal = Tốc độ 1×
replay-speed-quick = Tốc độ 3×
replay-speed-tip = { $speed } (+ và −)
replay-to-the-beginning = Về đầu
replay-one-move-back = Lùi một nước
replay-one-move-on = Tới một nước
replay-to-the-end = Đến cuối
replay-play = Phát
replay-costly = Mất điểm
replay-costly-tip = Chỉ những nước làm mất gì đó
replay-play-on = Chơi tiếp từ đây
replay-play-on-tip = Một trận mới từ thế này
replay-share = Chia sẻ

## Phím

replay-key-step = lùi hoặc tới một nước
replay-key-ends = về đầu hoặc đến cuối
replay-key-deals = từ ván sang ván
replay-key-play = phát hoặc tạm dừng
replay-key-speed = nhanh hoặc chậm hơn

## Mang theo

replay-copied = Đã chép trận; dán ở đâu tùy bạn.
replay-save-record = Lưu bản ghi
replay-save-trace = Lưu toàn bộ diễn biến
replay-save-picture = Lưu hình bàn chơi
replay-save-sheet = Lưu bảng điểm
replay-kind-record = Trận của Cardtable ({ $pattern })
replay-kind-trace = JSON Lines ({ $pattern })
replay-kind-picture = Hình ({ $pattern })
replay-kind-sheet = PDF ({ $pattern })

## Bảng điểm trên giấy

replay-sheet-deal = Ván
replay-sheet-dealer = Chia bài
replay-sheet-plays = Lần đánh
replay-sheet-total = Tổng
replay-sheet-team = Cả nhóm
replay-sheet-deal-number = Mã ván { $seed }
replay-sheet-tokens = Cột của mỗi người ghi số còn lại; × là thua ván.
replay-sheet-scores = Cột của mỗi người ghi số điểm; × là thua ván.
replay-sheet-forfeits = Cột của mỗi người đếm số ván thua; × là thua ván.
