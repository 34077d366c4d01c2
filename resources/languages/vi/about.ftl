## Năm trang chữ

about-title = Giới thiệu
about-cardtable = Về Cardtable
about-news = Có gì mới
about-accessibility = Trợ năng
about-licenses = Giấy phép
about-diagnostics = Chẩn đoán

about-copy = Sao chép
about-copied = Đã chép
about-all-licenses = Mọi giấy phép

## Về Cardtable

about-what = Phiên bản { $version }. Bàn chơi cho Chín mươi chín và các trò chơi bài cộng số khác.
about-private = Mọi thứ ở lại trên máy tính này, trừ những gì chính bạn gửi đi: không tài khoản, không ai đếm bạn chơi gì. Chỉ dùng mạng khi bạn giao một chỗ cho điện thoại: lúc đó bài của chỗ ấy đi đến điện thoại đó, trong Wi-Fi nhà bạn, không đi đâu khác.
about-version-looking = Đang tìm phiên bản mới…
about-version-newest = Bạn đang có phiên bản mới nhất.
about-version-newer = Đã có phiên bản { $version }. Bạn có thể lấy ở đây: { $link }
about-version-silent = Không kết nối được với { $homepage }. Hãy kiểm tra mạng rồi thử lại.
about-version-asks = Một ngoại lệ: “Tìm phiên bản mới” trong menu hỏi { $homepage } danh sách các phiên bản. Không gửi thông tin gì về bạn.

## Công của ai

about-ours = Cardtable
about-ours-terms = giấy phép MIT; cả lá bài, hình và tiếng
about-qt = Qt và PySide6
about-qt-terms = LGPL 3; các thư viện nằm mở bên cạnh chương trình và có thể thay
about-letters = Bộ chữ Nunito
about-letters-terms = SIL Open Font License 1.1
about-voices = Giọng ghi sẵn
about-voices-terms = tạo bằng Flite và eSpeak NG; được tự do dùng và chia sẻ
about-rules = Luật chơi
about-rules-terms = kể bằng lời của chúng tôi; mỗi trò ghi rõ nguồn

about-licenses-of-all = Ứng dụng này mang theo công sức của nhiều người. Bấm mỗi tên để đọc trọn giấy phép.
about-from-source = Cardtable ở đây chạy từ mã nguồn: Python và các gói nó dùng đã mang giấy phép theo khi được cài.

## Chữ lẽ ra phải có

about-news-missing = Thiếu danh sách thay đổi; hãy cài lại.
about-licenses-missing = Không đọc được danh sách giấy phép; hãy cài lại.
about-text-missing = Thiếu phần chữ này; hãy cài lại.

## Chẩn đoán

about-fact = { $fact }: { $value }
about-fact-python = Python
about-fact-qt = Qt, PySide6
about-fact-system = Hệ thống
about-fact-windows = Cửa sổ do
about-fact-screen = Màn hình
about-screen = { $width } x { $height }, { $dpr } điểm ảnh mỗi điểm, { $hertz } Hz
about-fact-reader = Trình đọc màn hình
about-fact-motion = Bớt chuyển động
about-motion-by-settings = có, theo cài đặt
about-motion-unknown = không; Qt này không cho biết hệ thống muốn gì
about-fact-sounds = Âm thanh
about-fact-speech = Giọng đọc
about-fact-look = Giao diện
about-look = { $theme }, { $deck }, { $percent }%
about-fact-resources = Tài nguyên
about-fact-folder = Trận và cài đặt
about-fact-saved = Cài đặt được lưu
about-fact-damaged = Bị hỏng, cất riêng
about-yes = có
about-no = không
about-log = Cuối nhật ký:
about-log-empty = (chưa ghi gì)
about-wording = Câu chữ trong Cardtable { $version } ({ $language }, { $tag })
about-wording-wrong = Chỗ nghe chưa ổn:
about-wording-better = Nên nói thế này:
about-wording-words = Chữ trên trang:
about-wording-copied = Đã chép chữ trên trang này: hãy dán vào một tin nhắn và đánh dấu chỗ nghe chưa ổn.
