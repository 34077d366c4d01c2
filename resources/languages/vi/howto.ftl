## Phía mà lúc đầu ván lượt chơi đi tới, và phía kia

howto-side = { $side ->
    [right] phải
   *[left] trái
 }
howto-other-side = { $side ->
    [right] trái
   *[left] phải
 }
howto-way = { $side ->
    [right] ngược chiều kim đồng hồ
   *[left] cùng chiều kim đồng hồ
 }

## Tiêu đề

howto-heading-special = Điểm đặc biệt
howto-heading-aim = Mục tiêu
howto-heading-players = Người chơi và bài
howto-heading-deal = Chia bài
howto-heading-turn = Lượt chơi
howto-heading-cards = Mỗi lá làm gì
howto-heading-naming = Chọn một người
howto-heading-redeal = Bài mới cho mọi người
howto-heading-several = Đánh nhiều lá cùng lúc
howto-heading-twice = Đánh hai lần
howto-heading-answering = Đáp lá { $rank }
howto-heading-runs = Dây
howto-heading-ban = Lá { $rank } lúc đầu
howto-heading-milestones = Chạm đúng và nhảy qua
howto-heading-fines = Những tổng phải trả giá
howto-heading-borders = Các vạch
howto-heading-wears-off = Lá hết hiệu lực
howto-heading-wakes = Lá bài thức dậy
howto-heading-payment = Quá { $limit } và đúng { $limit }
howto-heading-hurdles = Chướng ngại
howto-heading-69 = Đúng 69
howto-heading-exact = Đúng { $total }
howto-heading-three = Bộ ba
howto-heading-hands = Tay bài đặc biệt
howto-heading-zeus = Zeus
howto-heading-last-card = Lá cuối cùng và bom
howto-heading-two-players = Hai người chơi
howto-heading-stuck = Khi không đánh được
howto-heading-out = Bị loại
howto-heading-stock = Khi hết nọc
howto-heading-next-deal = Ván tiếp theo
howto-heading-end = Kết thúc trận
howto-heading-tips = Mẹo
howto-source = Nguồn: { $source }.
howto-source-own = Nghĩ ra riêng cho Cardtable.
howto-source-maker = Do { $name } nghĩ ra.
howto-source-home = Nghĩ ra ở nhà.
howto-source-sold = Nguồn: { $source }. Chúng tôi không liên quan gì đến chủ của tên này.
howto-source-grade = { $grade ->
    [A] Bậc A: nguồn có đủ luật, chúng tôi chỉ bù vài chỗ nhỏ.
   *[B] Bậc B: chỗ nào nguồn không nói thì luật do chúng tôi đặt.
 }

## Điểm đặc biệt

howto-special-unlike = Nếu bạn biết “{ $game }”, ở đây khác thế này: { $what }.
howto-special-otherwise = Còn lại chơi như “{ $game }”.
howto-special-top = Lên { $over } là thua, và khi tổng là { $limit } thì chỉ còn đánh được lá { $cards }.
howto-special-bottom = Xuống dưới 0 là thua, và khi tổng là 0 thì chỉ còn đánh được lá { $cards }.

## Phải trả gì: “trả một thẻ”, “gấp một góc của tờ tiền”

howto-pay = { $cost ->
    [corner] gấp { $cost } của tờ tiền
    [fold] thêm { $cost } vào tờ tiền
    [point] mất { $cost }
    [bomb] lật { $cost }
   *[other] trả { $cost }
 }
howto-pays = { $cost ->
    [corner] gấp { $cost } của tờ tiền
    [fold] thêm { $cost } vào tờ tiền
    [point] mất { $cost }
    [bomb] lật { $cost }
   *[other] trả { $cost }
 }

## Mục tiêu

howto-aim = Mọi người đánh bài và cộng dồn vào một tổng chung.
howto-aim-down = Mọi người đánh bài và trừ dần một tổng chung, bắt đầu từ { $total }.
howto-reach-wins = { $total ->
    [0] Ai đưa tổng về 0 trước tiên thì thắng trận.
   *[other] Ai đưa tổng đến { $total } hoặc hơn trước tiên thì thắng trận.
 }
howto-exact-wins = Ai đưa tổng đến đúng { $total } thì thắng trận ngay.
howto-exact-counted = Ai cộng hoặc trừ mà đưa tổng đến đúng { $total } thì thắng trận ngay.
howto-exact-not-by = Lá biến tổng thành { $total }, hoặc giữ nguyên ở đó, thì không thắng.
howto-aim-zero = Tổng không được xuống dưới 0.
howto-aim-team = Mọi người cùng một phe: khi tổng đúng { $limit }, tất cả cùng thắng.
howto-aim-limit = Tổng không được quá { $limit }: từ { $over } trở lên là thua.
howto-aim-limit-shed = Tổng không được quá { $limit }.
howto-aim-letters = Hãy giữ Zeus khi tổng chạm { $limit }: như thế được một chữ cái của ZEUS. Ai có { $cost } trước thì thắng trận.
howto-aim-shed = Hãy đánh hết bài: khi đó mỗi người khác phải { howto-pays }.
howto-aim-borders = Có những vạch ở vài chỗ, và mỗi vạch bạn vượt qua làm bạn mất một điểm. Điểm còn lại cuối ván được cộng vào tổng điểm. Ai có tổng điểm cao nhất thì thắng trận.
howto-aim-borders-up = Có những vạch ở vài chỗ, và mỗi vạch bạn vượt qua khi đi lên làm bạn mất một điểm. Điểm còn lại cuối ván được cộng vào tổng điểm. Ai có tổng điểm cao nhất thì thắng trận.
howto-aim-payment = Vượt quá { $limit } thì mất điểm, làm đúng { $limit } thì được điểm, cả hai đều kết thúc ván. Ai có tổng điểm cao nhất thì thắng trận.
howto-aim-hurdles = Chạm đúng vài tổng thì được điểm, nhảy qua thì mất điểm. Ván kết thúc khi tổng lên { $limit } trở lên. Ai có tổng điểm cao nhất thì thắng trận.
howto-aim-forfeit = Ai đưa tổng quá { $limit } bị một điểm phạt, và ván kết thúc. Ai ít điểm phạt nhất thì thắng.
howto-aim-hit = Làm đúng { $totals } thì những người khác trả. Nhảy qua một trong các số này thì bạn trả.

## Người chơi và bài

howto-players = { START($spans) } người chơi.
howto-players-span = { FORM($least, as: "form-number") } đến { FORM($most, as: "form-number") }
howto-players-one = { FORM($least, as: "form-number") }
howto-packs = Trò này dùng { $jokers ->
    [0] { $packs ->
        [1] một bộ bài 52 lá
       *[other] { FORM($packs, as: "form-number") } bộ bài 52 lá, xáo chung
     }
    [1] { $packs ->
        [1] một bộ bài 52 lá và một joker
       *[other] { FORM($packs, as: "form-number") } bộ bài 52 lá, mỗi bộ thêm một joker, xáo chung
     }
   *[other] { $packs ->
        [1] một bộ bài 52 lá và { FORM($jokers, as: "form-number") } joker
       *[other] { FORM($packs, as: "form-number") } bộ bài 52 lá, mỗi bộ thêm { FORM($jokers, as: "form-number") } joker, xáo chung
     }
 }.
howto-packs-from = Từ { FORM($least, as: "form-number") } người trở lên thì dùng { $packs ->
    [1] một bộ bài
   *[other] { FORM($packs, as: "form-number") } bộ bài
 }{ $jokers ->
    [0] .
   *[other] , mỗi bộ có { FORM($jokers, as: "form-number") } joker.
 }
howto-packs-at-start = Tính theo số người lúc bắt đầu trận, kể cả khi sau đó có người bị loại.
howto-packs-follow = Khi có người bị loại, ván sau dùng số bộ bài và số lá trên tay như thể chỉ những người còn lại bắt đầu trận.
howto-packs-follow-tokens = Nếu như thế họ bắt đầu với nhiều { $kind ->
    [penny] xu
    [nickel] hào
    [chip] phỉnh
    [corner] góc
    [fold] nếp gấp
    [point] điểm
   *[token] thẻ
 } hơn, mỗi người được thêm đúng phần chênh ấy.
howto-pack-part = Trò này dùng { $count } lá của { $packs ->
    [1] một bộ bài
   *[other] mỗi bộ trong { FORM($packs, as: "form-number") } bộ bài
 }: tất cả các lá { $ranks }.
howto-pack-part-from = Từ { FORM($least, as: "form-number") } người trở lên thì dùng những lá ấy của { $packs ->
    [1] một bộ bài
   *[other] mỗi bộ trong { FORM($packs, as: "form-number") } bộ bài
 }.
