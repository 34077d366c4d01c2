## Luật nhà của mọi trò

options-negative-totals = Tổng dưới 0
options-negative-totals-allow = được phép
options-negative-totals-floor = dừng ở 0

options-two-player-reverse = Đảo chiều, hai người
options-two-player-reverse-pass = người kia đánh tiếp
options-two-player-reverse-again = được đánh nữa

options-two-player-skip = Mất lượt, hai người
options-two-player-skip-again = được đánh nữa
options-two-player-skip-none = không tác dụng

options-draw-discipline = Rút bài
options-draw-discipline-auto = lá bài tự đến
options-draw-discipline-manual = tự tay rút, không thì mất lá đó

options-elimination-rule = Bị loại
options-elimination-rule-at-zero = khi không còn gì
options-elimination-rule-below-zero = thua thêm một lần nữa

options-tokens = Thẻ
options-tokens-by-players = theo số người

options-hand-size = Số lá trên tay
options-hand-size-by-players = theo số người

options-packs = Bộ bài
options-packs-by-players = theo số người

options-packs-follow-players = Bộ bài và thẻ khi có người bị loại
options-packs-follow-players-off = giữ như cũ
options-packs-follow-players-on = theo số người còn lại

options-deal-end = Khi có người bí
options-deal-end-deal-ends = ván kết thúc
options-deal-end-knock-out = bị loại; người khác chơi tiếp
options-deal-end-drop-out = trả rồi nghỉ ván này
options-deal-end-pile-away = trả; chồng bài cất đi
options-deal-end-over-ends = ván kết thúc
options-deal-end-shed = mất một thẻ

options-pile-away-loser = Bài của người bí
options-pile-away-loser-redraw = cất đi, rút bài mới
options-pile-away-loser-keep = được giữ lại
options-pile-away-loser-sit-out = cất đi; nghỉ ván

options-pile-away-cards = Số lá người bí lấy khỏi chồng
options-pile-away-cards-0 = cả chồng bài

options-start-direction = Chiều lúc đầu
options-start-direction-left = theo kim đồng hồ
options-start-direction-right = ngược lại

options-dealer-rotation = Người chia tiếp
options-dealer-rotation-right-of-winner = bên phải người thắng
options-dealer-rotation-left-of-winner = bên trái người thắng
options-dealer-rotation-left = bên trái người chia
options-dealer-rotation-right = bên phải người chia
options-dealer-rotation-winner = người thắng
options-dealer-rotation-loser = người thua

options-next-starter = Ai đi trước
options-next-starter-left-of-dealer = bên trái người chia
options-next-starter-right-of-dealer = bên phải người chia
options-next-starter-loser = người thua
options-next-starter-winner = người thắng

options-stock = Khi hết nọc
options-stock-reshuffle = xáo chồng bài
options-stock-reshuffle-all = xáo chồng bài, kể cả lá trên cùng
options-stock-play-on = chơi tiếp, không rút
options-empty-hand = Ai đánh lá cuối cùng
options-empty-hand-stuck = bí ở lượt sau
options-empty-hand-wins = là thắng

options-start-card = Mở chồng bài
options-start-card-empty = chưa có lá nào, tổng 0
options-start-card-turn-up-apply = lật một lá, có tác dụng
options-start-card-turn-up-ordinary = lật một lá thường

options-allow-give-up = Bỏ cuộc
options-allow-give-up-off = không được
options-allow-give-up-on = được phép
options-allow-give-up-keeps-points = được phép (bỏ cuộc ngay thì giữ trọn điểm)

options-mistakes-count = Tính cả lỗi đánh nhầm
options-mistakes-count-off = không: bị từ chối
options-mistakes-count-on = có: quá là thua

options-call-check = Nói tổng
options-call-check-auto = không ai kiểm tra
options-call-check-practice = tổng chưa đúng được sửa lại
options-call-check-strict = tổng chưa đúng bị điểm phạt
options-call-check-token = tổng chưa đúng mất một thẻ
options-call-check-deal = tổng chưa đúng thua ván

