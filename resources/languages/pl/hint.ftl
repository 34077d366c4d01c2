## What to do

hint-play = Podpowiedź: zagraj { FORM($cards, form: "acc") }, będzie { $total }.
hint-play-several = { $count ->
    [one] Podpowiedź: zagraj { FORM($rank, form: "acc") }, będzie { $total }.
    [few] Podpowiedź: zagraj { $count } { FORM($rank, form: "many-acc") }, będzie { $total }.
   *[many] Podpowiedź: zagraj { $count } { FORM($rank, form: "many-gen") }, będzie { $total }.
 }
hint-do-to = { $effect ->
    [eliminate] Wyrzuć { FORM($player, form: "acc") }.
    [exchange] Zamień się kartami z { FORM($player, form: "inst") }.
    [steal] Ukradnij kartę { FORM($player, form: "dat") }.
   *[choose] Wskaż następnego gracza: { FORM($player, form: "nom") }.
 }
hint-lay-down = Podpowiedź: wyłóż { FORM($cards, form: "acc") }.
hint-sneak = Podpowiedź: dorzuć { FORM($cards, form: "acc") }.
hint-defend = Podpowiedź: odrzuć { FORM($cards, form: "acc") }, to cię uratuje.
hint-bottom = Podpowiedź: wsuń { FORM($cards, form: "acc") } pod talię.
hint-take = Podpowiedź: weź { FORM($cards, form: "acc") }.
hint-call = Podpowiedź: ogłoś { $total }.
hint-draw = Podpowiedź: dobierz kartę.
hint-let-it-pass = Podpowiedź: odpuść.
hint-do-not-answer = Podpowiedź: nie odpowiadaj.
hint-give-up = Podpowiedź: poddaj się.

## Why: at most two of these sentences follow. “It” is what is advised.

hint-only-play = { $limit ->
    [0] Wszystko inne schodzi poniżej 0.
   *[other] Wszystko inne przekracza { $limit }.
 }
hint-only-choice = Niczego innego nie można teraz zagrać.
hint-all-over = { $limit ->
    [0] Każdy wybór schodzi poniżej 0.
   *[other] Każdy wybór przekracza { $limit }.
 }
hint-alike = Każdy wybór jest tu podobnie dobry.
hint-gains = To od razu daje { FORM($gained, form: "acc") }.
hint-takes-zeus = To daje ci Zeusa.
hint-ends-with-zeus = Rozdanie się skończy, a Zeus będzie u ciebie.
hint-reaches-alone = Tak dochodzisz do { $total } i wygrywasz partię.
hint-reaches = To daje dokładnie { $total }: wszyscy wygrywacie.
hint-probably-cannot-stay = { $limit ->
    [0] { $player } raczej zejdzie poniżej 0.
   *[other] { $player } raczej nie zmieści się w { $limit }.
 }
hint-may-not-stay = { $limit ->
    [0] { $player } może zejść poniżej 0.
   *[other] { $player } może się nie zmieścić w { $limit }.
 }
hint-for-the-game = Dla całej partii to lepsze niż najbezpieczniejsza karta w tym rozdaniu.
hint-rival = Zagranie { FORM($cards, form: "gen") } (będzie { $total }) może być równie dobre.
hint-rival-let-it-pass = Odpuszczenie może być równie dobre.
hint-rival-other = Inny wybór może być równie dobry.
hint-odds = Szansa, że nie przegrasz rozdania, to { $percent }%, a przy innym wyborze { $other }%.
hint-keeps = { $count ->
    [one] Zostaje ci karta, którą można zagrać nawet przy { $limit }.
    [few] Zostają ci { $count } karty, które można zagrać nawet przy { $limit }.
   *[many] Zostaje ci { $count } kart, które można zagrać nawet przy { $limit }.
 }
hint-spends = Wyższą kartę lepiej zagrać, póki jest na nią miejsce.
hint-least = Żadna inna karta nie dodaje tak mało.
hint-least-off = Żadna inna karta nie odejmuje tak mało.
hint-holds = Suma się nie zmienia: { $total }.
hint-lowers = Suma spada o { $count }.
hint-raises = Suma rośnie o { $count }.
hint-no-room = Do { $limit } nie zostaje już nic.
hint-little-room = Do { $limit } zostaje tylko { $count }.
hint-room = Zostaje miejsce na { $count }.

## Why: what it does to others

hint-strikes-one = To wyrzuca kogoś z rozdania.
hint-strikes-obliges = Następny gracz musi zagrać dwa razy.
hint-strikes-draw-1 = Wszyscy pozostali dobierają po karcie.
hint-strikes-draw-2 = Wszyscy pozostali dobierają po dwie karty.
hint-strikes-bomb = Trafia wszystkich innych, jeśli nie odrzucą karty, która ratuje.

## The chances on the cards, for those who cannot see them

hint-card-chance = { $card } { $percent }%
hint-chances = Szansa, że nie przegrasz rozdania: { $chances }.
