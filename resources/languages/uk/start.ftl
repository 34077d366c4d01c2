start-motto = Грай у карти, стеж за сумою.
start-table = Стіл, а навколо: { $names }
start-put-away = Відкласти цю партію
start-with-company = З тобою: { $company }
start-turn-of = { $player ->
    [you] Роздача { $deal }, твій хід, сума { $total }
   *[other] Роздача { $deal }, ходить { $player }, сума { $total }
 }
start-goes-on-with = { $game }. { $place }. { $when }
start-deals-with = { $game }. З тобою: { $company }
start-comfort = Як тобі зручно
start-comfort-text = Більший текст
start-comfort-motion = Менше руху
start-new-game-note = Вибери гру й гравців
start-today-note = Задача, роздача, приклади
start-learning-note = Дитина називає суму
start-rules-note = Кожна гра, карта за картою
start-saved = Збережені партії
start-saved-note = Грай далі або переглянь
start-album-note = Твої здобутки
