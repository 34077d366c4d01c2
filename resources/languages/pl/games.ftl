## Gdy nie ma takiej gry

games-none-for-words = Nie ma gry, która pasuje do „{ $words }”.
games-heard-found = { $count ->
    [one] Znaleziono jedną grę: { $game }
    [few] Znaleziono { $count } gry. Najlepiej pasuje: { $game }
   *[many] Znaleziono { $count } gier. Najlepiej pasuje: { $game }
 }
games-none-fits = Żadna gra nie spełnia tego wszystkiego.
games-no-favorites = Nie masz jeszcze ulubionych gier. Dodasz grę gwiazdką, która przy niej stoi.
games-none-played = Nie masz jeszcze za sobą żadnej gry.
games-do-you-mean = Chodzi ci o jedną z tych?
games-like-it = Podobna gra
games-show-all = Pokaż wszystkie gry

## Filtry: przyciski, niektóre z menu

games-all = Wszystkie gry
games-favorites = Ulubione
games-recent = Ostatnio grane
games-for-children = Dobre dla dzieci
games-for-children-means = Jedna karta w ruchu, mało kart specjalnych, mało kart na ręce, suma nie musi schodzić poniżej 0
games-number-of-players = Liczba graczy
games-for-players = { $players ->
    [one] Dla 1 gracza
    [few] Dla { $players } graczy
   *[many] Dla { $players } graczy
 }

## Strona

games-new-game = Nowa partia
games-search = Szukaj gier
games-deal = Rozdaj
games-seats = Miejsca
games-house-rules = Zasady domowe
games-how-to-play = Jak się gra
games-what-to-look-at = Co pokazać
games-back-to-games = Wróć do gry
games-more = jeszcze { $count }
games-up-to = { $players ->
    [one] 1 gracz, do { $most }
    [few] { $players } graczy, do { $most }
   *[many] { $players } graczy, do { $most }
 }
games-how-long = Jak długo
games-short = Krótka, { $time }
games-usual-length = Zwykła, { $time }
games-only-one = Pasuje tylko jedna gra: { $game }.
games-phones-join = Wpuść telefony do tej gry
games-without = bez { $kind ->
    [reverse] zmiany kierunku
    [skip] pomijania
    [any] dowolnej sumy
    [name] wskazywania
    [hands] zamiany kart
    [twice] dwóch ruchów
    [answer] odpowiedzi
    [together] kilku kart naraz
    [jokers] jokerów
   *[pack] własnej talii
 }
games-that-fits = Gra w sam raz
games-for-learner = Dla gracza { $name }: { $game }
games-rules-clash = Te zasady do siebie nie pasują: { $why }.

## Zasady domowe

games-no-house-rules = Ta gra nie ma zasad domowych.
games-more-house-rules = Więcej zasad domowych
games-value-usual = { $value } (zwykle)
games-deal-number = Tasowanie nr
games-new-cards = nowe karty
games-deal-number-means = Puste pole daje nowe karty; ten sam numer z tymi samymi miejscami i zasadami daje te same karty jeszcze raz
games-with-changes = Z twoimi zmianami: { $changes }.
games-with-more-changes = Z twoimi zmianami: { $changes }; i jeszcze { $more ->
    [one] 1 zmiana
    [few] { $more } zmiany
   *[many] { $more } zmian
 }.
games-the-usual-rules = Zwykłe zasady
games-takes-changes-back = Cofa zmiany w zasadach

## Miejsca

games-person = Człowiek
games-phone = Telefon
games-at-a-phone = { $name }, telefon
games-computer = Komputer
games-add = Dodaj gracza
games-name-and-picture = Imię i obrazek
games-move-left = Przesuń w lewo
games-move-right = Przesuń w prawo
games-add-computer = Dodaj komputer (Insert)
games-add-person = Dodaj człowieka (Shift+Insert)
games-open-hands = Wszystkie karty odkryte
games-open-hands-means = Karty wszystkich leżą odkryte, dla początkujących; komputery nie podglądają
games-drag = Przeciągnij na inne miejsce albo naciśnij Alt i strzałkę
games-another-picture = Inny obrazek
games-seat-played-by = { $name ->
    [you] Miejsce { $number }, twoje, kto gra
   *[other] Miejsce { $number }, { $name }, kto gra
 }
games-seat-name = Miejsce { $number }: imię
games-seat-picture = { $name ->
    [you] Miejsce { $number }, twoje: obrazek, { $picture }
   *[other] Miejsce { $number }, { $name }: obrazek, { $picture }
 }
games-what-does = { $name ->
    [you] Co robisz
   *[other] Co robi { $name }
 }
games-take-away = { $name ->
    [you] Usuń swoje miejsce
   *[other] Usuń gracza { $name }
 }

## Co dziecko robi przy stole

games-role-scorekeeper = Ogłasza wszystko
games-role-caller = Ogłasza swoje
games-role-checker = Sprawdza
games-role-plain = Tylko gra
games-role-scorekeeper-means = Ogłasza wszystko: każdą sumę
games-role-caller-means = Ogłasza swoje: sumę po własnych kartach
games-role-checker-means = Sprawdza: wyłapuje błędne sumy komputerów
games-role-plain-means = Tylko gra: bez ogłaszania
games-level-beginner = Początkujący: gra zwykle na chybił trafił
games-level-casual = Swobodny: czasem się myli
games-level-cautious = Ostrożny: najpierw gra wysokie karty
games-level-expert = Mistrz: ma wprawę albo myśli naprzód

## Półki z rodzinami gier

games-families = Rodziny gier
games-families-keys = Tab prowadzi do gier tej rodziny, Enter uruchamia pierwszą
games-variants = { $count ->
    [one] jedna odmiana
    [few] { $count } odmiany
   *[many] { $count } odmian
 }
games-shelf-spoken = { $family }, { $count ->
    [one] jedna odmiana
    [few] { $count } odmiany
   *[many] { $count } odmian
 }. { $hook }

## Fakty o grze, każdy obok ikony

games-age = { $age }+

## Gry w wierszach

games-found = Znalezione gry
games-of-family = Gry tej rodziny
games-favorite-key = F dodaje grę do ulubionych
games-begin-here = zacznij tutaj
