window-title = { $page } – { $app }
window-no-start = Cardtable не може запуститися. Твої партії лишилися, як були; що сталося, каже { $log }.
window-settings-unread = Твоїх налаштувань зараз не прочитати; файл лишається, як є, програма спробує ще раз.
window-state-unread = Твоїх останніх і улюблених ігор зараз не прочитати; файл лишається, як є, програма спробує ще раз.
window-settings-lost = Твоїх налаштувань не прочитати, вони такі, як першого дня; старі збережено як { $file }.
window-state-lost = Твоїх останніх і улюблених ігор не прочитати, їх забуто; старі збережено як { $file }.
window-settings-saved = Твої налаштування знову зберігаються.
window-settings-not-saved = Твоїх налаштувань не зберегти; вони діють, доки не закриєш Cardtable.
window-folder = Твої партії й налаштування — у теці { $folder }.
window-sounds-on = Звуки ввімкнено.
window-sounds-off = Звуки вимкнено.
window-saving = Зберігаємо; цей диск повільний. Вікно закриється само, коли все збережеться.
window-game-not-saved = Останні ходи цієї партії не збережено.
window-learners-not-saved = Останні відповіді дітей не збережено.
window-lost-if-closed = Якщо закрити зараз, це пропаде.
window-keep-open = Не закривати
window-close-anyway = Усе одно закрити
window-went-wrong = Щось пішло не так
window-report = Звіт
window-nothing-lost = Нічого зіграного не пропало. Цей звіт допоможе знайти й виправити помилку.
window-game-kept = Партію збережено до останнього ходу, вона триває. Цей звіт допоможе знайти й виправити помилку.
window-game-goes-on = Партія триває.
window-with-game = Разом із цією партією
window-with-game-means = її правила, роздача й ходи, а отже, всі карти в руках, але без імен
window-copy-report = Копіювати звіт
window-save-report = Зберегти звіт
window-text-files = Текст (*.txt)
window-game-opens = Партія відкривається; Esc скасовує.
window-game-left = Твою партію збережено. Вона в «Збережених партіях».
window-game-unread = Партії зараз не прочитати ({ $why }).
window-game-goes-on-before = Збережену партію пошкоджено, вона йде далі з місця перед тим; уся вона у файлі { $file }.
window-game-plays-otherwise = Збереженої партії не дограти так, як вона стоїть, тож вона йде далі з місця перед тим; усю її відкладено як { $file }.
window-game-lost = Збереженої партії не прочитати; її збережено як { $file }.
window-games-lost = { $count ->
    [one] { $count } збережену партію не прочитати; її збережено
    [few] { $count } збережені партії не прочитати; їх збережено
   *[many] { $count } збережених партій не прочитати; їх збережено
 } у теці { $folder }.
window-game-unread-kept = Збереженої партії зараз не прочитати; вона лишається, як є ({ $when }).
window-names-lost = Назв партій не прочитати; їх збережено як { $file }.
window-names-unread = Назв партій зараз не прочитати; файл лишається, як є.
window-game-in-bin = Партія в кошику цього комп’ютера.
window-game-deleted-undo = Партію видалено; { $key } її поверне.
window-game-back = Партія повернулася.
window-not-opened = Файл { $file } не відкрити: { $why }
window-open-game = Відкрити партію
window-games-files = Партії Cardtable (*.cardtable)
