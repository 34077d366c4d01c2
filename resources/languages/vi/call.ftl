call-makes = thành { $total }
call-pass = không đổi
call-doubled = nhân đôi
call-halved = chia đôi
call-to = { $words }, { FORM($player, form: "whom") }

call-face = { START($rank) }

## Lá bài làm gì

call-reverse = đảo chiều
call-skip = bỏ lượt kế
call-name-next = chọn người kế
call-put-out = loại 1 người
call-shield = lá chắn
call-swap-hands = đổi bài
call-redeal = bài mới
call-next-plays-2 = người kế đánh 2
call-to-be-answered = chờ đáp
call-steal = lấy trộm một lá
call-takes-zeus = giành Zeus
call-others-draw-1 = người khác rút 1
call-others-draw-2 = người khác rút 2
call-bomb = bom
call-over = quá!

## Chọn chỗ nào

call-who-plays-next = Ai đánh tiếp?
call-who-is-put-out = Loại ai?
call-swap-with-whom = Bạn đổi bài với ai?
call-steal-from-whom = Bạn lấy một lá của ai?

## Đọc to một nước đi

call-spoken = { $player }, { $cards }, { $value }, { $total }
call-spoken-several = { $player }, { $count } lá { $rank }, { $value }, { $total }
call-spoken-makes = { $player }, { $cards }, thành { $total }
call-spoken-several-makes = { $player }, { $count } lá { $rank }, thành { $total }
call-spoken-by-name = { $player }, { $cards }, { $total }
call-spoken-besides = { $player }, { $value }
