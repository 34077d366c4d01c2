lessons-let-stand = Усе правильно
lessons-check = Перевіряю!
lessons-that-is-all = Це всі
lessons-do-not-know = Не знаю
lessons-no-hurry = Не поспішай.
lessons-take-your-time = Не поспішай. Або натисни «Покажи»: це нічого не коштує.
lessons-call-it = Назви { $total }
lessons-said-for-you = { $name }, приклади з числами, більшими за { $most }, програма рахує за тебе.
lessons-key-pick-card = вибрати цю карту
lessons-key-type-answer = ввести відповідь
lessons-you-play = { $name }, ти кладеш: { FORM($cards, form: "heard") }.
lessons-other-plays = { $name } кладе: { FORM($cards, form: "heard") }.
lessons-look-at-hand = { $name }, подивися на свої карти.
lessons-here-is-a-sum = { $name }, ось приклад.
lessons-ask-total = Яка тепер сума?
lessons-ask-room = Сума: { $total }, межа: { $limit }. Скільки лишилося до межі?
lessons-ask-hold = Ця карта не змінює суми. Яка сума?
lessons-ask-double = Ця карта подвоює суму. Скільки тепер?
lessons-ask-halve = Ця карта ділить суму навпіл. Скільки тепер?
lessons-ask-swap = Ця карта міняє цифри місцями. Яка тепер сума?
lessons-ask-round = Ця карта округлює до десятка. Якщо на кінці 5 — угору. Яка тепер сума?
lessons-ask-set = Ця карта задає суму. Яка вона тепер?
lessons-ask-plainly = Скільки це буде?
lessons-ask-plainly-swap = Поміняй дві цифри місцями. Яке це тепер число?
lessons-ask-plainly-round = Округли до десятка. Якщо на кінці 5 — угору. Яке це число?
lessons-ask-which-fit = Які карти ще можна покласти?
lessons-ask-furthest = Яка карта веде найдалі, але не за { $limit }?
lessons-ask-which-value = Яке з її значень ще можна взяти?
lessons-who-calls-sum = { $name }:
lessons-or-tap-the-line = або торкнися променя
lessons-tile-swap = навпаки
lessons-tile-round = округли
lessons-card-as = { START($card, form: "nom") }: { $signed }
lessons-yes = { $way ->
    [floor] Так! { $total } мінус { $step } — це вже нижче нуля. У цій грі сума зупиняється на нулі.
    [total] Так! Сума: { $answer }.
    [number] Так! Це { $answer }.
    [rule] Так!
   *[sum] Так! { $sum }.
 }
lessons-yes-picked = Так! Було { $total }, стало { $made }.
lessons-yes-stays = Так! Сума й далі — { $total }.
lessons-yes-all-that-fit = Так! Ось усі, що підходять: { FORM($cards, form: "heard") }.
lessons-nearly = Майже.
lessons-not-yet = Ще ні.
lessons-look-where-cards-lead = Глянь, куди веде кожна карта, і вибери ще раз.
lessons-there-it-stands = Ось воно: { $answer }. Тепер ти.
lessons-is-that-right = { $way ->
    [sum] «{ $sum }: { $said }». Це правильно?
   *[total] «Сума: { $said }». Це правильно?
 }
lessons-look = { $way ->
    [floor] Глянь: { $total } мінус { $step } — це вже нижче нуля. У цій грі сума зупиняється на нулі. Це не { $said }.
    [total] Глянь: сума — { $answer }, а не { $said }.
   *[sum] Глянь: { $sum }, а не { $said }.
 }
lessons-was-right = { $way ->
    [floor] Усе було правильно: { $total } мінус { $step } — це вже нижче нуля. У цій грі сума зупиняється на нулі. Перевіряти завжди добре.
    [total] Усе було правильно: сума — { $answer }. Перевіряти завжди добре.
   *[sum] Усе було правильно: { $sum }. Перевіряти завжди добре.
 }
lessons-read-sum = { $way ->
    [add] { $total } плюс { $step }
    [take] { $total } мінус { $step }
    [double] двічі по { $total }
   *[halve] половина числа { $total }
 }
