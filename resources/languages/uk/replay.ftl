replay-step-deal = Роздача { $deal }, { $name ->
    [you] роздаєш ти
   *[other] роздає { $name }
 }
replay-step-stop = Тут партію закінчено
replay-step-play = Хід { $number }, { $name ->
    [you] ти кладеш
   *[other] { $name } кладе
 } { FORM($cards, form: "acc") }, сума { $total }
replay-step-play-at = { $way ->
    [eliminate] Хід { $number }, { $name ->
        [you] ти кладеш { FORM($cards, form: "acc") } і вибиваєш { FORM($other, form: "acc") }
       *[other] { $name } кладе { FORM($cards, form: "acc") } і вибиває { FORM($other, form: "acc") }
     }, сума { $total }
    [exchange] Хід { $number }, { $name ->
        [you] ти кладеш { FORM($cards, form: "acc") } і міняєшся картами з { FORM($other, form: "inst") }
       *[other] { $name } кладе { FORM($cards, form: "acc") } і міняється картами з { FORM($other, form: "inst") }
     }, сума { $total }
    [steal] Хід { $number }, { $name ->
        [you] ти кладеш { FORM($cards, form: "acc") } і крадеш карту в { FORM($other, form: "gen") }
       *[other] { $name } кладе { FORM($cards, form: "acc") } і краде карту в { FORM($other, form: "gen") }
     }, сума { $total }
   *[choose] Хід { $number }, { $name ->
        [you] ти кладеш { FORM($cards, form: "acc") } і вибираєш, хто ходить далі: { FORM($other, form: "who") }
       *[other] { $name } кладе { FORM($cards, form: "acc") } і вибирає, хто ходить далі: { FORM($other, form: "who") }
     }, сума { $total }
 }
replay-step-sneak = Хід { $number }, { $name ->
    [you] ти підкидаєш
   *[other] { $name } підкидає
 } { FORM($cards, form: "acc") }, сума { $total }
replay-step-stuck = Хід { $number }, { $name ->
    [you] тобі нічим ходити
   *[other] { $name } не має ходу
 }
replay-step-draw = Хід { $number }, { $name ->
    [you] ти добираєш карту
   *[other] { $name } добирає карту
 }
replay-step-decline = Хід { $number }, { $name ->
    [you] ти відмовляєшся
   *[other] { $name } відмовляється
 }
replay-step-declare = Хід { $number }, { $name ->
    [you] ти викладаєш
   *[other] { $name } викладає
 } { FORM($cards, form: "acc") }
replay-step-defend = Хід { $number }, { $name ->
    [you] ти рятуєшся: скидаєш
   *[other] { $name } рятується: скидає
 } { FORM($cards, form: "acc") }
replay-step-bottom = Хід { $number }, { $name ->
    [you] ти кладеш під колоду
   *[other] { $name } кладе під колоду
 } { FORM($cards, form: "acc") }
replay-step-turned = Хід { $number }, { $name ->
    [you] ти відкриваєш
   *[other] { $name } відкриває
 } { FORM($cards, form: "acc") }
replay-step-take = { $cards ->
    [0] Хід { $number }, { $name ->
        [you] ти крадеш карту
       *[other] { $name } краде карту
     }
   *[other] Хід { $number }, { $name ->
        [you] ти крадеш
       *[other] { $name } краде
     } { FORM($cards, form: "acc") }
 }
replay-step-call = Хід { $number }, { $name ->
    [you] ти називаєш
   *[other] { $name } називає
 } { $total }
replay-step-costly = { $step }, ціна: { $count ->
    [one] { $count } пункт
    [few] { $count } пункти
   *[many] { $count } пунктів
 }
replay-step-last = { $step }. { $ended }
replay-goes-on = Партія триває
replay-won = { $winners ->
    [you] { $winners ->
        [1] Ти виграєш
        [one] Виграєте ви: { FORM($winners, form: "who") }
        [few] Виграєте ви: { FORM($winners, form: "who") }
       *[many] Виграєте ви: { FORM($winners, form: "who") }
     }
    [1] { $winners } виграє
    [one] { $winners } виграють
    [few] { $winners } виграють
   *[many] { $winners } виграють
 }