howto-pack-own = Trò này có bộ bài riêng: { $packs ->
    [1] { $count } lá
   *[other] { FORM($packs, as: "form-times") } { $count } lá
 }, gồm { $kinds }.
howto-pack-own-kind = { $rank ->
    [M1] { FORM($copies, as: "form-number") } lá −1
    [M10] { FORM($copies, as: "form-number") } lá −10
   *[other] { FORM($copies, as: "form-number") } lá { $rank }
 }
howto-pack-own-row = mỗi số từ { FORM($first) } đến { FORM($last) } có { FORM($copies, as: "form-number") } lá
howto-zeus-needs = Ngoài ra cần một món làm Zeus, cùng giấy bút để ghi chữ cái.
howto-tokens = Mỗi người bắt đầu với { $cost }.
howto-tokens-points = Mỗi ván, mỗi người bắt đầu với { $cost }.
howto-tokens-bombs = Mỗi người có { $cost }. Mất quả nào thì lật quả ấy.
howto-tokens-jokers = Lá joker dùng làm thẻ.
howto-tokens-in-box = Trên hộp gọi là “{ $printed }”.
howto-tokens-bill = Mỗi người có một tờ tiền giấy.
howto-tokens-bill-corners = Mỗi lần thua là một nếp gấp: lần lượt từng góc trong bốn góc.
howto-tokens-bill-in-half = Mỗi lần thua là một nếp gấp: trước hết lần lượt bốn góc, rồi gấp đôi tờ tiền.
howto-tokens-bill-room = Mỗi lần thua là một nếp gấp. Tờ tiền đủ chỗ cho { $cost }.
howto-tokens-bill-room-from = Từ { FORM($least, as: "form-number") } người trở lên, tờ tiền đủ chỗ cho { $cost }.
howto-tokens-from = Từ { FORM($least, as: "form-number") } người trở lên, mỗi người được { $cost }.

## Chia bài

howto-first-dealer = Bốc thăm xem ai chia bài trước.
howto-dealt = Xáo bài rồi chia từng lá một, bắt đầu từ người bên { howto-side } người chia bài.
howto-hand = Mỗi người được { FORM($count, as: "form-number") } lá.
howto-hand-from = Từ { FORM($least, as: "form-number") } người trở lên, mỗi người được { FORM($count, as: "form-number") } lá.
howto-hand-all = Chia hết bài, ai cũng được số lá bằng nhau.
howto-rest-is-stock = Phần còn lại úp xuống làm nọc để rút.
howto-bottom = Rồi người chia bài lấy một lá tốt trong nọc, đặt ngửa dưới đáy nọc cho mọi người cùng thấy.
howto-bottom-first = Đó là lá { $ranks }: lá đầu tiên có trong nọc, theo thứ tự ấy.
howto-bottom-chosen = Đó là lá { $ranks }: người chia bài thích lá nào thì chọn.
howto-bottom-last-draw = Ai rút lá cuối cùng của nọc thì được lá ấy.
howto-start-empty = Chồng bài chưa có lá nào, và tổng là { $total }.
howto-start-rest = Lá nào dư thì đặt ngửa lên chồng bài, và giá trị của chúng là tổng. Nếu không dư lá nào, tổng là { $total }.
howto-start-number = Lá đầu tiên trên chồng bài phải là lá số, nếu người đánh có.
howto-start-left = Người bên { howto-side } người chia bài đi trước.
howto-start-turned = { $deal ->
    [first] Sau lần chia đầu tiên của trận
   *[each] Chia bài xong
 }, lật lá trên cùng của nọc để mở chồng bài.
howto-start-applied = Tổng là kết quả lá này tạo ra từ 0.
howto-start-value = Giá trị của lá này là tổng đầu tiên.
howto-start-twice = Nếu đó là lá { $cards }, người đi trước phải đánh hai lần.
howto-start-reverse = Nếu lá này đảo chiều, người bên { howto-other-side } người chia bài đi trước.
howto-start-nothing-else = Ngoài ra lá này không làm gì khác.
howto-start-passed = Nếu đó là lá { $cards } thì nhét lại vào giữa nọc và lật lá tiếp theo. Cứ thế cho đến khi hiện ra một lá khác.
howto-start-counts = Lá { $cards } tính là { $total }.
howto-start-first-value = Lá nào được chọn giá trị thì tính giá trị ghi trước trong bảng.

## Lượt chơi

howto-clockwise = Chơi { howto-way }, về bên { howto-side }.
howto-clockwise-until = Chơi { howto-way }, về bên { howto-side }, cho đến khi có lá đảo chiều.
howto-turn = Đến lượt, bạn đánh một lá lên chồng bài, nói tổng mới và rút một lá từ nọc.
howto-turn-draw-yourself = Đến lượt, bạn đánh một lá lên chồng bài và nói tổng mới. Rồi bạn tự lấy một lá từ nọc.
howto-turn-no-draw = Đến lượt, bạn đánh một lá lên chồng bài và nói tổng mới. Không rút bài.

howto-limit = Tổng được bằng đúng { $limit }, nhưng không được lên đến { $over }.
howto-zero = Tổng được bằng đúng 0, nhưng không được thấp hơn, và không được quá { $limit }.
howto-team-talk = Các bạn có thể nói cho nhau biết mình có lá gì, và cho nhau xem.
howto-choose-within-limit = Lá nào cho chọn giá trị thì chọn giá trị không làm tổng quá { $limit }.
howto-must-play = Nếu có lá đánh được thì phải đánh.
howto-give-up = Đến lượt, bạn có thể bỏ cuộc dù vẫn còn lá đánh được. Như thế tính là không đánh được.
howto-give-up-answer = Bạn cũng có thể bỏ cuộc khi lẽ ra đáp được lá { $rank } hoặc đánh được bài phạt.
howto-give-up-hands-nothing-on = Khi đó bạn trả, còn người kế không nợ gì.
howto-mistakes = Lá nào lỡ làm tổng quá { $limit } thì vẫn nằm đó. Như thế tính là không đánh được.
howto-over-is-allowed = { $limit ->
    [0] Lúc nào bạn cũng được đánh bất cứ lá nào; tổng không bao giờ nhỏ hơn 0.
   *[other] Lúc nào bạn cũng được đánh bất cứ lá nào, kể cả lá làm tổng quá { $limit }.
 }
howto-give-up-instead = Thay vì đánh, bạn có thể bỏ cuộc.

howto-never-below-zero = Tổng không bao giờ xuống dưới 0: lá nào làm tổng thấp hơn thì tổng thành 0.
howto-below-zero = Tổng được phép xuống dưới 0.
howto-below-zero-doubled = Nhân đôi một tổng dưới 0 thì nó xuống thấp hơn nữa.
howto-below-zero-digits = Nếu đổi chỗ hai chữ số của một tổng dưới 0 thì dấu trừ vẫn còn: { $before } thành { $after }.
howto-total-stops = Tổng không bao giờ vượt quá { $total }: lá nào đưa nó đi xa hơn thì nó dừng ở đó.

howto-calls = Vài lá có câu nói riêng, nói trước tổng. Ví dụ ở đây tổng là 42.
howto-call-pass = Với lá không cộng gì, hãy nói: “{ $words } 42”.
howto-call-reverse = Với lá không cộng gì mà đảo chiều, hãy nói: “{ $words } 42”.
howto-call-rank = Với lá { $rank }, hãy nói: “{ $words } 42”.
howto-call-set = Với lá { $cards }, chỉ nói tổng, dù tổng không đổi.
howto-add-without-help = Khi đánh một lá, bạn tự tính, không ai giúp.
howto-wrong-total-is-free = Tổng nói chưa đúng thì sửa lại, không mất gì.
howto-wrong-total-costs = Tổng nói chưa đúng thì sửa lại, và người nói bị một điểm phạt.
howto-wrong-total-pays = Nếu bạn nói tổng chưa đúng thì sửa lại, và bạn { howto-pay }.
howto-wrong-total-loses = Nếu bạn nói tổng chưa đúng thì sửa lại, và bạn thua ván như khi bị bí.

howto-draw-yourself = Không ai rút bài thay bạn.
howto-draw-lost = Khi một lá nữa đã được đánh, bất kể ai đánh, bạn mất hẳn lần rút ấy, và tay bài ít đi một lá đến hết ván.
howto-draw-as-usual = Từ đó cứ đánh một lá thì rút một lá.

## Đánh nhiều lá cùng lúc

