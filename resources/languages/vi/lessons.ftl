## Nút

lessons-let-stand = Đúng rồi
lessons-check = Kiểm tra!
lessons-that-is-all = Không còn lá nào
lessons-do-not-know = Mình chưa biết
lessons-no-hurry = Cứ từ từ nhé.
lessons-take-your-time = Cứ từ từ nhé. Hoặc bấm “Chỉ cho mình”: không mất gì đâu.
lessons-call-it = Nói { $total }
lessons-said-for-you = { $name } nhé: phép tính có số lớn hơn { $most } thì máy nói giúp bạn.

## Phím làm gì

lessons-key-pick-card = chọn lá đó
lessons-key-type-answer = gõ câu trả lời

## Lá của ai

lessons-you-play = { $name }, bạn đánh: { $cards }.
lessons-other-plays = { $name } đánh: { $cards }.
lessons-look-at-hand = { $name }, nhìn bài của bạn nhé.
lessons-here-is-a-sum = { $name }, làm phép tính này nhé.

## Câu hỏi

lessons-ask-total = Tổng mới là bao nhiêu?
lessons-ask-room = Từ { $total } đến { $limit } còn bao nhiêu nữa?
lessons-ask-hold = Lá này giữ nguyên tổng. Tổng là bao nhiêu?
lessons-ask-double = Lá này nhân đôi tổng. Bây giờ tổng là bao nhiêu?
lessons-ask-halve = Lá này chia đôi tổng. Bây giờ tổng là bao nhiêu?
lessons-ask-swap = Lá này đổi chỗ hai chữ số. Bây giờ tổng là bao nhiêu?
lessons-ask-round = Lá này làm tròn tổng đến chục gần nhất. Năm thì lên. Bây giờ tổng là bao nhiêu?
lessons-ask-set = Lá này cho tổng một số mới. Bây giờ tổng là bao nhiêu?
lessons-ask-plainly = Bằng bao nhiêu?
lessons-ask-plainly-swap = Đổi chỗ hai chữ số. Được số nào?
lessons-ask-plainly-round = Làm tròn đến chục gần nhất. Năm thì lên. Được số nào?
lessons-ask-which-fit = Bạn còn đánh được những lá nào?
lessons-ask-furthest = Lá nào đưa tổng tới gần { $limit } nhất mà không quá?
lessons-ask-which-value = Còn đánh được giá trị nào của lá này?

## Trên dải và bên đường số

lessons-who-calls-sum = { $name }:
lessons-or-tap-the-line = hoặc chạm đường số
lessons-tile-swap = đổi chỗ
lessons-tile-round = làm tròn
lessons-card-as = { $card }: { $signed }

## Sau câu trả lời

lessons-yes = { $way ->
    [floor] Đúng rồi! { $total } trừ { $step } sẽ xuống dưới không. Trong trò này tổng dừng ở không.
    [total] Đúng rồi! Tổng là { $answer }.
    [number] Đúng rồi! Là { $answer }.
    [rule] Đúng rồi!
   *[sum] Đúng rồi! { $sum }.
 }
lessons-yes-picked = Đúng rồi! { $total } thành { $made }.
lessons-yes-stays = Đúng rồi! Vẫn là { $total }.
lessons-yes-all-that-fit = Đúng rồi! Những lá đánh được: { $cards }.
lessons-nearly = Gần đúng rồi.
lessons-not-yet = Chưa đúng đâu.
lessons-look-where-cards-lead = Xem mỗi lá dẫn đến đâu, rồi chọn lại nhé.
lessons-there-it-stands = Đây rồi: { $answer }. Bây giờ đến bạn nhé.

## Máy vừa nói tổng, bé xem lại

lessons-is-that-right = { $way ->
    [sum] “{ $sum }: { $said }.” Có đúng không?
   *[total] “Tổng là { $said }.” Có đúng không?
 }
lessons-look = { $way ->
    [floor] Nhìn này: { $total } trừ { $step } sẽ xuống dưới không. Trong trò này tổng dừng ở không, chứ không phải { $said }.
    [total] Nhìn này: tổng là { $answer }, chứ không phải { $said }.
   *[sum] Nhìn này: { $sum }, chứ không phải { $said }.
 }
