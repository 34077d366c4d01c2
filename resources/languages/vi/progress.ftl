## Kỹ năng

progress-skill-add-ones = Cộng đơn vị ({ $sum })
progress-skill-add-to-ten = Cộng cho tròn chục ({ $sum })
progress-skill-add-cross-ten = Cộng có nhớ ({ $sum })
progress-skill-add-ten = Cộng mười ({ $sum })
progress-skill-add-teens = Cộng mười một trở lên ({ $sum })
progress-skill-take-ones = Trừ đơn vị ({ $sum })
progress-skill-take-ten = Trừ mười ({ $sum })
progress-skill-take-cross-ten = Trừ có nhớ ({ $sum })
progress-skill-take-past-zero = Xuống dưới 0 ({ $sum })
progress-skill-double = Nhân đôi ({ $sum })
progress-skill-halve = Chia đôi ({ $sum })
progress-skill-swap-digits = Đổi chỗ chữ số ({ $before } thành { $answer })
progress-skill-round-to-ten = Làm tròn chục ({ $before } thành { $answer })
progress-skill-hold = Lá giữ nguyên tổng
progress-skill-set = Lá đặt lại tổng
progress-skill-over-limit = Có quá giới hạn không?
progress-skill-room = Còn bao nhiêu đến giới hạn
progress-skill-largest-safe = Lá an toàn lớn nhất
progress-skill-choice = Chọn một giá trị

## Bản đồ

progress-not-met-yet = chưa gặp
progress-too-few = còn ít, chưa rõ
progress-practicing = đang luyện
progress-secure = vững
progress-look-again = vững; nên xem lại
progress-calls = số lần trả lời: { $calls }
progress-right-first-time = { $right } trên { $calls } đúng ngay lần đầu
progress-press-to-practice = Bấm để luyện
progress-at-the-table = Ở bàn chơi

## Báo cáo

progress-title = { $name }: tiến bộ trong làm tính
progress-nothing-yet = Chưa có câu trả lời nào; sau trận đầu tiên sẽ có.
progress-figures = Số lần trả lời: { $calls } từ { $first }. Số ngày: { $days }, gần nhất { $day }. Đúng ngay lần đầu: { $right } ({ $percent }%).
progress-minutes = Số phút dành để trả lời: khoảng { $minutes }.
progress-secure-heading = Vững
progress-coming-heading = Đang lên (đúng ngay lần đầu)
progress-none-secure = Chưa có: cần tám câu đúng không cần giúp, làm trong hai ngày khác nhau.
progress-none-coming = Mọi kỹ năng đã gặp đều vững.
progress-skill-since = { $skill }, từ { $day }
progress-skill-look-again = { $skill }: đến lúc xem lại
progress-skill-too-few = { $skill }: còn ít, chưa rõ (số lần trả lời: { $calls })
progress-skills-more = và { $count } kỹ năng nữa
progress-skill-coming = { $skill }: { $right } trên { $calls }
progress-mistakes-heading = Hay vấp nhất ở đâu
progress-gain = { $way ->
    [answer] Lỗi như { $sum }: { $month } { $made } trên { $sums }, nay { $now } trên { $calls }
   *[kind] Phép tính như { $sum }, chưa đúng: { $month } { $made } trên { $sums }, nay { $now } trên { $calls }
 }
progress-guessed = Có vẻ đoán mò: { $count } trên { $calls } câu sai được trả lời chưa đến một giây.
progress-no-mistakes = Gần đây không có lỗi nào thành thói quen.
progress-no-guessing = Không có dấu hiệu đoán mò.
progress-mistake-times = { $mistake } ({ FORM($count, as: "form-times") }, gần nhất { $day })
progress-unexplained = { $count } câu trả lời sai không theo quy luật rõ ràng: { $example }
progress-trend-heading = Từng tuần
progress-trend-head-week = Tuần từ
progress-trend-head-right = Đúng ngay lần đầu
progress-trend-head-secure = Kỹ năng vững
progress-trend-day-format = d/M
progress-trend-week = { $percent }% ({ $right } trên { $calls })
progress-trend-then = Kỹ năng vững: { $before } trong tuần từ { $day }, nay { $now }.
progress-trend-words = Máy chỉnh mức giúp sao cho khoảng bốn trên năm câu trả lời là đúng.
progress-probe-heading = Hai phút tính, không ai giúp
progress-probe-result = { $day }: đúng { $right } trên { $answered } (đề { $form })
progress-probe-compare = Hai đề khó như nhau nên so sánh được.
progress-home-heading = Một trò để chơi ở nhà
progress-next-heading = Bước tiếp theo
progress-next-larger = Mọi kỹ năng đã gặp đều vững: hãy thử trò có số lớn hơn.
progress-next-begin = Hãy chơi một trận hoặc làm mười phút.
progress-next-play = Mọi kỹ năng đã gặp đều vững: cứ chơi tiếp để giữ như thế.
progress-next-practice = Luyện: { $skill }
progress-next-at-table = Ở bàn chơi, với các lá bài: { $skill }
progress-what-secure-means = Vững nghĩa là: trong mười hai câu trả lời gần nhất không cần giúp, ít nhất tám câu đúng ngay lần đầu, vào ít nhất hai ngày khác nhau. Sau đó ít nhất 85% phải đúng. Kỹ năng được xem lại sau ba ngày, một tuần và ba tuần.

