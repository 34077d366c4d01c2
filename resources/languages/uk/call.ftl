call-makes = робить { $total }
call-pass = +0
call-doubled = ×2
call-halved = ÷2
call-to = { $player ->
    [you] { $words }
   *[other] { $words }, { $player }
 }
call-face = { START($rank, form: "figure") }
call-reverse = розворот
call-skip = пропуск
call-name-next = хто наступний
call-put-out = вибиває
call-shield = щит
call-swap-hands = обмін картами
call-redeal = нові карти
call-next-plays-2 = наступний двічі
call-to-be-answered = чекає відповіді
call-steal = краде карту
call-takes-zeus = забирає Зевса
call-others-draw-1 = інші беруть 1
call-others-draw-2 = інші беруть 2
call-bomb = бомба
call-over = перебір!
call-who-plays-next = Хто ходить далі?
call-who-is-put-out = Хто вибуває?
call-swap-with-whom = З ким міняєшся картами?
call-steal-from-whom = У кого береш карту?
call-spoken = { $player }, { FORM($cards, form: "heard") }, { $value }, { $total }
call-spoken-several = { $count ->
    [one] { $player }, { $count } { FORM($rank, form: "nom") }, { $value }, { $total }
    [few] { $player }, { $count } { FORM($rank, form: "many") }, { $value }, { $total }
   *[many] { $player }, { $count } { FORM($rank, form: "many-gen") }, { $value }, { $total }
 }
call-spoken-makes = { $player }, { FORM($cards, form: "heard") }, сума { $total }
call-spoken-several-makes = { $count ->
    [one] { $player }, { $count } { FORM($rank, form: "nom") }, сума { $total }
    [few] { $player }, { $count } { FORM($rank, form: "many") }, сума { $total }
   *[many] { $player }, { $count } { FORM($rank, form: "many-gen") }, сума { $total }
 }
call-spoken-by-name = { $player }, { FORM($cards, form: "heard") }, { $total }
call-spoken-besides = { $player }, { $value }
