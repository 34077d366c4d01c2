## Da che parte si gioca all’inizio di una mano, e dall’altra

howto-side = { $side ->
    [right] destra
   *[left] sinistra
 }
howto-other-side = { $side ->
    [right] sinistra
   *[left] destra
 }
howto-way = { $side ->
    [right] in senso antiorario
   *[left] in senso orario
 }

## Titoli

howto-heading-special = Che cosa ha di speciale
howto-heading-aim = Scopo del gioco
howto-heading-players = Giocatori e carte
howto-heading-deal = Si danno le carte
howto-heading-turn = Il tuo turno
howto-heading-cards = Che cosa fanno le carte
howto-heading-naming = Scegliere un giocatore
howto-heading-redeal = Carte nuove per tutti
howto-heading-several = Più carte insieme
howto-heading-twice = Giocare due volte
howto-heading-answering = Rispondere { FORM($rank, form: "to-the-many") }
howto-heading-runs = Le scale di carte
howto-heading-ban = { START($rank, form: "the-many") } all’inizio
howto-heading-milestones = Centrare e saltare
howto-heading-fines = Totali che costano
howto-heading-borders = I confini
howto-heading-wears-off = Carte che si consumano
howto-heading-wakes = Carte che si svegliano
howto-heading-payment = Oltre { $limit }, ed esattamente { $limit }
howto-heading-hurdles = Gli ostacoli
howto-heading-69 = Esattamente 69
howto-heading-exact = Esattamente { $total }
howto-heading-three = Il tris
howto-heading-hands = Tris speciali
howto-heading-zeus = Zeus
howto-heading-last-card = L’ultima carta e le bombe
howto-heading-two-players = Se si gioca in due
howto-heading-stuck = Quando non puoi giocare
howto-heading-out = Fuori dalla partita
howto-heading-stock = Quando il mazzo finisce
howto-heading-next-deal = La mano seguente
howto-heading-end = La fine della partita
howto-heading-tips = Qualche consiglio
howto-source = Fonte: { $source }.
howto-source-own = Inventato per Cardtable.
howto-source-maker = Inventato da { $name }.
howto-source-home = Inventato in casa.
howto-source-sold = Fonte: { $source }. Non abbiamo alcun legame con chi possiede il nome.
howto-source-grade = { $grade ->
    [A] Livello A: le regole sono quasi tutte lì, noi abbiamo chiuso solo piccoli buchi.
   *[B] Livello B: dove la fonte non dice nulla, le regole le abbiamo fissate noi.
 }

## Che cosa ha di speciale

howto-special-unlike = Conosci “{ $game }”? Ecco che cosa cambia qui: { $what }.
howto-special-otherwise = Per il resto si gioca come a “{ $game }”.
howto-special-top = Con { $over } si perde, e a { $limit } puoi giocare soltanto { FORM($cards, form: "a") }.
howto-special-bottom = Sotto 0 si perde, e a 0 puoi giocare soltanto { FORM($cards, form: "a") }.

## Che cosa si paga: «paghi un centesimo»; «ognuno degli altri paga un centesimo»

howto-pay = { $cost ->
    [corner] pieghi { $cost } della banconota
    [fold] fai { $cost } alla banconota
    [point] perdi { $cost }
    [bomb] giri { $cost }
   *[other] paghi { $cost }
 }
howto-pays = { $cost ->
    [corner] piega { $cost } della banconota
    [fold] fa { $cost } alla banconota
    [point] perde { $cost }
    [bomb] gira { $cost }
   *[other] paga { $cost }
 }

## Lo scopo

howto-aim = A turno ognuno mette una carta e la aggiunge a un totale comune.
howto-aim-down = A turno ognuno mette una carta e la toglie da un totale comune, che parte da { $total }.
howto-reach-wins = { $total ->
    [0] Chi per primo porta il totale a 0 vince la partita.
   *[other] Chi per primo porta il totale a { $total } o più vince la partita.
 }
howto-exact-wins = Chi porta il totale esattamente a { $total } vince subito la partita.
howto-exact-counted = Chi porta il totale esattamente a { $total } aggiungendo o togliendo vince subito la partita.
howto-exact-not-by = Una carta che porta il totale a { $total } senza aggiungere né togliere non vince.
howto-aim-zero = Il totale non può scendere sotto 0.
howto-aim-team = Giocate tutti insieme: quando arriva esattamente a { $limit }, avete vinto tutti.
howto-aim-limit = Il totale non può superare { $limit }: con { $over } o più si perde.
howto-aim-limit-shed = Il totale non può superare { $limit }.
howto-aim-letters = Cerca di avere tu Zeus quando il totale arriva a { $limit }: così vinci una lettera di ZEUS. Chi per primo ha { $cost } vince la partita.
howto-aim-shed = Liberati di tutte le tue carte: allora ognuno degli altri { howto-pays }.
howto-aim-borders = Su certi totali ci sono dei confini, e ogni confine che passi ti costa un punto. I punti che ti restano alla fine di una mano si aggiungono al tuo punteggio. Il punteggio più alto vince la partita.
howto-aim-borders-up = Su certi totali ci sono dei confini, e ogni confine che passi salendo ti costa un punto. I punti che ti restano alla fine di una mano si aggiungono al tuo punteggio. Il punteggio più alto vince la partita.
howto-aim-payment = Superare { $limit } ti costa dei punti, fare esattamente { $limit } te ne porta, e in tutti e due i casi la mano finisce. Il punteggio più alto vince la partita.
howto-aim-hurdles = Centrare certi totali ti porta dei punti, saltarli te ne costa. La mano finisce a { $limit } o più. Il punteggio più alto vince la partita.
howto-aim-forfeit = Chi lo porta oltre { $limit } prende un pegno, e la mano finisce. Vince chi ha meno pegni.
howto-aim-hit = Fai esattamente { $totals }, e pagano gli altri. Se invece salti uno di questi numeri, paghi tu.

## Giocatori e carte

howto-players = { START($spans) } giocatori.
howto-players-span = da { FORM($least, as: "form-number") } a { FORM($most, as: "form-number") }
howto-players-one = { FORM($least, as: "form-number") }
howto-packs = Si gioca con { $jokers ->
    [0] { $packs ->
        [one] un mazzo da 52 carte
       *[other] { FORM($packs, as: "form-number") } mazzi da 52 carte, mescolati insieme
     }
    [one] { $packs ->
        [one] un mazzo da 52 carte e un jolly
       *[other] { FORM($packs, as: "form-number") } mazzi da 52 carte con un jolly ciascuno, mescolati insieme
     }
   *[other] { $packs ->
        [one] un mazzo da 52 carte e { FORM($jokers, as: "form-number") } jolly
       *[other] { FORM($packs, as: "form-number") } mazzi da 52 carte con { FORM($jokers, as: "form-number") } jolly ciascuno, mescolati insieme
     }
 }.
howto-packs-from = Da { FORM($least, as: "form-number") } giocatori in su { $packs ->
    [one] basta un mazzo
   *[other] servono { FORM($packs, as: "form-number") } mazzi
 }{ $jokers ->
    [0] .
    [one] { $packs ->
        [one] {" "}con un jolly.
       *[other] {" "}con un jolly ciascuno.
     }
   *[other] { $packs ->
        [one] {" "}con { FORM($jokers, as: "form-number") } jolly.
       *[other] {" "}con { FORM($jokers, as: "form-number") } jolly ciascuno.
     }
 }
howto-packs-at-start = Vale il numero di giocatori all’inizio, anche se poi qualcuno esce.
howto-packs-follow = Quando dei giocatori escono dalla partita, la mano seguente si gioca con i mazzi e le carte in mano di una partita cominciata dai soli rimasti.
howto-packs-follow-tokens = Se così si comincia con più { $kind ->
    [penny] centesimi
    [nickel] monetine
    [chip] fiche
    [corner] angoli
    [fold] pieghe
    [point] punti
   *[token] gettoni
 }, ognuno riceve la differenza.
howto-pack-part = Si gioca con { $count } carte { $packs ->
    [one] di un mazzo
   *[other] di ognuno dei { FORM($packs, as: "form-number") } mazzi
 }: { FORM($ranks, form: "many") }, di tutti i semi.
