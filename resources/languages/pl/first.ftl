first-show = Pokaż mi
first-show-hint = Gra w jednym rozdaniu, dwie minuty
first-deal = Twoje pierwsze rozdanie
first-skip = Pomiń
first-now-you = Teraz ty

## What is shown: at most two short sentences, in large letters

first-total = To jest suma.
first-keep = Nie może przekroczyć { $limit }.
first-keep-down = Nie może spaść poniżej 0.
first-keep-over = Przy { $limit } rozdanie się kończy.
first-reach = Dojdź do { $limit } jako pierwszy gracz.
first-keep-together = Razem zróbcie z niej dokładnie { $limit }.
first-card = { START($card) } { $does }.
first-stuck = { $player ->
    [you] Nie możesz zagrać żadnej karty.
   *[other] { $player } nie może zagrać żadnej karty.
 }
first-end = { $player ->
    [you] Twoja karta kończy rozdanie.
   *[other] Karta gracza { $player } kończy rozdanie.
 }
first-end-together = Suma wynosi dokładnie { $limit }: wygraliście wszyscy.
first-differs = Inaczej niż w grze „{ $game }”
first-play-lit = Zagraj jasną kartę
first-not-yet = Jeszcze nie: zagraj { FORM($card, form: "acc") }.

## Read aloud

first-told = { $number } z { $count }: { $told }
first-play-card = Zagraj { FORM($card, form: "acc") }.
first-not-found = Żadne rozdanie nie pokazuje tej gry dobrze. Przeczytaj jej zasady.
