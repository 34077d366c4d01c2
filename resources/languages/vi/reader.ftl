reader-question = Câu hỏi
reader-your-hand = Bài của bạn
reader-seats = Các chỗ
reader-middle = Giữa bàn

reader-sentence = { $line }.
reader-would-go-over = { $limit ->
    [0] { $card }, không đánh được: sẽ thành { $total }, dưới 0
   *[other] { $card }, không đánh được: sẽ thành { $total }, quá { $limit }
 }
reader-cannot-be-played = { $card }, không đánh được: { $why }
reader-place-in-hand = Lá { $number } trên { $count }
reader-value-makes = { $value }, thành { $total }
reader-total = { $way ->
    [clockwise] Tổng { $total }, giới hạn { $limit }, còn { $left }, chơi cùng chiều kim đồng hồ
   *[counterclockwise] Tổng { $total }, giới hạn { $limit }, còn { $left }, chơi ngược chiều kim đồng hồ
 }
reader-total-down = { $way ->
    [clockwise] Tổng { $total }, xuống đến 0, còn { $left }, chơi cùng chiều kim đồng hồ
   *[counterclockwise] Tổng { $total }, xuống đến 0, còn { $left }, chơi ngược chiều kim đồng hồ
 }
reader-stock-draw = { $stock }. Rút một lá
reader-pile-empty = Chồng bài: trống
reader-pile = { $count ->
    [1] Chồng bài: { $card }, lá duy nhất
   *[other] Chồng bài: { $card }, lá trên cùng của { $count } lá
 }