options-session-deals = Số ván trong một buổi
options-session-deals-0 = bao nhiêu tùy thích

options-match-won = Số ván để thắng

options-match-lost = Số ván thua thì trận kết thúc

options-sixty-nine-effect = Đúng 69
options-sixty-nine-effect-none = không có gì
options-sixty-nine-effect-pool-token = được một thẻ từ giữa bàn
options-sixty-nine-effect-bonus-token = được một thẻ
options-sixty-nine-effect-others-forfeit = người khác bị điểm phạt
options-sixty-nine-effect-reset-zero = tổng về 0

options-exchange-timing = Đổi bài
options-exchange-timing-after-draw = sau khi rút
options-exchange-timing-before-draw = trước khi rút

options-king-ban-turns = Số lượt chưa được đánh K

options-king-ban-at-99 = Lá K bị cấm khi ở giới hạn
options-king-ban-at-99-allowed = được phép
options-king-ban-at-99-banned = vẫn cấm

options-qc-double-penalty = Vừa nhảy qua vừa vượt quá
options-qc-double-penalty-off = trả một lần
options-qc-double-penalty-on = trả cả hai

options-doublet-repeat = Lá giữ nguyên một tổng như thế
options-doublet-repeat-pays = trả lần nữa
options-doublet-repeat-free = không mất gì

options-exact-by = Đưa tổng đến đúng giới hạn
options-exact-by-on = thắng bằng lá nào cũng được
options-exact-by-counted = chỉ thắng nhờ cộng hoặc trừ

options-hurdles-goal = Điểm khi kết thúc ván
options-hurdles-target = Tổng điểm cần đạt

options-wilson-points-floor = Điểm dừng ở 0
options-wilson-points-floor-on = có
options-wilson-points-floor-off = không
options-wilson-backwards = Lùi qua một vạch
options-wilson-backwards-costs = mất một điểm
options-wilson-backwards-free = không mất gì

options-wilson-target = Tổng điểm cần đạt

options-wilson-tie = Bằng điểm lúc cuối
options-wilson-tie-extra-deal = đánh thêm một ván
options-wilson-tie-shared = cùng thắng

options-michigan-trips-hits = Ai trả khi có bộ ba
options-michigan-trips-hits-active = ai còn trong ván
options-michigan-trips-hits-all = mọi người khác

options-michigan-trips-timing = Khi nào bày bộ ba
options-michigan-trips-timing-any = giữa hai lần đánh bất kỳ
options-michigan-trips-timing-own-turn = trong lượt của mình

options-arizona-multi-in-obligation = Nhiều lá khi nợ hai lần đánh
options-arizona-multi-in-obligation-single = không: mỗi lần một lá
options-arizona-multi-in-obligation-counts-once = có: tính một lần

options-queen-penalty-draw = Rút bù bài phạt
options-queen-penalty-draw-after-all = sau lá cuối
options-queen-penalty-draw-after-each = sau mỗi lá
options-queen-penalty-draw-none = không rút

options-queen-answer = Đáp lá Q
options-queen-answer-forced = phải đánh lá Q
options-queen-answer-optional = có thể đánh lá Q

options-carryover-failure = Chuyển bài phạt đi
options-carryover-failure-safe = không phải trả
options-carryover-failure-pay-and-drop-out = trả rồi nghỉ ván

options-zeus-letters = Số chữ cái để thắng
options-zeus-letters-4 = bốn
options-zeus-letters-3 = ba

options-zeus-sneak = Cùng số khi chưa đến lượt
options-zeus-sneak-on = được phép
options-zeus-sneak-off = không được

options-boomo-reset-after-flip = Tổng khi có người bí
options-boomo-reset-after-flip-on = về 0
options-boomo-reset-after-flip-off = giữ nguyên

options-shed-new-round = Ván mới
options-shed-new-round-fill-up = rút cho đủ tay bài
options-shed-new-round-deal = chia bài mới cho mọi người