howto-pack-part-from = Da { FORM($least, as: "form-number") } giocatori in su { $packs ->
    [one] serve un mazzo con queste carte
   *[other] servono { FORM($packs, as: "form-number") } mazzi con queste carte
 }.
howto-pack-own = Il gioco ha un mazzo tutto suo: { $packs ->
    [one] { $count } carte
   *[other] { FORM($packs, as: "form-number") } volte { $count } carte
 }, cioè { $kinds }.
howto-pack-own-kind = { $rank ->
    [M1] { $copies ->
        [one] un meno 1
       *[other] { FORM($copies, as: "form-number") } meno 1
     }
    [M10] { $copies ->
        [one] un meno 10
       *[other] { FORM($copies, as: "form-number") } meno 10
     }
   *[other] { $copies ->
        [one] { FORM($rank, form: "single") }
       *[other] { FORM($copies, as: "form-number") } { FORM($rank, form: "many") }
     }
 }
howto-pack-own-row = { FORM($copies, as: "form-number") } per ogni numero da { FORM($first, form: "figure") } a { FORM($last, form: "figure") }
howto-zeus-needs = Servono anche un oggetto che faccia da Zeus, e carta e penna per segnare le lettere.
howto-tokens = Ognuno comincia con { $cost }.
howto-tokens-points = Ognuno comincia ogni mano con { $cost }.
howto-tokens-bombs = Ognuno ha { $cost }. Chi ne perde una la gira.
howto-tokens-jokers = I gettoni sono i jolly.
howto-tokens-in-box = Sulla scatola si chiamano “{ $printed }”.
howto-tokens-bill = Ognuno ha una banconota.
howto-tokens-bill-corners = Ogni volta che perdi la pieghi: un angolo alla volta, e gli angoli sono quattro.
howto-tokens-bill-in-half = Ogni volta che perdi la pieghi: prima i quattro angoli, uno alla volta, e poi tutta la banconota a metà.
howto-tokens-bill-room = Ogni volta che perdi fai una piega. C’è posto per { $cost }.
howto-tokens-bill-room-from = Da { FORM($least, as: "form-number") } giocatori in su c’è posto per { $cost }.
howto-tokens-from = Da { FORM($least, as: "form-number") } giocatori in su ognuno riceve { $cost }.

## Si danno le carte

howto-first-dealer = Il primo mazziere si tira a sorte.
howto-dealt = Il mazziere mescola e dà le carte una alla volta, cominciando dal giocatore alla sua { howto-side }.
howto-hand = Ognuno riceve { $count ->
    [one] una carta
   *[other] { FORM($count, as: "form-number") } carte
 }.
howto-hand-from = Da { FORM($least, as: "form-number") } giocatori in su ognuno riceve { $count ->
    [one] una carta
   *[other] { FORM($count, as: "form-number") } carte
 }.
howto-hand-all = Si danno tutte le carte, a ognuno lo stesso numero.
howto-rest-is-stock = Quelle che restano formano il mazzo, coperte.
howto-bottom = Poi il mazziere prende dal mazzo una carta buona e la mette scoperta sotto il mazzo, dove tutti la vedono.
howto-bottom-first = È { FORM($ranks, form: "a") }: la prima di queste carte che si trova.
howto-bottom-chosen = È { FORM($ranks, form: "a") }, a scelta del mazziere.
howto-bottom-last-draw = Questa carta va a chi pesca l’ultima del mazzo.
howto-start-empty = Sulla pila non c’è ancora nessuna carta, e il totale è { $total }.
howto-start-rest = Le carte che avanzano si mettono scoperte sulla pila, e il loro valore è il totale. Se non ne avanza nessuna, il totale è { $total }.
howto-start-number = La prima carta sulla pila deve essere un numero, se chi comincia ne ha uno.
howto-start-left = Comincia il giocatore a { howto-side } del mazziere.
howto-start-turned = { $deal ->
    [first] Nella prima mano, date le carte,
   *[each] Date le carte,
 } si scopre la prima carta del mazzo: con quella comincia la pila.
howto-start-applied = Il totale è quello che questa carta fa di 0.
howto-start-value = Il suo valore è il primo totale.
howto-start-twice = Se è { FORM($cards, form: "a") }, chi comincia deve giocare due volte.
howto-start-reverse = Se la carta cambia il senso di gioco, comincia invece il giocatore a { howto-other-side } del mazziere.
howto-start-nothing-else = Qualunque altra cosa faccia la carta, qui non conta.
howto-start-passed = Se è { FORM($cards, form: "a") }, la carta torna in mezzo al mazzo e se ne scopre un’altra. Si va avanti finché non ne esce una diversa.
howto-start-counts = { START($cards, form: "a") } conta { $total }.
howto-start-first-value = Dove una carta lascia scegliere, conta il primo valore della tabella.

## Il turno

howto-clockwise = Si gioca { howto-way }, cioè verso { howto-side }.
howto-clockwise-until = Si gioca { howto-way }, cioè verso { howto-side }, finché una carta non cambia il senso.
howto-turn = Quando tocca a te, metti una carta sulla pila, di’ il nuovo totale e pesca una carta dal mazzo.
howto-turn-draw-yourself = Quando tocca a te, metti una carta sulla pila e di’ il nuovo totale. Poi prendi una carta dal mazzo.
howto-turn-no-draw = Quando tocca a te, metti una carta sulla pila e di’ il nuovo totale. Non si pesca.

howto-limit = Il totale può essere esattamente { $limit }, ma non { $over } o più.
howto-zero = Il totale può essere esattamente 0, ma non meno, e non può superare { $limit }.
howto-team-talk = Potete dirvi che carte avete in mano, e anche mostrarle.
howto-choose-within-limit = Se una carta ti lascia scegliere quanto vale, scegli un valore che non porti il totale oltre { $limit }.
howto-must-play = Se puoi giocare una carta, devi farlo.
howto-give-up = Quando tocca a te puoi rinunciare, anche se potresti giocare. È come se non potessi.
howto-give-up-answer = Puoi rinunciare anche quando potresti rispondere { FORM($rank, form: "to-a") } o scontare una penalità.
howto-give-up-hands-nothing-on = Allora paghi, e il giocatore seguente non deve niente.
howto-mistakes = Una carta che per errore porta il totale oltre { $limit } resta dov’è. È come se non potessi giocare.
howto-over-is-allowed = { $limit ->
    [0] Puoi sempre giocare qualsiasi carta; il totale non è mai meno di 0.
   *[other] Puoi sempre giocare qualsiasi carta, anche una che porta il totale oltre { $limit }.
 }
howto-give-up-instead = Invece di giocare puoi rinunciare.

howto-never-below-zero = Il totale non scende mai sotto 0: una carta che lo porterebbe più giù lo porta a 0.
howto-below-zero = Il totale può scendere sotto 0.
howto-below-zero-doubled = Raddoppiare un totale sotto 0 lo fa scendere ancora.
howto-below-zero-digits = Se si scambiano le cifre di un totale sotto 0, il meno resta: { $before } diventa { $after }.
howto-total-stops = Il totale non va mai oltre { $total }: una carta che lo porterebbe più in là lo ferma lì.

howto-calls = Alcune carte hanno una frase tutta loro. Si dice prima del totale, qui 42.
howto-call-pass = Con una carta che non aggiunge niente, di’ “{ $words }, 42”.
howto-call-reverse = Con una carta che non aggiunge niente e cambia il senso, di’ “{ $words }, 42”.
howto-call-rank = Con { FORM($rank, form: "a") }, di’ “{ $words }, 42”.
howto-call-set = Con { FORM($cards, form: "a") } di’ solo il totale, anche se non cambia.
howto-add-without-help = Quando metti una carta, fai il conto senza aiuto.
howto-wrong-total-is-free = Un totale che non torna si corregge e non costa niente.
howto-wrong-total-costs = Un totale che non torna si corregge, e chi l’ha detto prende un pegno.
howto-wrong-total-pays = Se dici un totale che non torna, si corregge, e { howto-pay }.
howto-wrong-total-loses = Se dici un totale che non torna, si corregge, e perdi la mano come chi è senza mosse.

howto-draw-yourself = Nessuno pesca al posto tuo.
howto-draw-lost = Appena qualcuno gioca un’altra carta, chiunque sia, non puoi più pescare, e resti con meno carte fino alla fine della mano.
howto-draw-as-usual = Da allora in poi peschi una carta per ogni carta che metti.

