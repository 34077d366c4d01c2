chips-limit = đến { $limit }
chips-limit-in-full = tổng cao nhất là { $limit }
chips-cards-take = các lá trừ đi
chips-down = từ { $total } về 0
chips-reach-wins = ai đến { $total } trước thắng
chips-exact-wins = đúng { $total } thì thắng
chips-hurdles = { $numbers }: đúng +1, nhảy qua −1
chips-hurdles-end = ván hết khi tổng từ { $total }
chips-team = cùng một phe
chips-without-cards = không có lá { $ranks }
chips-cards-in-hand = { $count } lá
chips-all-dealt = chia hết bài
chips-players = { $players } đến { $most } người

## Mất gì

chips-no-tokens = không có thẻ
chips-tokens = { $kind ->
    [penny] { $count } xu
    [nickel] { $count } hào
    [chip] { $count } phỉnh
    [corner] { $count } góc
    [fold] { $count } nếp gấp
    [point] { $count } điểm
    [letter] { $count } chữ cái
    [bomb] { $count } bom hẹn giờ
   *[token] { $count } thẻ
 }

## Bộ bài và nọc

chips-packs = { $count } bộ bài
chips-packs-from = { $count } bộ bài từ { $players } người
chips-stock-runs-out = nọc sẽ cạn
chips-without-cards-has-won = hết bài là thắng
chips-whole-pile-shuffled = xáo cả chồng bài
chips-stock-is-renewed = nọc được làm mới
chips-good-last-card = lá cuối là lá tốt
chips-card-turned-up = lật một lá

## Những tổng đáng kể

chips-milestones = { $numbers } được trả
chips-no-milestones = không có mốc
chips-fines = { $numbers } phải trả
chips-no-fines = không số nào mất
chips-borders = vượt qua { $numbers } mất điểm, { $target } điểm thì hết
chips-no-borders = không có vạch
chips-payment-overshoot = quá { $limit } thì trả mỗi người phần dư
chips-payment-forfeit = quá { $limit } bị điểm phạt
chips-payment-over = quá { $limit } thì trả mỗi người { $count } điểm
chips-sixty-nine = 69: { $does }
chips-zeus = giữ Zeus lúc { $limit }
chips-never-below-zero = không dưới 0
chips-below-zero-too = cả dưới 0

## Lá đi chung

chips-penalties-handed-on = bài phạt chuyển đi
chips-penalties-end = bài phạt dừng ở bạn
chips-runs = nối dây mới được rút
chips-same-rank = tối đa { $count } lá cùng số
chips-pairs = đôi { $ranks } tính một lần
chips-thrown = bốn lá { $rank } cùng lúc
chips-one-at-once = mỗi lần một lá
chips-three-of-a-kind = bộ ba kết thúc ván
chips-hands = { $hands }
chips-hand-wins = ba lá { $rank } thắng
chips-hand-loses = ba lá { $rank } thì cùng thua
chips-ban = { $count } lượt không đánh { $rank }
chips-wears-off = có lá hết hiệu lực
chips-wakes = hiệu lực từ { $total }
chips-wakes-turn = hiệu lực từ lượt { $count }

## Ai không đánh được, ai bị loại

chips-stuck-ends = bí là hết ván
chips-stuck-out = bí là bị loại
chips-stuck-sits-out = bí thì nghỉ ván
chips-stuck-clears = bí thì cất chồng bài
chips-stuck-takes-back = bí: cất đi { $count } lá
chips-over-ends = vượt quá là hết ván
chips-without-cards-wins = ai hết bài trước thắng
chips-bomb-saves = { card-index } cứu khỏi bom
chips-hands-stay = giữ bài trên tay
chips-hands-new = mỗi ván bài mới
chips-out-with-last = { $kind ->
    [penny] hết xu là bị loại
    [nickel] hết hào là bị loại
    [chip] hết phỉnh là bị loại
    [corner] hết góc là bị loại
    [fold] hết chỗ gấp là bị loại
    [point] hết điểm là bị loại
    [bomb] hết bom là bị loại
   *[token] hết thẻ là bị loại
 }
chips-out-later = thua lần nữa mới bị loại
chips-nobody-out = không ai bị loại
chips-match-won = đủ { $count } ván thắng
chips-match-lost = đến khi ai đó bị { $count } điểm phạt

## Hai người

chips-counterclockwise = ngược kim đồng hồ
chips-clockwise = theo kim đồng hồ
chips-turn-again = hai người: đảo chiều được đánh nữa
chips-turn-passes = hai người: đảo chiều qua lượt
