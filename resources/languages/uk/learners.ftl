learners-title = Навчання
learners-welcome = Кожна карта — це приклад
learners-welcome-sums = Сума 68, і твоя дитина кладе сімку. Скільки тепер? Відповідає дитина.
learners-welcome-help = Якщо рахувати важко, стіл показує стрибок до круглого числа. Без поспіху, і ніхто не чує слова «неправильно».
learners-welcome-nickname = Вистачить прізвиська, і нічого не виходить за межі цього комп’ютера.
learners-welcome-picture = Кролик за столом: сума 68, він кладе сімку й каже, скільки тепер
learners-add = Додати дитину
learners-try = Спробувати
learners-try-tip = Десять прикладів, без імені; нічого не зберігається
learners-ready-to-play = Можна грати
learners-ready-for-more = Час на більші числа
learners-ready-for = { $name }, тепер спробуй: { $game }
learners-right-today = Сьогодні правильно: { $count }
learners-ten-minutes = Десять хвилин
learners-ten-minutes-of = { $name }: десять хвилин
learners-practice = Вправлятися
learners-play = Грати
learners-skills = Уміння
learners-play-of = { $name }: грати партію
learners-beat-your-best = Побий свій рекорд
learners-for-parents = Для батьків
learners-skill-map = Карта вмінь
learners-today = сьогодні правильно
learners-best-row = найбільше поспіль
learners-best-round = найкраще з { $sums }
learners-figure = { $title }: { $figure }
learners-numbers-outgrown = { $numbers }. Уже час на більші.
learners-unread = { $count ->
    [one] { $count } відповідь уже не прочитати, і її не враховано.
    [few] { $count } відповіді вже не прочитати, і їх не враховано.
   *[many] { $count } відповідей уже не прочитати, і їх не враховано.
 }
learners-numbers-to-20 = Числа до 20
learners-numbers-to-50 = Числа до 50
learners-numbers-to-99 = Числа до 99
learners-numbers-tricky = До 99, із хитрими картами
learners-new = Нова дитина
learners-settings-of = { $name }: налаштування
learners-picture = Малюнок, { $picture }
learners-nickname = Прізвисько
learners-nickname-hint = Прізвисько; справжнє ім’я не потрібне
learners-start = З чого почати
learners-start-note = якщо хочеш; задає числа нижче
learners-start-years = Вік або клас
learners-start-age = { $age ->
    [10] 10 років або більше
   *[other] { $age } років
 }
learners-start-grade = { $grade ->
    [5] 5 клас або старший
   *[other] { $grade } клас
 }
