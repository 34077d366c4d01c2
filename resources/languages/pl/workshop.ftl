workshop-name = Nazwa gry
workshop-maker = Kto wymyśla
workshop-started-from = na podstawie: { $game }
workshop-from-nothing = od zera
workshop-undo = Cofnij: { $step }
workshop-redo = Ponów: { $step }
workshop-nothing-to-undo = Nie ma czego cofnąć
workshop-nothing-to-redo = Nie ma czego ponowić
workshop-undone = Cofnięte: { $step }
workshop-redone = Ponowione: { $step }
workshop-try = Wypróbuj
workshop-save = Zapisz
workshop-saved = Gra { $game } stoi na twojej półce.
workshop-saved-as = Zapisano jako { $game }, bo gra { $other } już jest wśród waszych gier.
workshop-does-not-fit = Nie pasuje
workshop-change-rules = Zmień zasady…
workshop-make-own = Wymyśl własną grę
workshop-back = Wróć do warsztatu
workshop-columns = Co zmienić
workshop-tab-game = Gra
workshop-tab-cards = Karty
workshop-tab-told = Co to znaczy
workshop-the-game = Gra
workshop-cards = Co robią karty
workshop-group-game = Suma
workshop-group-cards = Karty i gracze
workshop-group-stakes = Co się traci
workshop-group-players = Gdy graczy jest więcej
workshop-group-turn = Ruch
workshop-group-deal = Rozdanie
workshop-group-special = Rzeczy szczególne
workshop-on = Włączone: { $names }
workshop-suits = Kolory
workshop-suits-alike = Wszystkie kolory tak samo
workshop-suits-colors = Czerwone i czarne
workshop-suits-each = Każdy kolor osobno
workshop-suits-mixed = Niektóre kolory osobno
workshop-in-pack = { $count ->
    [one] { $count } w talii
    [few] { $count } w talii
   *[many] { $count } w talii
 }
workshop-in-pack-short = ×{ $count }
workshop-how-many = Ile kart: { $cards }
workshop-or = lub
workshop-row = { $cards }: { $does }
workshop-chip = { $cards }, { $words }, { $number } z { $count ->
    [one] { $count } działania
    [few] { $count } działań
   *[many] { $count } działań
 }
workshop-add = { $cards }: dodaj coś
workshop-opens-menu = Otwiera menu
workshop-choice = { $chip }: { $words }
workshop-menu-change = { START($cards) }: zmień { $chip }
workshop-menu-add = { START($cards) }: dodaj coś
workshop-menu-row = { START($cards) }
workshop-menu-action = Poza tym
workshop-menu-action-of = Tylko gdy: { $words }
workshop-menu-way = Jeszcze jedna możliwość, do wyboru
workshop-menu-suits = Kolory tej karty
workshop-other-number = Inna liczba
workshop-way-number = Jeszcze jedna możliwość, z liczbą
workshop-number = Liczba
workshop-sign = Co robi liczba
workshop-sign-adds = dodaje
workshop-sign-takes = odejmuje
workshop-sign-either = dodaje albo odejmuje
workshop-sign-makes = ustala sumę
workshop-take-number = Weź
workshop-take-away = Zabierz to
workshop-copy = Skopiuj na inną kartę
workshop-paste = { $chip } tutaj
workshop-nothing-to-add = Do tej karty nie można nic dodać.
workshop-copied = { $chip } jest w schowku. Przejdź do innej karty i wklej.
workshop-cut = { $chip } idzie z tobą. Przejdź do innej karty i wklej.
workshop-chip-gone = Tego już tam nie ma.
workshop-step-way = { $name }: { $value }
workshop-takes-away = To usuwa: { $ways }. { $key } to przywraca.
workshop-step-name = Nazwa: { $name }
workshop-step-suits = Kolory: { $value }
workshop-step-count = { START($cards) }: { $count ->
    [one] { $count } w talii
    [few] { $count } w talii
   *[many] { $count } w talii
 }
workshop-step-kept = To, co było zachowane
workshop-drafts = Inne szkice
workshop-begin-again = Zacznij jeszcze raz od: { $game }
workshop-begin-nothing = Zacznij od zera
workshop-go-on-with = Wróć do: { $game }
workshop-goes-on = Wracasz tam, gdzie praca stanęła.
workshop-key-cards = od karty do karty, od działania do działania
workshop-key-type = do karty, liczby lub zasady o wpisanej nazwie
workshop-key-number = inna liczba w działaniu
workshop-key-menu = otwórz menu
workshop-key-delete = dodaj coś, zabierz działanie
workshop-key-chip = wytnij, skopiuj i wklej działanie
workshop-key-columns = do gry, do kart, do tego, co znaczą zasady
