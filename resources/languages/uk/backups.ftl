backups-title = Резервні копії
backups-save = Зберегти все
backups-save-note = Успіхи дітей, налаштування й усі партії в одному файлі
backups-open = Відновити все
backups-open-note = Із файлу, збереженого на іншому комп’ютері
backups-days = Копії за днями
backups-settings-too = Також налаштування
backups-settings-too-note = замінить теперішні налаштування тими, що в копії
backups-bring = Відновити…
backups-bring-now = Відновити
backups-take-back = Повернути, як було
backups-before = { $day }, { $time }, до відновлення
backups-settings-alone = лише налаштування, без дітей
backups-learners = { $learners ->
    [one] { $learners } дитина
    [few] { $learners } дитини
   *[many] { $learners } дітей
 }
backups-answers = { $answers ->
    [one] { $answers } відповідь
    [few] { $answers } відповіді
   *[many] { $answers } відповідей
 }
backups-games = { $games ->
    [0] жодної партії
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
 }
backups-holds = { backups-learners }, { backups-answers }
backups-rule = Копія робиться щодня, коли щось змінилося: успіхи дітей з усіма відповідями, налаштування з твоєю сорочкою карт, розв’язані задачі, а також вибрані останніми ігри й домашні правила. Зберігаються останні сім днів і по одній копії з чотирьох тижнів. Кого видалено, зникає і з копій.
backups-ask-day = Відновити цю копію ({ $day })?
backups-ask-file = Відновити все з цього файлу?
backups-adds = Чого тут бракує, те буде додано; з того, що є, нічого не зникне. Спершу зробиться копія теперішнього стану.
backups-brought = Знову тут те, чого бракувало: { $what }.
backups-brought-own = { $games ->
    [1] На твоїй полиці стоїть власна гра.
    [one] На твоїй полиці стоїть { $games } власна гра.
    [few] На твоїй полиці стоять { $games } власні гри.
   *[many] На твоїй полиці стоїть { $games } власних ігор.
 }
backups-brought-puzzles = { $puzzles ->
    [one] Повернулася { $puzzles } розв’язана задача.
    [few] Повернулися { $puzzles } розв’язані задачі.
   *[many] Повернулося { $puzzles } розв’язаних задач.
 }
backups-brought-back = Твоя власна сорочка карт знову тут.
backups-brought-nothing = Тут нічого не бракувало.
backups-unread = { $count ->
    [one] { $count } партію не прочитати.
    [few] { $count } партії не прочитати.
   *[many] { $count } партій не прочитати.
 }
backups-taken-back = Усе так, як було раніше.
backups-files = Усе з Cardtable (*.zip)
backups-file-name = Cardtable, усе.zip
backups-not-made = Сьогоднішню копію не вдалося зробити ({ $why }).
backups-not-kept = Те, що в ній є, не вдалося зберегти ({ $why }); нічого не змінено.
backups-names-not-kept = Назви партій не вдалося зберегти ({ $why }).
backups-nothing-to-take-back = Нічого повертати.
backups-not-ours = Файл { $name } не містить даних Cardtable або пошкоджений; нічого не змінено.
backups-unreadable = Файл { $name } не прочитати ({ $why }).
backups-newer = Цей файл створила новіша версія Cardtable; скористайся нею.
backups-not-anew = Файл { $name } не вдалося записати наново ({ $why }).
