minds-title = Ai cầm gì?

## Lựa chọn nào

minds-whose-choices = Lựa chọn của
minds-all-computers = Mọi máy
minds-earlier = Lựa chọn trước
minds-later = Lựa chọn sau
minds-where = Ván { $deal }, nước { $number }: { $name } lúc { $total } – { $move }
minds-no-choices = Trong các ván đã xong, không máy nào có lựa chọn.

## Vì sao chọn thế

minds-thinking = { $name } đang nghĩ lại lần nữa…
minds-slip = Lỡ tay: ở bậc này có vài nước đánh ngẫu nhiên.
minds-chose-otherwise = Ở bàn nó đã chọn khác: lúc đó nghĩ chưa xong, hoặc từ đó nó đã học thêm. Bây giờ nó sẽ chọn: { $move }.
minds-by-rule = Ở đây { $name } theo một quy tắc, không hình dung tay bài nào.
minds-imagined = { $name } hình dung { $count } thế bài, mỗi thế là một cách các lá úp có thể nằm. Số dưới mỗi lá cho biết trong một trăm thế, bao nhiêu thế có lá đó.
minds-fair = { $name } chỉ biết bài của mình, các lá đã đánh, và những gì ai cũng thấy và nhớ được. Không gì khác.

## Nó tin gì nhất, và sự thật

minds-was-right = { $name } tin chắc nhất là { FORM($other, form: "whom") } cầm một lá { $rank }: trong một trăm thế, { $percent } thế như vậy. Và đúng thế.
minds-was-wrong = { $name } tin chắc nhất là { FORM($other, form: "whom") } cầm một lá { $rank }: trong một trăm thế, { $percent } thế như vậy. Thật ra { FORM($other, form: "whom") } cầm { $cards }.

## Tay bài trên bàn

minds-known = đã biết
minds-imagined-world = Hình dung, thế { $number } trên { $count }
minds-another-world = Thế bài khác
minds-another-world-tip = Nó còn hình dung gì
minds-held = { $name } cầm { $cards }.
minds-held-in-world = Trong thế này: { $cards }.

## Máy đã cân nhắc gì

minds-weighed = Nó cân nhắc gì
minds-makes-total = thành { $total }
minds-makes-total-at = { $way ->
    [eliminate] thành { $total }, loại { FORM($other, form: "whom") }
    [exchange] thành { $total }, đổi bài với { FORM($other, form: "whom") }
    [steal] thành { $total }, lấy trộm của { FORM($other, form: "whom") }
   *[choose] thành { $total }, chọn { FORM($other, form: "whom") }
 }
minds-rules-choice = theo quy tắc
minds-played = đã đánh
minds-not-to-lose = { $percent }% khả năng không thua ván
minds-weighed-move = { $facts }.

## Các nước của ván

minds-made = { $name }: { $cards }, { $total }.
