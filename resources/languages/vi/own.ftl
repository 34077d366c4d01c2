own-set-aside = Không đọc được một trò tự làm của bạn; nó được giữ ở { $file }.
own-unread = Lúc này không đọc được một trò tự làm của bạn ({ $why }); { $file } giữ nguyên.
own-kept-unplayed = Ở đây không chơi được “{ $name }”: { $why }. Tập tin của trò giữ nguyên.
own-not-kept = Không lưu được trò ({ $why }).
own-nameless = Trò của nhà mình

## Đến từ nơi khác

own-not-a-game = Tập tin này không chứa trò nào của Cardtable.
own-no-text = Không có trò nào trong đoạn chữ này; hãy chép lại, đến dấu chấm cuối.
own-text-damaged = Đoạn chữ này thiếu hoặc gõ nhầm một phần của trò; hãy chép lại.
own-newer = Trò này làm bằng bản Cardtable mới hơn; hãy dùng bản đó.
own-no-code = Trong hình này không có mã QR của trò nào.
own-no-picture = Không đọc được hình này.
own-unknown-base = Trò này sửa từ một trò mà bản Cardtable này không biết; bản mới hơn có thể biết.
own-makes-no-sense = Luật của trò này không đi với nhau.
own-not-played = Ở đây không chơi được trò này: { $why }.

## Gửi đi

own-text-title = Cardtable: trò { $game }
own-give = Chia sẻ
own-give-code = Máy ảnh điện thoại đọc mã này và nhận trò dưới dạng chữ. Hãy gửi đến máy khác, hoặc lưu mã thành hình: Cardtable đọc được cả hai.
own-code-spoken = Mã QR của { $game }
own-copy-text = Chép dạng chữ
own-copied-text = { $game } đã chép dưới dạng chữ.
own-save-file = Lưu thành tập tin
own-save-code = Lưu mã thành hình
own-files = Trò làm bằng Cardtable (*.cardgame)
own-save-title = Lưu trò
own-pictures = Hình (*.png)

## Nhận vào

own-arrival-title = Một trò cho bạn
own-by = Do { $maker } nghĩ ra
own-made-from = Đó là { $game } với { $changes ->
    [0] luật không đổi
   *[other] { $changes } luật khác:
 }
own-made-anew = Trò này làm từ đầu. Đây là những gì cần biết:
own-marked = Chỗ khác với { $game } có gạch dưới và cây bút.
own-take = Nhận
own-leave = Không nhận
own-taken = { $game } đã ở trong các trò của bạn.
own-here-already = { $game } vốn đã ở trong các trò của bạn.
own-ways = Trò của bạn
own-bring = Nhận một trò
own-bring-kinds = Trò và hình (*.cardgame *.cardtable *.png *.jpg *.jpeg *.bmp)
own-paste = Dán một trò

## Trên kệ

own-shelf = Trò của nhà mình
own-shelf-hook = Do bạn nghĩ ra, hoặc được tặng.
own-blurb-by = Do { $maker } nghĩ ra.
own-blurb-from = { $game }, với luật của riêng bạn.
own-change = Sửa
own-rename-ask = Đặt tên gì cho { $game }?
own-duplicate = Nhân bản
own-duplicated = { $game } đã ở trên kệ của bạn.
own-in-bin = { $game } đã vào thùng rác của máy.
own-deleted-undo = Đã xóa { $game }; { $key } lấy lại.
own-back = { $game } đã trở lại.
own-practicing = Cao thủ đang luyện: { $share }%
own-practiced = Cao thủ đã luyện { $game }.
