## Hình người chơi

shared-pictures = Hình
shared-picture-fox = Cáo
shared-picture-owl = Cú
shared-picture-bear = Gấu
shared-picture-penguin = Cánh cụt
shared-picture-cat = Mèo
shared-picture-rabbit = Thỏ
shared-picture-frog = Ếch
shared-picture-panda = Gấu trúc
shared-picture-tiger = Hổ
shared-picture-robot = Rô-bốt

shared-looking = Đang tra cứu…

## Trò trong danh sách

shared-child-words = hợp với các bé, hợp với trẻ em, cho gia đình có con nhỏ
shared-minutes = { $minutes } phút
shared-hours = { $hours } giờ
shared-game-spoken = { $game }. { $blurb }
shared-favorite-spoken = { $game }, yêu thích. { $blurb }
shared-facts = { $players }, chừng { $time }, từ { $age } tuổi
shared-facts-and-differences = { $players }, chừng { $time }, từ { $age } tuổi. { START($differences) }

## Ảnh làm mặt lưng

shared-back-gone = Mặt lưng của bạn không còn ở đó; lá bài dùng mặt lưng của căn phòng.
shared-back-unread = Không đọc được mặt lưng của bạn; lá bài dùng mặt lưng của căn phòng. Giữ ở { $file }.
shared-back-too-many-bytes = { $file } quá lớn để làm mặt lưng; nhiều nhất { $most } MB.
shared-back-too-many-dots = { $file } quá lớn để làm mặt lưng; nhiều nhất { $most } megapixel.
shared-back-not-read = Không đọc được { $file } ({ $why }).
shared-back-no-picture = { $file } không phải hình đọc được ở đây; JPEG hoặc PNG thì được.
shared-back-damaged = { $file } bị hỏng, không đọc được thành hình.
shared-back-not-kept = Không giữ được hình ({ $why }); mặt lưng vẫn như cũ.
shared-back-not-removed = Không bỏ được hình của bạn ({ $why }).

## Luật của một trò

shared-rules-of-game = Luật chơi
shared-players = { $count } người chơi
shared-players-range = { $least }–{ $most } người chơi
shared-house-rules = Luật nhà.
shared-changed-rules = { $rules }.
shared-option = { $option }: { $value }
shared-rules-gone = Không còn trong luật: { $headings }.

## Chỗ ngồi

shared-no-person = Ít nhất một chỗ phải dành cho người.
shared-player-number = Người { $number }
shared-same-name = Có hai chỗ cùng tên { $name }.

## Bậc của máy

shared-level-beginner = Mới chơi
shared-level-casual = Thoải mái
shared-level-cautious = Thận trọng
shared-level-clever = Khôn khéo
shared-level-expert = Cao thủ

## Dấu phép tính

shared-times = ×
shared-divided-by = :

## Mang theo từ một trận

shared-copy-text = Chép dạng chữ để dán
shared-save-record = Lưu bản ghi…
shared-save-picture = Lưu hình bàn chơi…
shared-save-sheet = Lưu bảng điểm thành PDF…
shared-save-everything = Lưu toàn bộ diễn biến…
shared-cancel = Thôi
shared-delete = Xóa
shared-rename = Đổi tên
shared-import = Nhập
shared-export = Xuất
shared-not-now = Để sau
shared-day-before = Ngày trước
shared-day-after = Ngày sau
shared-done = Xong
shared-go-on = Tiếp nhé
shared-pause = Tạm dừng
shared-show-me = Chỉ cho mình
