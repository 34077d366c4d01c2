games-none-for-words = Для «{ $words }» гри не знайдено.
games-heard-found = { $count ->
    [1] Знайдено одну гру: { $game }
    [one] Знайдено { $count } гру. Найкраще підходить: { $game }
    [few] Знайдено { $count } гри. Найкраще підходить: { $game }
   *[many] Знайдено { $count } ігор. Найкраще підходить: { $game }
 }
games-none-fits = Такої гри немає.
games-no-favorites = Улюблених ігор ще немає. Зірочка біля гри робить її улюбленою.
games-none-played = Тут ще немає зіграних ігор.
games-do-you-mean = Може, одна з цих?
games-like-it = Схожа гра
games-show-all = Показати всі ігри
games-all = Усі ігри
games-favorites = Улюблені
games-recent = Недавні
games-for-children = Добре для дітей
games-for-children-means = Одна карта за хід, мало особливих карт, мало карт у руці, сума не мусить іти нижче 0
games-number-of-players = Кількість гравців
games-for-players = { $players ->
    [one] Для { $players } гравця
    [few] Для { $players } гравців
   *[many] Для { $players } гравців
 }
games-new-game = Нова партія
games-search = Шукати гру
games-deal = Роздати
games-seats = Місця
games-house-rules = Домашні правила
games-how-to-play = Як грати
games-what-to-look-at = Що показати
games-back-to-games = Назад до гри
games-more = ще { $count }
games-up-to = { $players ->
    [one] { $players } гравець, до { $most }
    [few] { $players } гравці, до { $most }
   *[many] { $players } гравців, до { $most }
 }
games-how-long = Як довго
games-short = Коротка, { $time }
games-usual-length = Звичайна, { $time }
games-only-one = Підходить лише одна гра: { $game }.
games-phones-join = Пустити телефони в цю партію
games-without = без { $kind ->
    [reverse] розвороту
    [skip] пропуску
    [any] будь-якої суми
    [name] вибору гравця
    [hands] обміну
    [twice] двох ходів
    [answer] відповіді
    [together] кількох карт разом
    [jokers] джокерів
   *[pack] власної колоди
 }
games-that-fits = Гра, що підходить
games-for-learner = Для { $name ->
    [you] тебе
   *[other] гравця { $name }
 }: { $game }
games-rules-clash = Ці правила не поєднуються: { $why }.
games-no-house-rules = У цієї гри немає домашніх правил.
games-more-house-rules = Більше домашніх правил
games-value-usual = { $value } (звично)
games-deal-number = Тасування №
games-new-cards = нові карти
games-deal-number-means = Лиши порожнім, щоб були нові карти; той самий номер, місця й правила дають ті самі карти
games-with-changes = З твоїми змінами: { $changes }.
games-with-more-changes = З твоїми змінами: { $changes }; і ще { $more }.
games-the-usual-rules = Звичні правила
games-takes-changes-back = Скасовує зміни в правилах
games-person = Людина
games-phone = Телефон
games-at-a-phone = { $name }, за телефоном
games-computer = Комп’ютер
games-add = Додати гравця
games-name-and-picture = Ім’я та малюнок
games-move-left = Пересунути ліворуч
games-move-right = Пересунути праворуч
games-add-computer = Додати комп’ютер (Insert)
games-add-person = Додати людину (Shift+Insert)
games-open-hands = Усі карти відкриті
games-open-hands-means = Карти всіх лежать відкриті, для початківців; комп’ютери не підглядають
games-drag = Перетягни на інше місце або натисни Alt і стрілку
games-another-picture = Інший малюнок
games-seat-played-by = { $name ->
    [you] Місце { $number }, твоє, хто грає
   *[other] Місце { $number }, { $name }, хто грає
 }
games-seat-name = Місце { $number }: ім’я
games-seat-picture = { $name ->
    [you] Місце { $number }, твоє: малюнок, { $picture }
   *[other] Місце { $number }, { $name }: малюнок, { $picture }
 }
games-what-does = { $name ->
    [you] Що робиш ти
   *[other] Що робить { $name }
 }
games-take-away = { $name ->
    [you] Прибрати твоє місце
   *[other] Прибрати: { $name }
 }
games-role-scorekeeper = Рахує все
games-role-caller = Рахує своє
games-role-checker = Перевіряє
games-role-plain = Просто грає
games-role-scorekeeper-means = Рахує все: називає кожну суму
games-role-caller-means = Рахує своє: називає суму своїх карт
games-role-checker-means = Перевіряє: ловить хибні суми комп’ютерів
games-role-plain-means = Просто грає: без лічби
games-level-beginner = Новачок: здебільшого ходить навмання
games-level-casual = Аматор: часом помиляється
games-level-cautious = Обачний: спершу ходить великими картами
games-level-expert = Майстер: має вправність або думає наперед
games-families = Родини ігор
games-families-keys = Tab веде до ігор родини, Enter починає першу
games-variants = { $count ->
    [one] { $count } різновид
    [few] { $count } різновиди
   *[many] { $count } різновидів
 }
games-shelf-spoken = { $family }, { $count ->
    [one] { $count } різновид
    [few] { $count } різновиди
   *[many] { $count } різновидів
 }. { $hook }
games-age = { $age }+
games-found = Знайдені ігри
games-of-family = Ігри родини
games-favorite-key = F робить гру улюбленою
games-begin-here = почни тут