lessons-read-answer = { $way ->
    [add] { $total } плюс { $step } буде { $answer }
    [take] { $total } мінус { $step } буде { $answer }
    [double] двічі по { $total } буде { $answer }
   *[halve] половина числа { $total } — це { $answer }
 }
lessons-total-is = Сума: { $total }.
lessons-number-is = Число: { $total }.
lessons-total-and-limit = Сума: { $total }, межа: { $limit }.
lessons-turn-card = { $way ->
    [floor] { $total } мінус { $step } — це вже нижче 0. У цій грі сума зупиняється на 0.
    [hold] Сума й далі — { $answer }.
   *[set] Сума тепер — { $answer }.
 }
lessons-way-room = { $total } і ще скільки буде { $limit }?
lessons-way-count-on = Почни з числа { $total } і прилічи { $step }.
lessons-way-count-back = Почни з числа { $total } і відлічи { $step }.
lessons-way-start = Почни з числа { $total }.
lessons-way-again = Спробуй ще раз від числа { $total }.
lessons-way-tens-on = { $tens ->
    [1] Десятків стає на один більше
    [one] Десятків стає на { $tens } більше
    [few] Десятків стає на { $tens } більше
   *[many] Десятків стає на { $tens } більше
 }. Одиниці не змінюються.
lessons-way-tens-back = { $tens ->
    [1] Десятків стає на один менше
    [one] Десятків стає на { $tens } менше
    [few] Десятків стає на { $tens } менше
   *[many] Десятків стає на { $tens } менше
 }. Одиниці не змінюються.
lessons-way-break-ten = Позич десяток. 10 мінус { $step } буде { $rest }.
lessons-way-make-ten = { $stop ->
    [0] Спершу до нуля
   *[other] Спершу до круглого числа
 }: { $total } плюс { $first } буде { $stop }. { $rest ->
    [one] Лишається { $rest }
    [few] Лишається { $rest }
   *[many] Лишається { $rest }
 }.
lessons-way-on-and-back = { $total } плюс { $first } буде { $stop }; потім { $rest } назад.
lessons-way-on-and-on = { $total } плюс { $first } буде { $stop }; потім ще { $rest }.
lessons-way-back-and-on = { $total } мінус { $first } буде { $stop }; потім { $rest } вперед.
lessons-way-back-and-back = { $total } мінус { $first } буде { $stop }; потім ще { $rest } назад.
lessons-way-left = { $left ->
    [0] Сума { $total }, межа { $limit }: більше не лишилося нічого.
    [one] Сума { $total }, межа { $limit }: лишилося { $left }.
    [few] Сума { $total }, межа { $limit }: лишилося { $left }.
   *[many] Сума { $total }, межа { $limit }: лишилося { $left }.
 }
lessons-mistake-counted-the-start = Саме число { $total } не лічи: починай із наступного.
lessons-mistake-added-to-the-tens = { $step ->
    [one] { $step } — це одиниця, а не десяток.
    [few] { $step } — це одиниці, а не десятки.
   *[many] { $step } — це одиниці, а не десятки.
 }
