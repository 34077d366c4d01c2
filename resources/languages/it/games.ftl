games-none-for-words = Nessun gioco trovato per “{ $words }”.
games-heard-found = { $count ->
    [one] 1 gioco trovato: { $game }
   *[other] { $count } giochi trovati. Il più vicino: { $game }
 }
games-none-fits = Nessun gioco va bene per tutto questo.
games-no-favorites = Non hai ancora preferiti. Con la stella un gioco lo diventa.
games-none-played = Non hai ancora giocato.
games-do-you-mean = Cercavi uno di questi?
games-like-it = Un gioco simile
games-show-all = Mostra tutti i giochi

games-all = Tutti i giochi
games-favorites = Preferiti
games-recent = Giocati da poco
games-for-children = Adatti ai bambini
games-for-children-means = Una carta per turno, poche carte speciali, poche carte in mano, nessun totale che debba scendere sotto 0
games-number-of-players = Numero di giocatori
games-for-players = { $players ->
    [one] Per 1 giocatore
   *[other] Per { $players }
 }

games-new-game = Nuova partita
games-search = Cerca un gioco
games-deal = Dai le carte
games-seats = Posti
games-house-rules = Regole di casa
games-how-to-play = Come si gioca
games-what-to-look-at = Che cosa guardare
games-back-to-games = Torna al gioco
games-more = altri: { $count }
games-up-to = { $players ->
    [one] 1 giocatore, fino a { $most }
   *[other] { $players } giocatori, fino a { $most }
 }
games-how-long = Durata
games-short = Breve, { $time }
games-usual-length = Normale, { $time }
games-only-one = Va bene solo { $game }.
games-phones-join = Fai entrare i telefoni in questa partita
games-without = senza { $kind ->
    [reverse] cambio giro
    [skip] salta turno
    [any] totale a scelta
    [name] scegliere
    [hands] scambi
    [twice] due volte
    [answer] risposta
    [together] più carte insieme
    [jokers] jolly
   *[pack] mazzo speciale
 }
games-that-fits = Un gioco adatto
games-for-learner = Per { $name }: { $game }
games-rules-clash = Queste regole non stanno insieme: { $why }.

games-no-house-rules = Questo gioco non ha regole di casa.
games-more-house-rules = Altre regole di casa
games-value-usual = { $value } (solito)
games-deal-number = Smazzata n.
games-new-cards = carte nuove
games-deal-number-means = Lascialo vuoto per avere carte nuove; lo stesso numero, con gli stessi posti e regole, dà di nuovo le stesse carte
games-with-changes = Con i tuoi cambi: { $changes }.
games-with-more-changes = Con i tuoi cambi: { $changes }; e altri { $more }.
games-the-usual-rules = Le regole solite
games-takes-changes-back = Annulla i cambi alle regole

games-person = Persona
games-phone = Un telefono
games-at-a-phone = { $name }, al telefono
games-computer = Computer
games-add = Aggiungi un giocatore
games-name-and-picture = Nome e immagine
games-move-left = Sposta a sinistra
games-move-right = Sposta a destra
games-add-computer = Aggiungi un computer (Ins)
games-add-person = Aggiungi una persona (Maiusc+Ins)
games-open-hands = Tutte le carte scoperte
games-open-hands-means = Le carte di tutti stanno scoperte, per chi comincia; i computer non guardano
games-drag = Trascina in un altro posto, o premi Alt e una freccia
games-another-picture = Un’altra immagine
games-seat-played-by = { $name ->
    [you] Posto { $number }, il tuo: ci gioca
   *[other] Posto { $number }, { $name }: ci gioca
 }
games-seat-name = Posto { $number }: nome
games-seat-picture = { $name ->
    [you] Posto { $number }, il tuo: immagine, { $picture }
   *[other] Posto { $number }, { $name }: immagine, { $picture }
 }
games-what-does = { $name ->
    [you] Che cosa fai tu
   *[other] Che cosa fa { $name }
 }
games-take-away = { $name ->
    [you] Togli il tuo posto
   *[other] Togli { $name }
 }

games-role-scorekeeper = Dice tutto
games-role-caller = Dice i suoi
games-role-checker = Controlla
games-role-plain = Gioca e basta
games-role-scorekeeper-means = Dice tutto: ogni totale al tavolo
games-role-caller-means = Dice i suoi: il totale delle proprie carte
games-role-checker-means = Controlla: scopre i totali sbagliati dei computer
games-role-plain-means = Gioca e basta: nient’altro
games-level-beginner = Principiante: gioca quasi sempre a caso
games-level-casual = Tranquillo: ogni tanto si distrae
games-level-cautious = Prudente: gioca prima le carte alte
games-level-expert = Esperto: si è allenato, o pensa in anticipo

games-families = Famiglie di giochi
games-families-keys = Tab porta ai giochi di una famiglia, Invio gioca il primo
games-variants = { $count ->
    [one] una variante
   *[other] { $count } varianti
 }
games-shelf-spoken = { $family }, { $count ->
    [one] una variante
   *[other] { $count } varianti
 }. { $hook }

games-age = { $age }+

games-found = Giochi trovati
games-of-family = Giochi della famiglia
games-favorite-key = F rende un gioco preferito
games-begin-here = comincia da qui
