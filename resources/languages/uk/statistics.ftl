statistics-title = Статистика
statistics-person = Хто
statistics-nobody = Ще ніхто
statistics-game = Гра
statistics-time = Час
statistics-time-all = Увесь час
statistics-time-12 = Останні 12 тижнів
statistics-time-4 = Останні 4 тижні
statistics-time-1 = Останні 7 днів
statistics-seat = Місце
statistics-any-seat = Усі місця
statistics-seat-number = Місце { $seat }
statistics-opponents = Суперники
statistics-any-opponents = Усі суперники
statistics-unreadable = Статистики не вдалося прочитати, її рахують знову; стара — { $file }.
statistics-save = Зберегти CSV
statistics-files = CSV (*.csv)
statistics-numbers = Найважливіші числа
statistics-deals-played = зіграно роздач
statistics-games-won = виграно партій
statistics-won-of = { $won } із { $games }
statistics-streak = перемог поспіль
statistics-busts = переборів
statistics-plays-a-deal = ходів за роздачу
statistics-tokens = збережено жетонів
statistics-number-of = { $words }: { $number }
statistics-levels = Виграні партії, за суперником
statistics-level = { $level }: виграно { $won } із { $games }.
statistics-even-share = пунктир: якби всі вигравали однаково часто
statistics-weeks = Роздач за тиждень
statistics-week = тиждень від { $day }: { $deals ->
    [one] { $deals } роздача
    [few] { $deals } роздачі
   *[many] { $deals } роздач
 }
statistics-now = тепер
statistics-this-week = цього тижня: { $deals }
statistics-no-weeks = За ці тижні не зіграно жодної роздачі.
statistics-plays = Ходів у роздачі
statistics-length = { $plays ->
    [one] { $plays } хід
    [few] { $plays } ходи
   *[many] { $plays } ходів
 }: { $deals ->
    [one] { $deals } роздача
    [few] { $deals } роздачі
   *[many] { $deals } роздач
 }
statistics-lengths = ходів від { $low } до { $high }: { $deals ->
    [one] { $deals } роздача
    [few] { $deals } роздачі
   *[many] { $deals } роздач
 }
statistics-bests = Рекорди
statistics-best-streak = Найбільше перемог поспіль
statistics-best-deal = Найдовша роздача
statistics-best-deal-plays = { $plays ->
    [one] { $plays } хід
    [few] { $plays } ходи
   *[many] { $plays } ходів
 }
statistics-best-table = Виграш за найбільшим столом
statistics-best-table-seats = { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
 }
statistics-best-tokens = Найбільше жетонів
statistics-best = { $words }: { $number }, { $day }.
statistics-nothing = Поки що нічого: закінчи партію.
statistics-bar = { $words }.
statistics-column-date = дата
statistics-column-game = гра
statistics-column-seats = місць
statistics-column-deals = роздач
statistics-column-ended = кінець
statistics-column-undone = забрано ходів
statistics-column-seat = місце
statistics-column-name = ім’я
statistics-column-level = рівень
statistics-column-won = виграш
statistics-column-tokens = жетони
statistics-column-busts = перебори
