event-copied = { $player ->
    [you] Ти копіюєш { FORM($card, form: "acc") }
   *[other] { $player } копіює { FORM($card, form: "acc") }
 }
event-copied-brief = копія { FORM($rank, form: "gen") }
event-four = { $player ->
    [you] Ти кидаєш чотири карти разом
   *[other] { $player } кидає чотири карти разом
 }
event-four-brief = чотири разом!
event-wrong-call = { $player ->
    [you] Ти називаєш інше число, а сума — { $total }
   *[other] { $player } називає інше число, а сума — { $total }
 }
event-wrong-call-brief = насправді { $total }
event-sneaked = { $player ->
    [you] Ти підкидаєш карту поза чергою
   *[other] { $player } підкидає карту поза чергою
 }
event-sneaked-brief = поза чергою!
event-three-of-a-kind = { $player ->
    [you] Ти викладаєш три { FORM($rank, form: "many-acc") }
   *[other] { $player } викладає три { FORM($rank, form: "many-acc") }
 }
event-three-of-a-kind-brief = три { FORM($rank, form: "many") }
event-named-next = { $player ->
    [you] Ти вибираєш, хто ходить далі: { FORM($target, form: "who") }
   *[other] { $player } вибирає, хто ходить далі: { FORM($target, form: "who") }
 }
event-named-next-brief = наступний хід
event-exchanged = { $player ->
    [you] Ти міняєшся картами з { FORM($target, form: "inst") }
   *[other] { $player } міняється картами з { FORM($target, form: "inst") }
 }
event-exchanged-brief = { $target ->
    [you] обмін із тобою
   *[other] обмін: { $target }
 }
event-redealt = { $player ->
    [you] Ти даєш усім нові карти
   *[other] { $player } дає всім нові карти
 }
event-redealt-brief = усім нові карти
event-stole = { $player ->
    [you] Ти крадеш карту в { FORM($target, form: "gen") }
   *[other] { $player } краде карту в { FORM($target, form: "gen") }
 }
event-stole-card = { $player ->
    [you] Ти крадеш карту в { FORM($target, form: "gen") }: { FORM($card, form: "nom") }
   *[other] { $player } краде карту в { FORM($target, form: "gen") }: { FORM($card, form: "nom") }
 }
event-stole-brief = { $target ->
    [you] карта від тебе
   *[other] карта від: { $target }
 }
event-struck = { $player ->
    [you] Ти вибиваєш із роздачі { FORM($target, form: "acc") }
   *[other] { $player } вибиває з роздачі { FORM($target, form: "acc") }
 }
event-struck-brief = { $target ->
    [you] вибуваєш ти
   *[other] вибуває: { $target }
 }
event-shield = { $player ->
    [you] Ти кладеш щит і лишаєшся в роздачі
   *[other] { $player } кладе щит і лишається в роздачі
 }
event-shield-brief = щит!
event-zeus = { $player ->
    [you] Ти забираєш Зевса
   *[other] { $player } забирає Зевса
 }
event-zeus-brief = Зевса забрано
event-saved = { $player ->
    [you] Ти скидаєш { FORM($card, form: "acc") } і нічого не втрачаєш
   *[other] { $player } скидає { FORM($card, form: "acc") } і нічого не втрачає
 }
event-saved-brief = порятунок!
event-wore-off = Відтепер { FORM($card, form: "nom") } рахується лише як { $value }
event-wore-off-brief = { $card }: лише { $value }
event-must-play = { $player ->
    [you] Ти маєш ходити { FORM($count, as: "form-times") }
   *[other] { $player } має ходити { FORM($count, as: "form-times") }
 }
event-must-play-brief = ходів: { $count }
event-nothing-owed = { $player ->
    [you] Тобі більше не треба ходити зайвий раз
   *[other] { $player } більше не мусить ходити зайвий раз
 }
event-nothing-owed-brief = без зайвих ходів
event-could-not-answer = { $player ->
    [you] Тобі нічим відповісти, і хід пропадає
   *[other] { $player } не має чим відповісти, і хід пропадає
 }
event-did-not-answer = { $player ->
    [you] Ти не відповідаєш, і хід пропадає
   *[other] { $player } не відповідає, і хід пропадає
 }
event-penalty = { $player ->
    [you] Ти не відповідаєш і докладаєш штрафні карти
   *[other] { $player } не відповідає і докладає штрафні карти
 }
event-penalty-brief = без відповіді
event-once-more = { $player ->
    [you] Ти можеш ходити ще раз
   *[other] { $player } може ходити ще раз
 }
event-once-more-brief = ще раз
event-others-draw = { $count ->
    [1] Усі, крім { FORM($player, form: "gen") }, добирають по карті
    [one] Усі, крім { FORM($player, form: "gen") }, добирають по { $count } карті
    [few] Усі, крім { FORM($player, form: "gen") }, добирають по { $count } карти
   *[many] Усі, крім { FORM($player, form: "gen") }, добирають по { $count } карт
 }
