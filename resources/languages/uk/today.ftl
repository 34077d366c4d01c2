today-puzzle-solved = { $game }, розв’язано
today-deal = Роздача дня
today-about = Усі мають ті самі карти. Рахується перша спроба.
today-new-day = Почався новий день: ось його роздача.
today-who = Хто грає
today-somebody-else = Хтось інший…
today-new-name = Ім’я, потім Enter
today-game = Гра
today-another-game = Щодня інша гра
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