options-arizona-stock-end = Khi nọc đã cạn
options-arizona-stock-end-play-on = chơi tiếp, không rút
options-arizona-stock-end-last-player-wins = người đánh cuối thắng ván

options-ono-first-number = Mở ván bằng lá số
options-ono-first-number-off = không cần
options-ono-first-number-on = bắt buộc

options-run-forced = Nối dây
options-run-forced-off = nếu muốn
options-run-forced-on = hễ nối được là phải nối

options-baltimore-six-draw = Rút sau khi lấy trộm
options-baltimore-six-draw-replaces = không rút
options-baltimore-six-draw-also = rút một lá như thường

options-baltimore-six-pick = Lấy trộm lá nào
options-baltimore-six-pick-random = một lá ngẫu nhiên
options-baltimore-six-pick-thief-sees = một lá người lấy chọn

## Luật nhà của từng trò

options-ace-values = Lá át
options-ace-values-choice = 1 hoặc 11
options-ace-values-red-aces = Át đỏ

options-umass-round-end = Kết thúc ván
options-umass-round-end-last-survivor = còn lại một người
options-umass-round-end-first-bust = có người đầu tiên bị bí

options-bottom-card = Lá tốt dưới đáy nọc
options-bottom-card-auto = lá tốt nhất
options-bottom-card-dealer-chooses = người chia bài chọn
options-bottom-card-off = không có

options-stack-seven = Lá 7
options-stack-seven-7 = cộng 7
options-stack-seven-0 = không cộng gì

options-one-hundred-min = Ít người nhất
options-one-hundred-min-3 = ba
options-one-hundred-min-2 = hai

options-alternative-joker = Hai lá joker
options-alternative-joker-none = không dùng
options-alternative-joker-set0 = thành 0
options-alternative-joker-set99 = thành 99
options-poker-zero = Lá nào đưa tổng về 0
options-poker-zero-ace = át bích
options-poker-zero-jokers = hai lá joker
options-poker-zero-king = lá K, nếu muốn

options-one-deal = Trọn một trận
options-one-deal-tokens = chơi đến khi chỉ một người còn thẻ
options-one-deal-knock-out = một ván: ai bí thì bị loại

options-baltimore-three = Lá 3
options-baltimore-three-0 = không cộng gì
options-baltimore-three-3 = cộng 3

options-baltimore-four = Lá 4
options-baltimore-four-rev = đảo chiều
options-baltimore-four-4 = cộng 4

options-ono99-card = Lá O'NO 99
options-ono99-card-never = không bao giờ đánh
options-ono99-card-when-total-ends-in-0 = giữ nguyên khi tổng tận cùng là 0

options-double-stack = Lá Hai lượt lên lá Hai lượt
options-double-stack-pass-on = chuyển hai lần đi
options-double-stack-add = thêm một lần nữa

options-skip-cards = Lá Mất lượt trong bộ bài
options-skip-cards-four = bốn lá
options-skip-cards-none = không có lá nào

options-maximum-score = Tổng cao nhất

options-zeus-deck = Bộ bài
options-zeus-deck-60 = 60 lá
options-zeus-deck-56 = 56 lá

options-from-total = Tổng lúc đầu

options-queen = Lá Q
options-queen-any-card = thay lá nào cũng được
options-queen-1-to-9 = 1 đến 9

options-count-down = Hướng của tổng
options-count-down-up = lên đến 25
options-count-down-down = từ 100 xuống 0

options-joker = Lá joker
options-joker-life = là một mạng
options-joker-starts-again = đánh được để bắt đầu lại

options-way = Hướng của tổng
options-way-up = lên đến 100
options-way-down = từ 100 xuống 0
options-way-up-plain = lên đến 100, không có lá Tùy ý
options-way-down-plain = từ 100 xuống 0, không có lá Tùy ý

options-hundert-pay = Vượt quá 100
options-hundert-pay-overshoot = trả mỗi người phần vượt quá
options-hundert-pay-one = trả mỗi người một điểm
options-hundert-pay-forfeit = bị một điểm phạt
