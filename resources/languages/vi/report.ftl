report-title = Báo cáo

report-save-pdf = Lưu thành PDF
report-print = In
report-save-html = Lưu thành HTML
report-save-answers = Câu trả lời (CSV)
report-practice-sheet = Phiếu luyện tập
report-deck = Thẻ để cắt

report-sums = Phép tính trên phiếu và thẻ
report-own = Phép tính khó
report-mixed = Phép tính hỗn hợp

report-ask-save = Lưu báo cáo
report-ask-answers = Lưu các câu trả lời
report-ask-sheet = Lưu phiếu luyện tập
report-ask-deck = Lưu các thẻ
report-files-pdf = PDF (*.pdf)
report-files-html = HTML (*.html)
report-files-csv = Bảng (*.csv)
report-file-name = { $name } { $day }

report-class = Tổng quan lớp
report-class-nothing = Chưa có câu trả lời nào; sau những trận đầu tiên sẽ có.
report-class-skill = Kỹ năng
report-class-secure = Vững
report-class-coming = Đang lên
report-class-open = Khác: còn ít câu trả lời
report-class-name = Tên
report-class-calls = Đúng ngay lần đầu
report-class-probes = Hai phút tính
report-class-next = Tiếp theo
report-class-share = { $right } trên { $calls }
report-class-probe = { $day }: { $right } trên { $answered }
report-class-ask-save = Lưu bản tổng quan
report-class-csv-name = tên
report-class-csv-calls = số lần trả lời
report-class-csv-days = số ngày
report-class-csv-right = đúng ngay
report-class-csv-probe-before = hai phút: đúng lần trước
report-class-csv-probe-last = hai phút: đúng lần cuối