## Più carte insieme

howto-same-rank = Invece di una carta puoi mettere { $count ->
    [2] due carte
   *[other] fino a { FORM($count, as: "form-number") } carte
 } dello stesso valore in una volta.
howto-same-rank-value = Ognuna aggiunge o toglie quello che conta. Se si può scegliere, scegli lo stesso per tutte.
howto-same-rank-set = Se fissano il totale a un certo numero, lo fanno una volta sola.
howto-same-rank-effects = Tutto il resto che fanno succede una volta per ogni carta.
howto-same-rank-reverse = Perciò due carte che cambiano il senso lo lasciano com’era.
howto-same-rank-limit = Per il limite conta soltanto il totale dopo tutte le carte.
howto-same-rank-draw = Peschi tante carte quante ne hai messe. Poi si continua come dopo una carta sola.
howto-pairs = Puoi mettere insieme due { FORM($ranks, form: "many") }{ $ranks ->
    [1] .
   *[other] , o anche una coppia mista.
 }
howto-pairs-value = Insieme contano come una carta sola. Tu ne peschi due.
howto-throw = Se hai in mano quattro { FORM($rank, form: "many") }, puoi mettere tutte e quattro le carte in una sola giocata.
howto-throw-value = Il totale resta com’è, e peschi quattro carte.
howto-throw-is-one-of-two = Se devi giocare due volte, valgono come una delle due.

## Giocare due volte

howto-twice = Dopo { FORM($cards, form: "a") } il giocatore seguente deve giocare due volte in un solo turno.
howto-twice-four-times = Quando se ne mettono due insieme, le giocate sono quattro.
howto-twice-draw-each = Dopo ogni giocata quel giocatore pesca una carta.
howto-twice-draw-at-end = Quel giocatore pesca solo dopo l’ultima giocata, tante carte quante ne ha messe.
howto-twice-between = Dopo ogni giocata tranne l’ultima quel giocatore dice il totale. Poi il totale torna a { $total }.
howto-twice-turns = Il senso cambia solo dopo l’ultima giocata. Se cambia due volte, è come prima.
howto-twice-turns-unless = Il senso cambia solo dopo l’ultima giocata, a meno che la prima carta non passi tutte e due le giocate. Se cambia due volte, è come prima.
howto-twice-skips = Un giocatore salta il turno solo dopo l’ultima giocata.
howto-reverses-first = Prima cambia il senso, poi si saltano i turni.
howto-twice-single = Ogni giocata è di una carta sola.
howto-twice-several-count-once = Più carte dello stesso valore messe insieme contano come una giocata.
howto-twice-again-after-last = Se l’ultima giocata è { FORM($cards, form: "a") }, il giocatore seguente deve giocare due volte.
howto-twice-again-after-any = Se una delle giocate è { FORM($cards, form: "a") }, il giocatore seguente deve giocare due volte.
howto-twice-hands-on = { START($ranks, form: "a") } come prima delle due giocate le passa tutte e due. Il turno finisce, e al suo posto deve giocare due volte il giocatore seguente.
howto-twice-hands-back = Dopo { FORM($ranks, form: "a") } tocca invece al giocatore precedente: il senso cambia subito.
howto-twice-hands-back-alone = { START($ranks, form: "a") } come prima delle due giocate le rimanda indietro tutte e due: il senso cambia subito, il turno finisce, e deve giocare due volte il giocatore precedente.
howto-twice-hands-to-named = Dopo { FORM($ranks, form: "a") } tocca invece al giocatore scelto.
howto-twice-never-four = Le giocate non diventano mai più di due.
howto-twice-adds = { START($ranks, form: "a") } come prima giocata le passa con una in più: dopo la seconda carta così, il giocatore seguente deve giocare tre volte.
howto-twice-not-first = { START($ranks, form: "a") } non può essere la prima delle due giocate. Se non hai nient’altro da giocare, non puoi giocare.
howto-twice-cancels = Se devi giocare due volte, al posto delle due giocate puoi mettere { FORM($rank, form: "a") }.
howto-twice-cancels-ends = Conta come al solito, ma con questa carta il tuo turno finisce, e il giocatore seguente ha un turno normale.
howto-twice-cancels-or-last = Altrimenti { FORM($rank, form: "a") } può essere soltanto l’ultima delle due giocate.
howto-twice-must-finish = Puoi cominciare solo se hai abbastanza carte giocabili per tutte le giocate. Se no, non ne metti nessuna: è come se non potessi giocare.
howto-twice-second-counts = Se non puoi fare la seconda giocata, ti costa come se non potessi fare la prima.
howto-twice-second-stuck = Se non puoi fare la seconda giocata, è come se non potessi giocare. La giocata che manca non si recupera.
howto-twice-first-still = Se la tua prima carta cambia il senso, fa saltare il turno o fa giocare due volte il giocatore seguente, l’effetto resta valido.
howto-twice-stays = Se chi deve giocare due volte non può, il giocatore seguente deve fare lo stesso numero di giocate.
howto-twice-rest-of-two = Chi non può fare la prima giocata le lascia tutte e due al giocatore seguente. Chi non può fare la seconda gli lascia solo quella, cioè un turno normale.
howto-twice-rest = Se chi deve giocare due volte non può, il giocatore seguente deve fare le giocate che mancano. Una sola è un turno normale.
howto-twice-lapses = Se chi deve giocare due volte non può, il giocatore seguente ha un turno normale.

## Un valore a cui si risponde con lo stesso valore, come le regine

howto-answer-must = Bisogna rispondere { FORM($rank, form: "to-a") }.
howto-answer-must-lay = Se il giocatore seguente ne ha in mano, deve metterci sopra { FORM($rank, form: "a") }: una carta sola.
howto-answer-must-next = Poi deve rispondere chi viene dopo.
howto-answer-may = Si può rispondere { FORM($rank, form: "to-a") }.
howto-answer-may-lay = Se il giocatore seguente ne ha in mano, può metterci sopra { FORM($rank, form: "a") }, ma nessuno lo obbliga.
howto-answer-may-next = Poi chi viene dopo può rispondere allo stesso modo.
howto-answer-draw = Per quella si pesca, come al solito.
howto-answer-none = Se da rispondere c’è soltanto { FORM($rank, form: "a") } e non rispondi, perdi il turno: non metti carte e non peschi. Il giocatore dopo di te ha un turno normale.
howto-penalty = Se non rispondi a due o più { FORM($rank, form: "many") } di fila, devi scontare una penalità: mettere tante carte quante sono { FORM($rank, form: "the-many") }, una dopo l’altra.
howto-penalty-playable = Ogni carta deve essere giocabile quando la metti, e conta subito.
howto-penalty-turns-last = Ma il senso cambia, e si saltano turni, solo dopo l’ultima carta.
howto-penalty-draw-after-all = Dopo l’ultima carta peschi tante carte quante ne hai messe.
howto-penalty-draw-after-each = Dopo ognuna peschi una carta.
howto-penalty-draw-none = Per le carte della penalità non peschi, e così resti con meno carte.
howto-penalty-last-must = Se l’ultima carta di una penalità è { FORM($rank, form: "a") }, bisogna rispondere come quando è da sola.
howto-penalty-last-may = Se l’ultima carta di una penalità è { FORM($rank, form: "a") }, si può rispondere come quando è da sola.
howto-penalty-what-you-can = Se non puoi mettere tutte le carte di una penalità, metti quelle che puoi.
howto-penalty-then-stuck = Poi è come se non potessi giocare.
howto-penalty-draw-laid = Peschi tante carte quante ne hai messe.
howto-penalty-pays-nothing = Non paghi niente.
howto-penalty-drops-out = Allora { howto-pay } ed esci dalla mano.
howto-penalty-handed-on = Il resto della penalità passa al giocatore seguente.
howto-penalty-dropped = Il resto della penalità si annulla, e il giocatore seguente ha un turno normale.
howto-penalty-turns-first = Prima il senso cambia e si saltano turni, se le carte messe lo prevedono.
howto-penalty-still-on-top = Se non si è messa nessuna carta della penalità, in cima resta { FORM($rank, form: "a") }.
howto-penalty-still-must-answer = Allora il giocatore seguente deve rispondere con { FORM($rank, form: "a") }. Chi non ne ha deve tutta la penalità.
howto-penalty-still-may-answer = Allora il giocatore seguente può rispondere con { FORM($rank, form: "a") }. Chi non risponde deve tutta la penalità.
howto-penalty-comes-back = Se nessuno mette una carta e la penalità torna a chi per primo non ha potuto mettere carte, si annulla. Quel giocatore ha un turno normale.

