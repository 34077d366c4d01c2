## Motivi, dopo i due punti

clash-endless-stock = un mazzo che si rifà non finisce mai, perciò così nessuno può vincere
clash-useless-tokens = si esce subito, perciò i gettoni non servono
clash-lack-of-cards = { $players ->
    [one] a un giocatore servirebbero { $cards } carte, ma ce ne sono solo { $size } e una deve restare
   *[other] a { $players } giocatori servirebbero { $cards } carte, ma ce ne sono solo { $size } e una deve restare
 }

## Frasi

clash-no-such-game = Nel catalogo non c’è nessun gioco “{ $game }”.
clash-number-of-players = { $game } è per { $least }–{ $most } giocatori, non per { $players }.
clash-number-of-players-fixed = { $game } è per { $most } giocatori, non per { $players }.
clash-of-game = { $game }: { $why }.
clash-no-such-option = { $game } non ha la regola di casa “{ $option }”; ha { $known }.
clash-no-such-choice = La regola di casa { $option } è una di queste: { $known }; non “{ $value }”.
clash-no-such-number = La regola di casa { $option } è un numero intero da { $least } a { $most }, non “{ $value }”.

## Nell’officina

clash-makes-over-limit = { START($names, form: "a") } porta il totale a { $total }, ma il totale più alto è { $limit }. Nessuno potrebbe mai sceglierlo.
clash-only-over-limit = { START($names, form: "a") } porta il totale a { $total }, ma il totale più alto è { $limit }. Nessuno potrebbe mai giocare così.
clash-any-over-limit = { START($names, form: "a") } può fare qualsiasi totale fino a { $total }, ma il totale più alto è { $limit }.
clash-too-few-cards = A { $players } giocatori servirebbero { $cards } carte, ma ce ne sono solo { $size }, e una deve restare nel mazzo.
clash-large-hands = { $players } giocatori avrebbero { $cards } carte ciascuno; più di { $most } in mano non si può.
clash-no-card = Nessuna carta del mazzo si potrebbe mai giocare.
clash-nobody-is-stuck = Qualunque carta si metta, tutti possono continuare: non perderebbe mai nessuno.
clash-nobody-goes-over = Nessuna carta porta mai il totale a { $limit } o oltre: nessuna mano finirebbe.
clash-nobody-pays = Nessuno pagherebbe mai niente: la partita non finirebbe mai.
clash-team-misses = Nessuna carta fa esattamente { $total }: non potreste mai vincere.
clash-starts-over = Una mano comincerebbe a { $total }, ma il totale più alto è { $limit }.
clash-begins-over = Se all’inizio si scopre { FORM($card, form: "the") }, la mano comincia a { $total }, oltre il totale più alto, { $limit }.
clash-no-neighbors = Nel mazzo non ci sono due valori vicini: non ci sarebbe mai una scala.
clash-past-the-end = Nessuna mano arriva mai a { $totals }: il totale più alto è { $limit }.
clash-three-in-hand = { $cards ->
    [one] Qui servono tre carte dello stesso valore in mano, ma ognuno ha una carta sola.
   *[other] Qui servono tre carte dello stesso valore in mano, ma ognuno ha solo { $cards } carte.
 }
clash-repair-makes = { START($names) } fa { $total }
clash-repair-limit = Totale fino a { $total }
clash-repair-players = Al massimo { $most } giocatori
clash-repair-more-players = Almeno { $least } giocatori
clash-repair-hand = { $cards ->
    [one] 1 carta in mano
   *[other] { $cards } carte in mano
 }
clash-repair-packs = { $packs } mazzi
clash-repair-numbers = I numeri contano
clash-repair-counts = { START($names, form: "figure") }: conta { $total }
clash-repair-end-costs = { $total } costa 1
clash-repair-pass = { START($rank, form: "the") } passa
clash-repair-start = Si comincia a { $total }
clash-repair-no-start-card = Senza carta scoperta
clash-repair-without-total = Senza { $totals }
clash-repair-without-rule = Senza questa regola
