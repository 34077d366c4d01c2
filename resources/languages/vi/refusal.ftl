## Về một lá

refusal-over-limit = { $limit ->
    [0] { START($rank, form: "la") } sẽ thành { $total }: dưới 0
   *[other] { START($rank, form: "la") } sẽ thành { $total }: quá { $limit }
 }
refusal-not-on-this-total = Tổng này không đánh được lá { $rank }
refusal-not-yet = Chưa được đánh lá { $rank }
refusal-not-now = Lúc này không đánh được lá { $rank }
refusal-answer-due = Lá { $asked } chỉ đáp được bằng lá { $asked }
refusal-run-goes-on = Phải nối dây bằng lá { $asked }
refusal-may-not-begin = Lá { $rank } không được đi trước: còn phải đánh { $count } lần
refusal-too-few-left = Đánh lá { $rank } thì không đủ bài: còn phải đánh { $count } lần
refusal-cancels-fewer = Lá { $rank } xóa được { $cancels } lần, không phải { $count }
refusal-number-first = Lá { $rank } không được đi trước: phải mở ván bằng lá số
refusal-not-in-hand = Bạn không có lá { $rank }

## Về một nước đi

refusal-no-deal = Chưa có ván nào. Bấm Enter để sang ván tiếp theo.
refusal-not-your-turn = Chưa đến lượt bạn.
refusal-no-such-value = Lá đó không có giá trị này.
refusal-can-play = Bạn vẫn còn lá đánh được.
refusal-not-asked = Không ai hỏi bạn.
refusal-no-such-answer = Lúc này không bày được những lá này.
refusal-must-draw = Bạn phải rút một lá trước đã.
refusal-nothing-to-draw = Bạn không có lá nào phải rút.
refusal-no-call-due = Lúc này không có tổng nào phải nói.
