saved-title = Збережені партії
saved-which = Які партії
saved-all = Усі
saved-unfinished = Незакінчені
saved-finished = Закінчені
saved-none = Тут іще немає партій.
saved-open-file = Відкрити файл
saved-play-on = Грати далі
saved-save-as = Зберегти як
saved-copy = Копіювати текст
saved-name = Назва партії
saved-before-first = Перед першою роздачею
saved-after-deal = Після роздачі { $deal }
saved-in-deal = У роздачі { $deal }
saved-your-turn = Роздача { $deal }, твій хід, сума { $total }
saved-turn = Роздача { $deal }, { $player ->
    [you] твій хід
   *[other] ходить { $player }
 }, сума { $total }
saved-won = { $player ->
    [you] Ти виграєш
   *[other] { $player } виграє
 }
saved-all-won = { $players ->
    [you] Виграєте ви: { FORM($players, form: "who") }
   *[other] { $players } виграють
 }
saved-played-by = { $title }: { $names }
saved-lines = { $title }. { $line }
saved-reading = Читаємо цю партію.
saved-unreadable-now = Зараз цієї партії не прочитати; вона лишається, як є.
saved-damaged = Пошкоджена: іде доти, доки її можна прочитати.
saved-text-title = Cardtable: { $name }
saved-text-title-numbered = Cardtable: { $name }, тасування № { $number }
saved-text-no-game = У цьому тексті немає цілої партії; скопіюй його ще раз, аж до останньої дужки.
saved-text-beginning = Початок партії в цьому тексті пошкоджено; скопіюй його ще раз.
saved-text-moves = У цьому тексті { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[many] { $moves } ходів
 } із { $all }; скопіюй його ще раз, цілком.
saved-text-unknown-rules = Цю партію зіграно за правилами, яких цей Cardtable не має; попроси її як файл.
saved-text-move = Хід { $move } у цьому тексті неможливий; скопіюй його ще раз, цілком.
