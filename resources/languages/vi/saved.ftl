saved-title = Trận đã lưu

saved-which = Trận nào
saved-all = Tất cả
saved-unfinished = Chưa xong
saved-finished = Đã xong
saved-none = Ở đây chưa có trận nào.

saved-open-file = Mở tập tin
saved-play-on = Chơi tiếp
saved-save-as = Lưu thành
saved-copy = Chép dạng chữ

saved-name = Tên trận

saved-before-first = Trước ván đầu tiên
saved-after-deal = Sau ván { $deal }
saved-in-deal = Trong ván { $deal }
saved-your-turn = Ván { $deal }, đến lượt bạn, tổng { $total }
saved-turn = Ván { $deal }, đến lượt { FORM($player, form: "whom") }, tổng { $total }
saved-won = { $player } thắng
saved-all-won = { START($players, form: "whom") } thắng
saved-played-by = { $title }: { $names }
saved-lines = { $title }. { $line }

saved-reading = Đang đọc trận này.
saved-unreadable-now = Lúc này không đọc được trận này; nó được giữ nguyên.
saved-damaged = Bị hỏng: chỉ đến chỗ còn đọc được.

saved-text-title = Cardtable: { $name }
saved-text-title-numbered = Cardtable: { $name }, mã ván { $number }
saved-text-no-game = Trong đoạn chữ này không có trọn một trận; hãy chép lại, đến dấu ngoặc cuối.
saved-text-beginning = Phần đầu của trận trong đoạn chữ này bị hỏng; hãy chép lại.
saved-text-moves = Đoạn chữ này có { $moves } nước trên { $all }; hãy chép lại, chép hết.
saved-text-unknown-rules = Trận này chơi theo luật mà bản Cardtable này không có; hãy xin dưới dạng tập tin.
saved-text-move = Nước { $move } trong đoạn chữ này không đánh được; hãy chép lại, trọn vẹn.
