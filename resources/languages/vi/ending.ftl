## Tựa: ai mất gì

ending-loses = { $lost ->
    [corner] { $player } gấp { $lost }
    [fold] { $player } gấp tờ tiền
    [bomb] { $player } lật { $lost }
   *[other] { $player } mất { $lost }
 }
ending-stuck-loses = { $lost ->
    [corner] { $player } không đánh được và gấp { $lost }
    [fold] { $player } không đánh được và gấp tờ tiền
    [bomb] { $player } không đánh được và lật { $lost }
   *[other] { $player } không đánh được và mất { $lost }
 }
ending-stuck-loses-deal = { $player } không đánh được và thua ván này
ending-loses-deal = { $player } thua ván này
ending-several-lose-deal = { START($players, form: "whom") } thua ván này
ending-deal-over = Ván kết thúc

## Tựa: ai ra mà không phải trả

ending-out-of-deal = { $player } nghỉ ván này
ending-went-out = { $player } đánh lá cuối cùng và thắng
ending-stuck-out-of-deal = { $player } không đánh được và nghỉ ván này
ending-out-of-game = { $player } bị loại khỏi trận
ending-stuck-out-of-game = { $player } không đánh được và bị loại khỏi trận

## Tựa: ai thắng

ending-wins-deal = { $player } thắng ván này
ending-wins-letter = { $player } được một chữ cái
ending-three-of-a-kind = { $player } bày ra bộ ba
ending-wins-game = { $player } thắng trận
ending-several-win-game = { START($players, form: "whom") } thắng trận
ending-everybody-loses-game = Mọi người cùng thua trận
ending-team-wins = Các bạn đã cùng làm được
ending-team-pays = { $player } không đánh được: mọi người mất { $lost }

## Tựa: bàn chơi tiếp giữa hai ván

ending-deal-number-over = Ván { $number } đã xong
ending-as-you-left-it = Bàn vẫn như lúc bạn rời đi.

## Vì sao kết thúc

ending-reached = { $player } đạt đến { $total }.
ending-held-zeus = { $player } giữ Zeus lúc { $total }.
ending-last-card = { $player } đánh lá cuối cùng.
ending-struck-you = { $player } loại bạn.
ending-bombed = Trúng bom.
ending-penalty = Không đánh được bài phạt.
ending-well-played = Mọi người chơi hay lắm.

## Còn lại gì, ai ra

ending-left-penny = { $count ->
    [0] Không còn xu nào.
   *[other] Còn { FORM($count, as: "form-number") } xu.
 }
ending-left-nickel = { $count ->
    [0] Không còn hào nào.
   *[other] Còn { FORM($count, as: "form-number") } hào.
 }
ending-left-chip = { $count ->
    [0] Không còn phỉnh nào.
   *[other] Còn { FORM($count, as: "form-number") } phỉnh.
 }
ending-left-corner = { $count ->
    [0] Không còn góc nào.
   *[other] Còn { FORM($count, as: "form-number") } góc.
 }
ending-left-fold = { $count ->
    [0] Không còn chỗ để gấp.
   *[other] Còn { FORM($count, as: "form-number") } nếp gấp.
 }
ending-left-bomb = { $count ->
    [0] Không còn quả bom nào.
   *[other] Còn { FORM($count, as: "form-number") } quả bom hẹn giờ.
 }
ending-left-point = { $count ->
    [0] Không còn điểm nào.
   *[other] Còn { FORM($count, as: "form-number") } điểm.
 }
ending-left-token = { $count ->
    [0] Không còn thẻ nào.
   *[other] Còn { FORM($count, as: "form-number") } thẻ.
 }
ending-is-out = { $player } bị loại.
ending-game-out = { $player ->
    [you] Bạn bị loại.
   *[other] Bị loại khỏi trận.
 }
ending-deal-out = { $player ->
    [you] Bạn nghỉ phần còn lại của ván này.
   *[other] Nghỉ ván này.
 }

## Người thắng có gì, người khác trả gì

ending-letters = { $count ->
    [1] Đó là chữ cái đầu tiên.
   *[other] Vậy là có { $count } chữ cái.
 }
ending-others-pay = { $count ->
    [1] { $kind ->
        [corner] Mỗi người khác gấp một góc.
        [fold] Mỗi người khác gấp thêm một lần.
        [bomb] Mỗi người khác lật một quả bom.
       *[other] Mỗi người khác trả một.
     }
   *[other] Mỗi người khác trả { $count }.
 }

## Tổng điểm

ending-highest-score = Tổng điểm cao nhất là { $most }.
ending-your-score-is-highest = Tổng điểm { $own } của bạn là cao nhất.
ending-highest-score-is-shared = { $count ->
    [1] Bạn và { $player } cùng có tổng điểm cao nhất: { $most }.
   *[other] Bạn và { $count } người khác cùng có tổng điểm cao nhất: { $most }.
 }
ending-your-score = Bạn có { $own } điểm, cao nhất là { $most }.

## Ván tiếp theo

ending-begins-next = { $player } đi trước ván sau.
ending-deals-next = { $player } chia ván sau.