lessons-was-right = { $way ->
    [floor] Đúng đấy: { $total } trừ { $step } sẽ xuống dưới không. Trong trò này tổng dừng ở không. Kiểm tra lúc nào cũng tốt.
    [total] Đúng đấy: tổng là { $answer }. Kiểm tra lúc nào cũng tốt.
   *[sum] Đúng đấy: { $sum }. Kiểm tra lúc nào cũng tốt.
 }

## Đọc to

lessons-read-sum = { $way ->
    [add] { $total } cộng { $step }
    [take] { $total } trừ { $step }
    [double] gấp đôi { $total }
   *[halve] một nửa của { $total }
 }
lessons-read-answer = { $way ->
    [add] { $total } cộng { $step } bằng { $answer }
    [take] { $total } trừ { $step } bằng { $answer }
    [double] gấp đôi { $total } bằng { $answer }
   *[halve] một nửa của { $total } bằng { $answer }
 }
lessons-total-is = Tổng là { $total }.
lessons-number-is = Số là { $total }.
lessons-total-and-limit = Tổng là { $total }, giới hạn là { $limit }.

## Đi tiếp thế nào

lessons-turn-card = { $way ->
    [floor] { $total } trừ { $step } sẽ xuống dưới 0. Trong trò này tổng dừng ở 0.
    [hold] Tổng vẫn là { $answer }.
   *[set] Bây giờ tổng là { $answer }.
 }
lessons-way-room = { $total } thêm bao nhiêu nữa thì bằng { $limit }?
lessons-way-count-on = Bắt đầu từ { $total } rồi đếm thêm { $step }.
lessons-way-count-back = Bắt đầu từ { $total } rồi đếm lùi { $step }.
lessons-way-start = Bắt đầu từ { $total }.
lessons-way-again = Thử lại từ { $total } nhé.
lessons-way-tens-on = Thêm { $tens } chục. Hàng đơn vị giữ nguyên.
lessons-way-tens-back = Bớt { $tens } chục. Hàng đơn vị giữ nguyên.
lessons-way-break-ten = Tách một chục. 10 bớt { $step } còn { $rest }.
lessons-way-make-ten = { $total } thêm { $first } là tròn { $stop }; còn { $rest } nữa.
lessons-way-on-and-back = { $total } thêm { $first } là { $stop }; rồi bớt { $rest }.
lessons-way-on-and-on = { $total } thêm { $first } là { $stop }; rồi thêm { $rest } nữa.
lessons-way-back-and-on = { $total } bớt { $first } còn { $stop }; rồi thêm { $rest }.
lessons-way-back-and-back = { $total } bớt { $first } còn { $stop }; rồi bớt { $rest } nữa.
lessons-way-left = { $left ->
    [0] Tổng là { $total }: đến { $limit } không còn gì nữa.
   *[other] Từ { $total } đến { $limit } còn { $left }.
 }

## Câu trả lời chưa đúng cho thấy gì

