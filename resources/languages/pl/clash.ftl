## Powody

clash-endless-stock = talia, która się odnawia, nigdy się nie kończy, więc nikt nie może dzięki temu wygrać
clash-useless-tokens = gracze odpadają od razu, więc żetony są niepotrzebne
clash-lack-of-cards = { $players ->
    [one] dla 1 gracza potrzeba { $cards ->
        [one] { $cards } karty
        [few] { $cards } kart
       *[many] { $cards } kart
     }, a jest ich tylko { $size } i jedna musi zostać
    [few] dla { $players } graczy potrzeba { $cards ->
        [one] { $cards } karty
        [few] { $cards } kart
       *[many] { $cards } kart
     }, a jest ich tylko { $size } i jedna musi zostać
   *[many] dla { $players } graczy potrzeba { $cards ->
        [one] { $cards } karty
        [few] { $cards } kart
       *[many] { $cards } kart
     }, a jest ich tylko { $size } i jedna musi zostać
 }

## Zdania

clash-no-such-game = W katalogu nie ma gry „{ $game }”.
clash-number-of-players = W grę „{ $game }” może grać od { $least } do { $most } graczy, a tu byłoby ich { $players }.
clash-of-game = { $game }: { $why }.
clash-no-such-option = Gra „{ $game }” nie ma zasady domowej „{ $option }”; ma takie: { $known }.
clash-no-such-choice = Zasada domowa „{ $option }” może mieć jedną z wartości: { $known }, a nie „{ $value }”.
clash-no-such-number = Zasada domowa „{ $option }” to liczba całkowita od { $least } do { $most }, a nie „{ $value }”.
