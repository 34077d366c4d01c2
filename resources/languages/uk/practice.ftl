practice-sum-of = Приклад { $number } із { $sums }
practice-once-more = Ще раз
practice-now-a-game = Тепер партія
practice-your-way = Твій спосіб і правильний
practice-result = { $right } із { $sums } відразу правильно
practice-every-one = Усі до одного! Ти їх справді знаєш.
practice-some = З кожним прикладом наступний легший.
practice-new-best = Новий рекорд! Раніше було { $best }.
practice-best-stays = Твій рекорд — { $best }.
practice-first-best = Поки що це твій рекорд.
practice-result-told = { $result }. { $praise }
practice-probe = Дві хвилини прикладів
practice-probe-intro = { $name }, ось приклади: спершу легкі, потім важчі. Роби скільки хочеш; через дві хвилини все скінчиться само. Будь-який приклад можна пропустити. Цього разу ніхто не допомагає і ніхто не дивиться.
practice-probe-begin = Почати
practice-probe-leave-out = Пропустити
practice-probe-sure = Зупинитися зараз? Ці приклади тоді не рахуються, а почати знову можна іншим разом.
practice-probe-stop = Зупинитися
practice-probe-thanks = { $sums ->
    [one] Дякуємо, { $name }! Розв’язано { $sums } приклад.
    [few] Дякуємо, { $name }! Розв’язано { $sums } приклади.
   *[many] Дякуємо, { $name }! Розв’язано { $sums } прикладів.
 }
practice-probe-kept = За два тижні будуть інші. Як пішло, видно у звіті.