howto-same-rank = Thay vì một lá, bạn có thể đánh { $count ->
    [2] hai lá
   *[other] tối đa { FORM($count, as: "form-number") } lá
 } cùng số (hoặc cùng chữ) một lúc.
howto-same-rank-value = Mỗi lá đều cộng hoặc trừ giá trị của nó. Nếu được chọn thì chọn một giá trị cho tất cả.
howto-same-rank-set = Nếu chúng biến tổng thành một số thì chỉ làm một lần.
howto-same-rank-effects = Mọi việc khác xảy ra một lần cho mỗi lá.
howto-same-rank-reverse = Vì thế hai lá đảo chiều thì chiều chơi vẫn như cũ.
howto-same-rank-limit = Chỉ tổng sau tất cả các lá mới tính với giới hạn.
howto-same-rank-draw = Đánh bao nhiêu lá thì rút bấy nhiêu. Rồi chơi tiếp như sau một lá.
howto-pairs = Bạn có thể đánh chung hai lá { $ranks }{ $ranks ->
    [1] .
   *[other] , hoặc mỗi thứ một lá.
 }
howto-pairs-value = Hai lá tính như một. Bạn rút hai lá bù vào.
howto-throw = Nếu có bốn lá { $rank }, bạn có thể đánh cả bốn như một lần đánh.
howto-throw-value = Chúng giữ nguyên tổng, và bạn rút bốn lá.
howto-throw-is-one-of-two = Nếu phải đánh hai lần, chúng tính là một lần.

## Đánh hai lần

howto-twice = Sau lá { $cards }, người kế phải đánh hai lần trong một lượt.
howto-twice-four-times = Nếu đánh cùng lúc hai lá như thế thì thành bốn lần.
howto-twice-draw-each = Sau mỗi lần đánh, người đó rút một lá.
howto-twice-draw-at-end = Người đó chỉ rút sau lần đánh cuối, đánh bao nhiêu lá thì rút bấy nhiêu.
howto-twice-between = Sau mỗi lần đánh trừ lần cuối, người đó nói tổng. Rồi tổng trở về { $total }.
howto-twice-turns = Chiều chơi chỉ đảo sau lần đánh cuối. Đảo hai lần thì như cũ.
howto-twice-turns-unless = Chiều chơi chỉ đảo sau lần đánh cuối, trừ khi lá đầu chuyển cả hai lần cho người khác. Đảo hai lần thì như cũ.
howto-twice-skips = Cũng chỉ sau lần đánh cuối mới có người mất lượt.
howto-reverses-first = Đảo chiều trước, rồi mới tính mất lượt.
howto-twice-single = Mỗi lần chỉ đánh một lá.
howto-twice-several-count-once = Nhiều lá cùng số (hoặc cùng chữ) đánh một lúc tính là một lần.
howto-twice-again-after-last = Nếu lần cuối là lá { $cards }, người kế phải đánh hai lần.
howto-twice-again-after-any = Nếu một trong các lần là lá { $cards }, người kế phải đánh hai lần.
howto-twice-hands-on = Lá { $ranks } đánh đầu tiên trong hai lần thì chuyển cả hai lần đi. Lượt đó kết thúc, và người kế phải đánh hai lần thay.
howto-twice-hands-back = Với lá { $ranks }, đó là người liền trước: chiều chơi đảo ngay.
howto-twice-hands-back-alone = Lá { $ranks } đánh đầu tiên trong hai lần thì trả lại cả hai: chiều chơi đảo ngay, lượt đó kết thúc, và người liền trước phải đánh hai lần.
howto-twice-hands-to-named = Với lá { $ranks }, đó là người được chọn.
howto-twice-never-four = Không bao giờ cộng dồn quá hai lần.
howto-twice-adds = Lá { $ranks } đánh đầu tiên thì chuyển các lần đánh sang người kế và thêm một lần nữa: sau lá thứ hai như thế, người kế phải đánh ba lần.
howto-twice-not-first = Lá { $ranks } không được là lần đầu trong hai lần. Nếu không còn lá nào khác đánh được thì tính là không đánh được.
howto-twice-cancels = Nếu phải đánh hai lần, bạn có thể đánh lá { $rank } thay cho cả hai.
howto-twice-cancels-ends = Lá này tính như thường, nhưng sau nó lượt của bạn kết thúc, và người kế có một lượt bình thường.
howto-twice-cancels-or-last = Nếu không, lá { $rank } chỉ được là lần cuối trong hai lần.
howto-twice-must-finish = Bạn chỉ được bắt đầu khi có đủ lá đánh được cho mọi lần. Nếu không đủ thì không đánh lá nào: tính là không đánh được.
howto-twice-second-counts = Nếu không đánh được lần thứ hai, bạn cũng mất như khi không đánh được lần đầu.
howto-twice-second-stuck = Nếu không đánh được lần thứ hai thì tính là không đánh được. Lần còn thiếu không phải bù.
howto-twice-first-still = Nếu lá đầu của bạn đảo chiều, cho mất lượt hay bắt người kế đánh hai lần thì điều đó vẫn tính.
howto-twice-stays = Nếu người phải đánh hai lần không đánh được, người kế phải đánh đúng số lần ấy.
howto-twice-rest-of-two = Ai không đánh được lần đầu thì để lại cả hai lần cho người kế. Ai không đánh được lần thứ hai thì chỉ để lại lần ấy, tức là một lượt bình thường.
howto-twice-rest = Nếu người phải đánh hai lần không đánh được, người kế phải đánh những lần còn thiếu. Chỉ thiếu một lần thì đó là lượt bình thường.
howto-twice-lapses = Nếu người phải đánh hai lần không đánh được, người kế có một lượt bình thường.

## Lá được đáp bằng lá cùng loại, như lá Q

howto-answer-must = Lá { $rank } phải được đáp.
howto-answer-must-lay = Nếu người kế có lá { $rank }, người đó phải đánh đúng một lá { $rank } lên trên.
howto-answer-must-next = Rồi người sau nữa phải đáp.
howto-answer-may = Lá { $rank } có thể được đáp.
howto-answer-may-lay = Nếu người kế có lá { $rank }, người đó có thể đánh một lá { $rank } lên trên, nhưng không bắt buộc.
howto-answer-may-next = Rồi người sau nữa cũng có thể đáp như thế.
howto-answer-draw = Đáp xong thì rút một lá như thường.
howto-answer-none = Nếu không đáp một lá { $rank } đơn lẻ, bạn mất lượt: không đánh và không rút. Người sau bạn có một lượt bình thường.
howto-penalty = Nếu không đáp hai lá { $rank } trở lên liên tiếp, bạn phải đánh bài phạt: có bao nhiêu lá { $rank } thì đánh bấy nhiêu lá, lần lượt từng lá.
howto-penalty-playable = Mỗi lá phải đánh được vào lúc bạn đánh, và tính ngay.
howto-penalty-turns-last = Nhưng chỉ sau lá cuối mới đảo chiều và mới có người mất lượt.
howto-penalty-draw-after-all = Sau lá cuối, đánh bao nhiêu lá thì rút bấy nhiêu.
howto-penalty-draw-after-each = Sau mỗi lá, bạn rút một lá.
howto-penalty-draw-none = Bạn không rút bù cho bài phạt, nên tay bài ít đi.
howto-penalty-last-must = Nếu lá cuối của bài phạt là { $rank }, nó phải được đáp như một lá đơn lẻ.
howto-penalty-last-may = Nếu lá cuối của bài phạt là { $rank }, nó có thể được đáp như một lá đơn lẻ.
howto-penalty-what-you-can = Nếu không đánh hết được bài phạt, hãy đánh được bao nhiêu thì đánh.
howto-penalty-then-stuck = Sau đó tính là không đánh được.
howto-penalty-draw-laid = Đánh bao nhiêu lá thì rút bấy nhiêu.
howto-penalty-pays-nothing = Bạn không phải trả gì.
howto-penalty-drops-out = Bạn { howto-pay } và nghỉ ván này.
howto-penalty-handed-on = Phần bài phạt còn lại chuyển cho người kế.
howto-penalty-dropped = Phần bài phạt còn lại được bỏ, và người kế có một lượt bình thường.
howto-penalty-turns-first = Trước đó, nếu các lá vừa đánh đảo chiều hay cho mất lượt thì làm những việc ấy đã.
howto-penalty-still-on-top = Nếu chưa lá phạt nào được đánh thì lá { $rank } vẫn nằm trên cùng.
howto-penalty-still-must-answer = Khi đó người kế phải đáp bằng một lá { $rank }. Ai không có thì nợ cả bài phạt.
howto-penalty-still-may-answer = Khi đó người kế có thể đáp bằng một lá { $rank }. Ai không đáp thì nợ cả bài phạt.
howto-penalty-comes-back = Nếu không ai đánh lá nào và bài phạt quay về người đầu tiên không đánh được thì bỏ bài phạt. Người đó có một lượt bình thường.