## Le scale

howto-runs = Due carte messe una dopo l’altra fanno una scala se i loro valori sono vicini. Una scala sale o scende.
howto-runs-ranks = I valori stanno in cerchio: asso, 2, 3 e così via fino a 10, poi fante, regina, re e di nuovo l’asso.
howto-runs-printed = Qui conta quello che è stampato sulla carta, non quanto aggiunge o toglie. Un jolly non ha vicini.
howto-runs-draw = Finché c’è una scala, peschi solo se metti il valore che segue nella stessa direzione. Una carta così continua la scala per il giocatore dopo di te.
howto-runs-must = Se puoi continuare la scala, devi farlo. Se non puoi, metti un’altra carta.
howto-runs-may = Puoi anche mettere qualsiasi altra carta.
howto-runs-no-draw = Allora non peschi, la scala è finita, e resti con una carta in meno fino alla fine della mano.
howto-runs-other-way = Se quella carta e la precedente sono vicine nell’altra direzione, comincia una nuova scala.
howto-runs-begin = Chi comincia una scala pesca come al solito. Un turno perso non interrompe una scala.
howto-runs-penalty = Le carte di una penalità, e { FORM($rank, form: "the-many") } di risposta, si guardano a una a una come tutte le altre.
howto-runs-put-aside = Se la pila si mette da parte, la scala in corso è finita.

## Scegliere un giocatore

howto-eliminate = Quando metti { FORM($cards, form: "a") }, devi scegliere un altro giocatore ancora in gioco. Quel giocatore prende un pegno ed esce dalla mano, e le sue carte si mettono da parte. Continua il giocatore dopo di te.
howto-eliminate-saved = Ma chi ha { FORM($cards, form: "a") } si salva: deve mettere quella carta sulla pila, sotto quella che hai appena messo, e pescarne subito un’altra. Non conta come turno.
howto-eliminate-last-one = Se in gioco resta un solo giocatore, la mano è finita.
howto-exchange = Quando metti { FORM($cards, form: "a") }, devi scegliere un giocatore ancora in gioco e scambiare con lui tutte le carte.
howto-exchange-after-draw = Quando metti { FORM($cards, form: "a") }, prima pesca. Poi devi scegliere un giocatore ancora in gioco e scambiare con lui tutte le carte.
howto-exchange-before-draw = Si fa prima di pescare. L’altro giocatore, che adesso ha una carta in meno, pesca al posto tuo.
howto-redeal = Quando qualcuno mette { FORM($cards, form: "a") }, quella carta resta sulla pila. Tutte le altre, anche quelle in mano ai giocatori, si mescolano, e chi è ancora in gioco riceve tante carte nuove quante all’inizio.
howto-redeal-no-draw = Per quella carta nessuno pesca.
howto-steal = Quando metti { FORM($cards, form: "a") }, scegli un giocatore ancora in gioco e prendigli una carta senza guardarla.
howto-steal-seen = Quando metti { FORM($cards, form: "a") }, scegli un giocatore ancora in gioco, guarda le sue carte e prendine una a tua scelta.
howto-steal-robbed-draws = Quel giocatore pesca subito una carta.
howto-steal-is-draw = La carta rubata prende il posto di quella che avresti pescato.
howto-steal-and-draw = Tu peschi anche una carta, come al solito.
howto-steal-nobody = Se nessun altro ha carte, peschi soltanto.
howto-choose-next = Quando metti { FORM($cards, form: "a") }, scegli fra gli altri giocatori ancora in gioco a chi tocca dopo. Il senso non cambia, e si continua da lì.

## Un valore che all’inizio non si può giocare, come i re

howto-ban = { $count ->
    [one] Nel tuo primo turno
   *[other] Nei tuoi primi { FORM($count, as: "form-number") } turni
 } della partita non puoi giocare { FORM($rank, form: "no") } che cambi il totale.
howto-ban-not-at-limit = Quando il totale è già { $limit }, puoi.
howto-ban-always = { $count ->
    [one] Nel tuo primo turno
   *[other] Nei tuoi primi { FORM($count, as: "form-number") } turni
 } della partita non puoi giocare { FORM($rank, form: "no") }.
howto-ban-turns = Contano solo i turni in cui hai messo una carta.
howto-ban-saves-nobody = { START($rank, form: "a") } che non puoi giocare non ti aiuta quando non hai altro da giocare.
howto-wears-off = Quando in una mano il mazzo si è rifatto { $count ->
    [one] una volta
   *[other] { FORM($count, as: "form-number") } volte
 }, da quel momento alla fine della mano cambia questo: { $what }.
howto-worn = { FORM($card, form: "the") } { $does }
howto-wakes = Finché il totale è sotto { $total } vale questo: { $what }.
howto-wakes-down = Finché il totale è sopra { $total } vale questo: { $what }.
howto-wakes-turn = { $count ->
    [one] Nel tuo primo turno
   *[other] Nei tuoi primi { FORM($count, as: "form-number") } turni
 } della partita vale questo: { $what }.

## Totali che costano o fanno pagare

howto-hit = Se la tua carta fa salire il totale esattamente a { $totals }, ognuno degli altri giocatori ancora in gioco { howto-pays }.
howto-jump = Se lo fa passare da sotto a sopra { $totals }, { howto-pay }.
howto-hit-end = Se la tua carta porta il totale esattamente a { $limit }, la mano è finita, e ognuno degli altri giocatori ancora in gioco { howto-pays }.
howto-over-end = Se lo porta oltre { $limit }, la mano è finita, e tu { howto-pay }.
howto-jump-also-paid = Se lungo la strada salti { $totals }, paghi anche per quello.
howto-jump-not-paid = Per i numeri saltati lungo la strada non paghi niente in più.
howto-down-is-free = Un totale che scende o resta uguale non costa niente a nessuno.
howto-out-still-turns = Se esci dalla partita per la carta che metti, e la carta cambia il senso, lo cambia lo stesso, come se tu ci fossi ancora.
howto-out-still-skips = Se esci dalla partita per la carta che metti, e la carta fa saltare un turno, il turno salta lo stesso, come se tu ci fossi ancora.
howto-out-still-turns-or-skips = Se esci dalla partita per la carta che metti, la carta cambia il senso o fa saltare un turno lo stesso, come se tu ci fossi ancora.
howto-fine = Se la tua carta porta il totale a { $totals }, { howto-pay } subito. La mano continua.
howto-fine-repeated-pays = Se il totale è già uno di questi numeri e la tua carta lo lascia com’è, lo dici di nuovo e paghi anche questa volta.
howto-fine-repeated-free = Se il totale è già uno di questi numeri e la tua carta lo lascia com’è, non costa niente.
howto-fine-owed = Un giocatore che per questo esce non mette più carte in quel turno, e le giocate che mancano si annullano.
howto-fine-owed-handed-on = Un giocatore che per questo esce non mette più carte in quel turno, e le giocate che mancano si annullano, a meno che la carta messa le passi al seguente.
howto-borders = I confini stanno appena sopra { $totals }. Se la tua carta fa passare il totale da una parte all’altra di un confine, in su o in giù, perdi un punto per ogni confine passato.
howto-borders-up = I confini stanno appena sopra { $totals }. Se la tua carta fa salire il totale oltre un confine, perdi un punto per ogni confine passato. Tornare giù non costa niente.
howto-borders-floor = Non puoi avere meno di 0 punti.
howto-borders-no-floor = I tuoi punti possono scendere sotto 0. Allora si tolgono dal tuo punteggio.

## Pagare quando si supera il limite

howto-payment-overshoot = Se la tua carta porta il totale oltre { $limit }, paghi a ognuno degli altri un punto per ogni punto di troppo: con { $total }, ognuno ne riceve { FORM($count, as: "form-number") }. Poi la mano è finita.
howto-payment-over = Se la tua carta porta il totale oltre { $limit }, la mano è finita, e paghi a ognuno degli altri { $count ->
    [one] un punto
   *[other] { FORM($count, as: "form-number") } punti
 }.