lessons-mistake-digits-reversed = Цифри правильні, тільки десятки й одиниці помінялися місцями.
lessons-mistake-no-carry = Одиниць вийшло десять або більше: є ще один десяток.
lessons-mistake-carried-twice = З одиниць виходить один новий десяток, а не два.
lessons-mistake-added-to-the-ones = { $step } — це цілі десятки: одиниці не змінюються.
lessons-mistake-only-the-ten = Десяток уже є, бракує ще одиниць.
lessons-mistake-only-the-ones = Одиниці вже є, бракує ще десятка.
lessons-mistake-added-instead = Тут треба відняти.
lessons-mistake-took-instead = Тут треба додати.
lessons-mistake-said-the-card = { $step } — це лише крок: куди він веде від числа { $total }?
lessons-mistake-counted-the-card = Одного кроку замало: тут треба { $step }.
lessons-mistake-said-the-old-total = { $total } — це лише початок: куди веде крок { $step }?
lessons-mistake-wrote-side-by-side = Десять одиниць — це ще один десяток.
lessons-mistake-finger-slip = Одна цифра не та. Глянь ще раз.
lessons-mistake-took-from-the-ones = { $step } — це цілі десятки: одиниці не змінюються.
lessons-mistake-smaller-from-larger = Одиниць замало. Позич десяток.
lessons-mistake-did-not-break-the-ten = Одиниці правильні. Але один десяток позичено.
lessons-mistake-lost-the-sign = Це нижче нуля: числу потрібен мінус.
lessons-mistake-stopped-at-zero = Тут нуль — ще не кінець.
lessons-mistake-doubled-only-the-tens = Одиниці теж подвоюємо.
lessons-mistake-doubled-only-the-ones = Десятки теж подвоюємо.
lessons-mistake-added-two = Подвоїти — це додати те саме число ще раз.
lessons-mistake-lost-the-odd-ten = Половина десятка — це п’ять: не загуби її.
lessons-mistake-halved-only-the-tens = Одиниці теж ділимо навпіл.
lessons-mistake-took-two = Половина — одна з двох рівних частин.
lessons-mistake-kept-the-total = Тут число змінюється.
lessons-mistake-said-the-total = { $total } — це сума, а скільки ще лишилося?
lessons-mistake-doubled-a-digit = Дві цифри міняються місцями.
lessons-mistake-rounded-the-other-way = { $ones ->
    [5] Якщо на кінці 5, ідемо вгору, до наступного десятка.
   *[other] Глянь, який десяток ближче.
 }
lessons-mistake-added-the-face = Тут ця карта не додає { $face }.
lessons-mistake-off-by-one = Полічи ще раз.
lessons-mistake-off-by-ten = Одиниці правильні, глянь на десятки.
lessons-mistake-stopped-at-the-ten = Десяток — ще не кінець: треба йти далі.
lessons-mistake-went-on-from-the-ten = Частина числа { $step } потрібна, щоб дійти до круглого числа.
lessons-mistake-read-the-total-reversed = Глянь ще раз на число { $total }: спершу десятки.
lessons-mistake-took-a-teen-for-tens = У такому числі, як 13, лише один десяток.
lessons-mistake-wrote-as-said = Один нуль зайвий.
lessons-mistake-dropped-the-tens = Не забудь про десятки числа { $total }.
lessons-mistake-took-six-for-nine = Придивися: це 6 чи 9?
lessons-mistake-doubled-the-total = Тут не подвоюємо: треба додати { $step }.
lessons-mistake-did-the-step-twice = Крок { $step } роби лише раз.
lessons-mistake-compared-the-ones = { $left ->
    [0] Глянь на все число: сума { $total }, межа { $limit }, більше не лишилося нічого.
    [one] Глянь на все число: сума { $total }, межа { $limit }, лишилося тільки { $left }.
    [few] Глянь на все число: сума { $total }, межа { $limit }, лишилося тільки { $left }.
   *[many] Глянь на все число: сума { $total }, межа { $limit }, лишилося тільки { $left }.
 }
lessons-mistake-over-the-limit = { $total } плюс { $step } буде { $made }: це понад { $limit }.
lessons-mistake-left-one-out = { $left ->
    [one] Це ще не всі: межа { $limit }, лишилося { $left }.
    [few] Це ще не всі: межа { $limit }, лишилося { $left }.
   *[many] Це ще не всі: межа { $limit }, лишилося { $left }.
 }
lessons-mistake-left-a-special-out = Це ще не всі: одна з решти нічого не додає.
lessons-mistake-not-the-largest = Ця підходить. А чи є така, що веде далі?
lessons-who-calls = Рахує { $name }
lessons-who-calls-heard = Рахує { $name }. Іншим не підказувати!
lessons-others-hush = Іншим не підказувати!
lessons-hush = тсс
lessons-i-am = Це я, { $name }
lessons-is-not-here = { $name } не за столом
lessons-own-book = Зошит: { $name }
lessons-own-book-note = сюди йде лише те, що рахує { $name }
lessons-read-aloud = Читати вголос

lessons-tap-the-line = Торкнися променя
