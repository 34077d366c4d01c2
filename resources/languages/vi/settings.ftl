settings-title = Cài đặt
settings-saved-at-once = Đổi đến đâu lưu đến đó

## Phòng, bộ bài và mặt lưng

settings-cards-and-table = Bài và bàn
settings-room = Căn phòng
settings-room-note = căn phòng bạn chơi
settings-room-game = Theo trò chơi
settings-room-forest = Phòng gỗ thông
settings-room-midnight = Nửa đêm
settings-room-salon = Phòng đỏ vang
settings-room-cabin = Nhà gỗ mùa đông
settings-room-garden = Nhà kính
settings-room-seaside = Bờ biển
settings-room-olympus = Olympus
settings-room-playroom = Phòng chơi
settings-room-classroom = Lớp học
settings-room-contrast = Tương phản cao
settings-room-system = Như hệ thống
settings-deck = Bộ bài
settings-deck-note = bộ bài
settings-deck-classic = Bộ bài thường
settings-deck-four-colour = Bốn màu
settings-deck-jumbo = Chữ to
settings-deck-jumbo-four-colour = To, bốn màu
settings-letters = Chữ trên lá bài
settings-letters-note = át, J, Q và K
settings-choice-letters = { $ace } { $jack } { $queen } { $king }
settings-back = Mặt lưng
settings-back-note = mặt lưng của mọi lá
settings-back-lattice = Mắt cáo
settings-back-stars = Ngôi sao
settings-back-fans = Cánh quạt
settings-back-knit = Len đan
settings-back-leaves = Lá cây
settings-back-waves = Sóng
settings-back-clouds = Mây
settings-back-confetti = Hoa giấy
settings-back-squares = Giấy kẻ ô
settings-back-peacock = Chim công
settings-back-own = Hình của bạn
settings-move-list = Danh sách nước đi
settings-move-list-note = bên cạnh bàn; { $key } mở và gập
settings-far = Bàn cho tivi
settings-far-note = tổng, tên và chữ đọc được từ ba mét; không có danh sách nước đi bên cạnh

## Hình của bạn làm mặt lưng

settings-choose-picture = Chọn hình
settings-remove-picture = Bỏ hình của bạn
settings-picture-files = Hình ({ $endings })
settings-picture-taken = Hình của bạn giờ là mặt lưng các lá bài.
settings-picture-removed = Đã bỏ hình khỏi lá bài; tập tin của bạn vẫn như cũ.
settings-cut-title = Mặt lưng của bạn
settings-cut-question = Phần nào của hình nằm trên lá bài?
settings-cut-help = Kéo hình, hoặc dùng mũi tên; phím cộng và trừ để phóng to, thu nhỏ.
settings-cut-picture = Phần hình trên lá bài
settings-cut-smaller = Nhỏ hơn
settings-cut-larger = To hơn
settings-cut-use = Dùng

## Âm thanh

settings-sound = Âm thanh
settings-sounds = Hiệu ứng âm thanh
settings-sounds-note = { $key }, hoặc nút ở bàn
settings-volume = Âm lượng
settings-volume-note = của mọi tiếng
settings-volume-percent = { $volume }%

settings-sounds-of-cards = Lá bài
settings-sound-card-slide = Trượt
settings-sound-card-land = Hạ
settings-sound-stock-draw = Rút
settings-sound-shuffle = Xáo
settings-sounds-of-total = Tổng
settings-sound-count-up = Tích tắc
settings-sound-reverse = Đảo chiều
settings-sound-skip = Mất lượt
settings-sound-hold = Giữ
settings-sounds-of-game = Trận
settings-sound-turn = Đến lượt
settings-sound-bust = Vượt quá
settings-sound-token-drop = Mất thẻ
settings-sound-win = Thắng
settings-sound-accent = Hồi hộp

## Chơi

settings-play = Chơi
settings-pace = Nhịp
settings-choice-pace-calm = Thong thả
settings-choice-pace-normal = Vừa
settings-choice-pace-quick = Nhanh
settings-choice-pace-still = Tĩnh
settings-choice-pace-off = Tắt
settings-pace-note = Tĩnh: mờ dần ngắn, không xoay, không sao rơi. Tắt: mọi thứ hiện ngay.
settings-previews = Hiện trước kết quả
settings-previews-note = tổng mà một lá sẽ làm ra
settings-choice-previews-always = Luôn luôn
settings-choice-previews-hover = Khi trỏ vào
settings-choice-previews-never = Không
settings-hand-order = Xếp bài trên tay
settings-hand-order-note = khi có hơn năm lá
settings-choice-hand-order-value = Theo số
settings-choice-hand-order-suit = Theo chất
settings-choice-hand-order-dealt = Như khi chia
settings-play-by = Đánh một lá bằng
settings-play-by-note = bấm hai lần thì lần đầu nhấc lá lên
settings-choice-play-by-one-click = Bấm một lần
settings-choice-play-by-two-clicks = Bấm hai lần
settings-curtain = Màn che giữa hai người
settings-curtain-note = che bài khi chuyền máy tính cho nhau
settings-undo = Đi lại khi chơi với người
settings-undo-note = hỏi người chơi trên điện thoại trước
settings-ask-phones = Hỏi trước khi điện thoại ngồi vào
settings-ask-phones-note = tắt: chỉ ai gõ địa chỉ mới phải đợi

## Cho mắt và tai

settings-access = Cho mắt và tai
settings-language = Ngôn ngữ
settings-language-note = có hiệu lực ngay, cả khi đang giữa trận
settings-language-system = Như hệ thống
settings-text-size = Cỡ chữ
settings-text-size-note = ở mọi trang và ở bàn
settings-choice-text-size-100 = Thường
settings-choice-text-size-150 = To
settings-choice-text-size-200 = Rất to
settings-speech = Đọc tổng sau mỗi lá
settings-speech-note = im khi trình đọc màn hình bật: nó đã đọc hết
settings-voice = Giọng đọc
settings-voice-note = đọc tổng và câu hỏi cho bé nhanh đến đâu
settings-voice-slow = Chậm
settings-voice-normal = Vừa
settings-voice-fast = Nhanh
settings-detail = Nội dung đọc lên
settings-detail-note = R đọc lại, T tả bàn chơi
settings-choice-detail-brief = Ít
settings-choice-detail-normal = Vừa
settings-choice-detail-full = Tất cả
settings-letter-keys = Chữ cái làm phím
settings-letter-keys-note = tắt: chữ cái không làm gì, nên nhập bằng giọng nói không bấm nhầm
settings-keys-note = xem tất cả và chọn phím khác

## Dữ liệu của bạn

settings-data = Dữ liệu của bạn
settings-everything = Mọi thứ bạn đã chơi
settings-everything-note = ở lại trên máy này; mỗi ngày một bản, hoặc tất cả vào một tập tin
settings-backups = Sao lưu
settings-show-folder = Mở thư mục
settings-these = Các cài đặt này
settings-trouble = Có gì không chạy?
settings-trouble-note = thông tin cho người giúp bạn

settings-reset = Đặt lại
settings-take-back = Hoàn tác
settings-export-all = Xuất cài đặt
settings-import-all = Nhập cài đặt
settings-take-reset-back = Hoàn tác việc đặt lại
settings-files = Cài đặt (*.json)
settings-imported = Cài đặt giờ là của { $file }.
settings-not-ours = Tập tin này không chứa cài đặt của Cardtable.
settings-were-reset = Mọi cài đặt như ngày đầu; bấm lại nút đó để hoàn tác.
settings-are-back = Cài đặt của bạn đã trở lại.