howto-payment-forfeit = Se la tua carta porta il totale oltre { $limit }, prendi un pegno. Poi la mano è finita.
howto-payment-exact = Se la tua carta fa esattamente { $limit }, la mano è finita lo stesso, e da ognuno degli altri ricevi { $count ->
    [one] un punto
   *[other] { FORM($count, as: "form-number") } punti
 }.
howto-payment-exact-free = Se la tua carta fa esattamente { $limit }, la mano è finita lo stesso, e non costa niente a nessuno.
howto-payment-debts = I punti si segnano come punteggio, che può scendere sotto 0.
howto-hurdles = Se la tua carta centra { $totals }, ricevi un punto. Per ognuno di questi numeri che salta salendo, ne perdi uno.
howto-hurdles-goal = Se la tua carta porta il totale a { $limit } o più, ricevi { $count ->
    [one] un punto
   *[other] { FORM($count, as: "form-number") } punti
 }, e la mano è finita.

## Esattamente 69

howto-69-back = Se porti il totale esattamente a 69, salendo o scendendo, { $cost ->
    [corner] hai posto per una piega in più
    [fold] hai posto per una piega in più
   *[other] ti riprendi { $cost } di quanto è già pagato
 }. Se non c’è niente da riprendere, non ricevi niente.
howto-69-more = Se porti il totale esattamente a 69, salendo o scendendo, { $cost ->
    [corner] hai posto per una piega in più
    [fold] hai posto per una piega in più
   *[other] ricevi { $cost } in più
 }.
howto-69-nothing = Esattamente 69 non fa niente: in questo gioco non c’è niente da riprendere.
howto-69-forfeit = Se porti il totale esattamente a 69, salendo o scendendo, tutti gli altri ancora in gioco prendono un pegno.
howto-69-zero = Se porti il totale esattamente a 69, salendo o scendendo, lo dici, e allora il totale torna a 0.
howto-69-bank = Quello che ricevi viene da una banca, che ha quanto tutti i giocatori insieme all’inizio della partita. Quando la banca è vuota, con 69 non si vince più niente.
howto-69-bank-followers = Viene da lì anche quello che i giocatori ricevono quando altri escono, finché ce n’è.
howto-69-bank-each-deal = Quello che ricevi viene da una banca, che in ogni mano ha quanto tutti i giocatori insieme all’inizio della mano. Quando la banca è vuota, in quella mano con 69 non si vince più niente.

## Carte in mano che decidono

howto-hands = Si guardano le carte di tutti appena date, e ogni volta che qualcuno pesca.
howto-hands-wins = Un tris di { FORM($rank, form: "many") } in mano vince subito la partita.
howto-hands-all-lose = Un tris di { FORM($rank, form: "many") } in mano a qualcuno chiude subito la partita, e perdono tutti.
howto-hands-first = Se succede a più di uno, vale il primo a partire da { howto-side } del mazziere.
howto-hands-both = Per chi li ha tutti e due vale il tris di { FORM($rank, form: "many") }.
howto-three-any-time = Se hai tre carte dello stesso valore, puoi annunciarle e calarle in qualsiasi momento fra due giocate.
howto-three-own-turn = Se hai tre carte dello stesso valore, puoi annunciarle e calarle nel tuo turno, prima di giocare.
howto-three-active = Allora ognuno degli altri giocatori ancora in gioco { howto-pays }, e la mano è finita.
howto-three-all = Allora ognuno degli altri giocatori { howto-pays }, e la mano è finita.
howto-three-free = A te non costa niente. Non è una giocata, e nessuno deve farlo.
howto-three-first = Se più di uno potrebbe farlo, tocca al primo a partire da { howto-side } del mazziere.

## Zeus, una figurina che ci si porta via a vicenda

howto-zeus-nobody = All’inizio Zeus non ce l’ha nessuno. Ci sono tre modi di prenderlo, anche togliendolo a chi ce l’ha.
howto-zeus-tens = Prendi Zeus quando la tua carta porta il totale a 10, 20 o un’altra decina intera fino a { $limit }.
howto-zeus-same = Prendi Zeus quando metti un numero uguale a quello che un avversario ha appena messo.
howto-zeus-gods = Prendi Zeus quando metti { FORM($cards, form: "a") }.
howto-zeus-sneak = Quando un giocatore ha messo un numero, chi altro ha lo stesso numero può metterlo subito, anche se non è il suo turno: si intrufola. La carta si aggiunge al totale come al solito e prende Zeus. Chi l’ha messa pesca una carta, e il gioco continua da lì.
howto-zeus-sneak-again = Allora può fare lo stesso chi altro ha quel numero.
howto-zeus-sneak-several = Se più di uno vuole farlo, lo fa chi avrebbe giocato per primo.
howto-zeus-end = Quando il totale è { $limit } o più, la mano è finita. Chi ha Zeus la vince e riceve una lettera. Anche con la carta che chiude la mano lo si può prendere.
howto-zeus-end-nobody = Se non ce l’ha nessuno, lo prende il giocatore che ha chiuso la mano.

## L’ultima carta e le bombe

howto-last-card = Chi gioca la sua ultima carta vince la mano, e la mano è finita. Deve essere una carta che si può giocare, ma non ha più effetto.
howto-last-card-others = Ognuno degli altri giocatori { howto-pays }.
howto-bomb = Quando qualcuno mette { FORM($cards, form: "a") }, ognuno degli altri giocatori, a partire dal seguente, scarta { FORM($rank, form: "a") } oppure { howto-pays }. Se hai { FORM($rank, form: "a") }, puoi anche non scartare: allora { howto-pay }.
howto-bomb-last-card = Quando tutti l’hanno fatto, chi ha scartato così la sua ultima carta vince la mano.
howto-bomb-several = Se lo fa più di un giocatore, vince il primo.
howto-bomb-next = Altrimenti si va avanti come sempre dal giocatore dopo chi ha messo { FORM($cards, form: "a") }.
howto-others-draw = Quando tutti gli altri devono pescare, pesca per primo il giocatore seguente.

## In due

howto-two-players = Questo vale finché sono in gioco solo due giocatori.
howto-two-reverse-nothing = Una carta che cambia il senso non cambia chi gioca dopo.
howto-two-reverse-again = Se metti una carta che cambia il senso, giochi di nuovo.
howto-two-skip-nobody = Una carta che fa saltare il turno non lo fa saltare all’altro giocatore.
howto-two-skip-again = Se metti una carta che fa saltare il turno, giochi di nuovo.
howto-two-skips = Due carte così nello stesso turno si annullano.
howto-two-hands-on = Una carta che passa le giocate le passa all’altro giocatore.
howto-two-choose = Se puoi scegliere chi gioca dopo, è per forza l’altro.

## Quando non puoi giocare

howto-out-of-deal = { $who ->
    [both] Se rinunci o non hai carte
    [give-up] Se rinunci
   *[cards] Se non hai carte
 }, esci dalla mano.
howto-out-of-deal-pays = { $who ->
    [both] Se rinunci o non hai carte
    [give-up] Se rinunci
   *[cards] Se non hai carte
 }, { howto-pay } ed esci dalla mano.
howto-out-of-deal-last = Quando in gioco resta un solo giocatore, la mano è finita.
howto-out-of-deal-last-wins = L’ultimo giocatore rimasto in gioco vince la partita.
howto-out-of-deal-points = I punti rimasti a ognuno si aggiungono come al solito.
howto-out-of-deal-keeps-points = Chi rinuncia tiene tutti i suoi punti, quindi rinunciare subito può essere la scelta migliore.
howto-out-of-deal-no-letter = Allora nessuno riceve una lettera.
howto-stuck-pay = Se non puoi giocare nessuna carta, { howto-pay }.
howto-team-pays = Se uno di voi non può giocare nessuna carta, ognuno di voi paga { $cost }.
howto-stuck-forfeit = Se non puoi giocare nessuna carta, prendi un pegno.
howto-stuck-out = Se non puoi giocare nessuna carta, esci dalla partita.
howto-stuck-reset = Il totale torna a 0.
howto-stuck-keeps-hand = Tieni le tue carte, a meno che così tu non esca dalla partita. In ogni caso continua il giocatore seguente.
howto-stuck-lays-down = Posi le tue carte.
howto-stuck-out-of-deal = Posi le tue carte ed esci solo da questa mano.
howto-stuck-out-of-deal-only = Se non puoi giocare nessuna carta, esci da questa mano.
howto-stuck-pay-out = Se non puoi giocare nessuna carta, { howto-pay } ed esci dalla partita, qualunque cosa ti resti.
howto-pile-away = { $turns ->
    [on] La pila si mette da parte, il totale è { $total }, e il giocatore seguente comincia una nuova pila nello stesso senso.
   *[off] La pila si mette da parte, il totale è { $total }, e il giocatore seguente comincia una nuova pila.
 }
