state-makes = { $card }, thành { $totals }
state-makes-any = { $card }, thành tổng tùy ý từ { $low } đến { $high }
state-marked = đã đánh dấu
state-with-others = đánh chung được với lá khác (+)
state-takes-zeus = giành Zeus
state-wins-game = thắng trận
state-brings = được thưởng ngay
state-costs = phải trả ngay
state-refused = { $card } ({ $why })

state-you-owe = Bạn còn phải đánh { $count } lần
state-answer-queen = Hãy đáp bằng { FORM($rank, form: "mot") }
state-run-up = Dây đang lên: chỉ lá { $rank } mới được rút
state-run-down = Dây đang xuống: chỉ lá { $rank } mới được rút

state-you-are-asked = Có câu hỏi cho bạn.
state-your-turn = Đến lượt bạn.
state-to-play = Đến lượt { FORM($player, form: "whom") }.
state-deal-over = Ván đã xong. Bấm Enter để sang ván tiếp theo.
state-game-over = Trận đã xong.
state-total = Tổng { $total }.
state-hand = Bài của bạn: { $cards }.
state-pile = Trên chồng bài: { $card }.
state-clockwise = Chơi cùng chiều kim đồng hồ.
state-counterclockwise = Chơi ngược chiều kim đồng hồ.
