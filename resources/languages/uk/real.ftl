real-title = Справжні карти
real-game = { $game }, з вашою колодою
real-with-own-pack = З вашою власною колодою
real-on-screen = Колода на екрані
real-start = Почати
real-who-sits = Хто тут сидить?
real-rules = Правила цієї гри
real-look-back = Переглянути партію
real-who-deals = Хто роздає першим?
real-sit-alike = Гравці сидять тут так, як за вашим столом, за годинниковою стрілкою.
real-deals = { $name ->
    [you] Роздача { $number }: роздаєш ти
   *[other] Роздача { $number }: роздає { $name }
 }
real-dealt = { $name ->
    [you] Карти роздано
   *[other] { $name }: карти роздано
 }
real-again = Ще одна партія
real-which = { $name ->
    [you] Яку карту кладеш?
   *[other] Яку карту кладе { $name }?
 }
real-which-of-several = { $name ->
    [you] Яку карту кладеш? Лишилося ходів: { $count }.
   *[other] Яку карту кладе { $name }? Лишилося ходів: { $count }.
 }
real-which-turned = Яку карту відкрито?
real-which-bottom = Яка карта лежить відкрита під колодою?
real-which-saves = { $name ->
    [you] Маєш { FORM($card, form: "acc") }?
   *[other] Чи має { $name } { FORM($card, form: "acc") }?
 }
real-which-answers = { $name ->
    [you] Відповідаєш { FORM($rank, form: "inst") }?
   *[other] Чи відповідає { $name } { FORM($rank, form: "inst") }?
 }
real-which-way = Як її кладуть?
real-what-total = { $name ->
    [you] Зараз { $total }. Яку суму робиш?
   *[other] Зараз { $total }. Яку суму робить { $name }?
 }
real-who = Хто?
real-which-three = { $name ->
    [you] Які три однакові карти маєш?
   *[other] Які три однакові карти має { $name }?
 }
real-stuck = { $name ->
    [you] Мені нічим ходити
   *[other] { $name } не має ходу
 }
real-saves = { $name ->
    [you] Так, кладу
   *[other] { $name } кладе { FORM($card, form: "acc") }
 }
real-has-none = { $name ->
    [you] Не маю
   *[other] { $name } не має
 }
real-three = { $name }: три { FORM($rank, form: "many") }
real-sneaks = { $name ->
    [you] Ти підкидаєш { FORM($card, form: "acc") } поза чергою
   *[other] { $name } підкидає { FORM($card, form: "acc") } поза чергою
 }
real-threes = Три однакові
real-out-of-turn = Поза чергою
real-rank = { $rank }
real-several = Скільки карт
real-option = { $told }: { $total }
real-option-several = карт: { $count }, { $told }: { $total }
real-option-at = { $way ->
    [choose] { $told }, далі ходить { $name }
    [eliminate] { $told }, вибуває { $name }
    [exchange] { $told }, обмін: { $name }
   *[steal] { $told }, крадіжка: { $name }
 }
real-cannot-be-stuck = { $name ->
    [you] Хід точно є: майже кожну з решти карт зараз можна покласти.
   *[other] { $name } точно має хід: майже кожну з решти карт зараз можна покласти.
 }
real-gone = Усі такі карти вже на стосі, і його відтоді не тасували: { $card }.
real-not-now = Цю карту зараз не можна покласти: { $card }.
real-no-review = Справжні карти знають лише самі гравці, тож жоден хід не оцінюється.
real-all-gone = усі вийшли
real-key = { $card }: { $told }
real-told-total = Сума: { $total }, лишилося { $count }.
real-clockwise = Гра йде за годинниковою
real-counterclockwise = Гра йде проти годинникової
real-take-back = Забрати хід
real-take-back-what = Забрати хід: { $told }
real-laid = { $name ->
    [you] Ти кладеш { FORM($cards, form: "acc") }
   *[other] { $name } кладе { FORM($cards, form: "acc") }
 }
real-was-stuck = { $name ->
    [you] Тобі нічим ходити
   *[other] { $name } не має ходу
 }
real-was-turned = Відкрито: { $card }
real-was-put-under = Під колодою: { $card }
real-keys-rank = покласти цю карту: її цифра чи літера, 0 — десятка, * — джокер
real-keys-stuck = хто ходить, не має ходу
