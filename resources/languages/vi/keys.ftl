keys-title = Đổi phím
keys-how = Bấm Enter, rồi bấm phím mới
keys-press = Bấm phím mới
keys-back-to-usual = Trở về { $key }
keys-none = không có
keys-or = { $first } hoặc { $second }
keys-reset = Đặt lại mọi phím
keys-were-reset = Mọi phím đã trở về như lúc đầu.
keys-is-now = { $action }: { $key }
keys-taken = { $key } đã dùng cho việc này: { $action }.
keys-fixed = { $key } ở đâu cũng làm cùng một việc. Hãy chọn phím khác.
keys-need-ctrl = Thêm Ctrl hoặc Alt vào { $key }: ở đây dùng để gõ chữ.

## Phím dùng ở đâu

keys-everywhere = Ở mọi nơi
keys-at-table = Ở bàn chơi
keys-at-end = Khi hết trận
keys-in-lesson = Khi bé trả lời
keys-in-workshop = Xưởng

## Phím làm gì

keys-hear-again = Nghe các nước vừa đi
keys-hear-all = Nghe trận đang ra sao
keys-sneak = Chen một lá vào
keys-defend = Bỏ ra một lá để thoát
keys-declare = Bày bộ ba
keys-lesson-away = Bé không có ở đây
keys-lesson-again = Nói lại
keys-lesson-leave = Đi tiếp, không nói
keys-replay-seat = Nhìn từ chỗ kế tiếp
keys-replay-costly = Chỉ nước mất điểm
keys-favorite = Cho trò vào yêu thích, hoặc bỏ ra
