progress-skill-add-ones = Додати одиниці ({ $sum })
progress-skill-add-to-ten = До круглого числа ({ $sum })
progress-skill-add-cross-ten = Додати через десяток ({ $sum })
progress-skill-add-ten = Додати десять ({ $sum })
progress-skill-add-teens = Додати 11 і більше ({ $sum })
progress-skill-take-ones = Відняти одиниці ({ $sum })
progress-skill-take-ten = Відняти десять ({ $sum })
progress-skill-take-cross-ten = Відняти через десяток ({ $sum })
progress-skill-take-past-zero = Нижче нуля ({ $sum })
progress-skill-double = Подвоїти ({ $sum })
progress-skill-halve = Половина ({ $sum })
progress-skill-swap-digits = Цифри навпаки ({ $before } і { $answer })
progress-skill-round-to-ten = Округлити ({ $before } до { $answer })
progress-skill-hold = Карти, що дають +0
progress-skill-set = Карти, що задають суму
progress-skill-over-limit = Чи це вже перебір?
progress-skill-room = Скільки до межі
progress-skill-largest-safe = Найбільша безпечна карта
progress-skill-choice = Вибір значення
progress-not-met-yet = ще не було
progress-too-few = ще замало
progress-practicing = у роботі
progress-secure = засвоєно
progress-look-again = засвоєно; повторити
progress-calls = відповідей: { $calls }
progress-right-first-time = { $right } із { $calls } відразу правильно
progress-press-to-practice = Натисни, щоб вправлятися
progress-at-the-table = За столом
progress-title = { $name }: як іде лічба
progress-nothing-yet = Відповідей ще немає; вони з’являться після першої партії.
progress-figures = Відповідей: { $calls } від { $first }. Днів: { $days }, останній { $day }. Відразу правильно: { $right } ({ $percent } %).
progress-minutes = Хвилин на відповіді: приблизно { $minutes }.
progress-secure-heading = Засвоєно
progress-coming-heading = На підході (відразу правильно)
progress-none-secure = Ще нічого: треба вісім правильних відповідей без допомоги, у два різні дні.
progress-none-coming = Усе, що траплялося, засвоєно.
progress-skill-since = { $skill }, з { $day }
progress-skill-look-again = { $skill }: час повторити
progress-skill-too-few = { $skill }: ще замало (відповідей: { $calls })
progress-skills-more = і ще { $count }
progress-skill-coming = { $skill }: { $right } із { $calls }
progress-mistakes-heading = Що найчастіше не виходить
progress-gain = { $way ->
    [answer] Помилки на зразок { $sum }: { $month } — { $made } із { $sums }, тепер — { $now } із { $calls }
   *[kind] Приклади на зразок { $sum }, ще не правильно: { $month } — { $made } із { $sums }, тепер — { $now } із { $calls }
 }
progress-guessed = Схоже, вгадує: неправильних відповідей швидше ніж за секунду { $count } із { $calls }.
progress-no-mistakes = Останнім часом жодна помилка не стала звичкою.
progress-no-guessing = Ніщо не вказує на вгадування.
progress-mistake-times = { $mistake } ({ FORM($count, as: "form-times") }, востаннє { $day })
progress-unexplained = { $count ->
    [one] { $count } відповідь без чіткої закономірності: { $example }
    [few] { $count } відповіді без чіткої закономірності: { $example }
   *[many] { $count } відповідей без чіткої закономірності: { $example }
 }
progress-trend-heading = Тиждень за тижнем
progress-trend-head-week = Тиждень від
progress-trend-head-right = Відразу правильно
progress-trend-head-secure = Засвоєно вмінь
progress-trend-day-format = d MMM
progress-trend-week = { $percent } % ({ $right } із { $calls })
progress-trend-then = Засвоєно вмінь: { $before } у тижні від { $day }, тепер { $now }.
progress-trend-words = Допомога пристосовується так, щоб приблизно чотири відповіді з п’яти були правильні.
progress-probe-heading = Дві хвилини прикладів, без допомоги
progress-probe-result = { $day }: правильно { $right } із { $answered } (варіант { $form })
progress-probe-compare = Обидва варіанти однаково важкі, тож їх можна порівняти.
progress-home-heading = Пограйте вдома
progress-next-heading = Наступний крок
progress-next-larger = Усе, що траплялося, засвоєно: спробуйте гру з більшими числами.
progress-next-begin = Зіграйте партію або зробіть десять хвилин.
progress-next-play = Усе, що траплялося, засвоєно: грайте далі, щоб так і лишилося.
progress-next-practice = Вправлятися: { $skill }
progress-next-at-table = За столом, із картами: { $skill }
progress-what-secure-means = «Засвоєно» означає: з останніх дванадцяти відповідей без допомоги щонайменше вісім були відразу правильні, щонайменше у два різні дні. Далі правильних має бути щонайменше 85 %. Уміння перевіряємо знову через три дні, тиждень і три тижні.
progress-example = { $way ->
    [hold] карта лишає суму { $answer }, а не { $given }
    [set] із { $before } карта робить суму { $answer }, а не { $given }
    [swap] { $before }, якщо поміняти цифри місцями, — це { $answer }, а не { $given }
    [round] { $before }, якщо округлити до десятка, — це { $answer }, а не { $given }
    [floor] { $before } мінус { $step } — це нижче 0, а в цій грі сума зупиняється на 0, а не на { $given }
   *[sum] { $sum }, а не { $given }
 }
