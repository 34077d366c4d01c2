## Tên lá bài

card-index = { START($rank) }
card-name = { $face ->
    [M1] −1
    [M10] −10
   *[other] { FORM($face) }
 }
card-in-box = { card-name } ({ $printed })
card-printed = { START($rank) }
card-black = { FORM($rank) } đen
card-red = { FORM($rank) } đỏ
card-of-suits = { FORM($rank) } { $suits }
card-other = { FORM($rank) } khác
card-apart = { FORM($rank) } (không kể { $apart })
card-row = { START($names) }

card-black-chip = { $card } đen
card-red-chip = { $card } đỏ
card-of-suits-chip = { $card } { $suits }
card-other-chip = { $card } khác

## Tổng thay đổi ra sao

card-leave = giữ nguyên tổng
card-add = cộng { $number }
card-add-own = cộng đúng số trên lá
card-take-own = trừ đúng số trên lá
card-add-choice = cộng { $numbers } (tùy bạn)
card-take-any = trừ một số tùy ý từ { $low } đến { $high }
card-add-any = cộng một số tùy ý từ { $low } đến { $high }
card-take-off = trừ { $number }
card-set = biến tổng thành { $number }
card-set-any = biến tổng thành số tùy ý từ { $low } đến { $high }
card-copy = làm y hệt lá vừa đánh trước đó; nếu là lá đầu tiên của ván thì cộng { $number }
card-double = nhân đôi tổng
card-double-or-halve = chia đôi tổng nếu tổng chẵn và lớn hơn 49, còn không thì nhân đôi
card-double-odd-or-halve-even = chia đôi tổng chẵn, nhân đôi tổng lẻ
card-swap-digits = đổi chỗ hai chữ số của tổng (7 coi như 07)
card-round-to-ten = làm tròn tổng đến chục gần nhất (5 thì làm tròn lên)
card-pass-on-a-round-total = giữ nguyên tổng, và chỉ đánh được khi tổng tận cùng bằng 0
card-never = không bao giờ đánh được
card-only-together = không đánh lẻ được

## Còn chuyện gì nữa

card-reverse = đảo chiều chơi
card-skip = cho người kế mất lượt
card-choose = cho bạn chọn người đánh tiếp
card-eliminate = loại khỏi ván một người do bạn chọn
card-shield = cứu người cầm nó khỏi bị loại: đặt nó xuống dưới lá vừa đánh rồi rút một lá khác
card-exchange = buộc bạn đổi hết bài với một người do bạn chọn
card-redeal = cho xáo hết bài và chia bài mới cho mọi người
card-oblige = bắt người kế đánh hai lần
card-chain = { $answer ->
    [forced] phải được đáp bằng { FORM($wanted, form: "mot") }
   *[optional] có thể được đáp bằng { FORM($wanted, form: "mot") }
 }
card-steal = lấy một lá của người do bạn chọn
card-zeus = giành lấy Zeus
card-others-draw-1 = bắt mọi người khác rút một lá
card-others-draw-2 = bắt mọi người khác rút hai lá
card-bomb = bắt mọi người khác bỏ ra { FORM($saves, form: "mot") } hoặc { $cost ->
    [bomb] lật một quả bom hẹn giờ
   *[other] trả { $cost }
 }

## Nhiều việc cùng lúc

card-several = { $does }
card-choice = { $does } (tùy bạn)
card-either = hoặc { $first }, hoặc { $second }

## Nói gọn, cho danh sách bên bàn

card-add-own-short = cộng đúng số
card-take-own-short = trừ đúng số
card-leave-short = không đổi
card-add-any-short = +{ $low }…{ $high }
card-take-any-short = −{ $low }…{ $high }
card-set-short = thành { $number }
card-set-any-short = thành { $low } đến { $high }
card-copy-short = chép lá trước
card-double-short = nhân đôi
card-double-or-halve-short = chia đôi/nhân đôi
card-double-odd-or-halve-even-short = chẵn thì chia đôi
card-swap-digits-short = đổi chỗ chữ số
card-round-to-ten-short = làm tròn chục
card-pass-on-a-round-total-short = không đổi ở …0
card-never-short = không đánh được
card-only-together-short = đủ bốn mới đánh
card-reverse-short = { $rank ->
    [REV] quay ngược lại
   *[other] đảo chiều
 }