lessons-mistake-counted-the-start = Bắt đầu đếm từ số sau { $total }, không đếm chính nó.
lessons-mistake-added-to-the-tens = { $step } là số đơn vị, không phải số chục.
lessons-mistake-digits-reversed = Chữ số đúng rồi, nhưng chục và đơn vị đổi chỗ cho nhau.
lessons-mistake-no-carry = Hàng đơn vị được mười hoặc hơn: có thêm một chục.
lessons-mistake-carried-twice = Hàng đơn vị chỉ thêm một chục mới, không phải hai.
lessons-mistake-added-to-the-ones = { $step } là số tròn chục: hàng đơn vị giữ nguyên.
lessons-mistake-only-the-ten = Chục có rồi; còn đơn vị nữa.
lessons-mistake-only-the-ones = Đơn vị có rồi; còn chục nữa.
lessons-mistake-added-instead = Ở đây là phép trừ.
lessons-mistake-took-instead = Ở đây là phép cộng.
lessons-mistake-said-the-card = { $step } chỉ là bước nhảy: từ { $total } nó dẫn đến đâu?
lessons-mistake-counted-the-card = Một bước chưa đủ: ở đây là { $step } bước.
lessons-mistake-said-the-old-total = { $total } chỉ là chỗ bắt đầu: { $step } dẫn đến đâu?
lessons-mistake-wrote-side-by-side = Mười đơn vị làm thêm một chục.
lessons-mistake-finger-slip = Chỉ một chữ số chưa khớp: nhìn lại nhé.
lessons-mistake-took-from-the-ones = { $step } là số tròn chục: hàng đơn vị giữ nguyên.
lessons-mistake-smaller-from-larger = Không đủ đơn vị. Mượn một chục nhé.
lessons-mistake-did-not-break-the-ten = Hàng đơn vị đúng rồi. Nhưng đã mượn một chục.
lessons-mistake-lost-the-sign = Số này dưới không: cần có dấu trừ.
lessons-mistake-stopped-at-zero = Ở đây không dừng ở số không.
lessons-mistake-doubled-only-the-tens = Hàng đơn vị cũng nhân đôi nữa.
lessons-mistake-doubled-only-the-ones = Hàng chục cũng nhân đôi nữa.
lessons-mistake-added-two = Nhân đôi là lấy số đó cộng với chính nó.
lessons-mistake-lost-the-odd-ten = Một nửa của một chục là năm: đừng quên nhé.
lessons-mistake-halved-only-the-tens = Hàng đơn vị cũng chia đôi nữa.
lessons-mistake-took-two = Một nửa: chia làm hai phần bằng nhau.
lessons-mistake-kept-the-total = Số này không giữ nguyên đâu.
lessons-mistake-said-the-total = { $total } là tổng: còn thiếu bao nhiêu?
lessons-mistake-doubled-a-digit = Hai chữ số đổi chỗ cho nhau.
lessons-mistake-rounded-the-other-way = { $ones ->
    [5] Hàng đơn vị từ năm trở lên thì làm tròn lên chục tiếp theo.
   *[other] Xem chục nào gần hơn nhé.
 }
lessons-mistake-added-the-face = Ở đây lá này không cộng { $face }.
lessons-mistake-off-by-one = Đếm lại lần nữa nhé.
lessons-mistake-off-by-ten = Hàng đơn vị đúng rồi; nhìn lại hàng chục.
lessons-mistake-stopped-at-the-ten = Tới số tròn chục rồi. Vẫn còn nữa nhé.
lessons-mistake-went-on-from-the-ten = Một phần của { $step } đã dùng để tới số tròn chục.
lessons-mistake-read-the-total-reversed = Nhìn lại { $total } nhé: chục đứng trước.
lessons-mistake-took-a-teen-for-tens = Số như 13 chỉ có một chục.
lessons-mistake-wrote-as-said = Thừa một số 0 rồi.
lessons-mistake-dropped-the-tens = Đừng quên hàng chục của { $total }.
lessons-mistake-took-six-for-nine = Nhìn kỹ nhé: là 6 hay 9?
lessons-mistake-doubled-the-total = Ở đây không nhân đôi: cộng { $step } nhé.
lessons-mistake-did-the-step-twice = Chỉ đi { $step } một lần thôi.
lessons-mistake-compared-the-ones = { $left ->
    [0] Nhìn cả số nhé: từ { $total } đến { $limit } không còn gì nữa.
   *[other] Nhìn cả số nhé: từ { $total } đến { $limit } chỉ còn { $left }.
 }
lessons-mistake-over-the-limit = { $total } thêm { $step } là { $made }: quá { $limit } rồi.
lessons-mistake-left-one-out = Còn lá đánh được nữa: đến { $limit } còn { $left }.
lessons-mistake-left-a-special-out = Còn lá đánh được nữa: có một lá không cộng gì.
lessons-mistake-not-the-largest = Lá đó được. Có lá nào tới gần giới hạn hơn không?

## Đến phiên ai nói

lessons-who-calls = { $name } nói tổng
lessons-who-calls-heard = { $name } nói tổng. Mọi người đừng nhắc nhé!
lessons-others-hush = Mọi người đừng nhắc nhé!
lessons-hush = suỵt
lessons-i-am = Mình là { $name }
lessons-is-not-here = { $name } không có ở đây
lessons-own-book = Sổ riêng của { $name }
lessons-own-book-note = chỉ ghi những gì { $name } nói
lessons-read-aloud = Đọc to

lessons-tap-the-line = Chạm đường số
