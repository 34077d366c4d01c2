puzzles-title = Tìm nước thắng

puzzles-book = Câu đố đã giải
puzzles-sums = Câu đố tính
puzzles-looking = Đang bày một câu đố…

puzzles-question = Lá nào thắng?
puzzles-position = Tổng là { $total }, { $players ->
    [2] cả hai
   *[other] mọi
 } tay bài đều mở và nọc đã hết. Bạn đi trước.
puzzles-next = Sau bạn là { FORM($name, form: "whom") }.
puzzles-goal = Nếu bí, bạn thua ván.
puzzles-grade = { $grade ->
    [easy] Dễ
    [medium] Vừa
   *[hard] Khó
 }: mười lần thử, các máy tìm ra { $tenths } lần. { $moves } nước là xong.
puzzles-holds = { $name } cầm { $cards }.
puzzles-own-card = Trên tay bạn: { $told }.

puzzles-answer = { $state ->
    [right] { $move }: thắng
    [wrong] { $move }: không thắng
   *[open] { $move }
 }
puzzles-yes = Đúng, { FORM($cards, form: "la") }.
puzzles-yes-so = Đúng, { FORM($cards, form: "la") } ({ $note }).
puzzles-no = Không phải { FORM($cards, form: "la") }: xem chuyện gì xảy ra nhé.
puzzles-no-so = Không phải { FORM($cards, form: "la") } ({ $note }): xem chuyện gì xảy ra nhé.
puzzles-it-was = Đó là { FORM($cards, form: "la") }.
puzzles-it-was-so = Đó là { FORM($cards, form: "la") } ({ $note }).
puzzles-idea-keep = Giữ { FORM($cards, form: "la") } đến cuối.
puzzles-idea-trap = Giờ không ai khác được chọn.
puzzles-idea-top = Lên thẳng { $total }.
puzzles-idea-room = Hãy chừa chỗ trước.
puzzles-idea-pass = Để tổng cho người khác.
puzzles-idea-count = Đếm xem: người khác bí trước.
puzzles-stars = { $stars } trên 3 ngôi sao
puzzles-stars-told = { $stars } trên 3 ngôi sao.
puzzles-why-not = Sao không phải { FORM($cards, form: "la") }?
puzzles-why-not-so = Sao không phải { FORM($cards, form: "la") } ({ $note })?
puzzles-cards = Lá bài và luật chơi
puzzles-card-value = { $shown }: { $told }.
puzzles-play-out = Chơi tiếp ở bàn
puzzles-back = Trở lại câu đố

puzzles-only-card = không lá nào khác hợp
puzzles-last-step = đúng { $total }
puzzles-stuck = { $name } bí rồi.
puzzles-made = { $name }: { $cards }, { $total }, { $note }.

puzzles-key-days = Ngày trước, ngày sau
puzzles-key-why = Sao không phải lá khác?

puzzles-book-note = Những ngày có câu đố bạn đã giải. Mở ra để nghĩ lại lần nữa.
puzzles-book-empty = Câu đố bạn giải được giữ ở đây.
puzzles-book-entry = { $game }, { $day }
puzzles-book-lost = Không đọc được các câu đố đã giải; chúng được giữ ở { $file }.
puzzles-not-there = Trò của câu đố này không còn ở đây, hoặc luật của nó đã khác.
puzzles-key-open = Mở câu đố

puzzles-sum-question = { $count ->
    [1] Lá nào làm đúng { $total }?
   *[2] Hai lá nào cùng làm đúng { $total }?
 }
puzzles-sum-start = Tổng là { $total }.
puzzles-sum-of = Phép tính { $number } trên { $sums }.
puzzles-sum-card = { $state ->
    [right] { $cards }: đúng
    [wrong] { $cards }: không phải lá này
    [chosen] { $cards }: đã chọn
   *[open] { $cards }
 }
puzzles-sum-makes = Như thế thành { $totals }. Thử lá khác nhé.
puzzles-sum-does-not-fit = Như thế vượt quá rồi. Thử lá khác nhé.
puzzles-sum-step = { START($cards, form: "la") } làm tổng thành { $total }.
puzzles-sum-next = Phép tính tiếp theo
puzzles-sum-other-day = Phép tính hôm trước