howto-pile-away-last = { $count ->
    [one] { $turns ->
        [on] Si toglie l’ultima carta dalla pila, il totale torna com’era prima, e il giocatore seguente continua nello stesso senso.
       *[off] Si toglie l’ultima carta dalla pila, il totale torna com’era prima, e il giocatore seguente continua.
     }
   *[other] { $turns ->
        [on] Si tolgono le ultime { FORM($count, as: "form-number") } carte dalla pila, il totale torna com’era prima, e il giocatore seguente continua nello stesso senso.
       *[off] Si tolgono le ultime { FORM($count, as: "form-number") } carte dalla pila, il totale torna com’era prima, e il giocatore seguente continua.
     }
 }
howto-pile-away-others = Gli altri giocatori tengono le loro carte.
howto-pile-away-redraw = Se sei ancora nella partita, metti via anche le tue carte e ne peschi di nuove.
howto-pile-away-keep = Se sei ancora nella partita, tieni le tue carte.
howto-pile-away-sit-out = Se sei ancora nella partita, aspetti finché non resta un solo giocatore. Così la mano finisce.
howto-pile-away-out = Si mettono via anche le carte del giocatore che esce.
howto-deal-is-over = La mano è finita.
howto-next-faces-same = { $turns ->
    [on] Se restano almeno due giocatori, il seguente continua dallo stesso totale, nello stesso senso.
   *[off] Se restano almeno due giocatori, il seguente continua dallo stesso totale.
 }
howto-last-wins-deal = L’ultimo giocatore rimasto vince la mano.
howto-no-cards = Se al tuo turno non hai carte, non puoi giocare.
howto-no-cards-pay = Se quando tocca a te non hai carte, ti costa di più: allora { howto-pay }.

## Fuori dalla partita

howto-out-last-paid = Quando hai pagato { $kind ->
    [penny] il tuo ultimo centesimo
    [nickel] la tua ultima monetina
    [chip] la tua ultima fiche
   *[token] il tuo ultimo gettone
 }, esci dalla partita.
howto-out-last-paid-at-once = Quando hai pagato { $kind ->
    [penny] il tuo ultimo centesimo
    [nickel] la tua ultima monetina
    [chip] la tua ultima fiche
   *[token] il tuo ultimo gettone
 }, esci subito dalla partita, anche a metà di una mano.
howto-out-made = Con { $kind ->
    [bomb] la { FORM($count, as: "form-ordinal", form: "f") } bomba girata
    [corner] il { FORM($count, as: "form-ordinal") } angolo piegato
   *[fold] la { FORM($count, as: "form-ordinal", form: "f") } piega
 } esci dalla partita.
howto-out-last-made = Con { $kind ->
    [bomb] l’ultima bomba girata
    [corner] l’ultimo angolo piegato
   *[fold] l’ultima piega
 } esci dalla partita.
howto-honor = { $kind ->
    [bomb] Quando tutte le tue bombe sono girate
    [corner] Quando tutti i tuoi angoli sono piegati
    [fold] Quando non c’è posto per un’altra piega
    [penny] Quando non hai più centesimi
    [nickel] Quando non hai più monetine
    [chip] Quando non hai più fiche
   *[token] Quando non hai più gettoni
 }, non sei ancora fuori dalla partita: continui a giocare “per l’onore”.
howto-honor-out = Se perdi ancora, esci dalla partita.
howto-honor-out-at-once = Se poi dovessi pagare ancora una volta, esci subito dalla partita, anche a metà di una mano. Gli altri continuano, a meno che così la mano non finisca.
howto-honor-too-little = Se devi pagare più di quello che ti resta, paghi quello che hai ed esci lo stesso.

## Quando il mazzo finisce

howto-stock-last-wins = La partita è finita, e vince chi ha messo l’ultima carta.
howto-stock-play-on = Nessuno pesca più. Si continua con le carte in mano.
howto-going-out = Se giochi la tua ultima carta quando il mazzo è finito, hai vinto.
howto-going-out-of-deal = Se giochi la tua ultima carta quando il mazzo è finito, hai vinto questa mano: non ti costa niente.
howto-going-out-others = Tu smetti di giocare, e gli altri continuano; ha vinto anche l’ultimo che resta.
howto-stock = { $turns ->
    [on] La carta in cima alla pila resta. Tutte le altre carte giocate si mescolano e diventano il nuovo mazzo. Il totale e il senso restano come sono.
   *[off] La carta in cima alla pila resta. Tutte le altre carte giocate si mescolano e diventano il nuovo mazzo. Il totale resta com’è.
 }
howto-stock-all = { $turns ->
    [on] Tutte le carte giocate, anche quella in cima alla pila, si mescolano e diventano il nuovo mazzo. La carta seguente comincia una nuova pila. Il totale e il senso restano come sono.
   *[off] Tutte le carte giocate, anche quella in cima alla pila, si mescolano e diventano il nuovo mazzo. La carta seguente comincia una nuova pila. Il totale resta com’è.
 }
howto-stock-piles-too = Si mescolano anche le pile e le carte messe da parte.
howto-stock-hands-too = Si mescolano anche le carte dei giocatori usciti.
howto-stock-nothing = Se anche così non c’è niente da pescare, per quella volta non si pesca.
howto-stock-nothing-star = Se anche così non c’è niente da pescare, per quella volta non si pesca*.
howto-footnote = * Le stesse poche carte potrebbero girare senza fine. Perciò questo programma ha una regola sua: quando in una mano il mazzo si è rifatto cinquecento volte, nessuno pesca più. Le carte finiscono, e con loro la mano.

## La mano seguente

howto-one-deal = La partita è una mano sola. Se volete, potete giocarne un’altra.
howto-reward = Chi vince una partita riceve una stella. Le stelle si sommano di partita in partita.
howto-next-shuffle = { $turns ->
    [on] Per la mano seguente si mescolano tutte le carte. Il totale torna a { $total }, e si gioca { howto-way }.
   *[off] Per la mano seguente si mescolano tutte le carte. Il totale torna a { $total }.
 }
howto-next-all-dealt = { $turns ->
    [on] Per la mano seguente tutte le carte si mescolano e si danno di nuovo, e si gioca { howto-way }.
   *[off] Per la mano seguente tutte le carte si mescolano e si danno di nuovo.
 }
howto-next-keep-hands = { $turns ->
    [on] Per la mano seguente ognuno tiene le carte che gli restano. Cominciando a { howto-side } del mazziere, ognuno pesca fino ad averne di nuovo quante all’inizio. Il totale torna a 0, e si gioca { howto-way }.
   *[off] Per la mano seguente ognuno tiene le carte che gli restano. Cominciando a { howto-side } del mazziere, ognuno pesca fino ad averne di nuovo quante all’inizio. Il totale torna a 0.
 }
howto-next-keep-piles = Il mazzo e la pila restano come sono.
howto-deals-left = Poi dà le carte il giocatore a { howto-side } del mazziere precedente.
howto-deals-right = Poi dà le carte il giocatore a { howto-other-side } del mazziere precedente.
howto-deals-left-past = { $turns ->
    [on] Poi dà le carte il primo giocatore ancora in partita a { howto-side } del mazziere precedente, qualunque fosse il senso di gioco.
   *[off] Poi dà le carte il primo giocatore ancora in partita a { howto-side } del mazziere precedente.
 }
howto-deals-right-past = { $turns ->
    [on] Poi dà le carte il primo giocatore ancora in partita a { howto-other-side } del mazziere precedente, qualunque fosse il senso di gioco.
   *[off] Poi dà le carte il primo giocatore ancora in partita a { howto-other-side } del mazziere precedente.
 }
