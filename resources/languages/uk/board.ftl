board-table = Картярський стіл
board-undo = Скасувати
board-take-back = Забрати хід
board-do-again = Повернути хід
board-hint-is = Що зробив би найсильніший суперник
board-sounds-on = Звуки: увімкнено
board-sounds-off = Звуки: вимкнено
board-fold-moves = Сховати ходи
board-show-moves = Показати ходи
board-next-deal = Роздати
board-result = Підсумок
board-no-card-fits = Нічого не підходить
board-your-turn = Твій хід
board-your-call = Назви суму
board-your-turn-name = Твій хід, { $name }
board-your-turn-plays = Твоя черга: ходи { FORM($count, as: "form-times") }
board-name-plays = { $name }, ходи { FORM($count, as: "form-times") }
board-your-turn-more = { $count ->
    [1] Твоя черга: ще раз
    [one] Твоя черга: ще { FORM($count, as: "form-times") }
    [few] Твоя черга: ще { FORM($count, as: "form-times") }
   *[many] Твоя черга: ще { FORM($count, as: "form-times") }
 }
board-name-more = { $count ->
    [1] { $name }, ще раз
    [one] { $name }, ще { FORM($count, as: "form-times") }
    [few] { $name }, ще { FORM($count, as: "form-times") }
   *[many] { $name }, ще { FORM($count, as: "form-times") }
 }
board-you-watch-this-deal = До кінця роздачі ти дивишся, як грають інші
board-you-watch-who-won = Це твоя перемога! Дивишся, як грають інші
board-you-watch-this-game = Ти вже не в грі й дивишся, як грають інші
board-no-card-can-be-played = Жодної карти не можна покласти
board-every-card-goes-over = { $limit ->
    [0] З будь-якою картою буде нижче 0
   *[other] З будь-якою картою буде понад { $limit }
 }
board-to-play = на черзі
board-next = далі
board-skipped = хід пропадає
board-sits-out = чекає
board-has-won = перемога!
board-phone-away = немає
board-phone-is-away = телефону зараз немає
board-at-phone = за телефоном
board-sits-this-deal-out = поза роздачею
board-out = поза грою
board-out-of-the-game = поза грою
board-holds-zeus = із Зевсом
board-score = рахунок { $count }
board-forfeits = штрафи: { $count }
board-reward-marks = зірочки: { $count }
board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
 }
board-holds-cards = карти: { $cards }
board-stock = Колода  { $count }
board-stock-cards = { $count ->
    [one] Колода: { $count } карта
    [few] Колода: { $count } карти
   *[many] Колода: { $count } карт
 }
board-stock-under = { $count ->
    [one] Колода: { $count } карта, під нею { FORM($card, form: "nom") }
    [few] Колода: { $count } карти, під ними { FORM($card, form: "nom") }
   *[many] Колода: { $count } карт, під ними { FORM($card, form: "nom") }
 }
board-left = ще { $count }
board-chance = Шанс не програти цю роздачу
board-percent = { $percent } %
board-played = зіграно
board-best = найкраща
board-moves = Ходи
board-deal = Роздача { $number }
board-no-moves = Тут з’являться карти, зіграні в цій роздачі.
board-card-values = Значення карт
