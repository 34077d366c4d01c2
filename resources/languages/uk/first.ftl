first-show = Покажи, як
first-show-hint = Гра за одну роздачу, дві хвилини
first-deal = Твоя перша роздача
first-skip = Пропустити
first-now-you = Тепер ти
first-total = Це сума.
first-keep = Вона не має перевищити { $limit }.
first-keep-down = Вона не має впасти нижче 0.
first-keep-over = На { $limit } роздача закінчується.
first-reach = Дійди до { $limit } раніше за всіх.
first-keep-together = Зробіть рівно { $limit }, усі разом.
first-card = { START($card, form: "nom") } { $does }.
first-stuck = { $player ->
    [you] Тобі нічим ходити.
   *[other] { $player } не має чим ходити.
 }
first-end = { $player ->
    [you] Твоя карта закінчує роздачу.
   *[other] Роздачу закінчує { $player }.
 }
first-end-together = Сума точно { $limit }: ви всі виграли.
first-differs = Не так, як у грі «{ $game }»
first-play-lit = Поклади підсвічену карту
first-not-yet = Ще ні: поклади { FORM($card, form: "acc") }.
first-told = { $number } із { $count }: { $told }
first-play-card = Поклади { FORM($card, form: "acc") }.
first-not-found = Жодна роздача не показує цієї гри добре. Прочитай її правила.
