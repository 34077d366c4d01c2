choice-lay-down-three = Викласти три { FORM($rank, form: "many-acc") }
choice-sneak-card = Підкинути { FORM($card, form: "acc") }
choice-discard-card = Скинути { FORM($card, form: "acc") }
choice-take-card = Узяти { FORM($card, form: "acc") }
choice-let-it-pass = Відмовитися
choice-do-not-answer = Не відповідати
choice-draw-a-card = Добрати карту
choice-give-up = Здатися
choice-play-several = Кілька карт
choice-play-them = Покласти
choice-make-it-total = Хай буде { $total }
choice-which-total = { START($rank, form: "figure") }: яка сума?
choice-turn-the-dial = Поверни коліщатко, введи число або натискай стрілки.
choice-tap-the-line = Торкнися променя, введи число або натискай стрілки.
choice-give-up-out = Якщо здасишся, вибудеш із гри
choice-which-seat = Яке місце?
choice-click-a-seat = Клацни місце або натисни його номер.
choice-which-go-together = Які карти йдуть разом?
choice-click-cards-or-space = Клацни карти або познач їх пробілом.
choice-marked = { $count ->
    [one] Позначено { $count } карту
    [few] Позначено { $count } карти
   *[many] Позначено { $count } карт
 }
choice-mark-another = Познач ще одну карту, що йде разом із нею.
choice-marked-make = { $count ->
    [one] { $count } карта: { $totals }
    [few] { $count } карти: { $totals }
   *[many] { $count } карт: { $totals }
 }
choice-marked-make-any = { $count ->
    [one] { $count } карта: будь-яка сума від { $low } до { $high }
    [few] { $count } карти: будь-яка сума від { $low } до { $high }
   *[many] { $count } карт: будь-яка сума від { $low } до { $high }
 }
choice-enter-plays = { $count ->
    [1] Enter кладе цю карту.
    [one] Enter кладе ці карти.
    [few] Enter кладе ці карти.
   *[many] Enter кладе ці карти.
 }
choice-does-not-go-with = Ця карта не йде разом з іншими.
choice-which-card-from-name = Яку карту береш у { FORM($name, form: "gen") }?
choice-you-see-the-hand = Ти бачиш усі ці карти.
choice-a-bomb = Бомба! Рятуєшся?
choice-name-laid-a-bomb = { $name } кладе бомбу. Рятуєшся?
choice-who-passes-flips = Якщо відмовишся, бомба накриє тебе.
choice-hold-it-too = Ти теж маєш { FORM($card, form: "acc") }. Підкинеш?
choice-name-laid-card = { $name } кладе { FORM($card, form: "acc") }. Підкинеш свою?
choice-sneak-counts = Це твій хід, і ти забираєш Зевса.
choice-which-under-stock = Яка карта піде під колоду?
choice-under-stock-face-up = Вона лежить відкрита; дістанеться тому, хто добере останню карту.
choice-lay-three-down = У тебе три однакові. Викладеш?
choice-others-pay = Інші платять, і роздача закінчується.
choice-which-value = { START($rank, form: "figure") }: { $values }?
choice-only-sneak = Підкинути можна лише { FORM($card, form: "acc") }; або відмовся.
choice-only-saves = Від бомби тебе рятує лише { FORM($card, form: "nom") }; або відмовся.
choice-on-the-buttons = Вибери одну з карт на кнопках.
choice-only-three = Викласти можна лише три однакові карти; або відмовся.
choice-answer-queen-or-not = Відповідай { FORM($rank, form: "inst") } або не відповідай
choice-draw-before = { $count ->
    [1] Добери карту, поки не поклали наступну
    [one] Добери { $count } карту, поки не поклали наступну
    [few] Добери { $count } карти, поки не поклали наступну
   *[many] Добери { $count } карт, поки не поклали наступну
 }
choice-key-marks = позначити карти, що йдуть разом
choice-key-next-seat = наступне місце
choice-what-total-now = { START($ranks, form: "figure") } ({ $value }) до суми { $total }: скільки тепер?
choice-wrong-costs = Введи суму й натисни Enter. За хибну суму — штрафний бал.
choice-wrong-costs-token = Введи суму й натисни Enter. Хибна сума коштує жетон.
choice-wrong-costs-deal = Введи суму й натисни Enter. З хибною сумою роздачу програно.
choice-escape-takes-back = Введи суму й натисни Enter. Esc поверне карту.
choice-new-total = нова сума
