reader-question = Питання
reader-your-hand = Твої карти
reader-seats = Місця
reader-middle = Середина столу
reader-sentence = { $line }.
reader-would-go-over = { $limit ->
    [0] { $card }, не можна покласти: було б { $total }, нижче 0
   *[other] { $card }, не можна покласти: було б { $total }, понад { $limit }
 }
reader-cannot-be-played = { $card }, не можна покласти: { $why }
reader-place-in-hand = Карта { $number } із { $count }
reader-value-makes = { $value }, буде { $total }
reader-total = { $way ->
    [clockwise] Сума { $total }, межа { $limit }, лишилося { $left }, гра йде за годинниковою стрілкою
   *[counterclockwise] Сума { $total }, межа { $limit }, лишилося { $left }, гра йде проти годинникової стрілки
 }
reader-total-down = { $way ->
    [clockwise] Сума { $total }, вниз до 0, лишилося { $left }, гра йде за годинниковою стрілкою
   *[counterclockwise] Сума { $total }, вниз до 0, лишилося { $left }, гра йде проти годинникової стрілки
 }
reader-stock-draw = { $stock }. Добери карту
reader-pile-empty = Стос: порожній
reader-pile = { $count ->
    [1] Стос: { $card }, єдина карта
    [one] Стос: зверху { $card }, усього { $count } карта
    [few] Стос: зверху { $card }, усього { $count } карти
   *[many] Стос: зверху { $card }, усього { $count } карт
 }
