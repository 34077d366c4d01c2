saved-title = Zapisane partie

## Które partie widać, na rzędzie przycisków

saved-which = Które partie
saved-all = Wszystkie
saved-unfinished = Niedokończone
saved-finished = Zakończone
saved-none = Nie ma tu jeszcze żadnych partii.

## Przyciski

saved-open-file = Otwórz plik
saved-play-on = Graj dalej
saved-save-as = Zapisz jako
saved-copy = Kopiuj jako tekst

## Nazwa partii w polu do pisania

saved-name = Nazwa partii

## Jak partia stoi albo jak się skończyła, w jednej krótkiej linijce

saved-before-first = Przed pierwszym rozdaniem
saved-after-deal = Po rozdaniu { $deal }
saved-in-deal = W rozdaniu { $deal }
saved-your-turn = Rozdanie { $deal }, twoja kolej, suma { $total }
saved-turn = Rozdanie { $deal }, { $player ->
    [you] twoja kolej
   *[other] kolej: { $player }
 }, suma { $total }
saved-won = { $player ->
    [you] Wygrywasz
   *[other] { $player } wygrywa
 }
saved-all-won = { $players ->
    [you] Wygrywacie: { FORM($players, form: "who") }
   *[other] { $players } wygrywają
 }
saved-played-by = { $title }: { $names }
saved-lines = { $title }. { $line }

## Zamiast partii

saved-reading = Trwa odczytywanie tej partii.
saved-unreadable-now = Teraz nie da się odczytać tej partii; zostaje bez zmian.
saved-damaged = Uszkodzona: kończy się tam, dokąd da się ją odczytać.

## Partia jako tekst: co stoi przed nią i co jest nie tak z wklejonym tekstem

saved-text-title = Cardtable: { $name }
saved-text-title-numbered = Cardtable: { $name }, tasowanie nr { $number }
saved-text-no-game = W tym tekście nie ma całej partii; skopiuj ją jeszcze raz, aż do ostatniego nawiasu.
saved-text-beginning = Początek partii w tym tekście jest uszkodzony; skopiuj ją jeszcze raz.
saved-text-moves = W tym tekście { $moves ->
    [one] jest jeden ruch
    [few] są { $moves } ruchy
   *[many] jest { $moves } ruchów
 } z { $all }; skopiuj go jeszcze raz, w całości.
saved-text-unknown-rules = Tę partię rozegrano według zasad, których ten Cardtable nie ma; poproś o nią jako plik.
saved-text-move = Ruchu { $move } w tym tekście nie da się zagrać; skopiuj go jeszcze raz, w całości.
