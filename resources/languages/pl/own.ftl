## Na dysku

own-set-aside = Jednej z waszych gier nie da się odczytać; jest zachowana jako { $file }.
own-unread = Jednej z waszych gier nie da się teraz odczytać ({ $why }); plik { $file } zostaje bez zmian.
own-kept-unplayed = W grę „{ $name }” nie da się tu zagrać: { $why }. Jej plik zostaje bez zmian.
own-not-kept = Nie udało się zapisać gry ({ $why }).
own-nameless = Nasza gra

## Z zewnątrz

own-not-a-game = W tym pliku nie ma gry z Cardtable.
own-no-text = W tym tekście nie ma gry; skopiuj go jeszcze raz, aż do ostatniej kropki.
own-text-damaged = W tym tekście brakuje części gry albo jest błąd; skopiuj go jeszcze raz.
own-newer = Ta gra powstała w nowszym Cardtable; użyj tamtego.
own-no-code = Na tym obrazie nie ma kodu QR z grą.
own-no-picture = Tego obrazu nie da się odczytać.
own-unknown-base = Ta gra zmienia inną, której to Cardtable nie zna; może zna ją nowsze.
own-makes-no-sense = Zasady tej gry do siebie nie pasują.
own-not-played = W tę grę nie da się tu zagrać: { $why }.

## Przekazywanie

own-text-title = Cardtable: gra { $game }
own-give = Przekaż
own-give-code = Aparat telefonu odczyta ten kod i da grę jako tekst. Wyślij go na inny komputer albo zapisz kod jako obraz: Cardtable odczyta jedno i drugie.
own-code-spoken = Kod QR gry { $game }
own-copy-text = Kopiuj jako tekst
own-copied-text = Gra { $game } jest w schowku jako tekst.
own-save-file = Zapisz jako plik
own-save-code = Zapisz kod jako obraz
own-files = Gry z Cardtable (*.cardgame)
own-save-title = Zapisz grę
own-pictures = Obrazy (*.png)

## Przyjmowanie

own-arrival-title = Gra dla ciebie
own-by = Wymyślone przez: { $maker }
own-made-from = To gra { $game }, { $changes ->
    [0] bez zmian w zasadach
    [one] w której zmienia się jedna zasada:
    [few] w której zmieniają się { $changes } zasady:
   *[many] w której zmienia się { $changes } zasad:
 }
own-made-anew = Jest wymyślona od zera. Oto co trzeba wiedzieć:
own-marked = Zmiany względem gry { $game } są podkreślone i oznaczone piórem.
own-take = Weź ją
own-leave = Nie bierz
own-taken = Gra { $game } jest wśród waszych gier.
own-here-already = Gra { $game } już jest wśród waszych gier.
own-ways = Twoje gry
own-bring = Dodaj grę
own-bring-kinds = Gry i obrazy (*.cardgame *.cardtable *.png *.jpg *.jpeg *.bmp)
own-paste = Wklej grę

## Na półce

own-shelf = Nasze gry
own-shelf-hook = Wymyślone przez was albo od kogoś.
own-blurb-by = Wymyślone przez: { $maker }.
own-blurb-from = { $game } z własnymi zasadami.
own-change = Zmień
own-rename-ask = Jak ma się nazywać { $game }?
own-duplicate = Powiel
own-duplicated = Gra { $game } stoi na półce.
own-in-bin = Gra { $game } jest w koszu tego komputera.
own-deleted-undo = Gra { $game } jest usunięta; { $key } ją przywraca.
own-back = Gra { $game } wróciła.
own-practicing = Mistrz ćwiczy: { $share }%
own-practiced = Mistrz przećwiczył grę { $game }.