learners-start-counts = Лічить до
learners-start-count = Лічить до { $count }
learners-start-unsaid = Не вказано
learners-numbers = Числа
learners-numbers-begin = для початку; тут буде сказано, коли час на більші
learners-numbers-note = якщо їх змінити, допомога почнеться знову
learners-strategy = Перехід через десяток
learners-strategy-note = так, як учать у школі
learners-make-ten = Доповнити до десятка: 68 + 2 + 5
learners-compensation = Десять і назад: 68 + 10 − 3
learners-mode = Як відповідати
learners-mode-ladder = Як піде: допомога з’являється і зникає
learners-mode-choices = Завжди відповіді на вибір
learners-mode-pad = Завжди цифри
learners-hand = Питання перед власним ходом
learners-hand-note = лише біля межі
learners-hand-nothing = Жодного: просто ходити
learners-hand-safe = Що ще можна покласти?
learners-hand-largest = Найбільша безпечна карта
learners-hand-room = Скільки лишилося до межі
learners-hand-mixed = Усе це по черзі
learners-hints = Можна просити підказки
learners-hints-note = підказка — не помилка
learners-strict = Хибні суми рахуються
learners-strict-note = якщо домашні правила дають за них штрафний бал
learners-coach = Тренер може допомагати з ходом
learners-coach-note = каже, чим ходити й чому
learners-speech = Питання читаються вголос
learners-speech-note = голосом цього комп’ютера або в записі
learners-save = Зберегти
learners-gate-why = Цей приклад — від маленьких пальчиків. Розв’яжи його — і ти всередині.
learners-gate-sum = { $first } помножити на { $second }
learners-gate-open = Відчинити
learners-gate-again = Ще не зовсім. Ось інший.
learners-import-tip = Успіхи дитини, збережені раніше у файлі
learners-import-one = Імпортувати успіхи дитини
learners-export-this = Експортувати успіхи дитини
learners-kind = Успіхи дітей ({ $pattern })
learners-is-here = { $name } уже тут.
learners-delete-sure = Видалити назавжди: { $name }?
learners-delete-what = { $answers ->
    [0] Прізвисько, малюнок, налаштування й рекорди зникнуть із цього комп’ютера, разом із резервними копіями, і повернути їх не можна.
    [1] Прізвисько, малюнок, налаштування, рекорди й одна відповідь зникнуть із цього комп’ютера, разом із резервними копіями, і повернути їх не можна.
    [one] Прізвисько, малюнок, налаштування, рекорди й усі відповіді ({ $answers }) зникнуть із цього комп’ютера, разом із резервними копіями, і повернути їх не можна.
    [few] Прізвисько, малюнок, налаштування, рекорди й усі відповіді ({ $answers }) зникнуть із цього комп’ютера, разом із резервними копіями, і повернути їх не можна.
   *[many] Прізвисько, малюнок, налаштування, рекорди й усі відповіді ({ $answers }) зникнуть із цього комп’ютера, разом із резервними копіями, і повернути їх не можна.
 } Зіграні партії та їхні підсумки лишаються; замість прізвиська там буде номер місця. Експортоване, надруковане й те, що лежить у кошику комп’ютера, лишається там, де є.
learners-delete-games = { $count ->
    [1] Одна гра, придумана тут, має в собі це ім’я: { $games }. Вона лишиться, як є, також у зіграних партіях.
    [one] { $count } гра, придумана тут, має в собі це ім’я: { $games }. Вона лишиться, як є, також у зіграних партіях.
    [few] { $count } гри, придумані тут, мають у собі це ім’я: { $games }. Вони лишаться, як є, також у зіграних партіях.
   *[many] { $count } ігор, придуманих тут, мають у собі це ім’я: { $games }. Вони лишаться, як є, також у зіграних партіях.
 }
learners-game-called = «{ $game }»
learners-delete-damaged = Тут відкладено файл з успіхами дітей, якого не вдалося прочитати. Хто в ньому, невідомо, тож його теж буде стерто.
learners-delete-no = Лишити
learners-delete-yes = Видалити назавжди
learners-is-deleted = Видалено. Прізвисько зникло також із партій, статистики й резервних копій; воно може лишатися тільки у файлах, збережених деінде.
learners-is-deleted-but-games = Видалено. Прізвисько зникло також із місць, статистики й резервних копій; ігри, що мають його в собі, лишилися, як були, і воно може бути у файлах, збережених деінде.

learners-child = Мій альбом
learners-child-of = Власна сторінка: { $name }
learners-for-teachers = Для вчителів
learners-parent-can = Що вже вміє { $name }
learners-parent-can-means = Відразу правильно, без допомоги, у різні дні
learners-parent-deal = Роздати: { $game }
learners-parent-next = Що далі
learners-parent-ask = Якщо трапиться { $sum }, запитайте: «Як ти це рахуєш?»
learners-parent-no-cards = Немає часу на карти?
learners-parent-print = Надрукувати або зберегти
learners-parent-tonight = У що зіграти сьогодні ввечері
learners-parent-why-game = Сум, що тренують те, над чим працює { $name }: { $count } на 100.
learners-parent-working = Над чим працює { $name }
learners-parents-of = { $name }: для батьків
learners-probe-who = Дві хвилини прикладів: хто?
learners-numbers-dots = Крапки до 10
