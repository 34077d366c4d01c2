play-no-hint = Цього разу підказки немає; спитай ще раз.
play-end-game-here = Закінчити партію тут
play-skip-to-end = Одразу до кінця
play-key-choose = вибрати карту
play-key-play = покласти, далі
play-key-number = покласти цю карту, вибрати відповідь
play-key-hear = почути останні ходи чи все
play-tap-when-ready = Торкнися і грай
play-pass-to = Передай: { $name }
play-nobody-peeks = Не підглядати!
play-running-total = Сума
play-direction = Напрямок
play-way = { $way ->
    [clockwise] за годинниковою
   *[counterclockwise] проти годинникової
 }
play-after = Після { FORM($player, form: "gen") }
play-fact = { $fact }: { $value }.
play-since = Після твого останнього ходу
play-paused = Пауза
play-table-waits = Стіл чекає на тебе.
play-on = Грати далі
play-disk-is-slow = Диск довго зберігає партію; гра тим часом триває.
play-saved-again = Партія знову зберігається.
play-everybody-loses = Програють усі
play-team-wins = Разом вам удалося!
play-team-loses = Цього разу ні
play-you-win = Перемога твоя!
play-name-wins = { $name } виграє!
play-name-wins-this-one = Цього разу виграє { $name }.
play-several-win = { $players ->
    [you] Виграєте ви: { FORM($players, form: "who") }!
   *[other] { $players } виграють!
 }
play-held = { $player ->
    [you] Ти тримаєшся!
   *[other] { $player } тримається!
 }
play-not-held = { $player ->
    [you] Цього разу ти програєш.
   *[other] Цього разу { $player } програє.
 }
play-again = Ще раз
play-back-to-today = Назад до «Сьогодні»
play-look-back = Перегляд
play-what-held-is = Які карти комп’ютери приписували іншим і які ті мали насправді
play-share = Поділитися
play-your-team = Ваша команда
play-team = { START($players, form: "who") }
play-game-and-deals = { $count ->
    [one] { $game }, { $count } роздача
    [few] { $game }, { $count } роздачі
   *[many] { $game }, { $count } роздач
 }
play-score = Рахунок
play-reward-marks = Зірочки
play-deals-lost = Програні роздачі
play-score-count = Рахунок { $count }
play-won-the-game = виграш
play-won-with-three = виграш із трьома { FORM($rank, form: "many-inst") }
play-held-three = у руці три { FORM($rank, form: "many") }
play-out-on-move = поза грою з ходу { $move }
play-out-in-deal = поза грою з роздачі { $deal }
play-lost-the-game = програш
play-played-to-the-end = у грі до кінця
play-lost-deals = { $count ->
    [0] без програних роздач
    [one] { $count } програна роздача
    [few] { $count } програні роздачі
   *[many] { $count } програних роздач
 }
play-and-marks = зірочки: { $count }
play-standing-at-place = Місце { $place }: { $told }.
play-taken-back = Хід забрано.
play-done-again = Хід повернено.
play-wants-to-take-back = { $player ->
    [you] Ти хочеш забрати останній хід.
   *[other] { $player } хоче забрати останній хід.
 }
play-take-it-back = Забрати
play-do-not-take-back = Хай буде
play-not-all-agree = Не всі згодні: хід лишається.

play-album-new = { $player ->
    [you] Новинка у твоєму альбомі: { $deed }
   *[other] Новинка в альбомі ({ $player }): { $deed }
 }
play-outlasted = { $player ->
    [you] Ти протримуєшся
   *[other] { $player } протримується
 } довше, ніж { $count } з { $all }
play-better = { play-outlasted }, краще, ніж у { $games } попередніх партіях
play-survived = { $player ->
    [you] Витримані роздачі:
   *[other] { $player }, витримані роздачі:
 } { $count } з { $all }
play-longest = { $player ->
    [you] Твоя найдовша роздача.
   *[other] { $player }: найдовша роздача.
 } Ходи: { $count }
play-decided = Вирішила роздача { $deal }