event-others-draw-brief = інші добирають { $count }
event-forgot-to-draw = { $player ->
    [you] Ти забуваєш добрати карту
   *[other] { $player } забуває добрати карту
 }
event-forgot-to-draw-brief = карта пропадає
event-exact = { $player ->
    [you] Ти влучаєш точно в { $number }
   *[other] { $player } влучає точно в { $number }
 }
event-exact-brief = рівно { $number }!
event-crossed = { $player ->
    [you] Ти перестрибуєш через { $number }
   *[other] { $player } перестрибує через { $number }
 }
event-crossed-brief = стрибок через { $number }
event-called = { $player ->
    [you] Ти називаєш { $number }, а за це платять
   *[other] { $player } називає { $number }, а за це платять
 }
event-called-brief = плата за { $number }
event-points = { $count ->
    [one] { $count } бал
    [few] { $count } бали
   *[many] { $count } балів
 }
event-pays-each = { $player ->
    [you] Ти платиш кожному з інших { event-points }
   *[other] { $player } платить кожному з інших { event-points }
 }
event-pays-each-brief = кожному по { $count }
event-gets-from-each = { $player ->
    [you] Ти отримуєш { event-points } від кожного з інших
   *[other] { $player } отримує { event-points } від кожного з інших
 }
event-gets-from-each-brief = по { $count } від кожного
event-wins-points = { $player ->
    [you] Ти отримуєш { event-points }
   *[other] { $player } отримує { event-points }
 }
event-wins-points-brief = +{ $count }
event-loses-points = { $player ->
    [you] Ти втрачаєш { event-points }
   *[other] { $player } втрачає { event-points }
 }
event-loses-points-brief = −{ $count }
event-reset = Сума тепер — { $total }
event-reset-brief = сума { $total }
event-over = { $player ->
    [you] У тебе перебір: { $total }
   *[other] { $player } має перебір: { $total }
 }
event-over-brief = перебір: { $total }
event-mistake = { $player ->
    [you] Ти помилково кладеш { FORM($card, form: "acc") }: { $total } — це перебір
   *[other] { $player } помилково кладе { FORM($card, form: "acc") }: { $total } — це перебір
 }
event-cannot-play = { $player ->
    [you] Ти не маєш ходу
   *[other] { $player } не має ходу
 }
event-cannot-play-brief = ходу немає
event-gave-up = { $player ->
    [you] Ти здаєшся
   *[other] { $player } здається
 }
event-gave-up-brief = відмова грати
event-bombed = { $player ->
    [you] Тебе накриває бомба
   *[other] Бомба накриває { FORM($player, form: "acc") }
 }
event-bombed-brief = вибух бомби
event-bank = { $player ->
    [you] Ти виграєш решту банку
   *[other] { $player } виграє решту банку
 }
event-bank-brief = решта банку
event-dealt = Карти роздано.
event-nobody-played = Відтоді ніхто не ходив.
event-plays = { $player ->
    [you] Ти кладеш { FORM($cards, form: "acc") } (сума { $total })
   *[other] { $player } кладе { FORM($cards, form: "acc") } (сума { $total })
 }
event-plays-still = { $player ->
    [you] Ти кладеш { FORM($cards, form: "acc") } (сума далі { $total })
   *[other] { $player } кладе { FORM($cards, form: "acc") } (сума далі { $total })
 }
event-plays-several = { $count ->
    [one] { $player ->
        [you] Ти кладеш { $count } { FORM($rank, form: "acc") } (сума { $total })
       *[other] { $player } кладе { $count } { FORM($rank, form: "acc") } (сума { $total })
     }
    [few] { $player ->
        [you] Ти кладеш { $count } { FORM($rank, form: "many-acc") } (сума { $total })
       *[other] { $player } кладе { $count } { FORM($rank, form: "many-acc") } (сума { $total })
     }
   *[many] { $player ->
        [you] Ти кладеш { $count } { FORM($rank, form: "many-gen") } (сума { $total })
       *[other] { $player } кладе { $count } { FORM($rank, form: "many-gen") } (сума { $total })
     }
 }
event-plays-several-still = { $count ->
    [one] { $player ->
        [you] Ти кладеш { $count } { FORM($rank, form: "acc") } (сума далі { $total })
       *[other] { $player } кладе { $count } { FORM($rank, form: "acc") } (сума далі { $total })
     }
    [few] { $player ->
        [you] Ти кладеш { $count } { FORM($rank, form: "many-acc") } (сума далі { $total })
       *[other] { $player } кладе { $count } { FORM($rank, form: "many-acc") } (сума далі { $total })
     }
   *[many] { $player ->
        [you] Ти кладеш { $count } { FORM($rank, form: "many-gen") } (сума далі { $total })
       *[other] { $player } кладе { $count } { FORM($rank, form: "many-gen") } (сума далі { $total })
     }
 }
event-earlier = { $count ->
    [1] Перед тим був ще один хід.
    [one] Перед тим був ще { $count } хід.
    [few] Перед тим були ще { $count } ходи.
   *[many] Перед тим було ще { $count } ходів.
 }
event-turned = Тепер гра йде в інший бік.
