window-title = { $page } – { $app }
window-no-start = Cardtable không mở được. Các trận của bạn vẫn như cũ; { $log } cho biết chuyện gì đã xảy ra.
window-settings-unread = Lúc này không đọc được cài đặt của bạn; tập tin giữ nguyên và sẽ được thử lại.
window-state-unread = Lúc này không đọc được các trò gần đây và yêu thích; tập tin giữ nguyên và sẽ được thử lại.
window-settings-lost = Không đọc được cài đặt của bạn nên trở về như ngày đầu; bản cũ giữ ở { $file }.
window-state-lost = Không đọc được các trò gần đây và yêu thích nên đã quên; bản cũ giữ ở { $file }.

window-settings-saved = Cài đặt của bạn đã lưu lại được như thường.
window-settings-not-saved = Không lưu được cài đặt của bạn; chúng có hiệu lực đến khi bạn đóng Cardtable.
window-folder = Trận và cài đặt của bạn ở { $folder }.
window-sounds-on = Âm thanh đã bật.
window-sounds-off = Âm thanh đã tắt.

window-saving = Đang lưu; ổ đĩa này chậm. Lưu xong thì cửa sổ tự đóng.
window-game-not-saved = Những gì vừa chơi trong trận này chưa được lưu.
window-learners-not-saved = Những gì các bé vừa làm chưa được lưu.
window-lost-if-closed = Đóng bây giờ thì mất.
window-keep-open = Để mở
window-close-anyway = Vẫn đóng

window-went-wrong = Có gì đó trục trặc
window-report = Báo cáo
window-nothing-lost = Những gì bạn đã chơi không mất gì cả. Báo cáo này giúp tìm và sửa lỗi.
window-game-kept = Trận được giữ đến nước cuối và tiếp tục. Báo cáo này giúp tìm và sửa lỗi.
window-game-goes-on = Trận tiếp tục.
window-with-game = Kèm trận như hiện giờ
window-with-game-means = luật, ván và nước đi, nên có cả mọi lá bài đang cầm, nhưng không có tên ai
window-copy-report = Chép báo cáo
window-save-report = Lưu báo cáo
window-text-files = Văn bản (*.txt)

window-game-opens = Đang mở trận; bấm Esc để thôi.
window-game-left = Trận của bạn đã được lưu, ở Trận đã lưu.
window-game-unread = Lúc này không đọc được trận ({ $why }).
window-game-goes-on-before = Một trận đã lưu bị hỏng và tiếp tục từ trước chỗ đó; toàn bộ ở { $file }.
window-game-plays-otherwise = Một trận đã lưu không chơi tiếp nguyên trạng được và tiếp tục từ trước chỗ đó; toàn bộ được cất ở { $file }.
window-game-lost = Không đọc được một trận đã lưu; nó được giữ ở { $file }.
window-games-lost = Không đọc được { $count } trận đã lưu; chúng được giữ ở { $folder }.
window-game-unread-kept = Lúc này không đọc được một trận đã lưu; nó được giữ nguyên ({ $when }).
window-names-lost = Không đọc được tên các trận; chúng được giữ ở { $file }.
window-names-unread = Lúc này không đọc được tên các trận; tập tin giữ nguyên.
window-game-in-bin = Trận đã vào thùng rác của máy.
window-game-deleted-undo = Đã xóa trận; { $key } lấy lại.
window-game-back = Trận đã trở lại.
window-not-opened = Không mở được { $file }: { $why }

window-open-game = Mở một trận
window-games-files = Trận của Cardtable (*.cardtable)
