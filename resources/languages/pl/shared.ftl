## Obrazki graczy

shared-pictures = Obrazki
shared-picture-fox = Lis
shared-picture-owl = Sowa
shared-picture-bear = Niedźwiedź
shared-picture-penguin = Pingwin
shared-picture-cat = Kot
shared-picture-rabbit = Królik
shared-picture-frog = Żaba
shared-picture-panda = Panda
shared-picture-tiger = Tygrys
shared-picture-robot = Robot

shared-looking = Sprawdzam…

## Gry na listach

shared-child-words = dobra z dziećmi, dla dzieci, dla dziecka, dziecko, dziecięca, rodzinna, rodzina, dla rodziny, dla rodzin, łatwa
shared-minutes = { $minutes } min
shared-hours = { $hours } godz.
shared-game-spoken = { $game }. { $blurb }
shared-favorite-spoken = { $game }, ulubiona. { $blurb }
shared-facts = { $players }, około { $time }, od { $age } lat
shared-facts-and-differences = { $players }, około { $time }, od { $age } lat. { START($differences) }

## Zdjęcie jako rewers kart

shared-back-gone = Twojego własnego rewersu już nie ma; karty mają rewers pokoju.
shared-back-unread = Twojego własnego rewersu nie da się odczytać; karty mają rewers pokoju. Plik jest zachowany jako { $file }.
shared-back-too-many-bytes = Plik { $file } jest za duży na rewers; może mieć najwyżej { $most } MB.
shared-back-too-many-dots = Obraz { $file } jest za duży na rewers; może mieć najwyżej { $most } Mpx.
shared-back-not-read = Nie da się odczytać pliku { $file } ({ $why }).
shared-back-no-picture = Plik { $file } nie jest obrazem, który da się tu odczytać; pasuje JPEG lub PNG.
shared-back-damaged = Plik { $file } jest uszkodzony i nie da się go odczytać jako obrazu.
shared-back-not-kept = Nie udało się zapisać obrazu ({ $why }); rewersy są takie, jakie były.
shared-back-not-removed = Nie udało się usunąć twojego obrazu ({ $why }).

## Zasady gry

shared-rules-of-game = Zasady gry
shared-players = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
   *[many] { $count } graczy
 }
shared-players-range = { $least }–{ $most } graczy
shared-house-rules = Zasady domowe.
shared-changed-rules = { $rules }.
shared-option = { $option }: { $value }
shared-rules-gone = Tego nie ma już w zasadach: { $headings }.

## Miejsca

shared-no-person = Przynajmniej na jednym miejscu musi grać człowiek.
shared-player-number = Gracz { $number }
shared-same-name = Dwa miejsca mają to samo imię: { $name }.

## Jak grają komputery

shared-level-beginner = Początkujący
shared-level-casual = Swobodny
shared-level-cautious = Ostrożny
shared-level-clever = Sprytny
shared-level-expert = Mistrz

## Znaki w działaniach, jak pisze się je w szkole

shared-times = ·
shared-divided-by = :

## Co można zabrać z partii, w menu

shared-copy-text = Kopiuj jako tekst do wklejenia
shared-save-record = Zapisz partię jako plik…
shared-save-picture = Zapisz obraz stołu…
shared-save-sheet = Zapisz kartkę z wynikami jako PDF…
shared-save-everything = Zapisz pełny przebieg…
shared-cancel = Anuluj
shared-delete = Usuń
shared-rename = Zmień nazwę
shared-import = Importuj
shared-export = Eksportuj
shared-not-now = Nie teraz
shared-day-before = Dzień wcześniej
shared-day-after = Dzień później
shared-done = Gotowe
shared-go-on = Dalej
shared-pause = Pauza
shared-show-me = Pokaż mi
