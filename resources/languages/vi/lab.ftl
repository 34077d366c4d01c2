## Nhận xét

lab-place = { $last ->
    [1] người chia bài
   *[other] { $place ->
        [1] người thứ nhất
        [2] người thứ hai
        [3] người thứ ba
        [4] người thứ tư
        [5] người thứ năm
        [6] người thứ sáu
        [7] người thứ bảy
        [8] người thứ tám
        [9] người thứ chín
       *[other] người thứ mười
     }
 }

lab-together = Cùng nhau các bạn đạt đích trong { $share }% số ván.
lab-together-easy = Dễ quá: cùng nhau các bạn đạt đích trong { $share }% số ván.
lab-together-hard = Khó quá: cùng nhau các bạn đạt đích trong { $share }% số ván.

lab-begins-even = Ai đi trước hầu như không quan trọng: { $best } trụ vững trong { $most }% số ván, { $worst } trong { $least }%.
lab-begins-open = Ai đi trước có thể quan trọng: { $best } trụ vững trong { $most }% số ván, { $worst } trong { $least }%.
lab-begins-uneven = Ai đi trước là quan trọng: { $best } trụ vững trong { $most }% số ván, { $worst } chỉ trong { $least }%.
lab-begins-hopeless = Có chỗ hầu như hết hy vọng: { $worst } chỉ trụ vững trong { $least }% số ván, { $best } trong { $most }%.
lab-begins-consoled = Ai đi trước là quan trọng: { $best } trụ vững trong { $most }% số ván, { $worst } trong { $least }%. Nhưng ai thua thì đi trước ván sau, nên bù lại được.
lab-begins-wins-even = Ai đi trước hầu như không quan trọng: { $best } thắng { $most }% số ván, { $worst } { $least }%.
lab-begins-wins-open = Ai đi trước có thể quan trọng: { $best } thắng { $most }% số ván, { $worst } { $least }%.
lab-begins-wins-uneven = Ai đi trước là quan trọng: { $best } thắng { $most }% số ván, { $worst } chỉ { $least }%.
lab-begins-wins-hopeless = Có chỗ hầu như hết hy vọng: { $worst } chỉ thắng { $least }% số ván, { $best } { $most }%.

lab-endless = { $share }% số ván không có hồi kết.

lab-length = Một ván mất chừng { $minutes } phút: { $plays } lá được đánh, ván dài nhất từ { $tenth } lá trở lên.
lab-length-long = Ván kéo dài: chừng { $minutes } phút. { $plays } lá được đánh, ván dài nhất từ { $tenth } lá trở lên.
lab-length-short = Ván hết quá sớm: chỉ { $plays } lá được đánh.

lab-choice = Hầu như lúc nào cũng có cái để chọn: chỉ { $share }% số lượt là có đúng một cách.
lab-choice-none = Ít có cái để chọn: { $share }% số lượt chỉ có đúng một cách, hoặc không có.

lab-turns = Ván có xoay chuyển: trong mười ván, hiểm nguy chuyển sang người khác { $times } lần.
lab-turns-never = Ván hầu như không xoay chuyển: ai gặp nguy lúc đầu thì thua trong { $share }% số ván.
lab-turns-wins = Ván có xoay chuyển: trong mười ván, người dẫn đầu đổi { $times } lần.
lab-turns-wins-never = Ván hầu như không xoay chuyển: ai dẫn lúc đầu thì thắng { $share }% số ván.

lab-skill-deals = Chơi lâu thì tài nghệ lộ ra: sau chừng { $deals } ván, người giỏi hơn dẫn đầu 19 trên 20 lần.
lab-skill-games = Chơi lâu thì tài nghệ lộ ra: sau chừng { $games } trận ({ $deals } ván), người giỏi hơn dẫn đầu 19 trên 20 lần.
lab-skill-open = May rủi quyết định nhiều hơn tài nghệ.
lab-skill-none = Chỉ là may rủi: dù chơi bao lâu, người chơi giỏi hơn cũng không dẫn trước.

lab-card = Lá { $rank } quan trọng nhất: ai không bao giờ đánh nó thua { $lost }% số ván thay vì { $usual }%.
lab-card-decides = Một lá quyết định, lá { $rank }: ai không bao giờ đánh nó thua { $lost }% số ván thay vì { $usual }%.
lab-card-none = Không lá nào quan trọng hơn lá khác.

lab-sums = Có phép tính để làm: chừng { $sums } phép tính mỗi phút. Hay gặp nhất: { $kind }.
lab-sums-hard = Phép tính khó với bé: { $share }% thuộc các lớp lớn hơn. Hay gặp nhất: { $hardest }.
lab-past-a-hundred = Số qua một trăm (96 + 8)
lab-sums-few = Ít phép tính: { $sums ->
    [0] chưa đến một phép tính
   *[other] chừng { $sums } phép tính
 } mỗi phút.

## Con số

lab-figure-won = Ván cùng thắng
lab-figure-consoled = Ván người thua ván trước trụ vững
lab-figure-endless = Ván không hồi kết
lab-figure-middle = Số lá ở một ván thường
lab-figure-tenth = Số lá ở những ván dài nhất, ít nhất
lab-figure-no-choice = Lượt không có gì để chọn
lab-figure-stuck = Lượt không đánh được lá nào
lab-figure-changes = Số lần xoay chuyển mỗi ván
lab-figure-settled = Ván người gặp nguy lúc đầu thua
lab-figure-settled-wins = Ván người dẫn lúc đầu thắng
lab-figure-drama = Kịch tính lúc cuối
lab-figure-sound = Ván người giỏi hơn thua
lab-figure-weak = Ván người yếu hơn thua
lab-figure-deals-to-lead = Số ván đến khi người giỏi hơn dẫn
lab-figure-without = Ván thua thêm khi không có lá { $rank }
lab-figure-sums = Phép tính mỗi phút
lab-figure-hard = Phép tính của lớp lớn hơn

## Thay đổi

lab-repair-loser-begins = Cho người thua đi trước
lab-repair-limit = Lấy { $limit } làm giới hạn
lab-repair-hand = Chia mỗi người { $count } lá
lab-repair-packs = Dùng { $count } bộ bài
lab-repair-way = { $way }: { $choice }
lab-repair-card = Đổi lá { $card }: nó { $does }

## Thay đổi mang lại gì

lab-repaired-consoled = Ai thua một ván thì trụ vững ván sau trong { $after }% (bây giờ { $before }%).
lab-repaired-begins = Giữa chỗ tốt nhất và chỗ xấu nhất chênh { $after } ván trên 100 (bây giờ { $before }).
lab-repaired-endless = { $after }% số ván không có hồi kết (bây giờ { $before }%).
lab-repaired-plays = Mỗi ván đánh { $after } lá (bây giờ { $before }).
lab-repaired-choice = { $after }% số lượt có đúng một cách (bây giờ { $before }%).
lab-repaired-turns = Trong mười ván xoay chuyển { $after } lần (bây giờ { $before }).
lab-repaired-luck = Sau chừng { $after } ván, người giỏi hơn dẫn đầu.
lab-repaired-card = Không có lá quan trọng nhất thì thua { $after }% số ván (bây giờ { $before }%).
lab-repaired-sums = { $after }% phép tính thuộc lớp lớn hơn (bây giờ { $before }%).
lab-repaired-few = Chừng { $after } phép tính mỗi phút (bây giờ { $before }).
lab-repaired-too-easy = Các bạn đạt đích trong { $after }% số ván (bây giờ { $before }%).
