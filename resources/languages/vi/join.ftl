join-title = Chơi bằng điện thoại
join-subtitle = màn hình này là bàn chơi
join-scan = Quét để ngồi vào
join-code-spoken = Mã QR mở { $address } trên điện thoại
join-or-type = hoặc gõ vào trình duyệt
join-same-wifi = Điện thoại phải ở cùng Wi-Fi.
join-private = Bài của ai ở lại trên điện thoại người đó. Không dữ liệu nào ra khỏi nhà này.
join-plain = Dữ liệu đi không mã hóa: người khác cùng Wi-Fi có thể đọc được.

## Thay cho mã

join-no-network = Máy tính này không ở trong mạng nào nên điện thoại không tới được. Hãy vào Wi-Fi hoặc cắm dây mạng: mã sẽ tự hiện.
join-not-yet = Chọn một chỗ ở bàn rồi đưa cho điện thoại thì mã hiện ở đây.
join-all-taken = Mọi chỗ cho điện thoại đã có người.
join-no-server = Lúc này điện thoại chưa tới được từ đây.

## Giữa bàn

join-have-sat-down = đã ngồi vào
join-phones-here = điện thoại đang ở đây

## Nút

join-deal-for = Chia cho { $count } người
join-back-to-game = Trở lại trận
join-help = Điện thoại ngồi vào thế nào, và làm gì khi nó không tìm thấy
join-let-in = Cho vào

## Các chỗ

join-free = chỗ trống
join-picks = đang chọn con vật
join-ready = sẵn sàng
join-away = vắng
join-screen = ở màn hình này
join-computer = máy
join-seat = Chỗ { $number }
join-free-spoken = trống, cho điện thoại
join-picks-spoken = ở điện thoại, đang chọn con vật
join-ready-spoken = ở điện thoại, sẵn sàng
join-away-spoken = ở điện thoại, đang vắng
join-screen-spoken = ở màn hình này
join-computer-spoken = do máy chơi

## Ai khác có thể chơi

join-to-phone = Giao cho điện thoại
join-to-screen = Chơi ở màn hình này
join-to-computer = Để máy chơi
join-no-seat = Bỏ chỗ này
join-remove-this = Bỏ điện thoại
join-somebody = ai đó
join-remove-phone = Bỏ điện thoại của { FORM($name, form: "whom") }

## Hỏi và báo

join-knock = { $name } muốn ngồi vào.
join-knock-again = Một điện thoại khác muốn lấy chỗ của { FORM($owner, form: "whom") } cùng bài ở đó.
join-knock-for-seat = { $name } muốn lấy chỗ của { FORM($owner, form: "whom") } cùng bài ở đó.
join-knock-whose = Đây có phải điện thoại của { FORM($owner, form: "whom") } không?
join-yes = Đúng
join-no = Không
join-knocks-more = Còn { $count } người đang đợi.
join-too-few = Trò này cần { $least } người chơi.
join-nobody-at-phone = Chưa điện thoại nào ngồi vào.
join-knock-told = Một điện thoại muốn ngồi vào ({ $key }).
join-is-back = { $name } đã trở lại ở điện thoại.
join-is-away = Điện thoại của { FORM($name, form: "whom") } đang vắng.
join-stand-in = Để máy chơi thay { FORM($name, form: "whom") }

## Phím

join-key-seats = đi vòng các chỗ
join-key-remove = bỏ điện thoại của một chỗ
join-key-computer = thêm một máy

## Trên điện thoại chưa có chỗ

join-wait-for-host = Người ở màn hình lớn phải cho bạn vào.
join-not-yours = Chỗ đó là của người khác. Hãy chọn chỗ khác.
join-no-seat-free = Lúc này không có chỗ trống. Người ở màn hình lớn có thể thêm chỗ.
join-gone-removed = Người ở màn hình lớn đã bỏ điện thoại này khỏi chỗ.
join-gone-over = Bàn đã đóng. Trang này sẽ tự quay lại.
join-gone-elsewhere = Bài của bạn đang mở ở cửa sổ khác của điện thoại này.
join-gone-unknown = Bàn không còn nhận ra điện thoại này. Hãy quét mã trên màn hình lớn, hoặc xin ngồi vào.
join-gone-refused = Bạn chưa được cho vào. Hãy hỏi ở màn hình lớn.
