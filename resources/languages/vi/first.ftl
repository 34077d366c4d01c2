first-show = Chỉ mình cách chơi
first-show-hint = Xem trò này qua một ván hai phút
first-deal = Ván đầu tiên của bạn
first-skip = Bỏ qua
first-now-you = Đến bạn nào

## Điều được chỉ

first-total = Đây là tổng.
first-keep = Hãy giữ không quá { $limit }.
first-keep-down = Hãy giữ từ 0 trở lên.
first-keep-over = Đến { $limit } là ván kết thúc.
first-reach = Hãy đến { $limit } trước tiên.
first-keep-together = Mọi người cùng làm đúng { $limit }.
first-card = { START($card, form: "la") } { $does }.
first-stuck = { $player } không đánh được lá nào.
first-end = Lá của { FORM($player, form: "whom") } kết thúc ván.
first-end-together = Tổng đúng { $limit }: mọi người cùng thắng.

first-differs = Không như trong “{ $game }”

first-play-lit = Đánh lá đang sáng

first-not-yet = Chưa đâu: hãy đánh { FORM($card, form: "la") }.

## Đọc to

first-told = { $number } trên { $count }: { $told }
first-play-card = Hãy đánh { FORM($card, form: "la") }.

first-not-found = Không ván nào chỉ rõ trò này. Hãy đọc luật của nó.
