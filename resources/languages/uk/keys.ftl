keys-title = Змінити клавіші
keys-how = Натисни Enter, тоді нову клавішу
keys-press = Натисни нову клавішу
keys-back-to-usual = Повернути { $key }
keys-none = немає
keys-or = { $first } або { $second }
keys-reset = Повернути всі клавіші
keys-were-reset = Усі клавіші знову такі, як на початку.
keys-is-now = { $action }: { $key }
keys-taken = { $key } вже робить це: { $action }.
keys-fixed = { $key } всюди робить те саме. Вибери іншу клавішу.
keys-need-ctrl = Додай Ctrl або Alt до { $key }: тут уводять літери.

## Де діють клавіші

keys-everywhere = Усюди
keys-at-table = За столом
keys-at-end = Наприкінці партії
keys-in-lesson = Коли відповідає дитина
keys-in-workshop = Майстерня

## Що роблять клавіші

keys-hear-again = Почути останні ходи
keys-hear-all = Почути, як іде партія
keys-sneak = Підкинути карту
keys-defend = Скинути рятівну карту
keys-declare = Викласти три однакові
keys-lesson-away = Дитина не за столом
keys-lesson-again = Сказати ще раз
keys-lesson-leave = Далі без відповіді
keys-replay-seat = З наступного місця
keys-replay-costly = Лише дорогі ходи
keys-favorite = Додати гру до улюблених чи прибрати
