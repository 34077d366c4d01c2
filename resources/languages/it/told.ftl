told-fits = Tutto a posto
told-conflicts = { $count ->
    [one] Una cosa non va
   *[other] { $count } cose non vanno
 }
told-checked = Si controlla a ogni cambio
told-good = Bene
told-bad = Da migliorare
told-open = Non si sa ancora
told-sign-and-words = { $sign }: { $words }

told-views = Che cosa vuol dire la regola di casa
told-view-fair = È giusto?
told-view-words = A parole
told-view-compare = Confronto
told-waits = Prima sistema le regole

told-for-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
 }
told-deals = { $count ->
    [one] { $number } mano
   *[other] { $number } mani
 }
told-progress = A che punto è il laboratorio
told-again = Simula di nuovo
told-again-means = Tutto da capo, con altre carte
told-soon = Si giocano le prime mani.
told-good-so-far = Per ora va bene.
told-a-good-game = Un bel gioco!
told-could-be-better = { $count ->
    [one] Una cosa potrebbe andare meglio.
   *[other] { $count } cose potrebbero andare meglio.
 }
told-failed = Questo gioco non si è potuto giocare fino in fondo. Annulla l’ultimo cambio.
told-who = I computer giocano come bambini, come famiglie e come giocatori bravi.
told-trying = In prova: { $change }

told-about-together = Farcela insieme
told-about-begins = Chi comincia
told-about-endless = Mani senza fine
told-about-length = Quanto dura una mano
told-about-choice = Che cosa c’è da scegliere
told-about-turns = I ribaltamenti
told-about-skill = Fortuna o bravura
told-about-card = La carta che conta di più
told-about-sums = Conti per un bambino
told-sure = sicuro
told-rather-sure = abbastanza sicuro
told-not-sure = non ancora sicuro
told-depends = dipende da chi gioca
told-about-sure = { $about } – { $sure }
told-verdict-aloud = { $about }. { $sign }: { $words }

told-percent = { $number } %
told-never = mai
told-figure = { $name }: { $number }, fra { $low } e { $high }.
told-seats = Mani salvate, per posto
told-seats-won = Mani vinte, per posto
told-seat = { $last ->
    [1] Mazziere
   *[other] { $place ->
        [1] Primo
        [2] Secondo
        [3] Terzo
        [4] Quarto
        [5] Quinto
        [6] Sesto
        [7] Settimo
        [8] Ottavo
        [9] Nono
       *[other] Decimo
     }
 }
told-even = pari: { $number }
told-plays = Carte giocate in una mano
told-middle = tipica: { $plays }
told-column = { $plays ->
    [one] 1 carta
   *[other] { $plays } carte
 }: { $percent } mani su 100.
told-column-last = { $plays } o più carte: { $percent } mani su 100.

told-beside-game = A confronto con { $game }
told-from-nothing = L’hai creato da zero: non c’è un gioco con cui confrontarlo.
told-differs = Che cosa cambia:
told-same = Non è ancora cambiato niente.
told-figures-beside = Le cifre di tutti e due i giochi
told-now = Ora
told-before = Prima
told-framed = I numeri in cornice cambiano davvero, non per caso.
told-beside = { $name }: { $now }, prima { $was }.
told-beside-differs = { $name }: { $now }, prima { $was }; cambia davvero.

told-words-differ = { $count ->
    [one] Un cambio, sottolineato e segnato con una penna.
   *[other] { $count } cambi, sottolineati e segnati con una penna.
 }
