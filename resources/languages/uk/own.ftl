own-set-aside = Одну з ваших ігор не вдалося прочитати; вона збереглася як { $file }.
own-unread = Одну з ваших ігор зараз не прочитати ({ $why }); файл { $file } лишається, як є.
own-kept-unplayed = У гру «{ $name }» тут не зіграти: { $why }. Її файл лишається, як є.
own-not-kept = Гру не вдалося зберегти ({ $why }).
own-nameless = Наша гра
own-not-a-game = У цьому файлі немає гри Cardtable.
own-no-text = У цьому тексті немає гри; скопіюй його ще раз, аж до останньої крапки.
own-text-damaged = У цьому тексті бракує частини гри або є помилка; скопіюй його ще раз.
own-newer = Цю гру зроблено в новішій версії Cardtable; скористайся нею.
own-no-code = На цьому малюнку немає QR-коду гри.
own-no-picture = Цього малюнка не прочитати.
own-unknown-base = Ця гра змінює іншу, якої цей Cardtable не знає; може, знає новіший.
own-makes-no-sense = Правила цієї гри не поєднуються.
own-not-played = У цю гру тут не зіграти: { $why }.
own-text-title = Cardtable: гра { $game }
own-give = Поділитися
own-give-code = Камера телефону прочитає цей код і покаже гру як текст. Надішли його на інший комп’ютер або збережи код як малюнок: Cardtable читає і те, і те.
own-code-spoken = QR-код гри { $game }
own-copy-text = Копіювати текст
own-copied-text = Гра { $game } у буфері обміну, як текст.
own-save-file = Зберегти файл
own-save-code = Зберегти код як малюнок
own-files = Ігри з Cardtable (*.cardgame)
own-save-title = Зберегти гру
own-pictures = Малюнки (*.png)
own-arrival-title = Гра для тебе
own-by = Хто придумав: { $maker }
own-made-from = { $changes ->
    [0] Це гра { $game }, правила ті самі
    [1] Це гра { $game } з одним іншим правилом:
    [one] Це гра { $game } з { $changes } іншим правилом:
    [few] Це гра { $game } з { $changes } іншими правилами:
   *[many] Це гра { $game } з { $changes } іншими правилами:
 }
own-made-anew = Її зроблено з нуля. Ось що про неї треба знати:
own-marked = Відмінності від гри { $game } підкреслено й позначено пером.
own-take = Узяти
own-leave = Не брати
own-taken = Гра { $game } тепер серед ваших ігор.
own-here-already = Гра { $game } вже є серед ваших ігор.
own-ways = Твої ігри
own-bring = Додати гру
own-bring-kinds = Ігри й малюнки (*.cardgame *.cardtable *.png *.jpg *.jpeg *.bmp)
own-paste = Вставити гру
own-shelf = Наші власні ігри
own-shelf-hook = Придумані вами або подаровані.
own-blurb-by = Хто придумав: { $maker }.
own-blurb-from = { $game } з власними правилами.
own-change = Змінити
own-rename-ask = Як назвати гру { $game }?
own-duplicate = Дублювати
own-duplicated = Гра { $game } на твоїй полиці.
own-in-bin = Гра { $game } у кошику цього комп’ютера.
own-deleted-undo = Гру { $game } видалено; { $key } її поверне.
own-back = { $game } знову тут.
own-practicing = Майстер тренується: { $share } %
own-practiced = Майстер потренувався у грі { $game }.
