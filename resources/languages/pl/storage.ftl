## Dzieci i statystyki

storage-no-learner = W tym pliku nie ma postępów dziecka z Cardtable.
storage-learner-number = Dziecko { $number }
storage-not-kept-here = { $things ->
    [learners] Tu nie da się zapisywać postępów dzieci ({ $why }).
   *[statistics] Tu nie da się zapisywać statystyk ({ $why }).
 }
storage-not-kept-now = { $things ->
    [learners] Teraz nie da się zapisać postępów dzieci ({ $why }).
   *[statistics] Teraz nie da się zapisać statystyk ({ $why }).
 }
storage-not-read-now = { $things ->
    [learners] Teraz nie da się odczytać postępów dzieci ({ $why }).
   *[statistics] Teraz nie da się odczytać statystyk ({ $why }).
 }
storage-newer-database = { $things ->
    [learners] Te postępy dzieci zapisała nowsza wersja Cardtable; użyj właśnie jej.
   *[statistics] Te statystyki zapisała nowsza wersja Cardtable; użyj właśnie jej.
 }
storage-no-file = { $file } nie jest zwykłym plikiem
storage-not-deleted = Nie udało się usunąć pliku { $file } ({ $why }).

## Partie

storage-not-mended = Nie udało się naprawić uszkodzonej partii ({ $why }).
storage-not-put-away = Nie udało się odłożyć partii ({ $why }).
storage-names-unread = Teraz nie da się odczytać nazw partii; żadna się nie zmienia.
storage-name-not-kept = Nie udało się zapisać nazwy ({ $why }).
storage-game-not-kept = Nie udało się zachować partii ({ $why }).
storage-name-taken = Znów jest partia o tej nazwie; usunięta zostaje tam, gdzie jest.
storage-game-not-moved = Nie udało się przenieść partii ({ $why }).
storage-not-with-finished = Partia jest zapisana, ale nie udało się jej odłożyć do zakończonych ({ $why }); program spróbuje jeszcze raz przy następnym uruchomieniu.
storage-game-not-saved = Teraz nie da się zapisać partii ({ $why }); gra toczy się dalej, a program próbuje zapisać ją po każdym ruchu.
storage-record-gone = Plik tej partii zniknął; partia jest zapisana od nowa, ze wszystkimi ruchami.
storage-record-replaced = W miejscu pliku tej partii był inny plik; jest zachowany jako { $file }, a partia jest zapisana od nowa, ze wszystkimi ruchami.
