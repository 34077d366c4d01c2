packaging-summary = Chơi Chín mươi chín và các trò chơi bài cộng số khác
packaging-kind = Trò chơi bài
packaging-keywords = bài;đánh bài;chín mươi chín;cộng;tổng;gia đình;học;tính nhẩm;
packaging-saved-game = Trận Cardtable
packaging-made-game = Trò làm bằng Cardtable

packaging-description = Bàn chơi bài cho Chín mươi chín và các trò cộng số khác: mỗi lá thay đổi một tổng chung, và ai đưa tổng quá giới hạn thì thua. Chơi một mình với những đối thủ máy chỉ thấy bài của chính mình, hoặc cùng cả nhà quanh một máy tính.
packaging-tells-games = { $count } trò đã công bố, mỗi trò có luật bằng lời và nguồn
packaging-tells-house-rules = Luật nhà, và gợi ý có nói vì sao
packaging-tells-learning = Học: bé nói tổng, được giúp rồi bớt dần
packaging-tells-kept = Trận được lưu từng nước và vẫn còn sau khi mất điện
packaging-tells-access = Chơi bằng chuột hoặc chỉ bằng bàn phím, chữ to, không cần mạng

packaging-delete-games = Xóa luôn các trận đã lưu, cài đặt và thống kê?

packaging-on-desktop = Thêm lối tắt ra màn hình nền
packaging-still-open = Cardtable đang mở. Hãy đóng lại rồi thử lần nữa.
packaging-too-old = Cardtable cần Windows 10 64-bit, phiên bản 1809 trở lên.
