## Start

window-title = { $page } – { $app }
window-no-start = Cardtable nie może się uruchomić. Twoje partie są takie, jakie były; co się stało, przeczytasz w pliku { $log }.
window-settings-unread = Teraz nie da się odczytać twoich ustawień; plik zostaje bez zmian, a program spróbuje jeszcze raz.
window-state-unread = Teraz nie da się odczytać twoich ostatnich i ulubionych gier; plik zostaje bez zmian, a program spróbuje jeszcze raz.
window-settings-lost = Twoich ustawień nie da się odczytać i są takie jak pierwszego dnia; stary plik jest zachowany jako { $file }.
window-state-lost = Twoich ostatnich i ulubionych gier nie da się odczytać i są zapomniane; stary plik jest zachowany jako { $file }.

## Ustawienia

window-settings-saved = Twoje ustawienia znów się zapisują.
window-settings-not-saved = Nie da się zapisać twoich ustawień; obowiązują, dopóki nie zamkniesz programu.
window-folder = Twoje partie i ustawienia są w folderze { $folder }.
window-sounds-on = Dźwięki są włączone.
window-sounds-off = Dźwięki są wyłączone.

## Zamykanie

window-saving = Trwa zapisywanie; ten dysk jest powolny. Okno zamknie się samo, gdy wszystko będzie zapisane.
window-game-not-saved = Ostatnie ruchy tej partii nie są zapisane.
window-learners-not-saved = Ostatnie ćwiczenia dzieci nie są zapisane.
window-lost-if-closed = Przepadną, jeśli teraz zamkniesz okno.
window-keep-open = Nie zamykaj
window-close-anyway = Zamknij mimo to

## Gdy coś poszło nie tak: okno z raportem

window-went-wrong = Coś poszło nie tak
window-report = Raport
window-nothing-lost = Nic z twoich partii nie przepadło. Dzięki temu raportowi można znaleźć i naprawić błąd.
window-game-kept = Partia jest zapisana do ostatniego ruchu i toczy się dalej. Dzięki temu raportowi można znaleźć i naprawić błąd.
window-game-goes-on = Partia toczy się dalej.
window-with-game = Razem z tą partią
window-with-game-means = jej zasady, rozdanie i ruchy, więc także karty na rękach, ale bez imion
window-copy-report = Kopiuj raport
window-save-report = Zapisz raport
window-text-files = Tekst (*.txt)

## Partie na tym komputerze

window-game-opens = Partia się otwiera; Esc przerywa.
window-game-left = Twoja partia jest zapisana. Znajdziesz ją w zapisanych partiach.
window-game-unread = Teraz nie da się odczytać tej partii ({ $why }).
window-game-goes-on-before = Zapisana partia jest uszkodzona i toczy się dalej od miejsca przed uszkodzeniem; cała jest w pliku { $file }.
window-game-plays-otherwise = Zapisanej partii nie da się grać dalej tak, jak stoi, więc toczy się od wcześniejszego ruchu; cała jest odłożona jako { $file }.
window-game-lost = Zapisanej partii nie da się odczytać; jest zachowana jako { $file }.
window-games-lost = { $count ->
    [one] Jednej zapisanej partii nie da się odczytać; jest zachowana
    [few] { $count } zapisanych partii nie da się odczytać; są zachowane
   *[many] { $count } zapisanych partii nie da się odczytać; są zachowane
 } w folderze { $folder }.
window-game-unread-kept = Teraz nie da się odczytać zapisanej partii; zostaje bez zmian ({ $when }).
window-names-lost = Nazw partii nie da się odczytać; są zachowane jako { $file }.
window-names-unread = Teraz nie da się odczytać nazw partii; plik zostaje bez zmian.
window-game-in-bin = Partia jest w koszu tego komputera.
window-game-deleted-undo = Partia jest usunięta; { $key } ją przywraca.
window-game-back = Partia wróciła.
window-not-opened = Nie można otworzyć pliku { $file }: { $why }

## Tytuły okien systemu i rodzaje plików

window-open-game = Otwórz partię
window-games-files = Partie Cardtable (*.cardtable)
