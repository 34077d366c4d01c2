storage-no-learner = У цьому файлі немає успіхів дитини з Cardtable.
storage-learner-number = Дитина { $number }
storage-not-kept-here = { $things ->
    [learners] Успіхів дітей тут не зберегти ({ $why }).
   *[statistics] Статистики тут не зберегти ({ $why }).
 }
storage-not-kept-now = { $things ->
    [learners] Успіхів дітей зараз не зберегти ({ $why }).
   *[statistics] Статистики зараз не зберегти ({ $why }).
 }
storage-not-read-now = { $things ->
    [learners] Успіхів дітей зараз не прочитати ({ $why }).
   *[statistics] Статистики зараз не прочитати ({ $why }).
 }
storage-newer-database = { $things ->
    [learners] Ці успіхи дітей зберегла новіша версія Cardtable; скористайся нею.
   *[statistics] Цю статистику зберегла новіша версія Cardtable; скористайся нею.
 }
storage-no-file = { $file } — не звичайний файл
storage-not-deleted = Файл { $file } не вдалося видалити ({ $why }).
storage-not-mended = Пошкодженої партії не вдалося полагодити ({ $why }).
storage-not-put-away = Партію не вдалося відкласти ({ $why }).
storage-names-unread = Назв партій зараз не прочитати; жодної не змінено.
storage-name-not-kept = Назви не вдалося зберегти ({ $why }).
storage-game-not-kept = Партію не вдалося зберегти ({ $why }).
storage-name-taken = Партія з такою назвою знову є; видалена лишається там, де є.
storage-game-not-moved = Партію не вдалося перенести ({ $why }).
storage-not-with-finished = Партію збережено, але не вдалося перекласти до закінчених ({ $why }); програма спробує ще раз під час наступного запуску.
storage-game-not-saved = Партію зараз не зберегти ({ $why }); гра триває, а програма пробує зберегти після кожного ходу.
storage-record-gone = Запис цієї партії зник; її збережено наново з усіма ходами.
storage-record-replaced = На місці запису цієї партії був інший файл; його збережено як { $file }, а партію збережено наново з усіма ходами.