howto-deals-winner = Dà le carte chi ha vinto.
howto-deals-loser = Dà le carte chi ha perso.
howto-deals-right_of_winner = Dà le carte il giocatore a { howto-other-side } di chi ha vinto.
howto-next-dealer-steps-in = Se è fuori dalla partita, dà le carte il primo alla sua { howto-other-side }.
howto-begins-left_of_dealer = Comincia il giocatore a { howto-side } del mazziere.
howto-begins-loser = Comincia chi ha perso.
howto-begins-winner = Comincia chi ha vinto.
howto-next-steps-in = Per un giocatore fuori dalla partita subentra il primo alla sua { howto-side }.
howto-next-last-to-pay = Se ha perso più di uno, è l’ultimo che ha pagato.
howto-deals-no-winner = Se una mano finisce senza che nessuno vinca, dà le carte il giocatore a { howto-side } del mazziere precedente.
howto-begins-no-winner = Dopo una mano che non ha vinto nessuno, comincia il giocatore a { howto-side } del mazziere.

## La fine della partita

howto-end-letters = Il primo giocatore che ha { $cost } vince la partita.
howto-end-team = Quando il totale è esattamente { $limit }, vincete la partita tutti insieme.
howto-end-team-lost = Quando avete pagato tutti i vostri gettoni, avete perso tutti insieme.
howto-end-deal-over = Una mano è finita quando il totale supera { $limit }. Allora ognuno aggiunge al suo punteggio i punti che gli restano.
howto-end-score = Quando qualcuno ha un punteggio di { $total } o più, vince la partita il punteggio più alto.
howto-end-tie-extra_deal = Se ce l’ha più di uno, decidono altre mani.
howto-end-tie-shared = Se ce l’ha più di uno, vincono insieme.
howto-last-wins = Vince l’ultimo giocatore rimasto in partita.
howto-last-wins-too = Vince anche l’ultimo giocatore rimasto in partita.
howto-end-going-out = Chi ha giocato la sua ultima carta ha vinto la partita, e così anche l’ultimo giocatore rimasto. Perciò può vincere più di uno, e forse non perde nessuno.
howto-end-all-bills = Chi vince riceve tutte le banconote.
howto-end-all-paid = Chi vince prende { $kind ->
    [penny] tutti i centesimi pagati
    [nickel] tutte le monetine pagate
    [chip] tutte le fiche pagate
   *[token] tutti i gettoni pagati
 }.
howto-end-deals = La partita finisce dopo { $count ->
    [one] una mano
   *[other] { FORM($count, as: "form-number") } mani
 }.
howto-end-match-won = Una mano vinta vale un punto. Il primo giocatore che ha { $count ->
    [one] un punto
   *[other] { FORM($count, as: "form-number") } punti
 } vince la partita.
howto-end-match-lost = Un pegno non mette nessuno fuori dalla partita. Quando qualcuno ha { $count ->
    [one] un pegno
   *[other] { FORM($count, as: "form-number") } pegni
 }, la partita è finita.
howto-end-fewest-wins = Vince chi ha meno pegni. Può vincere più di uno.
howto-end-highest-wins = Vince chi ha il punteggio più alto. Può vincere più di uno.
howto-end-none = La partita non ha una fine sua: finisce quando volete smettere.
howto-fewest-best = Chi ha meno pegni se la cava meglio di tutti.

## Quello che le fonti non dicono

howto-ours-zeus = Le fonti non dicono chi prende Zeus se alla fine non ce l’ha nessuno, come si arrotonda un totale che finisce per 5, come si scambiano le cifre di un totale piccolo, e se il totale può scendere sotto 0. Su questi punti la regola è nostra.
howto-ours-shed = Le fonti non dicono che cosa segue a una bomba girata, se l’ultima carta che si ha in mano fa ancora qualcosa, in che ordine si pesca, e che ne è di due giocate che qualcuno non può finire. Su questi punti la regola è nostra.
howto-ours-no-end = La fonte non dice come finisce la partita. Contare i pegni è un’idea nostra.

## Esempi

howto-example = Esempio: { $told }

howto-example-name = { $count ->
    [1] Giulia
    [2] Leo
    [3] Marta
   *[other] Nico
 }

howto-example-makes = Il totale è { $before }. { $player } gioca { FORM($card, form: "a") } e fa { $after }.
howto-example-keeps = Il totale è { $before }. { $player } gioca { FORM($card, form: "a") }, e il totale resta { $before }.
howto-example-choice = Il totale è { $before }. { $player } gioca { FORM($card, form: "a") } e può fare { $totals }.
howto-example-has-to-stay = A { $before } il totale deve restare { $before }: { $total } sarebbe troppo.
howto-example-has-to-turn = A { $before } il totale deve restare { $before }, e il senso cambia: { $total } sarebbe troppo.
howto-example-no-choice = A { $before } il totale deve diventare { $after }: { $total } sarebbe troppo.
howto-example-one-way = { $player } sceglie { $after }; con { $totals } non succederebbe altro.
howto-example-otherwise = A { $before } la stessa carta fa { $after }.
howto-example-any = Il totale è { $before }. { $player } gioca { FORM($card, form: "a") } e dice “{ $after }”. Adesso è { $after }.
howto-example-copies = { $other } gioca { FORM($second, form: "a") } e porta il totale a { $before }. { $player } gioca { FORM($card, form: "a") }, che fa lo stesso, e arriva a { $after }.
howto-example-not-now = A { $before } quella carta non si può giocare.
howto-example-never = Il totale è solo { $before }. Neanche adesso { $player } può giocare { FORM($card, form: "a") }.
howto-example-thrown = Con quattro { FORM($rank, form: "many") } in mano, { $player } può giocare le quattro carte insieme. Il totale resta { $before }.

howto-example-turned = Il senso cambia: dopo gioca { $next }, non { $other }.
howto-example-skipped = { $other } salta il turno, e gioca { $next }.
howto-example-again = { $player } gioca di nuovo.
howto-example-named = { $player } sceglie { FORM($next, form: "whom") }, che gioca dopo.
howto-example-struck = { $player } sceglie { FORM($other, form: "whom") }, che esce dalla mano. Ora gioca { $next }.
howto-example-saved = { $player } gioca { FORM($card, form: "a") } e sceglie { FORM($other, form: "whom") }, che ha { FORM($second, form: "a") }. { $other } mette quella carta sotto l’altra, ne pesca una nuova e resta nella mano.
howto-example-exchanged = { $player } sceglie { FORM($other, form: "whom") }, e si scambiano tutte le carte. Adesso { $player } ha { $count ->
    [one] la carta
   *[other] le { FORM($count, as: "form-number") } carte
 } che aveva { $other }.
howto-example-redealt = Si danno carte nuove a tutti: { $count ->
    [one] ognuno riceve una carta
   *[other] ognuno riceve { FORM($count, as: "form-number") } carte
 }.
howto-example-stolen = { $player } sceglie { FORM($other, form: "whom") } e prende una delle sue carte senza guardarla. { $other } ne pesca subito una.
howto-example-stolen-seen = { $player } sceglie { FORM($other, form: "whom") }, guarda le sue carte e prende { FORM($second, form: "the") }. { $other } pesca subito una carta.
howto-example-zeus = { $player } prende Zeus a { FORM($other, form: "whom") }.
howto-example-others-draw = { $others ->
    [1] { $others } pesca { $count ->
        [one] una carta
       *[other] { FORM($count, as: "form-number") } carte
     }.
   *[other] { $others } pescano { $count ->
        [one] una carta ciascuno
       *[other] { FORM($count, as: "form-number") } carte ciascuno
     }.
 }
howto-example-bomb = { $next } scarta { FORM($second, form: "a") } e si salva. { $others ->
    [1] { $others } non ne ha e { howto-pays }.
   *[other] { $others } non ne hanno: ognuno { howto-pays }.
 }