progress-example-furthest = якщо сума { $before }, а межа { $limit }, найдалі можна було дійти до { $answer }, а не до { $given }
progress-example-fits = { $picked ->
    [0] що можна покласти, коли сума { $before }, а межа { $limit }: { FORM($cards, form: "nom") } (вибрано: нічого)
   *[other] що можна покласти, коли сума { $before }, а межа { $limit }: { FORM($cards, form: "nom") } (вибрано: { FORM($picked, form: "nom") })
 }
progress-mistake-counted-the-start = Лічить і те число, з якого починає
progress-mistake-added-to-the-tens = Плутає одиниці з десятками
progress-mistake-digits-reversed = Міняє місцями цифри відповіді
progress-mistake-no-carry = Забуває про десяток, що виходить з одиниць
progress-mistake-carried-twice = Переносить на один десяток більше
progress-mistake-added-to-the-ones = Додає десять до одиниць
progress-mistake-only-the-ten = Додає десяток і забуває про одиниці
progress-mistake-only-the-ones = Додає одиниці й забуває про десяток
progress-mistake-added-instead = Додає замість відняти
progress-mistake-took-instead = Віднімає замість додати
progress-mistake-said-the-card = Називає число на карті, а не суму
progress-mistake-counted-the-card = Лічить кожну карту за один крок
progress-mistake-said-the-old-total = Повторює попередню суму
progress-mistake-wrote-side-by-side = Пише десятки й одиниці поряд
progress-mistake-finger-slip = Натискає сусідню клавішу
progress-mistake-said-the-total = Називає суму, а не те, скільки лишилося
progress-mistake-took-from-the-ones = Віднімає десять від одиниць
progress-mistake-smaller-from-larger = Віднімає меншу цифру від більшої
progress-mistake-did-not-break-the-ten = Забуває про позичений десяток
progress-mistake-lost-the-sign = Губить мінус нижче нуля
progress-mistake-stopped-at-zero = Спиняється на нулі
progress-mistake-ignored-the-floor = Іде нижче нуля, хоча гра на ньому спиняється
progress-mistake-doubled-only-the-tens = Подвоює лише десятки
progress-mistake-doubled-only-the-ones = Подвоює лише одиниці
progress-mistake-added-two = Додає два замість подвоїти
progress-mistake-lost-the-odd-ten = Губить половину непарного десятка
progress-mistake-halved-only-the-tens = Ділить навпіл лише десятки
progress-mistake-took-two = Віднімає два замість поділити навпіл
progress-mistake-kept-the-total = Лишає число, як було, хоча воно змінюється
progress-mistake-doubled-a-digit = Пише одну цифру двічі замість поміняти
progress-mistake-rounded-the-other-way = Іде до дальшого десятка
progress-mistake-added-the-face = Додає число з карти, яка робить щось інше
progress-mistake-off-by-one = Помиляється на один чи два
progress-mistake-off-by-ten = Помиляється на десять
progress-mistake-stopped-at-the-ten = Спиняється на десятку
progress-mistake-went-on-from-the-ten = Доходить до десятка й звідти робить ще й увесь крок
progress-mistake-read-the-total-reversed = Читає цифри суми навпаки
progress-mistake-took-a-teen-for-tens = Плутає такі числа, як 13 і 30
progress-mistake-wrote-as-said = Пише зайвий нуль, наприклад 608 замість 68
progress-mistake-dropped-the-tens = Забуває про десятки суми
progress-mistake-took-six-for-nine = Плутає 6 і 9
progress-mistake-doubled-the-total = Подвоює суму замість додати
progress-mistake-did-the-step-twice = Додає або віднімає те саме число двічі
progress-mistake-compared-the-ones = Порівнює з межею одиниці, а не все число
progress-mistake-over-the-limit = Вибирає карту, з якою буде перебір
progress-mistake-left-one-out = Пропускає карту, яку ще можна покласти
progress-mistake-left-a-special-out = Пропускає карту, що нічого не додає або віднімає
progress-mistake-not-the-largest = Вибирає безпечну карту, але не ту, що веде найдалі
progress-home-play = Додавайте по черзі числа до 10 і називайте кожну суму вголос.
progress-home-rules = Перед грою роздивіться карти разом: які нічого не додають, а які задають суму?
progress-home-add-ones = Ідіть сходами й лічіть від будь-якого числа, а не від одного.
progress-home-add-to-ten = Питайте, чого бракує до десяти: 7 і 3, 6 і 4, 8 і 2.
progress-home-add-cross-ten = Викладіть 8 і 5 ґудзиків у два ряди по десять; спершу заповніть перший ряд, а тоді лічіть далі.
progress-home-add-ten = До кількох гривень додавайте по 10 гривень: змінюються лише десятки.
progress-home-add-teens = Додавайте 11 гривень: десять і ще одну.
progress-home-take-ones = З’їжте кілька виноградин із 17 і скажіть, скільки лишилося.
progress-home-take-ten = Беріть із гаманця по 10 гривень: змінюються лише десятки.
progress-home-take-cross-ten = Від 13 лічіть назад спершу до 10, а тоді решту: на сантиметровій стрічці.
progress-home-take-past-zero = Узимку дивіться на термометр: було 6 градусів, стало на 10 градусів холодніше.
progress-home-double = Подвоюйте двома руками: 5 і 5, потім 2 і 2, а тоді все разом.
progress-home-halve = Діліть чесно на двох: спершу десятки, потім одиниці.
progress-home-swap-digits = Напишіть 27 і 72 та скажіть, яка цифра означає десятки.
progress-home-round-to-ten = У магазині округлюйте ціни до десятків.
progress-home-room = Питайте на сантиметровій стрічці: скільки від 14 до 20?
progress-home-over-limit = Візьміть 50 гривень і спитайте, що на них ще можна купити.
progress-home-largest-safe = Наливайте воду в склянку до риски різними ложками: яка ще вміститься?
progress-home-choice = Кладіть туза з відкритими картами й називайте обидві суми, перш ніж вибрати.
progress-sheet-head = Ім’я: { $line } Дата: { $line }
progress-sheet-swap = { $before }, поміняй цифри місцями: { $line }
progress-sheet-round = { $before }, округли до десятка: { $line }
progress-sheet-key = Відповіді: { $title }
progress-card-swap = { $before }, поміняй цифри місцями
progress-card-round = { $before }, округли до десятка
progress-column-time = час
progress-column-mode = режим
progress-column-role = роль
progress-column-variant = гра
progress-column-game = партія
progress-column-session = сеанс
progress-column-before = було
progress-column-cards = карти
progress-column-value = дія карти
progress-column-answer = відповідь
progress-column-skill = уміння
progress-column-support = допомога
progress-column-choices = на вибір
progress-column-hints = підказки
progress-column-tries = спроби
progress-column-errors = помилки
progress-column-milliseconds = мілісекунди
progress-column-right_at_once = відразу правильно
progress-column-entered_by = як введено
progress-column-focus_lost = вікно покинуто
progress-column-ability = рівень
progress-column-expected = очікувано
progress-column-rests = рівень той самий
progress-column-app = версія
progress-column-seed = тасування
progress-saved-again = Успіхи дітей знову зберігаються.
progress-file-unreadable = Попередніх успіхів дітей не вдалося прочитати; вони лишилися у файлі { $file }. Можливо, вони є в резервних копіях.
progress-file-damaged = { $answers ->
    [one] Файл з успіхами дітей був пошкоджений; прочитано { $answers } відповідь зі щонайменше { $of } (дітей: { $learners }). Файл збережено як { $file }. Решта може бути в резервних копіях.
    [few] Файл з успіхами дітей був пошкоджений; прочитано { $answers } відповіді зі щонайменше { $of } (дітей: { $learners }). Файл збережено як { $file }. Решта може бути в резервних копіях.
   *[many] Файл з успіхами дітей був пошкоджений; прочитано { $answers } відповідей зі щонайменше { $of } (дітей: { $learners }). Файл збережено як { $file }. Решта може бути в резервних копіях.
 }
progress-file-mended = { $answers ->
    [0] Файл з успіхами дітей був пошкоджений, але нічого не пропало (дітей: { $learners }). Файл збережено як { $file }.
    [one] Файл з успіхами дітей був пошкоджений, але всі відповіді прочитано: { $answers } (дітей: { $learners }). Файл збережено як { $file }.
    [few] Файл з успіхами дітей був пошкоджений, але всі відповіді прочитано: { $answers } (дітей: { $learners }). Файл збережено як { $file }.
   *[many] Файл з успіхами дітей був пошкоджений, але всі відповіді прочитано: { $answers } (дітей: { $learners }). Файл збережено як { $file }.
 }

progress-probe-not-yet = Ще не було. Це в розділі «Для вчителів».