## Dây

howto-runs = Hai lá đánh liền nhau thành một dây nếu chúng đứng cạnh nhau trong vòng số. Dây đi lên hoặc đi xuống.
howto-runs-ranks = Các lá xếp thành vòng: át, 2, 3 và cứ thế đến 10, rồi J, Q, K, rồi lại át.
howto-runs-printed = Ở đây tính số hoặc chữ in trên lá, không tính giá trị. Joker không có chỗ trong vòng.
howto-runs-draw = Khi đang có dây, bạn chỉ được rút nếu đánh lá kế tiếp đúng hướng ấy. Lá đó nối dây cho người sau bạn.
howto-runs-must = Nối dây được thì phải nối. Không nối được thì đánh lá khác.
howto-runs-may = Bạn cũng có thể đánh bất cứ lá nào khác.
howto-runs-no-draw = Khi đó bạn không rút, dây đứt, và tay bài ít đi một lá đến hết ván.
howto-runs-other-way = Nếu lá đó và lá trước nó đứng cạnh nhau theo hướng ngược lại, chúng mở một dây mới.
howto-runs-begin = Ai mở dây thì rút như thường. Mất lượt không làm đứt dây.
howto-runs-penalty = Các lá của bài phạt và lá { $rank } dùng để đáp được xét từng lá như mọi lá khác.
howto-runs-put-aside = Nếu chồng bài được cất đi thì dây trên đó cũng hết.

## Chọn một người

howto-eliminate = Khi đánh lá { $cards }, bạn phải chọn một người khác còn trong ván. Người đó bị một điểm phạt và nghỉ ván này, bài của người đó cất sang bên. Người kế bạn đánh tiếp.
howto-eliminate-saved = Nhưng ai có lá { $cards } thì thoát. Phải đặt lá đó vào chồng bài, dưới lá bạn vừa đánh, rồi người đó rút ngay một lá. Việc này không tính là một lượt.
howto-eliminate-last-one = Nếu trong ván chỉ còn một người thì ván kết thúc.
howto-exchange = Khi đánh lá { $cards }, bạn phải chọn một người còn trong ván và đổi hết bài với người đó.
howto-exchange-after-draw = Khi đánh lá { $cards }, bạn rút trước. Rồi bạn phải chọn một người còn trong ván và đổi hết bài với người đó.
howto-exchange-before-draw = Đổi trước khi ai rút bài. Người kia, giờ thiếu một lá, rút thay bạn.
howto-redeal = Khi ai đó đánh lá { $cards }, lá ấy nằm lại trên chồng bài. Mọi lá khác, kể cả trên tay, được xáo chung, và mỗi người trong ván nhận bài mới, nhiều lá như lúc đầu.
howto-redeal-no-draw = Không ai rút bài sau lá này.
howto-steal = Khi đánh lá { $cards }, bạn chọn một người còn trong ván và lấy một lá của người đó mà không được nhìn.
howto-steal-seen = Khi đánh lá { $cards }, bạn chọn một người còn trong ván, xem bài của người đó và lấy một lá tùy ý.
howto-steal-robbed-draws = Người bị lấy rút ngay một lá.
howto-steal-is-draw = Lá lấy được thay cho lần rút của bạn.
howto-steal-and-draw = Bạn vẫn rút thêm một lá như thường.
howto-steal-nobody = Nếu không ai khác có bài thì bạn chỉ rút thôi.
howto-choose-next = Khi đánh lá { $cards }, bạn chọn một người khác trong ván để đánh tiếp. Chiều chơi giữ nguyên, và từ người đó chơi tiếp.

## Lá chưa được đánh lúc đầu, như lá K

howto-ban = Trong { $count ->
    [1] lượt đầu tiên
   *[other] { FORM($count, as: "form-number") } lượt đầu
 } của bạn trong trận, không được đánh lá { $rank } nếu nó làm thay đổi tổng.
howto-ban-not-at-limit = Khi tổng đã là { $limit } thì được.
howto-ban-always = Trong { $count ->
    [1] lượt đầu tiên
   *[other] { FORM($count, as: "form-number") } lượt đầu
 } của bạn trong trận, hoàn toàn không được đánh lá { $rank }.
howto-ban-turns = Chỉ tính những lượt bạn có đánh bài.
howto-ban-saves-nobody = Lá { $rank } còn chưa được phép đánh thì không cứu được bạn khi hết lá khác để đánh.
howto-wears-off = Khi nọc đã được làm mới { FORM($count, as: "form-times") } trong một ván, đến hết ván có thay đổi: { $what }.
howto-worn = { FORM($card, form: "la") } { $does }
howto-wakes = Khi tổng còn dưới { $total }: { $what }.
howto-wakes-down = Khi tổng còn trên { $total }: { $what }.
howto-wakes-turn = Trong { $count ->
    [1] lượt đầu tiên
   *[other] { FORM($count, as: "form-number") } lượt đầu
 } của bạn trong trận: { $what }.

## Những tổng phải trả hoặc được nhận

howto-hit = Nếu lá của bạn đưa tổng lên đúng { $totals }, mỗi người khác trong ván phải { howto-pays }.
howto-jump = Nếu lá đó đưa tổng từ dưới { $totals } nhảy lên trên số ấy, bạn phải { howto-pay }.
howto-hit-end = Nếu lá của bạn làm tổng đúng { $limit }, ván kết thúc, và mỗi người khác trong ván phải { howto-pays }.
howto-over-end = Nếu lá đó làm tổng quá { $limit }, ván kết thúc, và bạn phải { howto-pay }.
howto-jump-also-paid = Nếu cùng lúc bạn nhảy qua { $totals } thì phải trả cả cho chuyện đó.
howto-jump-not-paid = Những số nhảy qua cùng lúc đó thì không phải trả thêm.
howto-down-is-free = Tổng giảm hoặc giữ nguyên thì không ai mất gì.
howto-out-still-turns = Nếu một lá đảo chiều làm chính người đánh bị loại khỏi trận, nó vẫn đảo chiều như thể người đó còn chơi.
howto-out-still-skips = Nếu một lá cho mất lượt làm chính người đánh bị loại khỏi trận, nó vẫn cho mất lượt như thể người đó còn chơi.
howto-out-still-turns-or-skips = Nếu một lá làm chính người đánh bị loại khỏi trận, nó vẫn đảo chiều hoặc cho mất lượt như thể người đó còn chơi.
howto-fine = Nếu lá của bạn làm tổng thành { $totals }, bạn phải { howto-pay } ngay. Ván vẫn tiếp tục.
howto-fine-repeated-pays = Nếu tổng đã là một trong các số ấy và lá của bạn giữ nguyên tổng, bạn nói lại số đó và cũng phải trả.
howto-fine-repeated-free = Nếu tổng đã là một trong các số ấy và lá của bạn giữ nguyên tổng thì không mất gì.
howto-fine-owed = Ai vì thế mà bị loại thì không đánh thêm lá nào trong lượt đó, những lần đánh còn thiếu được bỏ.
howto-fine-owed-handed-on = Ai vì thế mà bị loại thì không đánh thêm lá nào trong lượt đó, những lần đánh còn thiếu được bỏ, trừ khi lá vừa đánh chuyển chúng cho người sau.
howto-borders = Các vạch nằm ngay sau { $totals }. Nếu lá của bạn đưa tổng qua một vạch, lên hay xuống, cứ mỗi vạch vượt qua bạn mất một điểm.
howto-borders-up = Các vạch nằm ngay sau { $totals }. Nếu lá của bạn đưa tổng lên qua một vạch, cứ mỗi vạch vượt qua bạn mất một điểm. Lùi xuống thì không mất gì.
howto-borders-floor = Điểm của bạn không xuống dưới 0.
howto-borders-no-floor = Điểm của bạn có thể xuống dưới 0. Khi đó chúng bị trừ vào tổng điểm.

## Trả khi tổng quá giới hạn