howto-example-twice = { $next } deve giocare due volte: { FORM($card, form: "a") } fa { $before }, e poi { FORM($second, form: "a") } fa { $after }.
howto-example-twice-back = { $next } deve giocare due volte. Dopo { FORM($card, form: "a") } il totale è { $before } e torna a { $total }. Dopo { FORM($second, form: "a") } è { $after }.
howto-example-handed-on = { $player } deve giocare due volte, e per prima mette { FORM($card, form: "a") }. Quel turno è finito: adesso deve giocare due volte { $next }.
howto-example-canceled = { $player } deve giocare due volte, e mette invece { FORM($card, form: "a") }. Quel turno è finito, e { $next } ha un turno normale.

howto-example-unanswered = Se { $next } non ci mette sopra { FORM($rank, form: "no") }, perde il turno, e gioca { $other }.
howto-example-answered = Se { $next } risponde e { $other } no, { $other } deve scontare una penalità di { FORM($count, as: "form-number") } carte.

howto-example-pair = Il totale è { $before }. { $player } mette insieme { FORM($cards, form: "a") } e fa { $after }.
howto-example-several = Il totale è { $before }. { $player } mette insieme { FORM($count, as: "form-number") } { FORM($rank, form: "many") } e fa { $after }.

howto-example-hit = Perciò ognuno degli altri giocatori { howto-pays }.
howto-example-jump = Così salta { $total }, perciò { $player } { howto-pays }.
howto-example-fine = Perciò { $player } { howto-pays } subito, e la mano continua.
howto-example-border = Così passa il confine sopra { $total }, perciò { $player } { howto-pays }.

howto-example-69-wins = { $cost ->
    [corner] Perciò { $player } ha posto per una piega in più.
    [fold] Perciò { $player } ha posto per una piega in più.
   *[other] Perciò { $player } riceve { $cost }.
 }
howto-example-69-forfeit = Perciò tutti gli altri prendono un pegno.
howto-example-69-zero = Perciò adesso è 0.

howto-example-three = { $player } cala un tris di { FORM($rank, form: "many") }. La mano è finita, e ognuno degli altri giocatori { howto-pays }.
howto-example-banned = Nel primo turno della partita { $player } non può giocare { FORM($card, form: "a") } a { $before }.
howto-example-not-banned = A { $before } si potrebbe.
howto-example-sneak = Anche { $other } ha { FORM($card, form: "a") }: si intrufola subito e fa { $after }. Adesso Zeus ce l’ha { $other }.

howto-example-run = { $player } gioca { FORM($card, form: "a") }, e { $next } gioca { FORM($second, form: "a") }: è una scala. { $other } può pescare se mette { FORM($rank, form: "a") }, ma con nessun’altra carta.

## Trucchi

howto-tip-keep = Tieni { FORM($cards, form: "a") } per la fine: una carta così si può giocare anche a { $limit }.
howto-tip-team = Vicino a { $limit } chiedete chi ha la carta che lo fa esatto, e lasciate il totale a chi ce l’ha.
howto-tip-another-try = Quando nessuno ha la carta che manca, { FORM($cards, form: "a") } vi dà un’altra possibilità.
howto-tip-high = Gioca presto le carte alte. Vicino a { $limit } per loro non c’è più posto.
howto-tip-rush = Quando le altre tue carte sono sicure a { $limit }, gioca presto { FORM($cards, form: "a") }: forse gli altri non se l’aspettano ancora.
howto-tip-take-off = Quello che togli fa posto anche al giocatore seguente. Se puoi invece lasciare il totale a { $limit }, fallo.
howto-tip-name-next = Quando il totale è { $limit }, gioca { FORM($cards, form: "a") } e scegli qualcuno che farà fatica.
howto-tip-any = Tieni { FORM($cards, form: "a") } finché nient’altro va bene: porta il totale dove vuoi tu.
howto-tip-double = Gioca presto { FORM($cards, form: "a") }: raddoppiare un totale basso aggiunge poco.
howto-tip-copy = { START($cards, form: "a") } vale quanto la carta di prima. Dopo una che lascia il totale com’è, o toglie qualcosa, si può giocare anche a { $limit }.
howto-tip-never = Non contare su { FORM($cards, form: "a") }: resta fra le tue carte fino alla fine della mano, e tu giochi con le altre.
howto-tip-thrown = { START($rank, form: "a") } è solo un peso: te ne liberi soltanto insieme ad altre tre carte uguali.

howto-tip-twice = Meglio tenere due carte sicure che una: se devi giocare due volte, ti servono tutte e due.
howto-tip-hand-on = Tieni { FORM($ranks, form: "a") } per quando devi giocare due volte: se metti quella carta per prima, passi tutte e due le giocate.
howto-tip-answer = Tieni { FORM($rank, form: "a") } per rispondere. Dopo due { FORM($rank, form: "many") } di fila, chi non risponde deve mettere due carte; dopo tre, tre.
howto-tip-shield = Non giocare { FORM($cards, form: "a") } senza bisogno: nient’altro ti salva quando qualcuno sceglie te.
howto-tip-exchange = Scambia le carte quando fra le tue non c’è altro di sicuro a { $limit }.
howto-tip-several = Le carte dello stesso valore vanno via insieme, e ne peschi altrettante: un modo veloce di cambiare carte brutte.
howto-tip-pair = Una coppia di { FORM($ranks, form: "many") } non aggiunge più di una carta sola, e te ne porta due nuove.
howto-tip-run = Tieni carte di valori vicini. Chi non può continuare una scala non pesca, e ha sempre meno carte.

howto-tip-exchange-shed = Scambia le carte con chi ne ha meno di tutti.
howto-tip-others-draw = Quando a qualcuno restano solo una o due carte, gioca { FORM($cards, form: "a") }.
howto-tip-redeal = Quando gli altri hanno molte meno carte di te, gioca { FORM($cards, form: "a") }.
howto-tip-bomb = Tieni { FORM($rank, form: "a") } più a lungo che puoi: ti salva da { FORM($cards, form: "a") }.
howto-tip-zeus-ten = Prima di giocare, guarda quale delle tue carte arriva alla prossima decina intera: quella prende Zeus.
howto-tip-reach = Finché puoi, non lasciare un totale da cui il giocatore seguente possa arrivare a { $total }.
howto-tip-reach-high = Tieni le carte alte per la fine: vincono da più lontano.
howto-tip-zeus-last = Vicino a { $limit }, tieni { FORM($cards, form: "a") } per l’ultimo momento. Solo chi ha Zeus alla fine riceve una lettera.
howto-tip-hit = Guarda se una delle tue carte fa esattamente { $totals }.
howto-tip-fine = Prima di mettere una carta, guarda se fa { $totals }. Se un’altra è altrettanto buona, metti quella.
howto-tip-ten-short = Non lasciare il totale dieci sotto { $totals }: le carte che aggiungono dieci sono le più comuni.
howto-tip-down = Quando una carta alta salterebbe uno di questi numeri, giocane una che toglie o lascia il totale com’è: non costa niente.
howto-tip-payment = Tieni per la fine una carta che non aggiunge niente: appena sotto { $limit } quasi tutte le altre portano oltre.
howto-tip-exact = Conta in anticipo fino a { $limit } esatto: con la carta giusta chiudi la mano, e pagano gli altri.
howto-tip-all-dealt = Guarda che cosa si gioca: quello che non vedi, ce l’hanno gli altri.
howto-tip-border = Appena sotto un confine, gioca una carta che lascia il totale com’è. Non costa mai un punto.
howto-tip-border-room = Liberati delle carte alte dove c’è posto fino al prossimo confine.
howto-tip-69 = Conta in anticipo fino a 69: con la carta giusta lo fai esatto.
howto-tip-three = Tieni due carte dello stesso valore: con una terza puoi chiudere la mano, e pagano gli altri.
howto-tip-hand-wins = Tieni due { FORM($rank, form: "many") }: con il tris vinci la partita.
howto-tip-hand-loses = Non tenere due { FORM($rank, form: "many") }: se diventano un tris, perdono tutti.
howto-tip-ban = All’inizio { FORM($rank, form: "the-many") } non aiutano. Tieni un’altra carta sicura a { $limit }.
howto-tip-pile-away = Quando un altro non può giocare, il totale torna a { $total } e tu tieni le tue carte. Allora le carte alte servono.
howto-tip-stock = Quando il mazzo è finito, nessuno pesca. Tieni per allora le carte più sicure.
howto-tip-draw = Pesca subito. Quando è giocata la carta seguente, non puoi più.
