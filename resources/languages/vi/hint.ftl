## Nên làm gì

hint-play = Gợi ý: đánh { FORM($cards, form: "la") }, thành { $total }.
hint-play-several = Gợi ý: đánh { $count } lá { $rank }, thành { $total }.
hint-do-to = { $effect ->
    [eliminate] Loại { FORM($player, form: "whom") }.
    [exchange] Đổi bài với { FORM($player, form: "whom") }.
    [steal] Lấy trộm một lá của { FORM($player, form: "whom") }.
   *[choose] Để { FORM($player, form: "whom") } đánh tiếp.
 }
hint-lay-down = Gợi ý: bày ra { FORM($cards, form: "la") }.
hint-sneak = Gợi ý: chen { FORM($cards, form: "la") } vào.
hint-defend = Gợi ý: đỡ bằng { FORM($cards, form: "la") }.
hint-bottom = Gợi ý: đặt { FORM($cards, form: "la") } dưới đáy nọc.
hint-take = Gợi ý: lấy { FORM($cards, form: "la") }.
hint-call = Gợi ý: nói { $total }.
hint-draw = Gợi ý: rút bài đi.
hint-let-it-pass = Gợi ý: bỏ qua.
hint-do-not-answer = Gợi ý: không đáp.
hint-give-up = Gợi ý: bỏ cuộc.

## Vì sao

hint-only-play = { $limit ->
    [0] Đánh lá khác thì tổng xuống dưới 0.
   *[other] Đánh lá khác thì tổng quá { $limit }.
 }
hint-only-choice = Lúc này không được đánh gì khác.
hint-all-over = { $limit ->
    [0] Chọn gì cũng xuống dưới 0.
   *[other] Chọn gì cũng quá { $limit }.
 }
hint-alike = Ở đây chọn gì cũng gần như nhau.
hint-gains = Như thế được { $gained } ngay.
hint-takes-zeus = Giành được Zeus.
hint-ends-with-zeus = Như thế kết thúc ván khi Zeus ở bên bạn.
hint-reaches-alone = Như thế đạt { $total } và thắng trận.
hint-reaches = Như thế làm đúng { $total }: mọi người cùng thắng.
hint-probably-cannot-stay = { $limit ->
    [0] { $player } chắc không giữ được tổng từ 0 trở lên.
   *[other] { $player } chắc không giữ được tổng trong { $limit }.
 }
hint-may-not-stay = { $limit ->
    [0] { $player } có thể không giữ được tổng từ 0 trở lên.
   *[other] { $player } có thể không giữ được tổng trong { $limit }.
 }
hint-for-the-game = Tính cả trận, nó đáng giá hơn lá an toàn nhất của ván này.
hint-rival = Đánh { FORM($cards, form: "la") }, thành { $total }, có thể cũng tốt như vậy.
hint-rival-let-it-pass = Bỏ qua có thể cũng tốt như vậy.
hint-rival-other = Một lựa chọn khác có thể cũng tốt như vậy.
hint-odds = Khả năng không thua ván này là { $percent }%, cách khác { $other }%.
hint-keeps = Như thế giữ được { $count } lá mà ở { $limit } vẫn đánh được.
hint-spends = Đánh lá lớn hơn khi còn chỗ cho nó.
hint-least = Không lá nào khác cộng ít như thế.
hint-least-off = Không lá nào khác trừ ít như thế.
hint-holds = Tổng vẫn là { $total }.
hint-lowers = Tổng giảm { $count }.
hint-raises = Tổng tăng { $count }.
hint-no-room = { $limit ->
    [0] Không còn gì để trừ nữa.
   *[other] Đến { $limit } không còn chỗ nào nữa.
 }
hint-little-room = { $limit ->
    [0] Chỉ còn { $count } là đến 0.
   *[other] Chỉ còn { $count } là đến { $limit }.
 }
hint-room = Vẫn còn chỗ cho { $count } nữa.

## Vì sao: làm gì người khác

hint-strikes-one = Như thế loại được một người khỏi ván.
hint-strikes-obliges = Người kế phải đánh hai lần.
hint-strikes-draw-1 = Mỗi người khác rút một lá.
hint-strikes-draw-2 = Mỗi người khác rút hai lá.
hint-strikes-bomb = Mọi người khác trúng bom, trừ khi bỏ ra lá cứu.

## Khả năng trên các lá

hint-card-chance = { $card } { $percent }%
hint-chances = Khả năng không thua ván này: { $chances }.