replay-nobody-won = Не виграє ніхто
replay-note-sneak = підкинуто
replay-note-stuck = ходу немає
replay-note-draw = добір
replay-note-decline = відмова
replay-note-declare = викладено
replay-note-defend = захист
replay-note-bottom = під колоду
replay-note-turned = відкрито
replay-note-take = крадіжка
replay-note-call = названо { $total }
replay-move-play = { $cards }, буде { $total }
replay-move-play-at = { $way ->
    [eliminate] { $cards }, буде { $total }, вибити { FORM($other, form: "acc") }
    [exchange] { $cards }, буде { $total }, обмін картами з { FORM($other, form: "inst") }
    [steal] { $cards }, буде { $total }, украсти карту в { FORM($other, form: "gen") }
   *[choose] { $cards }, буде { $total }, далі ходить { FORM($other, form: "who") }
 }
replay-move-decline = відмовитися
replay-move-sneak = підкинути { FORM($cards, form: "acc") }
replay-move-declare = викласти { FORM($cards, form: "acc") }
replay-move-defend = скинути { FORM($cards, form: "acc") }
replay-move-bottom = покласти під колоду { FORM($cards, form: "acc") }
replay-move-turned = відкрити { FORM($cards, form: "acc") }
replay-move-take = узяти { FORM($cards, form: "acc") }
replay-move-nothing = нічого не класти
replay-coach-best = Краще не буває.
replay-coach-sound = Добрий вибір.
replay-coach-played = Хід: { $move }; шанс не програти роздачу — { $percent } %.
replay-coach-played-by = { $name ->
    [you] Твій хід: { $move }; шанс не програти роздачу — { $percent } %.
   *[other] Хід { FORM($name, form: "gen") }: { $move }; шанс не програти роздачу — { $percent } %.
 }
replay-coach-better = Краще: { $move }, { $percent } %.
replay-coach-looks = Тренер розглядає вибір { $seen } із { $choices }.
replay-coach-cost = Ціна ходу: на скільки пунктів зі 100 він зменшує шанс не програти роздачу.
replay-coach-nothing-worse = Жоден вибір не був помітно гіршим за інший.
replay-looking-back = Перегляд
replay-subtitle = { $game }, { $day }. { $ended }.
replay-subtitle-undated = { $game }. { $ended }.
replay-deal-number = Роздача { $deal }
replay-hand-of = { $name ->
    [you] Твої карти
   *[other] Карти { FORM($name, form: "gen") }
 }
replay-seen-by = Дивиться
replay-position = Місце в партії
replay-open-hands = Відкриті карти
replay-open-hands-tip = Відкрито карти всіх або лише одного
replay-speed-slow = Темп ½×
replay-speed-normal = Темп 1×
replay-speed-quick = Темп 3×
replay-speed-tip = { $speed } (+ і −)
replay-to-the-beginning = На початок
replay-one-move-back = На хід назад
replay-one-move-on = На хід уперед
replay-to-the-end = У кінець
replay-play = Пустити
replay-costly = Дорогі
replay-costly-tip = Лише ходи, що чогось коштували
replay-play-on = Грати далі звідси
replay-play-on-tip = Нова партія з цього місця
replay-share = Поділитися
replay-key-step = на хід назад або вперед
replay-key-ends = на початок або в кінець
replay-key-deals = від роздачі до роздачі
replay-key-play = пустити чи спинити
replay-key-speed = швидше чи повільніше
replay-copied = Партію скопійовано; встав її, де захочеш.
replay-save-record = Зберегти запис партії
replay-save-trace = Зберегти все, що було
replay-save-picture = Зберегти малюнок столу
replay-save-sheet = Зберегти аркуш результатів
replay-kind-record = Партії Cardtable ({ $pattern })
replay-kind-trace = JSON Lines ({ $pattern })
replay-kind-picture = Малюнки ({ $pattern })
replay-kind-sheet = PDF ({ $pattern })
replay-sheet-deal = Роздача
replay-sheet-dealer = Роздає
replay-sheet-plays = Ходи
replay-sheet-total = Сума
replay-sheet-team = Усі разом
replay-sheet-deal-number = Тасування № { $seed }
replay-sheet-tokens = У стовпцях гравців — що в кого лишилося; × — програна роздача.
replay-sheet-scores = У стовпцях гравців — їхні бали; × — програна роздача.
replay-sheet-forfeits = У стовпцях гравців — кількість програних роздач; × — програна роздача.
