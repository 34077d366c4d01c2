## Lý do

clash-endless-stock = nọc được làm mới thì không bao giờ cạn, nên không ai thắng được nhờ nó
clash-useless-tokens = người chơi bị loại ngay nên thẻ không để làm gì
clash-lack-of-cards = { $players } người cần { $cards } lá, nhưng chỉ có { $size } lá và phải chừa lại một lá

## Câu

clash-no-such-game = Không có trò nào tên “{ $game }”.
clash-number-of-players = { $game } dành cho { $least } đến { $most } người, không phải { $players }.
clash-number-of-players-fixed = { $game } dành cho { $most } người, không phải { $players }.
clash-of-game = { $game }: { $why }.
clash-no-such-option = { $game } không có luật nhà “{ $option }”; trò này có { $known }.
clash-no-such-choice = Luật nhà { $option } là một trong { $known }, không phải “{ $value }”.
clash-no-such-number = Luật nhà { $option } là số nguyên từ { $least } đến { $most }, không phải “{ $value }”.

## Trong xưởng

clash-makes-over-limit = Lá { $names } làm tổng thành { $total }, nhưng tổng cao nhất là { $limit }. Chẳng ai chọn được như thế.
clash-only-over-limit = Lá { $names } làm tổng thành { $total }, nhưng tổng cao nhất là { $limit }. Chẳng ai đánh được nó.
clash-any-over-limit = Lá { $names } có thể thành tổng tùy ý đến { $total }, nhưng tổng cao nhất là { $limit }.
clash-too-few-cards = { $players } người sẽ được chia { $cards } lá, nhưng chỉ có { $size } lá, và phải còn một lá trong nọc.
clash-large-hands = Với { $players } người, mỗi người sẽ cầm { $cards } lá; không cầm được quá { $most } lá.
clash-no-card = Không lá nào trong bộ bài đánh được.
clash-nobody-is-stuck = Đánh gì thì ai cũng đi tiếp được: sẽ chẳng ai thua.
clash-nobody-goes-over = Không lá nào đưa tổng lên { $limit } hay hơn: ván sẽ không kết thúc.
clash-nobody-pays = Sẽ chẳng ai phải trả gì: trận không bao giờ xong.
clash-team-misses = Không lá nào làm đúng { $total }: các bạn không thể thắng.
clash-starts-over = Ván bắt đầu từ { $total }, nhưng tổng cao nhất là { $limit }.
clash-begins-over = Lật phải { FORM($card, form: "la") } thì ván bắt đầu từ { $total }, quá tổng cao nhất { $limit }.
clash-no-neighbors = Trong bộ bài không có hai số nào liền nhau: sẽ không có dây.
clash-past-the-end = Không ván nào đến được { $totals }: tổng cao nhất là { $limit }.
clash-three-in-hand = Luật này cần ba lá cùng số trên một tay, nhưng mỗi người chỉ cầm { $cards } lá.
clash-repair-makes = { START($names) } thành { $total }
clash-repair-limit = Tổng đến { $total }
clash-repair-players = Nhiều nhất { $most } người
clash-repair-more-players = Ít nhất { $least } người
clash-repair-hand = { $cards } lá trên tay
clash-repair-packs = { $packs } bộ bài
clash-repair-numbers = Lá số được cộng
clash-repair-counts = { START($names) } tính { $total }
clash-repair-end-costs = { $total } phải trả 1
clash-repair-pass = { START($rank) } giữ nguyên
clash-repair-start = Bắt đầu từ { $total }
clash-repair-no-start-card = Không lật lá nào
clash-repair-without-total = Bỏ { $totals }
clash-repair-without-rule = Bỏ luật này