howto-payment-overshoot = Nếu lá của bạn làm tổng quá { $limit }, quá bao nhiêu thì bạn trả cho mỗi người khác bấy nhiêu điểm: tổng là { $total } thì mỗi người được { FORM($count, as: "form-number") } điểm. Rồi ván kết thúc.
howto-payment-over = Nếu lá của bạn làm tổng quá { $limit }, ván kết thúc, và bạn trả cho mỗi người khác { FORM($count, as: "form-number") } điểm.
howto-payment-forfeit = Nếu lá của bạn làm tổng quá { $limit }, bạn bị một điểm phạt. Rồi ván kết thúc.
howto-payment-exact = Nếu lá của bạn làm tổng đúng { $limit }, ván cũng kết thúc, và bạn được { FORM($count, as: "form-number") } điểm từ mỗi người khác.
howto-payment-exact-free = Nếu lá của bạn làm tổng đúng { $limit }, ván cũng kết thúc, và không ai mất gì.
howto-payment-debts = Điểm được ghi vào tổng điểm; tổng điểm có thể xuống dưới 0.
howto-hurdles = Nếu lá của bạn đưa tổng đến đúng { $totals }, bạn được một điểm. Cứ mỗi số này mà lá ấy nhảy qua khi đi lên, bạn mất một điểm.
howto-hurdles-goal = Nếu lá của bạn đưa tổng lên { $limit } trở lên, bạn được { FORM($count, as: "form-number") } điểm, và ván kết thúc.

## Đúng 69

howto-69-back = Nếu bạn đổi tổng thành đúng 69, từ dưới lên hay từ trên xuống, { $cost ->
    [corner] tờ tiền của bạn có thêm chỗ cho một nếp gấp
    [fold] tờ tiền của bạn có thêm chỗ cho một nếp gấp
   *[other] bạn lấy lại { $cost } trong số đã trả
 }. Nếu không còn gì để lấy lại thì bạn không được gì.
howto-69-more = Nếu bạn đổi tổng thành đúng 69, từ dưới lên hay từ trên xuống, { $cost ->
    [corner] tờ tiền của bạn có thêm chỗ cho một nếp gấp
    [fold] tờ tiền của bạn có thêm chỗ cho một nếp gấp
   *[other] bạn được thêm { $cost }
 }.
howto-69-nothing = Đúng 69 không có gì đặc biệt: trò này không có gì để lấy lại.
howto-69-forfeit = Nếu bạn đổi tổng thành đúng 69, từ dưới lên hay từ trên xuống, mọi người khác trong ván bị một điểm phạt.
howto-69-zero = Nếu bạn đổi tổng thành đúng 69, từ dưới lên hay từ trên xuống, bạn nói ra, rồi tổng về 0.
howto-69-bank = Phần bạn được lấy từ quỹ chung, lúc đầu trận nhiều bằng phần của mọi người cộng lại. Khi quỹ cạn, đúng 69 không được gì nữa.
howto-69-bank-followers = Phần được thêm khi có người bị loại cũng lấy từ quỹ đó, chừng nào còn.
howto-69-bank-each-deal = Phần bạn được lấy từ quỹ chung, đầu mỗi ván nhiều bằng phần của mọi người cộng lại. Khi quỹ cạn, đúng 69 không được gì nữa trong ván đó.

## Tay bài quyết định

howto-hands = Sau khi chia và sau mỗi lần rút, mọi tay bài đều được xem.
howto-hands-wins = Ba lá { $rank } thắng trận ngay.
howto-hands-all-lose = Ba lá { $rank } kết thúc trận ngay, và mọi người cùng thua.
howto-hands-first = Nếu có nhiều tay bài như thế thì tính tay bài đầu tiên kể từ bên { howto-side } người chia bài.
howto-hands-both = Tay bài có cả hai thì tính theo ba lá { $rank }.
howto-three-any-time = Nếu có ba lá cùng số (hoặc cùng chữ), bạn có thể báo và bày ra bất cứ lúc nào giữa hai lần đánh.
howto-three-own-turn = Nếu có ba lá cùng số (hoặc cùng chữ), bạn có thể báo và bày ra trong lượt mình, trước khi đánh.
howto-three-active = Khi đó mỗi người khác còn trong ván phải { howto-pays }, và ván kết thúc.
howto-three-all = Khi đó mỗi người khác phải { howto-pays }, và ván kết thúc.
howto-three-free = Bạn không mất gì. Đó không phải là một lần đánh, và không ai bắt buộc phải bày.
howto-three-first = Nếu nhiều người cùng bày được, người đầu tiên tính từ bên { howto-side } người chia bài được trước.

## Zeus

howto-zeus-nobody = Lúc đầu không ai giữ Zeus. Có ba cách giành lấy Zeus, kể cả từ tay người đang giữ.
howto-zeus-tens = Bạn giành Zeus khi lá của bạn đổi tổng thành 10, 20 hay một số tròn chục khác, cho đến { $limit }.
howto-zeus-same = Bạn giành Zeus khi đánh một lá số lên đúng lá cùng số mà đối thủ vừa đánh.
howto-zeus-gods = Bạn giành Zeus khi đánh lá { $cards }.
howto-zeus-sneak = Khi có người đánh một lá số, bất cứ ai khác có đúng số đó được đánh ngay, dù chưa đến lượt. Lá ấy cộng vào tổng như thường và giành Zeus. Người đánh rút một lá, và từ đó chơi tiếp.
howto-zeus-sneak-again = Khi đó người khác có đúng số ấy cũng được làm như vậy.
howto-zeus-sneak-several = Nếu nhiều người cùng muốn, người đến lượt sớm nhất được làm.
howto-zeus-end = Khi tổng đến { $limit } trở lên, ván kết thúc. Ai đang giữ Zeus thì thắng ván và được một chữ cái. Lá kết thúc ván vẫn có thể giành Zeus.
howto-zeus-end-nobody = Nếu không ai giữ Zeus, người kết thúc ván được Zeus.

## Lá cuối cùng và bom

howto-last-card = Ai đánh lá cuối cùng trên tay thì thắng ván, và ván kết thúc. Đó phải là lá được phép đánh, nhưng lá đó không còn tác dụng.
howto-last-card-others = Mỗi người khác phải { howto-pays }.
howto-bomb = Khi ai đó đánh lá { $cards }, lần lượt từ người kế, mỗi người khác phải bỏ ra một lá { $rank }, không thì { howto-pays }. Dù có lá { $rank }, bạn vẫn có thể giữ lại và { howto-pay }.
howto-bomb-last-card = Khi mọi người đã xong, ai bỏ ra lá cuối cùng trên tay theo cách đó thì thắng ván.
howto-bomb-several = Nếu nhiều người cùng như thế, ai bỏ trước thì thắng.
howto-bomb-next = Nếu không có ai như thế, người sau người đánh lá { $cards } đánh tiếp như mọi khi.
howto-others-draw = Khi mọi người khác phải rút bài, người kế rút trước.

## Khi còn hai người

howto-two-players = Phần này áp dụng khi trong ván chỉ có hai người.
howto-two-reverse-nothing = Lá đảo chiều không làm thay đổi ai đánh tiếp.
howto-two-reverse-again = Đánh lá đảo chiều thì bạn được đánh nữa.
howto-two-skip-nobody = Lá cho mất lượt không làm người kia mất lượt.
howto-two-skip-again = Đánh lá cho mất lượt thì bạn được đánh nữa.
howto-two-skips = Hai lá như thế trong một lượt thì triệt tiêu nhau.
howto-two-hands-on = Lá chuyển những lần đánh đi thì chuyển cho người kia.
howto-two-choose = Được chọn người đánh tiếp thì bạn chọn người kia.

## Khi không đánh được

howto-out-of-deal = { $who ->
    [both] Nếu bỏ cuộc hoặc hết bài
    [give-up] Nếu bỏ cuộc
   *[cards] Nếu hết bài
 }, bạn nghỉ ván này.
howto-out-of-deal-pays = { $who ->
    [both] Nếu bỏ cuộc hoặc hết bài
    [give-up] Nếu bỏ cuộc
   *[cards] Nếu hết bài
 }, bạn phải { howto-pay } và nghỉ ván này.
