told-fits = Усе сходиться
told-conflicts = { $count ->
    [one] Не сходиться { $count } річ
    [few] Не сходяться { $count } речі
   *[many] Не сходиться { $count } речей
 }
told-checked = Перевіряється з кожною зміною
told-good = Добре
told-bad = Могло б бути краще
told-open = Ще не відомо
told-sign-and-words = { $sign }: { $words }
told-views = Що означає домашнє правило
told-view-fair = Чесно?
told-view-words = Словами
told-view-compare = Порівняти
told-waits = Спершу хай правила зійдуться
told-for-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
 }
told-deals = { $count ->
    [one] { $number } роздача
    [few] { $number } роздачі
   *[many] { $number } роздач
 }
told-progress = Скільки вже зроблено
told-again = Зіграти знову
told-again-means = Усе знову, з іншими картами
told-soon = Тривають перші роздачі.
told-good-so-far = Поки що все гаразд.
told-a-good-game = Добра гра!
told-could-be-better = { $count ->
    [one] { $count } річ могла б бути кращою.
    [few] { $count } речі могли б бути кращими.
   *[many] { $count } речей могли б бути кращими.
 }
told-failed = Цієї гри не вдалося дограти до кінця. Скасуй останню зміну.
told-who = Комп’ютери грають як діти, як родини і як сильні гравці.
told-trying = Перевіряється: { $change }
told-about-together = Спільна мета
told-about-begins = Хто починає
told-about-endless = Роздачі без кінця
told-about-length = Скільки триває роздача
told-about-choice = Чи є з чого вибирати
told-about-turns = Чи змінюється лідер
told-about-skill = Удача чи вміння
told-about-card = Найважливіша карта
told-about-sums = Приклади для дитини
told-sure = напевно
told-rather-sure = досить певно
told-not-sure = ще не певно
told-depends = залежить від того, хто грає
told-about-sure = { $about } — { $sure }
told-verdict-aloud = { $about }. { $sign }: { $words }
told-percent = { $number } %
told-never = ніколи
told-figure = { $name }: { $number }, десь між { $low } і { $high }.
told-seats = Роздачі без програшу, за місцем
told-seats-won = Виграні роздачі, за місцем
told-seat = { $last ->
    [1] Роздає
   *[other] { $place ->
        [1] Перший
        [2] Другий
        [3] Третій
        [4] Четвертий
        [5] П’ятий
        [6] Шостий
        [7] Сьомий
        [8] Восьмий
        [9] Дев’ятий
       *[other] Десятий
     }
 }
told-even = порівну: { $number }
told-plays = Карт за роздачу
told-middle = типово: { $plays }
told-column = { $plays ->
    [one] { $plays } карта
    [few] { $plays } карти
   *[many] { $plays } карт
 }: роздач { $percent } зі 100.
told-column-last = Карт { $plays } або більше: роздач { $percent } зі 100.
told-beside-game = Порівняно з грою { $game }
told-from-nothing = Цю гру зроблено з нуля, тож її немає з чим порівняти.
told-differs = Що інакше:
told-same = Ще нічого не змінено.
told-figures-beside = Числа обох ігор
told-now = Тепер
told-before = Раніше
told-framed = Числа в рамці справді різняться, це не випадок.
told-beside = { $name }: { $now }, раніше { $was }.
told-beside-differs = { $name }: { $now }, раніше { $was }; справжня різниця.
told-words-differ = { $count ->
    [1] Одна зміна, підкреслена й позначена пером.
    [one] { $count } зміна, підкреслена й позначена пером.
    [few] { $count } зміни, підкреслені й позначені пером.
   *[many] { $count } змін, підкреслених і позначених пером.
 }
