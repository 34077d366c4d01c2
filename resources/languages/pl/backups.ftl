backups-title = Kopie zapasowe

## Przyciski i co robią

backups-save = Zapisz wszystko
backups-save-note = Postępy dzieci, ustawienia i wszystkie partie w jednym pliku
backups-open = Przywróć wszystko
backups-open-note = Z pliku zapisanego na innym komputerze
backups-days = Kopie według dni
backups-settings-too = Także ustawienia
backups-settings-too-note = obecne ustawienia zastępuje tymi z kopii
backups-bring = Przywróć…
backups-bring-now = Przywróć
backups-take-back = Cofnij

## Dni, z których jest kopia

backups-before = { $day }, { $time }, przed przywróceniem
backups-settings-alone = ustawienia, bez postępów dzieci
backups-learners = { $learners ->
    [one] 1 dziecko
    [few] { $learners } dzieci
   *[many] { $learners } dzieci
 }
backups-answers = { $answers ->
    [one] 1 odpowiedź
    [few] { $answers } odpowiedzi
   *[many] { $answers } odpowiedzi
 }
backups-games = { $games ->
    [0] żadnych partii
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
 }
backups-holds = { backups-learners }, { backups-answers }
backups-rule = Kopia powstaje każdego dnia, w którym coś się zmienia: postępy dzieci ze wszystkimi odpowiedziami, ustawienia z twoim własnym rewersem, rozwiązane zagadki oraz ostatnio wybrane gry i zasady domowe. Zostaje siedem ostatnich dni i po jednej kopii z czterech tygodni. Kto zostaje usunięty, znika też z kopii.

## Przywracanie

backups-ask-day = Przywrócić tę kopię ({ $day })?
backups-ask-file = Przywrócić wszystko z tego pliku?
backups-adds = To, czego tu brakuje, zostanie dodane; nic, co tu jest, nie zniknie. Najpierw powstanie kopia tego, co jest teraz.
backups-brought = Wróciło to, czego brakowało: { $what }.
backups-brought-own = { $games ->
    [one] Na półce stoi jedna własna gra.
    [few] Na półce stoją { $games } własne gry.
   *[many] Na półce stoi { $games } własnych gier.
 }
backups-brought-puzzles = { $puzzles ->
    [one] Wróciła jedna rozwiązana zagadka.
    [few] Wróciły { $puzzles } rozwiązane zagadki.
   *[many] Wróciło { $puzzles } rozwiązanych zagadek.
 }
backups-brought-back = Twój własny rewers wrócił.
backups-brought-nothing = Niczego tu nie brakowało.
backups-unread = { $count ->
    [one] Jednej partii nie da się odczytać.
    [few] { $count } partii nie da się odczytać.
   *[many] { $count } partii nie da się odczytać.
 }
backups-taken-back = Wszystko jest tak jak przedtem.

## Wszystko jako plik

backups-files = Wszystko z Cardtable (*.zip)
backups-file-name = Cardtable, wszystko.zip

## Co się nie udało, na dole strony

backups-not-made = Nie udało się zrobić dzisiejszej kopii ({ $why }).
backups-not-kept = Nie udało się zapisać zawartości ({ $why }); nic się nie zmienia.
backups-names-not-kept = Nie udało się zapisać nazw partii ({ $why }).
backups-nothing-to-take-back = Nie ma czego cofnąć.
backups-not-ours = Plik { $name } nie zawiera danych Cardtable albo jest uszkodzony; nic się nie zmienia.
backups-unreadable = Nie da się odczytać pliku { $name } ({ $why }).
backups-newer = Ten plik zapisała nowsza wersja Cardtable; użyj właśnie jej.
backups-not-anew = Nie udało się zapisać pliku { $name } od nowa ({ $why }).