howto-out-of-deal-last = Khi trong ván chỉ còn một người thì ván kết thúc.
howto-out-of-deal-last-wins = Người cuối cùng còn lại trong ván thắng cả trận.
howto-out-of-deal-points = Điểm còn lại của mọi người được cộng như thường.
howto-out-of-deal-keeps-points = Ai bỏ cuộc thì giữ nguyên điểm, nên bỏ cuộc ngay có khi lại là cách hay nhất.
howto-out-of-deal-no-letter = Khi đó không ai được chữ cái.
howto-stuck-pay = Nếu không đánh được lá nào, bạn phải { howto-pay }.
howto-team-pays = Nếu một người trong nhóm không đánh được lá nào, mỗi người phải trả { $cost }.
howto-stuck-forfeit = Nếu không đánh được lá nào, bạn bị một điểm phạt.
howto-stuck-out = Nếu không đánh được lá nào, bạn bị loại khỏi trận.
howto-stuck-reset = Tổng về 0.
howto-stuck-keeps-hand = Bạn giữ bài trên tay, trừ khi vì thế mà bị loại. Dù sao thì người kế cũng đánh tiếp.
howto-stuck-lays-down = Bạn úp bài xuống.
howto-stuck-out-of-deal = Bạn úp bài xuống và chỉ nghỉ ván này.
howto-stuck-out-of-deal-only = Nếu không đánh được lá nào, bạn nghỉ ván này.
howto-stuck-pay-out = Nếu không đánh được lá nào, bạn phải { howto-pay } và bị loại khỏi trận, dù còn lại bao nhiêu.
howto-pile-away = { $turns ->
    [on] Chồng bài được cất đi, tổng là { $total }, và người kế mở chồng mới theo đúng chiều cũ.
   *[off] Chồng bài được cất đi, tổng là { $total }, và người kế mở chồng mới.
 }
howto-pile-away-last = { $count ->
    [1] { $turns ->
        [on] Lá cuối được lấy khỏi chồng bài, tổng trở lại như trước lá đó, và người kế đánh tiếp theo đúng chiều cũ.
       *[off] Lá cuối được lấy khỏi chồng bài, tổng trở lại như trước lá đó, và người kế đánh tiếp.
     }
   *[other] { $turns ->
        [on] { START($count, as: "form-number") } lá cuối được lấy khỏi chồng bài, tổng trở lại như trước các lá đó, và người kế đánh tiếp theo đúng chiều cũ.
       *[off] { START($count, as: "form-number") } lá cuối được lấy khỏi chồng bài, tổng trở lại như trước các lá đó, và người kế đánh tiếp.
     }
 }
howto-pile-away-others = Những người khác giữ bài trên tay.
howto-pile-away-redraw = Nếu còn trong trận, bạn cũng cất bài đi và rút bài mới.
howto-pile-away-keep = Nếu còn trong trận, bạn giữ bài trên tay.
howto-pile-away-sit-out = Nếu còn trong trận, bạn chờ đến khi chỉ còn một người. Lúc đó ván kết thúc.
howto-pile-away-out = Bài của người bị loại cũng được cất đi.
howto-deal-is-over = Ván kết thúc.
howto-next-faces-same = { $turns ->
    [on] Nếu còn từ hai người trở lên, người kế đánh tiếp với đúng tổng đó, theo đúng chiều đó.
   *[off] Nếu còn từ hai người trở lên, người kế đánh tiếp với đúng tổng đó.
 }
howto-last-wins-deal = Người cuối cùng còn lại thắng ván.
howto-no-cards = Nếu đến lượt mà không còn lá nào, bạn cũng không đánh được.
howto-no-cards-pay = Nếu đến lượt mà không còn lá nào thì mất nhiều hơn: bạn phải { howto-pay }.

## Bị loại

howto-out-last-paid = Khi đã trả { $kind ->
    [penny] xu
    [nickel] hào
    [chip] phỉnh
   *[token] thẻ
 } cuối cùng, bạn bị loại khỏi trận.
howto-out-last-paid-at-once = Khi đã trả { $kind ->
    [penny] xu
    [nickel] hào
    [chip] phỉnh
   *[token] thẻ
 } cuối cùng, bạn bị loại khỏi trận ngay, dù đang giữa ván.
howto-out-made = { $kind ->
    [bomb] Lật quả bom hẹn giờ { FORM($count, as: "form-ordinal") }
    [corner] Gấp góc { FORM($count, as: "form-ordinal") }
   *[fold] Gấp nếp { FORM($count, as: "form-ordinal") }
 } thì bạn bị loại khỏi trận.
howto-out-last-made = { $kind ->
    [bomb] Lật quả bom hẹn giờ cuối cùng
    [corner] Gấp góc cuối cùng
   *[fold] Gấp nếp cuối cùng
 } thì bạn bị loại khỏi trận.
howto-honor = { $kind ->
    [bomb] Khi mọi quả bom hẹn giờ của bạn đã lật
    [corner] Khi mọi góc tờ tiền của bạn đã gấp
    [fold] Khi tờ tiền không còn chỗ để gấp
    [penny] Khi bạn không còn xu nào
    [nickel] Khi bạn không còn hào nào
    [chip] Khi bạn không còn phỉnh nào
   *[token] Khi bạn không còn thẻ nào
 }, bạn chưa bị loại: bạn chơi tiếp “vì danh dự”.
howto-honor-out = Thua một lần nữa thì bạn bị loại khỏi trận.
howto-honor-out-at-once = Nếu sau đó phải trả lần nữa, bạn bị loại khỏi trận ngay, dù đang giữa ván. Những người khác chơi tiếp, trừ khi ván kết thúc vì thế.
howto-honor-too-little = Nếu phải trả nhiều hơn số còn lại, bạn trả hết số đang có và cũng bị loại.

## Khi hết nọc

howto-stock-last-wins = Trận kết thúc, và ai đánh lá cuối cùng thì thắng.
howto-stock-play-on = Không ai rút nữa. Chơi tiếp bằng bài trên tay.
howto-going-out = Nếu đánh lá cuối cùng trên tay sau khi hết nọc, bạn thắng.
howto-going-out-of-deal = Nếu đánh lá cuối cùng trên tay sau khi hết nọc, bạn thắng ván này: không mất gì cả.
howto-going-out-others = Bạn rời bàn, người khác chơi tiếp; người cuối cùng còn lại cũng thắng.
howto-stock = { $turns ->
    [on] Lá trên cùng của chồng bài nằm lại. Mọi lá đã đánh khác được xáo làm nọc mới. Tổng và chiều chơi giữ nguyên.
   *[off] Lá trên cùng của chồng bài nằm lại. Mọi lá đã đánh khác được xáo làm nọc mới. Tổng giữ nguyên.
 }
howto-stock-all = { $turns ->
    [on] Mọi lá đã đánh, kể cả lá trên cùng của chồng bài, được xáo làm nọc mới. Lá tiếp theo mở chồng mới. Tổng và chiều chơi giữ nguyên.
   *[off] Mọi lá đã đánh, kể cả lá trên cùng của chồng bài, được xáo làm nọc mới. Lá tiếp theo mở chồng mới. Tổng giữ nguyên.
 }
howto-stock-piles-too = Những chồng và tay bài đã cất đi cũng được xáo vào.
howto-stock-hands-too = Bài của những người không còn chơi cũng được xáo vào.
howto-stock-nothing = Nếu vẫn không có gì để rút thì bỏ lần rút đó.
howto-stock-nothing-star = Nếu vẫn không có gì để rút thì bỏ lần rút đó.*
howto-footnote = * Vài lá bài cứ thế có thể xoay vòng mãi. Vì vậy chương trình này có luật riêng: khi nọc đã được làm mới năm trăm lần trong một ván thì không ai rút nữa. Bài trên tay cạn dần, rồi ván kết thúc.

## Ván tiếp theo

howto-one-deal = Trận chỉ có một ván. Thích thì chơi trận nữa.
howto-reward = Ai thắng trận được một ngôi sao. Sao được đếm dồn qua mọi trận các bạn chơi lại.
howto-next-shuffle = { $turns ->
    [on] Xáo tất cả bài cho ván sau. Tổng trở về { $total }, và chơi { howto-way }.
   *[off] Xáo tất cả bài cho ván sau. Tổng trở về { $total }.
 }
howto-next-all-dealt = { $turns ->
    [on] Xáo và chia lại tất cả bài cho ván sau, và chơi { howto-way }.
   *[off] Xáo và chia lại tất cả bài cho ván sau.
 }
howto-next-keep-hands = { $turns ->
    [on] Sang ván sau, mỗi người giữ những lá còn trên tay. Bắt đầu từ bên { howto-side } người chia bài, ai cũng rút cho đủ tay bài. Tổng trở về 0, và chơi { howto-way }.
   *[off] Sang ván sau, mỗi người giữ những lá còn trên tay. Bắt đầu từ bên { howto-side } người chia bài, ai cũng rút cho đủ tay bài. Tổng trở về 0.
 }
howto-next-keep-piles = Nọc và chồng bài giữ nguyên.
howto-deals-left = Người bên { howto-side } chia ván sau.
howto-deals-right = Người bên { howto-other-side } chia ván sau.
howto-deals-left-past = { $turns ->
    [on] Người kế bên { howto-side } còn trong trận chia ván sau, bất kể ván trước chơi theo chiều nào.
   *[off] Người kế bên { howto-side } còn trong trận chia ván sau.
 }