card-skip-short = { $rank ->
    [SKIP] người kế nghỉ
   *[other] bỏ lượt kế
 }
card-choose-short = chọn người kế
card-eliminate-short = loại 1 người
card-shield-short = lá chắn
card-exchange-short = đổi bài
card-redeal-short = ai cũng bài mới
card-oblige-short = người kế đánh 2
card-chain-short = chờ đáp
card-steal-short = lấy trộm
card-zeus-short = giành Zeus
card-others-draw-1-short = { $rank ->
    [DRAW1] người khác lấy 1
   *[other] người khác rút 1
 }
card-others-draw-2-short = { $rank ->
    [DRAW2] người khác lấy 2
   *[other] người khác rút 2
 }
card-bomb-short = { $rank ->
    [BOMB] người khác đỡ
   *[other] bom
 }
card-several-short = { $value }, { $told }
card-list-short = { $told }
card-later-short = { $told }, sau là { $value }
card-awake-short = { $number }+: { $told }
card-awake-down-short = ≤ { $number }: { $told }
card-awake-turn-short = lượt { $number }: { $told }

## Trên thẻ nhỏ, sau tên lá: “4: đảo chiều”, “K = 99”, “3 = +3, bỏ lượt kế”

card-does = { $card }: { $does }
card-equals = { $card } = { $value }
card-equals-and = { $card } = { $value }, { $does }
card-range = { $low } đến { $high }
card-list-chip = { $told }
card-leave-chip = không đổi
card-copy-chip = chép lá trước
card-double-chip = nhân đôi
card-double-or-halve-chip = chia đôi/nhân đôi
card-double-odd-or-halve-even-chip = chẵn thì chia đôi
card-swap-digits-chip = đổi chỗ chữ số
card-round-to-ten-chip = làm tròn chục
card-pass-on-a-round-total-chip = không đổi ở …0
card-never-chip = không đánh được
card-only-together-chip = đủ bốn mới đánh
card-reverse-chip = { $rank ->
    [REV] quay ngược lại
   *[other] đảo chiều
 }
card-skip-chip = { $rank ->
    [SKIP] người kế nghỉ
   *[other] bỏ lượt kế
 }
card-choose-chip = chọn người kế
card-eliminate-chip = loại một người
card-shield-chip = cứu bạn
card-exchange-chip = đổi bài
card-redeal-chip = ai cũng bài mới
card-oblige-chip = người kế đánh 2
card-chain-chip = chờ đáp
card-steal-chip = lấy trộm một lá
card-zeus-chip = giành Zeus
card-others-draw-1-chip = người khác lấy 1 lá
card-others-draw-2-chip = người khác lấy 2 lá
card-bomb-chip = trúng người khác

## Ghi chú dưới bảng

card-note-limit = Lá biến tổng thành { $limit } cũng đánh được khi tổng đã là { $limit }.
card-note-over = Nếu số của một lá làm tổng quá { $limit } thì không được đánh lá đó, dù nó còn làm việc gì khác.
card-note-copy = { START($rank, form: "la") } chép lá cuối cùng đã đánh trong ván này, bất kể ai đánh: cả giá trị lẫn mọi việc khác lá đó làm.
card-note-copy-turned-up = { START($rank, form: "la") } chép lá cuối cùng đã đánh trong ván này, bất kể ai đánh, hoặc lá đã lật lúc đầu: cả giá trị lẫn mọi việc khác lá đó làm.
card-note-copy-again = { START($rank, form: "mot") } đánh lên { FORM($rank, form: "la") } khác thì làm lại đúng việc của lá dưới. Khi nào lá bị chép đánh được thì lá này cũng đánh được.
card-note-copy-pair = Sau hai lá tính như một, nó làm việc của một trong hai lá ấy.
