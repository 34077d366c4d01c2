today-puzzle-solved = { $game }, розв’язано
today-deal = Роздача дня
today-about = Одна роздача, суперники: { $company }. Сьогодні всі мають ті самі карти. Рахується перша спроба.
today-is-over = Цю роздачу закінчено: вона була лише на той день.
today-new-day = Почався новий день: ось його роздача.
today-who = Хто грає
today-somebody-else = Хтось інший…
today-new-name = Ім’я, потім Enter
today-game = Гра
today-another-game = Щодня інша гра
today-nobody = Ніхто не грав.
today-came-to = { $plays ->
    [one] { $plays } хід
    [few] { $plays } ходи
   *[many] { $plays } ходів
 }, роздача закінчилася на { $total }
today-again = { $times ->
    [1] Зіграно ще раз
    [one] Зіграно ще { $times } раз
    [few] Зіграно ще { $times } рази
   *[many] Зіграно ще { $times } разів
 }
today-again-and-held = { $times ->
    [1] Зіграно ще раз, без програшу
    [one] Зіграно ще { $times } раз, бувало й без програшу
    [few] Зіграно ще { $times } рази, бувало й без програшу
   *[many] Зіграно ще { $times } разів, бувало й без програшу
 }
today-league = Родинна ліга
today-this-week = Цей тиждень
today-week = Тиждень від { $day }
today-week-before = Тиждень раніше
today-week-after = Тиждень пізніше
today-nobody-played = Закінчених партій немає.
today-games-of = Виграно партій: { $won } із { $games }, роздач без програшу: { $held } із { $deals }
today-days-of = Роздач дня без програшу: { $held } із { $days }
today-best-week = Найкращий тиждень: перемог { $won }, { $day }
today-best-yet = Найкращий тиждень досі; раніше було { $won }
