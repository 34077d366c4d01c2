## Lá bài

event-copied = { $player } chép { FORM($card, form: "la") }
event-copied-brief = chép lá { $rank }
event-four = { $player } bỏ bốn lá cùng lúc
event-four-brief = bốn lá cùng lúc!
event-wrong-call = { $player } nói một số khác; tổng là { $total }
event-wrong-call-brief = tổng là { $total }
event-sneaked = { $player } chen vào khi chưa đến lượt
event-sneaked-brief = chen vào!
event-three-of-a-kind = { $player } bày ra ba lá { $rank }
event-three-of-a-kind-brief = ba lá { $rank }

## Việc làm với chỗ khác

event-named-next = { $player } chọn { FORM($target, form: "whom") } đánh tiếp
event-named-next-brief = đánh tiếp
event-exchanged = { $player } và { FORM($target, form: "whom") } đổi bài
event-exchanged-brief = đổi bài với { FORM($target, form: "whom") }
event-redealt = { $player } cho chia lại hết bài
event-redealt-brief = bài mới cho cả bàn
event-stole = { $player } lấy trộm một lá của { FORM($target, form: "whom") }
event-stole-card = { $player } lấy trộm một lá của { FORM($target, form: "whom") }: { $card }
event-stole-brief = lấy trộm của { FORM($target, form: "whom") }
event-struck = { $player } loại { FORM($target, form: "whom") }
event-struck-brief = loại { FORM($target, form: "whom") }
event-shield = { $player } đánh lá chắn và ở lại
event-shield-brief = lá chắn!
event-zeus = { $player } giành được Zeus
event-zeus-brief = giành Zeus
event-saved = { $player } bỏ ra { FORM($card, form: "la") } và không trúng bom
event-saved-brief = thoát rồi!
event-wore-off = Từ giờ { FORM($card, form: "la") } tính { $value }
event-wore-off-brief = { $card }: chỉ còn { $value }

## Ai còn nợ gì

event-must-play = { $player } phải đánh { $count } lần
event-must-play-brief = phải đánh { $count } lần
event-nothing-owed = { $player } thoát khỏi những lần phải đánh
event-nothing-owed-brief = hết nợ
event-could-not-answer = { $player } không đáp được và mất lượt
event-did-not-answer = { $player } không đáp và mất lượt
event-penalty = { $player } không đáp, nên phải đánh bài phạt
event-penalty-brief = không đáp
event-once-more = { $player } được đánh nữa
event-once-more-brief = đánh nữa
event-others-draw = Ngoài { FORM($player, form: "whom") } ra, mọi người rút { $count } lá
event-others-draw-brief = người khác rút { $count }
event-forgot-to-draw = { $player } quên rút bài
event-forgot-to-draw-brief = quên rút bài

## Tổng

event-exact = { $player } chạm đúng { $number }
event-exact-brief = đúng { $number }!
event-crossed = { $player } vượt qua { $number }
event-crossed-brief = vượt qua { $number }
event-called = { $player } nói { $number }, số này phải trả giá
event-called-brief = { $number } phải trả
event-pays-each = { $player } trả mỗi người khác { $count } điểm
event-pays-each-brief = trả mỗi người { $count }
event-gets-from-each = { $player } được { $count } điểm từ mỗi người khác
event-gets-from-each-brief = được { $count } từ mỗi người
event-wins-points = { $player } được { $count } điểm
event-wins-points-brief = +{ $count }
event-loses-points = { $player } mất { $count } điểm
event-loses-points-brief = −{ $count }
event-reset = Bây giờ tổng là { $total }
event-reset-brief = tổng { $total }
event-over = { $player } vượt quá với { $total }
event-over-brief = quá: { $total }
event-mistake = { $player } đánh nhầm { FORM($card, form: "la") }: { $total } là quá

## Thua

event-cannot-play = { $player } không đánh được
event-cannot-play-brief = không đánh được
event-gave-up = { $player } bỏ cuộc
event-gave-up-brief = bỏ cuộc
event-bombed = { $player } trúng bom
event-bombed-brief = trúng bom
event-bank = { $player } lấy phần cuối của quỹ
event-bank-brief = lấy phần cuối quỹ

## Từ lượt trước của người đọc, trên màn che

event-dealt = Bài đã chia.
event-nobody-played = Từ đó chưa ai đánh.
event-plays = { $player } đánh { FORM($cards, form: "la") }, thành { $total }
event-plays-still = { $player } đánh { FORM($cards, form: "la") }, vẫn { $total }
event-plays-several = { $player } đánh { $count } lá { $rank }, thành { $total }
event-plays-several-still = { $player } đánh { $count } lá { $rank }, vẫn { $total }
event-earlier = Trước đó còn { $count } lần đánh nữa.
event-turned = Bây giờ chơi theo chiều ngược lại.
