## Nút

choice-lay-down-three = Bày ba lá { $rank }
choice-sneak-card = Chen { FORM($card, form: "la") }
choice-discard-card = Bỏ ra { FORM($card, form: "la") }
choice-take-card = Lấy { FORM($card, form: "la") }
choice-let-it-pass = Bỏ qua
choice-do-not-answer = Không đáp
choice-draw-a-card = Rút một lá
choice-give-up = Bỏ cuộc
choice-play-several = Đánh nhiều lá
choice-play-them = Đánh đi
choice-make-it-total = Chọn { $total }

## Câu hỏi

choice-which-total = { START($rank) }: tổng nào?
choice-turn-the-dial = Xoay đĩa số, gõ số, hoặc dùng phím mũi tên.
choice-tap-the-line = Chạm đường số, gõ số, hoặc dùng phím mũi tên.
choice-give-up-out = Nếu bỏ cuộc, bạn bị loại khỏi trận
choice-which-seat = Chỗ nào?
choice-click-a-seat = Bấm một chỗ, hoặc gõ số của chỗ đó.
choice-which-go-together = Những lá nào đánh chung?
choice-click-cards-or-space = Bấm các lá, hoặc đánh dấu bằng phím cách.
choice-marked = Đã đánh dấu { $count } lá
choice-mark-another = Đánh dấu thêm một lá đi chung với nó.
choice-marked-make = { $count } lá, thành { $totals }
choice-marked-make-any = { $count } lá, thành tổng tùy ý từ { $low } đến { $high }
choice-enter-plays = Enter để đánh.
choice-does-not-go-with = Lá này không đi chung với các lá kia.
choice-which-card-from-name = Bạn lấy lá nào của { $name }?
choice-you-see-the-hand = Bạn thấy cả tay bài.
choice-a-bomb = Bom! Bạn có muốn thoát không?
choice-name-laid-a-bomb = { $name } đánh bom. Bạn có muốn thoát không?
choice-who-passes-flips = Nếu bỏ qua, bạn trúng bom.
choice-hold-it-too = Bạn cũng có { FORM($card, form: "la") }. Chen vào không?
choice-name-laid-card = { $name } đánh { FORM($card, form: "la") }. Bạn chen lá của mình không?
choice-sneak-counts = Tính là lượt của bạn, và bạn giành Zeus.
choice-which-under-stock = Lá nào đặt dưới đáy nọc?
choice-under-stock-face-up = Lá đó nằm ngửa; ai rút lá cuối cùng thì được nó.
choice-lay-three-down = Bạn có bộ ba. Bày ra không?
choice-others-pay = Những người khác trả, và ván kết thúc.
choice-which-value = { START($rank) }: { $values }?

## Khi thử lá khác

choice-only-sneak = Chỉ chen được { FORM($card, form: "la") }; hoặc bỏ qua.
choice-only-saves = Chỉ { FORM($card, form: "la") } cứu bạn khỏi bom; hoặc bỏ qua.
choice-on-the-buttons = Hãy chọn một trong các lá trên nút.
choice-only-three = Chỉ bày được bộ ba; hoặc bỏ qua.

## Một dòng ở tay bài

choice-answer-queen-or-not = Hãy đáp bằng { FORM($rank, form: "mot") }, hoặc không đáp
choice-draw-before = Rút { $count } lá trước khi lá tiếp theo được đánh

## Phím

choice-key-marks = đánh dấu các lá đi chung
choice-key-next-seat = chỗ kế tiếp

## Nói tổng

choice-what-total-now = { START($ranks) } ({ $value }) trên { $total }: bây giờ tổng là bao nhiêu?
choice-wrong-costs = Gõ số rồi bấm Enter. Chưa đúng thì bị một điểm phạt.
choice-wrong-costs-token = Gõ số rồi bấm Enter. Chưa đúng thì mất một thẻ.
choice-wrong-costs-deal = Gõ số rồi bấm Enter. Chưa đúng thì thua ván.
choice-escape-takes-back = Gõ số rồi bấm Enter. Esc lấy lại lá bài.
choice-new-total = tổng mới
