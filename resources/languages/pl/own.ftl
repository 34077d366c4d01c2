## Na dysku

own-set-aside = Jednej z waszych gier nie da się odczytać; jest zachowana jako { $file }.
own-unread = Jednej z waszych gier nie da się teraz odczytać ({ $why }); plik { $file } zostaje bez zmian.
own-kept-unplayed = W grę „{ $name }” nie da się tu zagrać: { $why }. Jej plik zostaje bez zmian.
own-not-kept = Nie udało się zapisać gry ({ $why }).
own-name-taken = Na jej miejscu jest teraz inna gra.
own-nameless = Nasza gra

## Z zewnątrz

own-not-a-game = W tym pliku nie ma gry z Cardtable.
own-no-text = W tym tekście nie ma gry; skopiuj go jeszcze raz, aż do ostatniej kropki.
own-text-damaged = W tym tekście brakuje części gry albo jest błąd; skopiuj go jeszcze raz.
own-newer = Ta gra powstała w nowszym Cardtable; użyj tamtego.
own-no-code = Na tym obrazie nie ma kodu QR z grą.
own-unknown-base = Ta gra zmienia inną, której to Cardtable nie zna; może zna ją nowsze.
own-not-played = W tę grę nie da się tu zagrać: { $why }.

## Przekazywanie

own-text-title = Cardtable: gra { $game }
