start-motto = Cứ đánh bài, nhớ canh tổng.
start-table = Bàn chơi, quanh bàn có { $names }

start-put-away = Cất trận này đi
start-with-company = Với { $company }
start-turn-of = Ván { $deal }, đến lượt { FORM($player, form: "whom") }, tổng { $total }
start-goes-on-with = { $game }. { $place }. { $when }
start-deals-with = { $game }. Với { $company }
start-comfort = Chỉnh cho hợp với bạn
start-comfort-text = Chữ to hơn
start-comfort-motion = Bớt chuyển động

start-new-game-note = Chọn trò và người chơi
start-today-note = Câu đố, ván và phép tính
start-learning-note = Bé nói tổng
start-rules-note = Mọi trò, từng lá một
start-saved = Trận đã lưu
start-saved-note = Chơi tiếp, hoặc xem lại
start-album-note = Những gì bạn đã làm