## Ví dụ về chỗ vấp

progress-example = { $way ->
    [hold] lá bài giữ tổng ở { $answer }, chứ không phải { $given }
    [set] từ { $before } lá bài đặt tổng thành { $answer }, chứ không phải { $given }
    [swap] { $before } đổi chỗ chữ số là { $answer }, chứ không phải { $given }
    [round] { $before } làm tròn đến chục là { $answer }, chứ không phải { $given }
    [floor] { $before } trừ { $step } sẽ xuống dưới 0; trong trò này tổng dừng ở 0, chứ không phải { $given }
   *[sum] { $sum }, chứ không phải { $given }
 }
progress-example-furthest = từ { $before }, lá tới gần { $limit } nhất là { $answer }, chứ không phải { $given }
progress-example-fits = { $picked ->
    [0] lá đánh được khi tổng là { $before }, giới hạn là { $limit }: { $cards } (đã chọn: không lá nào)
   *[other] lá đánh được khi tổng là { $before }, giới hạn là { $limit }: { $cards } (đã chọn: { $picked })
 }

## Chỗ vấp, làm tiêu đề

progress-mistake-counted-the-start = Đếm cả số bắt đầu
progress-mistake-added-to-the-tens = Lấy đơn vị làm chục
progress-mistake-digits-reversed = Viết ngược hai chữ số của kết quả
progress-mistake-no-carry = Quên nhớ một chục khi hàng đơn vị đủ mười hoặc hơn
progress-mistake-carried-twice = Nhớ thừa một chục
progress-mistake-added-to-the-ones = Cộng mười vào hàng đơn vị
progress-mistake-only-the-ten = Cộng chục mà quên đơn vị
progress-mistake-only-the-ones = Cộng đơn vị mà quên chục
progress-mistake-added-instead = Cộng thay vì trừ
progress-mistake-took-instead = Trừ thay vì cộng
progress-mistake-said-the-card = Nói số trên lá bài thay vì tổng
progress-mistake-counted-the-card = Đếm mỗi lá bài là một bước
progress-mistake-said-the-old-total = Nói lại tổng cũ
progress-mistake-wrote-side-by-side = Viết liền số chục với số đơn vị (30 và 5 thành 305)
progress-mistake-finger-slip = Bấm phím bên cạnh
progress-mistake-said-the-total = Nói tổng thay vì phần còn lại
progress-mistake-took-from-the-ones = Trừ mười ở hàng đơn vị
progress-mistake-smaller-from-larger = Lấy chữ số lớn trừ chữ số nhỏ
progress-mistake-did-not-break-the-ten = Không bớt một chục khi trừ có nhớ
progress-mistake-lost-the-sign = Quên dấu trừ khi dưới 0
progress-mistake-stopped-at-zero = Dừng lại ở số 0
progress-mistake-ignored-the-floor = Xuống dưới 0 trong trò dừng ở 0
progress-mistake-doubled-only-the-tens = Chỉ nhân đôi hàng chục
progress-mistake-doubled-only-the-ones = Chỉ nhân đôi hàng đơn vị
progress-mistake-added-two = Cộng hai thay vì nhân đôi
progress-mistake-lost-the-odd-ten = Bỏ mất nửa chục khi chia đôi
progress-mistake-halved-only-the-tens = Chỉ chia đôi hàng chục
progress-mistake-took-two = Trừ hai thay vì chia đôi
progress-mistake-kept-the-total = Để nguyên số khi lẽ ra nó thay đổi
progress-mistake-doubled-a-digit = Viết một chữ số hai lần thay vì đổi chỗ
progress-mistake-rounded-the-other-way = Làm tròn đến số tròn chục xa hơn
progress-mistake-added-the-face = Cộng số trên lá bài dù lá đó làm việc khác
progress-mistake-off-by-one = Đếm lệch một hoặc hai
progress-mistake-off-by-ten = Lệch một chục
progress-mistake-stopped-at-the-ten = Dừng lại ở số tròn chục
progress-mistake-went-on-from-the-ten = Tới số tròn chục rồi từ đó lại đi cả bước
progress-mistake-read-the-total-reversed = Đọc ngược hai chữ số của tổng
progress-mistake-took-a-teen-for-tens = Lẫn những số như 13 và 30
progress-mistake-wrote-as-said = Viết thừa số 0, như 608 thay cho 68
progress-mistake-dropped-the-tens = Quên hàng chục của tổng
progress-mistake-took-six-for-nine = Lẫn 6 với 9
progress-mistake-doubled-the-total = Nhân đôi tổng thay vì cộng
progress-mistake-did-the-step-twice = Cộng hoặc trừ cùng một số hai lần
progress-mistake-compared-the-ones = So hàng đơn vị với giới hạn thay vì cả số
progress-mistake-over-the-limit = Chọn lá vượt quá giới hạn
progress-mistake-left-one-out = Bỏ sót lá còn đánh được
progress-mistake-left-a-special-out = Bỏ sót lá giữ nguyên tổng hoặc lá trừ
progress-mistake-not-the-largest = Chọn lá đánh được nhưng chưa phải lá tới gần giới hạn nhất

