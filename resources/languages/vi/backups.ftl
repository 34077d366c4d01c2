backups-title = Sao lưu

## Nút

backups-save = Lưu tất cả
backups-save-note = Các bé, cài đặt và mọi trận vào một tập tin
backups-open = Khôi phục tất cả
backups-open-note = Từ tập tin đã lưu ở máy khác
backups-days = Bản sao lưu theo ngày
backups-settings-too = Cả cài đặt nữa
backups-settings-too-note = thay cài đặt bây giờ bằng cài đặt trong bản sao lưu
backups-bring = Khôi phục…
backups-bring-now = Khôi phục
backups-take-back = Hoàn tác

## Những ngày có bản sao lưu

backups-before = { $day }, { $time }, trước khi khôi phục
backups-settings-alone = không có bé nào; chỉ cài đặt
backups-learners = { $learners } bé
backups-answers = { $answers } câu trả lời
backups-games = { $games ->
    [0] không có trận nào
   *[other] { $games } trận
 }
backups-holds = { backups-learners }, { backups-answers }
backups-rule = Mỗi ngày có thay đổi thì làm một bản sao lưu: các bé với mọi câu trả lời, cài đặt với mặt lưng lá bài của bạn, câu đố đã giải, các trò và luật nhà chọn gần nhất. Giữ bảy ngày gần nhất, và mỗi tuần một bản trong bốn tuần. Bé nào bị xóa thì cũng bị xóa khỏi các bản sao lưu.

## Lấy lại

backups-ask-day = Khôi phục bản sao lưu này ({ $day })?
backups-ask-file = Khôi phục tất cả từ tập tin này?
backups-adds = Thứ gì ở đây còn thiếu thì được thêm vào; không gì đang có bị mất. Trước đó sẽ sao lưu hiện trạng.
backups-brought = Những gì thiếu đã trở lại: { $what }.
backups-brought-own = { $games } trò tự làm đã có trên kệ của bạn.
backups-brought-puzzles = { $puzzles } câu đố đã giải đã trở lại.
backups-brought-back = Mặt lưng lá bài của bạn đã trở lại.
backups-brought-nothing = Ở đây không thiếu gì.
backups-unread = Không đọc được { $count } trận.
backups-taken-back = Mọi thứ lại như trước.

## Tất cả vào một tập tin

backups-files = Tất cả của Cardtable (*.zip)
backups-file-name = Cardtable, tất cả.zip

## Chuyện không ổn

backups-not-made = Không làm được bản sao lưu hôm nay ({ $why }).
backups-not-kept = Không giữ được nội dung trong đó ({ $why }); không có gì thay đổi.
backups-names-not-kept = Không giữ được tên các trận ({ $why }).
backups-nothing-to-take-back = Không có gì để hoàn tác.
backups-not-ours = { $name } không chứa dữ liệu của Cardtable, hoặc đã hỏng; không có gì thay đổi.
backups-unreadable = Không đọc được { $name } ({ $why }).
backups-newer = Tập tin này do một bản Cardtable mới hơn làm; hãy dùng bản đó.
backups-not-anew = Không ghi lại được { $name } ({ $why }).
