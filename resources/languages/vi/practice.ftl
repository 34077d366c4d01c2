practice-sum-of = Phép tính { $number } trên { $sums }
practice-once-more = Lần nữa
practice-now-a-game = Giờ chơi một trận
practice-your-way = Cách của bạn và cách đúng

practice-result = { $right } trên { $sums } đúng ngay lần đầu
practice-every-one = Đúng hết! Bạn biết chắc những phép này rồi.
practice-some = Mỗi phép tính làm cho phép sau dễ hơn.
practice-new-best = Kỷ lục mới của bạn! Trước đó là { $best }.
practice-best-stays = Kỷ lục của bạn là { $best }.
practice-first-best = Đó là kỷ lục của bạn đến giờ.
practice-result-told = { $result }. { $praise }

practice-probe = Hai phút tính
practice-probe-intro = { $name } ơi, đây là các phép tính, dễ trước, khó sau. Bạn làm bao nhiêu tùy thích; sau hai phút là hết giờ. Phép tính nào cũng có thể bỏ qua. Lần này không ai giúp, và cũng không ai nhìn.
practice-probe-begin = Bắt đầu
practice-probe-leave-out = Bỏ qua
practice-probe-sure = Dừng bây giờ nhé? Các phép tính này sẽ không được tính, lúc khác bạn có thể làm lại.
practice-probe-stop = Dừng
practice-probe-thanks = Cảm ơn { $name }! Bạn đã làm { $sums } phép tính.
practice-probe-kept = Hai tuần nữa lại có phép tính khác. Kết quả ở trong báo cáo.
