puzzles-title = Знайди хід
puzzles-book = Розв’язані задачі
puzzles-sums = Задачі на суми
puzzles-looking = Готуємо задачу…
puzzles-question = Яка карта виграє?
puzzles-position = Сума: { $total }, карти { $players ->
    [2] обох
   *[other] всіх
 } відкриті, колоди вже немає. Перший хід твій.
puzzles-next = Після тебе ходить { FORM($name, form: "who") }.
puzzles-goal = Якщо не маєш ходу, програєш роздачу.
puzzles-grade = { $grade ->
    [easy] Легка
    [medium] Середня
   *[hard] Важка
 }: комп’ютери знаходять хід { FORM($tenths, as: "form-times") } із десяти. Ходів до кінця: { $moves }.
puzzles-holds = { $name ->
    [you] Ти маєш { FORM($cards, form: "acc") }.
   *[other] { $name } має { FORM($cards, form: "acc") }.
 }
puzzles-own-card = У твоїй руці: { $told }.
puzzles-answer = { $state ->
    [right] { $move }: це виграє
    [wrong] { $move }: це не виграє
   *[open] { $move }
 }
puzzles-yes = Так, { FORM($cards, form: "nom") }.
puzzles-yes-so = Так, { FORM($cards, form: "nom") } ({ $note }).
puzzles-no = Не { FORM($cards, form: "nom") }: глянь, що з того вийде.
puzzles-no-so = Не { FORM($cards, form: "nom") } ({ $note }): глянь, що з того вийде.
puzzles-it-was = Відповідь: { FORM($cards, form: "nom") }.
puzzles-it-was-so = Відповідь: { FORM($cards, form: "nom") } ({ $note }).
puzzles-idea-keep = Збережи на кінець: { FORM($cards, form: "nom") }.
puzzles-idea-trap = Тепер більше ні в кого немає вибору.
puzzles-idea-top = Одразу до { $total }.
puzzles-idea-room = Спершу звільни місце.
puzzles-idea-pass = Залиш суму комусь іншому.
puzzles-idea-count = Порахуй: комусь іншому раніше не буде чим ходити.
puzzles-stars = Зірочки: { $stars } із 3
puzzles-stars-told = Зірочки: { $stars } із 3.
puzzles-why-not = Чому не { FORM($cards, form: "nom") }?
puzzles-why-not-so = Чому не { FORM($cards, form: "nom") } ({ $note })?
puzzles-cards = Карти й правила
puzzles-card-value = { $shown }: { $told }.
puzzles-play-out = Дограти за столом
puzzles-back = Назад до задачі
puzzles-only-card = більше нічого не підходить
puzzles-last-step = рівно { $total }
puzzles-stuck = { $name ->
    [you] Тобі нічим ходити.
   *[other] { $name } не має ходу.
 }
puzzles-made = { $name }: { FORM($cards, form: "nom") }, { $total }, { $note }.
puzzles-key-days = день раніше, наступний день
puzzles-key-why = чому не інша карта?
puzzles-book-note = Дні задач, які вже розв’язано. Відкрий одну, щоб подумати над нею ще раз.
puzzles-book-empty = Тут зберігаються розв’язані задачі.
puzzles-book-entry = { $game }, { $day }
puzzles-book-lost = Розв’язаних задач не прочитати; їх збережено як { $file }.
puzzles-not-there = Гри з цієї задачі тут уже немає, або її правила змінилися.
puzzles-key-open = відкрити задачу
puzzles-sum-question = { $count ->
    [1] Яка карта дає рівно { $total }?
   *[2] Які дві карти разом дають рівно { $total }?
 }
puzzles-sum-start = Сума: { $total }.
puzzles-sum-of = Приклад { $number } із { $sums }.
puzzles-sum-card = { $state ->
    [right] { FORM($cards, form: "nom") }: правильно
    [wrong] { FORM($cards, form: "nom") }: не ця
    [chosen] { FORM($cards, form: "nom") }: вибрано
   *[open] { FORM($cards, form: "nom") }
 }
puzzles-sum-makes = Це дає { $totals }. Спробуй іншу.
puzzles-sum-does-not-fit = Це виходить за край. Спробуй іншу.
puzzles-sum-step = { START($cards, form: "nom") } дає { $total }.
puzzles-sum-next = Наступний приклад
puzzles-sum-other-day = Приклади попереднього дня
