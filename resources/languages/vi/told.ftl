told-fits = Mọi thứ khớp nhau
told-conflicts = { $count } chỗ chưa khớp
told-checked = Kiểm tra sau mỗi thay đổi
told-good = Tốt
told-bad = Có thể hay hơn
told-open = Chưa biết
told-sign-and-words = { $sign }: { $words }

told-views = Luật nhà này có nghĩa gì
told-view-fair = Công bằng?
told-view-words = Bằng lời
told-view-compare = So sánh
told-waits = Trước hết hãy cho các luật khớp nhau

told-for-players = { $count } người
told-deals = { $number } ván
told-progress = Phòng thử đến đâu rồi
told-again = Chơi thử lại
told-again-means = Làm lại từ đầu, với bài khác
told-soon = Đang chơi những ván đầu tiên.
told-good-so-far = Đến giờ thì ổn.
told-a-good-game = Một trò hay!
told-could-be-better = { $count } chỗ có thể tốt hơn.
told-failed = Trò này không chơi đến cùng được. Hãy bỏ thay đổi cuối.
told-who = Máy chơi như trẻ em, như gia đình và như người chơi giỏi.
told-trying = Đang thử: { $change }

told-about-together = Cùng nhau đạt đích
told-about-begins = Ai đi trước
told-about-endless = Ván không hồi kết
told-about-length = Một ván dài bao lâu
told-about-choice = Có cái để chọn
told-about-turns = Ván xoay chuyển thế nào
told-about-skill = May rủi hay tài nghệ
told-about-card = Lá quan trọng nhất
told-about-sums = Phép tính cho bé
told-sure = chắc chắn
told-rather-sure = khá chắc
told-not-sure = chưa chắc
told-depends = tùy ai chơi
told-about-sure = { $about } – { $sure }
told-verdict-aloud = { $about }. { $sign }: { $words }

told-percent = { $number }%
told-never = không hề
told-figure = { $name }: { $number }, đâu đó từ { $low } đến { $high }.
told-seats = Ván trụ vững, theo chỗ
told-seats-won = Ván thắng, theo chỗ
told-seat = { $last ->
    [1] Chia bài
   *[other] { $place ->
        [1] Thứ 1
        [2] Thứ 2
        [3] Thứ 3
        [4] Thứ 4
        [5] Thứ 5
        [6] Thứ 6
        [7] Thứ 7
        [8] Thứ 8
        [9] Thứ 9
       *[other] Thứ 10
     }
 }
told-even = đều: { $number }
told-plays = Số lá đánh trong một ván
told-middle = thường: { $plays }
told-column = { $plays } lá: { $percent } ván trên 100.
told-column-last = { $plays } lá trở lên: { $percent } ván trên 100.

told-beside-game = So với { $game }
told-from-nothing = Bạn làm trò này từ đầu, nên không có trò nào để so.
told-differs = Chỗ khác:
told-same = Chưa thay đổi gì.
told-figures-beside = Con số của cả hai trò
told-now = Bây giờ
told-before = Trước
told-framed = Số trong khung khác thật, không phải do ngẫu nhiên.
told-beside = { $name }: { $now }, trước là { $was }.
told-beside-differs = { $name }: { $now }, trước là { $was }; khác thật.

told-words-differ = { $count } thay đổi, có gạch dưới và cây bút.