howto-deals-right-past = { $turns ->
    [on] Người kế bên { howto-other-side } còn trong trận chia ván sau, bất kể ván trước chơi theo chiều nào.
   *[off] Người kế bên { howto-other-side } còn trong trận chia ván sau.
 }
howto-deals-winner = Người thắng chia bài.
howto-deals-loser = Người thua chia bài.
howto-deals-right_of_winner = Người bên { howto-other-side } người thắng chia bài.
howto-next-dealer-steps-in = Nếu người đó đã bị loại thì người kế bên { howto-other-side } chia bài.
howto-begins-left_of_dealer = Người bên { howto-side } người chia bài đi trước.
howto-begins-loser = Người thua đi trước.
howto-begins-winner = Người thắng đi trước.
howto-next-steps-in = Nếu người đó đã bị loại thì người kế bên { howto-side } thay.
howto-next-last-to-pay = Nếu nhiều người thua thì là người trả sau cùng.
howto-deals-no-winner = Nếu ván không có người thắng, người bên { howto-side } chia ván sau.
howto-begins-no-winner = Sau ván không có người thắng, người bên { howto-side } người chia bài đi trước.

## Kết thúc trận

howto-end-letters = Ai có { $cost } trước thì thắng trận.
howto-end-team = Khi tổng đúng { $limit }, cả nhóm cùng thắng trận.
howto-end-team-lost = Khi đã trả hết thẻ, cả nhóm cùng thua.
howto-end-deal-over = Ván kết thúc khi tổng quá { $limit }. Khi đó mỗi người cộng số điểm còn lại vào tổng điểm.
howto-end-score = Khi có người đạt tổng điểm { $total } trở lên, ai có tổng điểm cao nhất thì thắng trận.
howto-end-tie-extra_deal = Nếu nhiều người bằng nhau thì đánh thêm ván để phân định.
howto-end-tie-shared = Nếu nhiều người bằng nhau thì họ cùng thắng.
howto-last-wins = Người cuối cùng còn lại trong trận thắng.
howto-last-wins-too = Người cuối cùng còn lại trong trận cũng thắng.
howto-end-going-out = Ai đánh được lá cuối cùng trên tay thì thắng trận, người cuối cùng còn lại cũng thắng. Vì thế có thể có nhiều người thắng, và có khi chẳng ai thua.
howto-end-all-bills = Người thắng được tất cả tờ tiền.
howto-end-all-paid = Người thắng lấy hết số { $kind ->
    [penny] xu
    [nickel] hào
    [chip] phỉnh
   *[token] thẻ
 } đã trả.
howto-end-deals = Trận kết thúc sau { FORM($count, as: "form-number") } ván.
howto-end-match-won = Mỗi ván thắng được một điểm. Ai có { FORM($count, as: "form-number") } điểm trước thì thắng trận.
howto-end-match-lost = Điểm phạt không loại ai khỏi trận. Khi có người bị { FORM($count, as: "form-number") } điểm phạt, trận kết thúc.
howto-end-fewest-wins = Ai ít điểm phạt nhất thì thắng. Có thể nhiều người cùng thắng.
howto-end-highest-wins = Ai có tổng điểm cao nhất thì thắng. Có thể nhiều người cùng thắng.
howto-end-none = Trò này không tự kết thúc: chơi đến khi nào muốn nghỉ.
howto-fewest-best = Ai ít điểm phạt nhất là giỏi nhất.

## Những gì nguồn không nói

howto-ours-zeus = Nguồn không nói ai được Zeus khi cuối ván không ai giữ, tổng tận cùng bằng 5 làm tròn về đâu, chữ số của tổng nhỏ đổi chỗ thế nào, và tổng có xuống dưới 0 được không. Những luật ấy do chúng tôi tự đặt.
howto-ours-shed = Nguồn không nói sau khi lật quả bom hẹn giờ thì sao, lá cuối trên tay có còn tác dụng không, ai rút trước ai, và hai lần đánh không xong thì thế nào. Những luật ấy do chúng tôi tự đặt.
howto-ours-no-end = Nguồn không nói trò chơi kết thúc ra sao. Việc đếm điểm phạt do chúng tôi đặt.

## Ví dụ

howto-example = Ví dụ: { $told }

howto-example-name = { $count ->
    [1] An
    [2] Bình
    [3] Chi
   *[other] Dũng
 }

howto-example-makes = Tổng là { $before }. { $player } đánh { FORM($card, form: "mot") }, tổng thành { $after }.
howto-example-keeps = Tổng là { $before }. { $player } đánh { FORM($card, form: "mot") }, tổng vẫn là { $before }.
howto-example-choice = Tổng là { $before }. { $player } đánh { FORM($card, form: "mot") } và có thể chọn { $totals }.
howto-example-has-to-stay = Khi tổng là { $before } thì phải giữ { $before }: { $total } là quá nhiều.
howto-example-has-to-turn = Khi tổng là { $before } thì phải giữ { $before } và chiều chơi đảo lại: { $total } là quá nhiều.
howto-example-no-choice = Khi tổng là { $before } thì phải chọn { $after }: { $total } là quá nhiều.
howto-example-one-way = { $player } chọn { $after }; { $totals } thì không có gì thêm.
howto-example-otherwise = Khi tổng là { $before }, cũng lá đó làm tổng thành { $after }.
howto-example-any = Tổng là { $before }. { $player } đánh { FORM($card, form: "mot") } và nói “{ $after }”. Bây giờ tổng là { $after }.
howto-example-copies = { $other } đánh { FORM($second, form: "mot") }, tổng thành { $before }. { $player } đánh { FORM($card, form: "mot") }, lá này làm y như thế, tổng thành { $after }.
howto-example-not-now = Khi tổng là { $before } thì không đánh được lá đó.
howto-example-never = Tổng mới chỉ là { $before }. Dù vậy { $player } vẫn không được đánh { FORM($card, form: "la") }.
howto-example-thrown = Có bốn lá { $rank } trên tay, { $player } được đánh cả bốn cùng lúc. Tổng vẫn là { $before }.

howto-example-turned = Chiều chơi đảo lại: người kế là { $next }, không phải { $other }.
howto-example-skipped = { $other } mất lượt, đến lượt { $next }.
howto-example-again = { $player } đánh lần nữa.
howto-example-named = { $player } chọn { FORM($next, form: "whom") } đánh tiếp.
howto-example-struck = { $player } chọn { FORM($other, form: "whom") }, và { FORM($other, form: "whom") } nghỉ ván này. Đến lượt { $next }.
howto-example-saved = { $player } đánh { FORM($card, form: "mot") } và chọn { FORM($other, form: "whom") }, nhưng { FORM($other, form: "whom") } có { FORM($second, form: "mot") }. { $other } đặt nó xuống dưới lá kia, rút lá khác và ở lại trong ván.
howto-example-exchanged = { $player } chọn { FORM($other, form: "whom") }, và hai người đổi bài. Bây giờ { $player } có { FORM($count, as: "form-number") } lá vốn của { $other }.
howto-example-redealt = Tất cả bài được chia lại: mỗi người được { FORM($count, as: "form-number") } lá.
howto-example-stolen = { $player } chọn { FORM($other, form: "whom") } và lấy một lá của người đó mà không nhìn. { $other } rút ngay một lá.
howto-example-stolen-seen = { $player } chọn { FORM($other, form: "whom") }, xem bài của người đó và lấy { FORM($second, form: "la") }. { $other } rút ngay một lá.
howto-example-zeus = { $player } giành Zeus từ tay { FORM($other, form: "whom") }.
howto-example-others-draw = { $others ->
    [1] { $others } rút { FORM($count, as: "form-number") } lá.
   *[other] { $others } mỗi người rút { FORM($count, as: "form-number") } lá.
 }
howto-example-bomb = { $next } bỏ ra { FORM($second, form: "mot") } và thoát. { $others ->
    [1] { $others } không có nên phải { howto-pays }.
   *[other] { $others } không có nên mỗi người phải { howto-pays }.
 }

howto-example-twice = { $next } phải đánh hai lần: { FORM($card, form: "mot") } làm tổng thành { $before }, rồi { FORM($second, form: "mot") } làm tổng thành { $after }.
howto-example-twice-back = { $next } phải đánh hai lần. Sau { FORM($card, form: "mot") }, tổng là { $before } rồi trở về { $total }. Sau { FORM($second, form: "mot") }, tổng là { $after }.
howto-example-handed-on = { $player } phải đánh hai lần, và trước hết đánh { FORM($card, form: "mot") }. Lượt đó kết thúc: bây giờ { $next } phải đánh hai lần.
howto-example-canceled = { $player } phải đánh hai lần, nhưng đánh { FORM($card, form: "mot") } thay vào. Lượt đó kết thúc, và { $next } có một lượt bình thường.

