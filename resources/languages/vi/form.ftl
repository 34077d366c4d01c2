### Những chữ có nhiều dạng: lá bài, người chơi, thẻ, số, liệt kê.
###
### form-rank: "" 7, át, K, Đảo chiều (đứng sau chữ “lá”, hoặc một mình trên nhãn); la: lá 7, lá K, lá Đảo chiều;
### mot: một lá 7. Lá úp thì luôn có chữ “lá”.
### form-card: "" 7 bích; la, mot: lá 7 bích.
### form-player: "" Bạn (đầu câu), whom: bạn (giữa câu).
### form-number: chữ đến hai mươi; form-ordinal: thứ nhất, thứ hai; form-times: hai lần.

form-language = Tiếng Việt

form-letters = AJQK

form-rank = { $rank ->
    [M1] { $form ->
        [la] lá −1
        [mot] một lá −1
       *[other] −1
     }
    [M10] { $form ->
        [la] lá −10
        [mot] một lá −10
       *[other] −10
     }
    [A] { $form ->
        [la] lá át
        [mot] một lá át
       *[other] át
     }
    [JK] { $form ->
        [la] lá joker
        [mot] một lá joker
       *[other] joker
     }
    [HOLD] { $form ->
        [la] lá Giữ
        [mot] một lá Giữ
       *[other] Giữ
     }
    [REV] { $form ->
        [la] lá Đảo chiều
        [mot] một lá Đảo chiều
       *[other] Đảo chiều
     }
    [DP] { $form ->
        [la] lá Hai lượt
        [mot] một lá Hai lượt
       *[other] Hai lượt
     }
    [P2] { $form ->
        [la] lá Đánh 2
        [mot] một lá Đánh 2
       *[other] Đánh 2
     }
    [ONO] { $form ->
        [la] lá O'NO 99
        [mot] một lá O'NO 99
       *[other] O'NO 99
     }
    [SKIP] { $form ->
        [la] lá Mất lượt
        [mot] một lá Mất lượt
       *[other] Mất lượt
     }
    [DRAW1] { $form ->
        [la] lá Rút 1
        [mot] một lá Rút 1
       *[other] Rút 1
     }
    [DRAW2] { $form ->
        [la] lá Rút 2
        [mot] một lá Rút 2
       *[other] Rút 2
     }
    [TRADE] { $form ->
        [la] lá Đổi bài
        [mot] một lá Đổi bài
       *[other] Đổi bài
     }
    [DOUBLE] { $form ->
        [la] lá Hai lượt
        [mot] một lá Hai lượt
       *[other] Hai lượt
     }
    [BOMB] { $form ->
        [la] lá Bom
        [mot] một lá Bom
       *[other] Bom
     }
    [REDEAL] { $form ->
        [la] lá Chia lại
        [mot] một lá Chia lại
       *[other] Chia lại
     }
    [NAME] { $form ->
        [la] lá Chỉ định
        [mot] một lá Chỉ định
       *[other] Chỉ định
     }
    [WILD] { $form ->
        [la] lá Tùy ý
        [mot] một lá Tùy ý
       *[other] Tùy ý
     }
    [APHRODITE] { $form ->
        [la] lá Aphrodite
        [mot] lá Aphrodite
       *[other] Aphrodite
     }
    [APOLLO] { $form ->
        [la] lá Apollo
        [mot] lá Apollo
       *[other] Apollo
     }
    [ARES] { $form ->
        [la] lá Ares
        [mot] lá Ares
       *[other] Ares
     }
    [ARTEMIS] { $form ->
        [la] lá Artemis
        [mot] lá Artemis
       *[other] Artemis
     }
    [ATHENA] { $form ->
        [la] lá Athena
        [mot] lá Athena
       *[other] Athena
     }
    [HERA] { $form ->
        [la] lá Hera
        [mot] lá Hera
       *[other] Hera
     }
    [HERMES] { $form ->
        [la] lá Hermes
        [mot] lá Hermes
       *[other] Hermes
     }
    [POSEIDON] { $form ->
        [la] lá Poseidon
        [mot] lá Poseidon
       *[other] Poseidon
     }
    [hidden] { $form ->
        [mot] một lá úp
       *[other] lá úp
     }
   *[other] { $form ->
        [la] lá { $rank }
        [mot] một lá { $rank }
       *[other] { $rank }
     }
 }

form-suit = { $suit ->
    [S] bích
    [H] cơ
    [D] rô
   *[C] chuồn
 }

form-card = { $form ->
    [la] lá { FORM($rank) } { form-suit }
    [mot] lá { FORM($rank) } { form-suit }
   *[other] { FORM($rank) } { form-suit }
 }

form-player = { $who ->
    [you] { $form ->
        [whom] bạn
       *[who] Bạn
     }
   *[other] { $name }
 }

form-tokens = { $kind ->
    [penny] { FORM($count, as: "form-number") } xu
    [nickel] { FORM($count, as: "form-number") } hào
    [chip] { FORM($count, as: "form-number") } phỉnh
    [corner] { FORM($count, as: "form-number") } góc
    [fold] { FORM($count, as: "form-number") } nếp gấp
    [point] { FORM($count, as: "form-number") } điểm
    [letter] { FORM($count, as: "form-number") } chữ cái
    [bomb] { FORM($count, as: "form-number") } quả bom hẹn giờ
   *[token] { FORM($count, as: "form-number") } thẻ
 }

form-number = { $value ->
    [0] không
    [1] một
    [2] hai
    [3] ba
    [4] bốn
    [5] năm
    [6] sáu
    [7] bảy
    [8] tám
    [9] chín
    [10] mười
    [11] mười một
    [12] mười hai
    [13] mười ba
    [14] mười bốn
    [15] mười lăm
    [16] mười sáu
    [17] mười bảy
    [18] mười tám
    [19] mười chín
    [20] hai mươi
   *[other] { $value }
 }

form-times = { FORM($value, as: "form-number") } lần

form-ordinal = { $value ->
    [1] thứ nhất
    [2] thứ hai
    [3] thứ ba
    [4] thứ tư
    [5] thứ năm
    [6] thứ sáu
    [7] thứ bảy
    [8] thứ tám
    [9] thứ chín
    [10] thứ mười
   *[other] thứ { $value }
 }

form-list = { $some }, { $next }
form-list-and = { $some } và { $last }
form-list-or = { $some } hoặc { $last }
form-sentence = { $told }.
form-sentences = { $some } { $next }
form-series = { $some }; { $next }