## Thử ở nhà

progress-home-play = Lần lượt cộng thêm một số không quá 10 và nói to từng tổng.
progress-home-rules = Trước khi chơi, cùng xem các lá: lá nào giữ nguyên tổng, lá nào đặt lại tổng?
progress-home-add-ones = Leo cầu thang và đếm tiếp từ một số bất kỳ, không phải từ một.
progress-home-add-to-ten = Hỏi các cặp số cộng lại bằng 10: 7 và 3, 6 và 4, 8 và 2.
progress-home-add-cross-ten = Xếp 8 rồi 5 món vào hai hàng mười ô; lấp đầy hàng đầu rồi mới đếm tiếp.
progress-home-add-ten = Có mấy que tính lẻ, thêm từng bó mười que: chỉ hàng chục thay đổi.
progress-home-add-teens = Cộng mười một như cộng mười rồi thêm một, bằng bó que tính.
progress-home-take-ones = Ăn vài quả trong 17 quả nho và nói còn mấy quả.
progress-home-take-ten = Chơi bán hàng, từ ví có 47 nghìn trả mười nghìn: chỉ chữ số 4 thay đổi.
progress-home-take-cross-ten = Đếm lùi từ 13 về 10 trước, rồi phần còn lại: trên thước dây.
progress-home-take-past-zero = Vẽ nhiệt kế ở xứ lạnh: đang 6 độ, hạ thêm 10 độ thì còn mấy độ?
progress-home-double = Nhân đôi bằng hai bàn tay: 5 và 5, rồi 2 và 2, rồi gộp lại.
progress-home-halve = Chia đều cho hai người: trước hết các chục, rồi các đơn vị.
progress-home-swap-digits = Viết 27 và 72, rồi nói chữ số nào chỉ chục.
progress-home-round-to-ten = Ở cửa hàng, đoán giá đến chục nghìn gần nhất.
progress-home-room = Hỏi trên thước dây: từ 14 đến 20 còn bao xa?
progress-home-over-limit = Có 20 nghìn trong tay, hỏi xem còn mua được gì.
progress-home-largest-safe = Đổ nước bằng thìa đến vạch trên cốc: thìa nào còn vừa?
progress-home-choice = Ngửa bài mà chơi, đánh lá át và nói cả hai tổng trước khi chọn.

## Phiếu tính trên giấy

progress-sheet-head = Tên: { $line } Ngày: { $line }
progress-sheet-swap = { $before } đổi chỗ chữ số: { $line }
progress-sheet-round = { $before } làm tròn đến chục: { $line }
progress-sheet-key = Đáp án: { $title }
progress-card-swap = { $before } đổi chỗ chữ số
progress-card-round = { $before } làm tròn đến chục

## Bảng mọi câu trả lời

progress-column-time = thời gian
progress-column-mode = chế độ
progress-column-role = vai trò
progress-column-variant = trò
progress-column-game = trận
progress-column-session = buổi
progress-column-before = trước
progress-column-cards = lá bài
progress-column-value = giá trị
progress-column-answer = đáp án
progress-column-skill = kỹ năng
progress-column-support = giúp đỡ
progress-column-choices = lựa chọn
progress-column-hints = gợi ý
progress-column-tries = các lần thử
progress-column-errors = lỗi
progress-column-milliseconds = mili giây
progress-column-right_at_once = đúng ngay
progress-column-entered_by = nhập bằng
progress-column-focus_lost = rời cửa sổ
progress-column-ability = năng lực
progress-column-expected = dự đoán
progress-column-rests = không tính
progress-column-app = phiên bản
progress-column-seed = mã ván

## Tập tin của các bé

progress-saved-again = Bài làm của các bé đã lưu lại được như thường.
progress-file-unreadable = Không đọc được những gì các bé đã làm trước đây; dữ liệu giữ ở { $file }. Có thể vẫn còn trong bản sao lưu.
progress-file-damaged = Tập tin của các bé bị hỏng; đọc được { $answers } trên ít nhất { $of } câu trả lời (số bé: { $learners }). Tập tin giữ ở { $file }. Có thể phần còn lại vẫn có trong bản sao lưu.
progress-file-mended = { $answers ->
    [0] Tập tin của các bé bị hỏng nhưng không mất gì (số bé: { $learners }). Tập tin giữ ở { $file }.
   *[other] Tập tin của các bé bị hỏng nhưng đọc được cả { $answers } câu trả lời (số bé: { $learners }). Tập tin giữ ở { $file }.
 }

progress-probe-not-yet = Chưa làm. Có ở “Cho thầy cô”.