howto-example-unanswered = Nếu { $next } không đáp bằng { FORM($rank, form: "mot") }, { $next } mất lượt, đến lượt { $other }.
howto-example-answered = Nếu { $next } đáp mà { $other } không đáp, { $other } phải đánh bài phạt { FORM($count, as: "form-number") } lá.

howto-example-pair = Tổng là { $before }. { $player } đánh chung lá { $cards }, tổng thành { $after }.
howto-example-several = Tổng là { $before }. { $player } đánh { FORM($count, as: "form-number") } lá { $rank } cùng lúc, tổng thành { $after }.

howto-example-hit = Vậy mỗi người khác phải { howto-pays }.
howto-example-jump = Như thế là nhảy qua { $total }, nên { $player } phải { howto-pays }.
howto-example-fine = Vậy { $player } phải { howto-pays } ngay, và ván tiếp tục.
howto-example-border = Như thế là vượt vạch sau { $total }, nên { $player } { howto-pays }.

howto-example-69-wins = { $cost ->
    [corner] Vậy tờ tiền của { $player } có thêm chỗ cho một nếp gấp.
    [fold] Vậy tờ tiền của { $player } có thêm chỗ cho một nếp gấp.
   *[other] Vậy { $player } được { $cost }.
 }
howto-example-69-forfeit = Vậy mọi người khác bị một điểm phạt.
howto-example-69-zero = Vậy bây giờ tổng là 0.

howto-example-three = { $player } bày ra ba lá { $rank }. Ván kết thúc, và mỗi người khác phải { howto-pays }.
howto-example-banned = Trong lượt đầu tiên của trận, { $player } không được đánh { FORM($card, form: "la") } khi tổng là { $before }.
howto-example-not-banned = Khi tổng là { $before } thì được.
howto-example-sneak = { $other } cũng có { FORM($card, form: "mot") }, đánh ngay, tổng thành { $after }. Bây giờ { $other } giữ Zeus.

howto-example-run = { $player } đánh { FORM($card, form: "mot") }, { $next } đánh { FORM($second, form: "mot") }: thành một dây. { $other } đánh { FORM($rank, form: "mot") } thì được rút, đánh lá khác thì không.

## Mẹo

howto-tip-keep = Để dành lá { $cards } cho lúc cuối: tổng là { $limit } vẫn đánh được.
howto-tip-team = Gần { $limit }, hãy hỏi xem ai có lá làm vừa đúng, và nhường tổng cho người đó.
howto-tip-another-try = Khi không ai có lá còn thiếu, lá { $cards } cho các bạn thử thêm lần nữa.
howto-tip-high = Đánh lá lớn từ sớm. Gần { $limit } thì không còn chỗ cho chúng nữa.
howto-tip-rush = Khi bài còn lại vẫn an toàn ở { $limit }, hãy đánh lá { $cards } sớm: có thể những người khác chưa kịp chuẩn bị.
howto-tip-take-off = Phần bạn trừ đi cũng là chỗ trống cho người kế. Nếu thay vào đó giữ được tổng ở { $limit } thì hãy giữ.
howto-tip-name-next = Khi tổng là { $limit }, hãy đánh lá { $cards } và chọn người sẽ thấy khó.
howto-tip-any = Giữ lá { $cards } đến khi không còn lá nào hợp: nó cho tổng thành số nào tùy bạn.
howto-tip-double = Đánh lá { $cards } sớm: nhân đôi một tổng nhỏ thì chẳng thêm bao nhiêu.
howto-tip-copy = Lá { $cards } đáng giá bằng lá trước nó. Sau lá giữ nguyên tổng hoặc lá trừ thì ở { $limit } vẫn đánh được.
howto-tip-never = Đừng trông vào lá { $cards }: nó nằm trên tay đến hết ván, bạn chơi bằng những lá khác.
howto-tip-thrown = Lá { $rank } chỉ vướng tay: muốn bỏ nó phải có thêm ba lá nữa.

howto-tip-twice = Giữ hai lá an toàn thì hơn một: nếu phải đánh hai lần, bạn cần cả hai.
howto-tip-hand-on = Để dành lá { $ranks } cho lúc phải đánh hai lần: đánh nó trước thì chuyển được cả hai lần đi.
howto-tip-answer = Giữ một lá { $rank } để đáp. Sau hai lá { $rank } liên tiếp, ai không đáp phải đánh hai lá; sau ba lá thì ba.
howto-tip-shield = Đừng đánh lá { $cards } khi chưa cần: khi có người chọn bạn, chỉ lá đó cứu được bạn.
howto-tip-exchange = Hãy đổi bài khi trên tay không còn lá nào an toàn ở { $limit }.
howto-tip-several = Những lá cùng số đánh được cùng lúc, và bạn rút bấy nhiêu lá mới: cách nhanh để thoát bài xấu.
howto-tip-pair = Một đôi lá { $ranks } chỉ cộng như một lá, mà bạn được hai lá mới.
howto-tip-run = Giữ những lá đứng cạnh nhau. Ai không nối được dây thì không được rút, và bài cứ ít dần.

howto-tip-exchange-shed = Hãy đổi bài với người còn ít lá nhất.
howto-tip-others-draw = Khi có người chỉ còn một hai lá, hãy đánh lá { $cards }.
howto-tip-redeal = Khi người khác còn ít lá hơn bạn nhiều, hãy đánh lá { $cards }.
howto-tip-bomb = Để dành lá { $rank } càng lâu càng tốt: nó cứu bạn khỏi lá { $cards }.
howto-tip-zeus-ten = Trước khi đánh, xem lá nào đưa tổng đến số tròn chục kế tiếp: như thế giành được Zeus.
howto-tip-reach = Chừng nào còn tránh được, đừng để tổng ở mức mà người kế với tới { $total }.
howto-tip-reach-high = Giữ lá lớn đến cuối: chúng thắng được từ xa hơn.
howto-tip-zeus-last = Gần { $limit }, hãy để dành lá { $cards } cho phút chót. Chỉ ai giữ Zeus lúc cuối mới được chữ cái.
howto-tip-hit = Xem có lá nào của bạn làm vừa đúng { $totals } không.
howto-tip-fine = Trước khi đánh, xem lá đó có làm tổng thành { $totals } không. Nếu lá khác cũng tốt thì đánh lá khác.
howto-tip-ten-short = Đừng để tổng kém { $totals } đúng mười: lá cộng mười là loại có nhiều nhất.
howto-tip-down = Khi một lá lớn sẽ nhảy qua một trong các số này, hãy đánh lá trừ hoặc lá giữ nguyên tổng: không mất gì cả.
howto-tip-payment = Hãy giữ đến cuối một lá không cộng gì: ngay dưới { $limit }, hầu hết lá khác làm bạn vượt quá.
howto-tip-exact = Tính trước đến đúng { $limit }: có lá vừa đúng thì bạn kết thúc ván, và người khác trả.
howto-tip-all-dealt = Để ý những lá đã đánh: lá nào bạn không thấy là người khác đang cầm.
howto-tip-border = Ngay dưới một vạch, hãy đánh lá giữ nguyên tổng. Như thế không bao giờ mất điểm.
howto-tip-border-room = Đánh bớt lá lớn ở chỗ còn xa vạch kế tiếp.
howto-tip-69 = Tính trước đến 69: có lá vừa đúng thì bạn làm được đúng 69.
howto-tip-three = Giữ hai lá cùng số: có lá thứ ba thì bạn kết thúc được ván, và người khác trả.
howto-tip-hand-wins = Giữ hai lá { $rank }: lá thứ ba thắng trận.
howto-tip-hand-loses = Đừng giữ hai lá { $rank }: rút phải lá thứ ba thì mọi người cùng thua.
howto-tip-ban = Lúc đầu đừng trông vào lá { $rank }. Hãy giữ thứ khác an toàn ở { $limit }.
howto-tip-pile-away = Khi có người bí, tổng trở về { $total } và bạn giữ bài trên tay. Lúc đó lá lớn có ích.
howto-tip-stock = Khi hết nọc thì không ai rút. Hãy để dành lá an toàn nhất cho lúc đó.
howto-tip-draw = Rút ngay đi. Khi lá tiếp theo đã đánh thì bạn mất lần rút.
