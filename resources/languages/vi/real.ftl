real-title = Bài thật
real-game = { $game }, với bộ bài của bạn
real-with-own-pack = Với bộ bài của bạn
real-on-screen = Bài trên màn hình
real-start = Bắt đầu
real-who-sits = Ai ngồi đây?
real-rules = Luật trò này
real-look-back = Xem lại trận

real-who-deals = Ai chia bài trước?
real-sit-alike = Ở đây mọi người ngồi như ở bàn của bạn, theo chiều kim đồng hồ.
real-deals = Ván { $number }: { FORM($name, form: "whom") } chia bài
real-dealt = { $name ->
    [you] Mình chia xong rồi
   *[other] { $name } chia xong rồi
 }
real-again = Trận nữa

real-which = { $name } đánh lá nào?
real-which-of-several = { $name } đánh lá nào? Còn phải đánh { $count } lần.
real-which-turned = Lá nào được lật lên?
real-which-bottom = Lá nào nằm ngửa dưới đáy nọc?
real-which-saves = { $name } có { FORM($card, form: "mot") } không?
real-which-answers = { $name } có đáp bằng { FORM($rank, form: "mot") } không?
real-which-way = Đánh theo cách nào?
real-what-total = { $name ->
    [you] Tổng đang là { $total }. Bạn chọn tổng nào?
   *[other] Tổng đang là { $total }. { $name } chọn tổng nào?
 }
real-who = Ai?
real-which-three = { $name } có ba lá nào?

real-stuck = { $name ->
    [you] Mình bí rồi
   *[other] { $name } bí rồi
 }
real-saves = { $name ->
    [you] Có, mình bỏ ra
   *[other] { $name } bỏ ra { FORM($card, form: "mot") }
 }
real-has-none = { $name ->
    [you] Mình không có
   *[other] { $name } không có
 }
real-three = { $name }: ba lá { $rank }
real-sneaks = { $name } chen { FORM($card, form: "mot") } vào
real-threes = Bộ ba
real-out-of-turn = Chen vào
real-rank = { $rank }
real-several = Nhiều lá cùng lúc
real-option = { $told }: { $total }
real-option-several = { $count } lá, { $told }: { $total }
real-option-at = { $way ->
    [choose] { $told }, { FORM($name, form: "whom") } đánh tiếp
    [eliminate] { $told }, loại { FORM($name, form: "whom") }
    [exchange] { $told }, đổi bài với { FORM($name, form: "whom") }
   *[steal] { $told }, lấy trộm của { FORM($name, form: "whom") }
 }

real-cannot-be-stuck = { $name } chắc chắn đánh được: gần như lá nào còn lại cũng hợp.
real-gone = Mọi lá loại đó đã đánh, và từ đó chồng bài chưa được xáo: { $card }.
real-not-now = Lúc này không đánh được lá đó: { $card }.
real-no-review = Chỉ người chơi mới biết các tay bài thật, nên không nước nào được đánh giá.

real-all-gone = đã đánh hết
real-key = { $card }: { $told }

real-told-total = Tổng là { $total }, còn { $count }.
real-clockwise = Chơi cùng chiều kim đồng hồ
real-counterclockwise = Chơi ngược chiều kim đồng hồ

real-take-back = Đi lại
real-take-back-what = Đi lại: { $told }
real-laid = { $name } đánh { FORM($cards, form: "mot") }
real-was-stuck = { $name } bí
real-was-turned = Đã lật: { $card }
real-was-put-under = Dưới đáy nọc: { $card }

real-keys-rank = Đánh lá đó: số hoặc chữ của nó, 0 cho lá 10, * cho joker
real-keys-stuck = Người đang chơi bí
