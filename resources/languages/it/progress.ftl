## Abilità

progress-skill-add-ones = Aggiungere unità ({ $sum })
progress-skill-add-to-ten = Arrivare alla decina ({ $sum })
progress-skill-add-cross-ten = Passare la decina ({ $sum })
progress-skill-add-ten = Aggiungere dieci ({ $sum })
progress-skill-add-teens = Aggiungere undici e più ({ $sum })
progress-skill-take-ones = Togliere unità ({ $sum })
progress-skill-take-ten = Togliere dieci ({ $sum })
progress-skill-take-cross-ten = Togliere passando la decina ({ $sum })
progress-skill-take-past-zero = Sotto zero ({ $sum })
progress-skill-double = Il doppio ({ $sum })
progress-skill-halve = La metà ({ $sum })
progress-skill-swap-digits = Scambiare le cifre (da { $before } a { $answer })
progress-skill-round-to-ten = Decina più vicina (da { $before } a { $answer })
progress-skill-hold = Totale che non cambia
progress-skill-set = Carte che fissano il totale
progress-skill-over-limit = Supera il limite?
progress-skill-room = Quanto manca al limite
progress-skill-largest-safe = La carta sicura più alta
progress-skill-choice = Scegliere un valore

## La mappa: a che punto è un’abilità

progress-not-met-yet = mai vista finora
progress-too-few = troppo poco per dire
progress-practicing = in esercizio
progress-secure = sicura
progress-look-again = sicura; da rivedere
progress-calls = risposte: { $calls }
progress-right-first-time = { $right } su { $calls } giuste al primo colpo
progress-press-to-practice = Premi per esercitarti
progress-at-the-table = Al tavolo

## Il rapporto

progress-title = { $name }: come vanno i conti
progress-nothing-yet = Non c’è ancora nessuna risposta; dopo la prima partita sì.
progress-figures = Risposte: { $calls } dal { $first }. Giorni: { $days }, l’ultimo { $day }. Giuste al primo colpo: { $right } ({ $percent } %).
progress-minutes = Minuti passati a rispondere: circa { $minutes }.
progress-secure-heading = Sicure
progress-coming-heading = In arrivo (giuste al primo colpo)
progress-none-secure = Ancora niente: servono otto risposte giuste senza aiuto, in due giorni diversi.
progress-none-coming = Tutto quello che si è visto è sicuro.
progress-skill-since = { $skill }, dal { $day }
progress-skill-look-again = { $skill }: è ora di rivederla
progress-skill-too-few = { $skill }: troppo poco per dire (risposte: { $calls })
progress-skills-more = e altre { $count }
progress-skill-coming = { $skill }: { $right } su { $calls }
progress-mistakes-heading = Errori più frequenti
progress-gain = { $way ->
    [answer] Errori come { $sum }: { $made } su { $sums } in { $month }, { $now } su { $calls } adesso
   *[kind] Conti come { $sum }: non giusti { $made } su { $sums } in { $month }, { $now } su { $calls } adesso
 }
progress-guessed = Sembra tirare a indovinare: { $count } risposte sbagliate su { $calls } sono arrivate in meno di un secondo.
progress-no-mistakes = Ultimamente nessun errore è diventato un’abitudine.
progress-no-guessing = Nessun segno di risposte a caso.
progress-mistake-times = { $mistake } ({ FORM($count, as: "form-times") }, l’ultima il { $day })
progress-unexplained = { $count ->
    [one] 1 risposta senza uno schema chiaro: { $example }
   *[other] { $count } risposte senza uno schema chiaro: { $example }
 }
progress-trend-heading = Ogni settimana
progress-trend-head-week = Settimana dal
progress-trend-head-right = Giuste al primo colpo
progress-trend-head-secure = Abilità sicure
progress-trend-day-format = d MMM
progress-trend-week = { $percent } % ({ $right } su { $calls })
progress-trend-then = Abilità sicure: { $before } nella settimana dal { $day }, { $now } adesso.
progress-trend-words = L’aiuto si regola in modo che circa quattro risposte su cinque siano giuste.
progress-probe-heading = Due minuti di conti, senza aiuto
progress-probe-result = { $day }: { $right } giusti su { $answered } (foglio { $form })
progress-probe-compare = I due fogli sono ugualmente difficili, perciò si possono confrontare.
progress-home-heading = Una cosa da giocare a casa
progress-next-heading = Il prossimo passo
progress-next-larger = Tutto quello che si è visto è sicuro: prova un gioco con numeri più grandi.
progress-next-begin = Fate una partita o i dieci minuti.
progress-next-play = Tutto quello che si è visto è sicuro: continua a giocare, così lo resta.
progress-next-practice = Da esercitare: { $skill }
progress-next-at-table = Al tavolo, con le carte: { $skill }
progress-what-secure-means = Sicura vuol dire: delle ultime dodici risposte senza aiuto, almeno otto erano giuste al primo colpo, in almeno due giorni diversi. Da allora dovrebbero essere giuste almeno 85 su 100. Si rivede dopo tre giorni, una settimana e tre settimane.

## Esempi di quello che non tornava

progress-example = { $way ->
    [hold] la carta lasciava il totale a { $answer }, non a { $given }
    [set] da { $before } la carta portava il totale a { $answer }, non a { $given }
    [swap] { $before } con le cifre scambiate è { $answer }, non { $given }
    [round] { $before } arrotondato alla decina più vicina è { $answer }, non { $given }
    [floor] { $before } meno { $step } andrebbe sotto 0; in questo gioco il totale si ferma a 0, non a { $given }
   *[sum] { $sum }, non { $given }
 }
progress-example-furthest = da { $before }, il più lontano fino a { $limit } era { $answer }, non { $given }
progress-example-fits = { $picked ->
    [0] quello che va bene a { $before } su { $limit }: { $cards } (scelto: niente)
   *[other] quello che va bene a { $before } su { $limit }: { $cards } (scelto: { $picked })
 }

## Errori, come titolo prima degli esempi

progress-mistake-counted-the-start = Conta anche il numero da cui parte
progress-mistake-added-to-the-tens = Prende le unità per decine
progress-mistake-digits-reversed = Scambia le cifre della risposta
progress-mistake-no-carry = Dimentica di riportare la decina
progress-mistake-carried-twice = Riporta una decina di troppo
progress-mistake-added-to-the-ones = Aggiunge la decina alle unità
progress-mistake-only-the-ten = Aggiunge la decina e dimentica le unità
progress-mistake-only-the-ones = Aggiunge le unità e dimentica la decina
progress-mistake-added-instead = Aggiunge invece di togliere
progress-mistake-took-instead = Toglie invece di aggiungere
progress-mistake-said-the-card = Dice il numero della carta invece del totale
progress-mistake-counted-the-card = Conta ogni carta come un solo passo
progress-mistake-said-the-old-total = Ridice il totale di prima
progress-mistake-wrote-side-by-side = Scrive decine e unità una accanto all’altra
progress-mistake-finger-slip = Preme il tasto vicino a quello giusto
progress-mistake-said-the-total = Dice il totale invece di quanto manca
progress-mistake-took-from-the-ones = Toglie la decina dalle unità
progress-mistake-smaller-from-larger = Toglie la cifra più piccola dalla più grande
progress-mistake-did-not-break-the-ten = Toglie senza cambiare la decina in unità
progress-mistake-lost-the-sign = Perde il meno sotto zero
progress-mistake-stopped-at-zero = Si ferma a zero
progress-mistake-ignored-the-floor = Va sotto zero dove il gioco si ferma a zero
progress-mistake-doubled-only-the-tens = Raddoppia solo le decine
progress-mistake-doubled-only-the-ones = Raddoppia solo le unità
progress-mistake-added-two = Aggiunge due invece di raddoppiare
progress-mistake-lost-the-odd-ten = Dimezzando perde mezza decina
progress-mistake-halved-only-the-tens = Dimezza solo le decine
progress-mistake-took-two = Toglie due invece di dimezzare
progress-mistake-kept-the-total = Lascia il numero com’era, dove invece cambia
progress-mistake-doubled-a-digit = Scrive due volte una cifra invece di scambiarle
progress-mistake-rounded-the-other-way = Va alla decina più lontana
progress-mistake-added-the-face = Aggiunge il numero di una carta che fa altro
progress-mistake-off-by-one = Sbaglia a contare di uno o due
progress-mistake-off-by-ten = Sbaglia di dieci
progress-mistake-stopped-at-the-ten = Si ferma alla decina
progress-mistake-went-on-from-the-ten = Arriva alla decina, poi da lì rifà tutto il passo
progress-mistake-read-the-total-reversed = Legge al contrario le cifre del totale
progress-mistake-took-a-teen-for-tens = Confonde numeri come 13 e 30
progress-mistake-wrote-as-said = Scrive uno zero di troppo, come 608 per 68
progress-mistake-dropped-the-tens = Dimentica le decine del totale
progress-mistake-took-six-for-nine = Confonde 6 e 9
progress-mistake-doubled-the-total = Raddoppia il totale invece di aggiungere
progress-mistake-did-the-step-twice = Aggiunge o toglie due volte lo stesso numero
progress-mistake-compared-the-ones = Confronta con il limite le unità, non tutto il numero
progress-mistake-over-the-limit = Sceglie una carta che supera il limite
progress-mistake-left-one-out = Lascia fuori una carta che si può ancora giocare
progress-mistake-left-a-special-out = Lascia fuori una carta che riduce o non cambia il totale
progress-mistake-not-the-largest = Sceglie una carta che va bene, ma non quella che arriva più lontano

## Una cosa da provare a casa

progress-home-play = A turno aggiungete un numero fino a 10 e dite ogni totale ad alta voce.
progress-home-rules = Prima di giocare leggete insieme le carte: quali lasciano il totale com’è, quali lo fissano?
progress-home-add-ones = Salite le scale contando in avanti da un numero qualsiasi, non da uno.
progress-home-add-to-ten = Chiedi l’amico del dieci: 7 e 3, 6 e 4, 8 e 2.
progress-home-add-cross-ten = Mettete 8 e 5 oggetti in due file da dieci; riempite la prima fila prima di contare avanti.
progress-home-add-ten = Aggiungete monete da dieci centesimi a qualche centesimo: cambiano solo le decine.
progress-home-add-teens = Aggiungete undici come dieci e ancora uno, con le monete.
progress-home-take-ones = Prendete 17 chicchi d’uva, mangiatene qualcuno e dite quanti ne restano.
progress-home-take-ten = Pagate dieci centesimi da un borsellino: cambiano solo le decine.
progress-home-take-cross-ten = Da 13 contate indietro prima fino a 10, poi il resto: con un metro da sarta.
progress-home-take-past-zero = Leggete il termometro d’inverno: da 6 giù di 10.
progress-home-double = Raddoppiate con due mani: 5 e 5, poi 2 e 2, e tutto insieme.
progress-home-halve = Dividete fra due, in parti uguali: prima le decine, poi le unità.
progress-home-swap-digits = Scrivete 27 e 72 e dite quale cifra sta per le decine.
progress-home-round-to-ten = Al negozio, indovinate i prezzi alla decina più vicina.
progress-home-room = Chiedi sul metro: da 14, quanto manca a 20?
progress-home-over-limit = Con 20 euro, chiedete che cosa si può ancora comprare.
progress-home-largest-safe = Riempite un bicchiere fino al segno a cucchiaiate: quale ci sta ancora?
progress-home-choice = Giocate un asso a carte scoperte e dite tutti e due i totali prima di scegliere.

## Il foglio dei conti, su carta

progress-sheet-head = Nome: { $line } Data: { $line }
progress-sheet-swap = { $before } con le cifre scambiate: { $line }
progress-sheet-round = { $before } alla decina più vicina: { $line }
progress-sheet-key = Risposte: { $title }
progress-card-swap = { $before } con le cifre scambiate
progress-card-round = { $before } alla decina più vicina

## La tabella di tutte le risposte

progress-column-time = ora
progress-column-mode = modo
progress-column-role = ruolo
progress-column-variant = gioco
progress-column-game = partita
progress-column-session = sessione
progress-column-before = prima
progress-column-cards = carte
progress-column-value = valore
progress-column-answer = risposta
progress-column-skill = abilità
progress-column-support = aiuto
progress-column-choices = scelte
progress-column-hints = consigli
progress-column-tries = tentativi
progress-column-errors = errori
progress-column-milliseconds = millisecondi
progress-column-right_at_once = giusta subito
progress-column-entered_by = inserita con
progress-column-focus_lost = finestra lasciata
progress-column-ability = livello stimato
progress-column-expected = probabilità
progress-column-rests = non conta
progress-column-app = versione
progress-column-seed = smazzata

## Il file di chi impara

progress-saved-again = I progressi di chi impara si salvano di nuovo.
progress-file-unreadable = I progressi di prima non si sono potuti leggere; sono conservati come { $file }. Forse ci sono nelle copie di sicurezza.
progress-file-damaged = { $answers ->
    [one] Il file di chi impara era danneggiato; si è potuta leggere 1 risposta su almeno { $of } (profili: { $learners }). È conservato come { $file }. Il resto è forse nelle copie di sicurezza.
   *[other] Il file di chi impara era danneggiato; si sono potute leggere { $answers } risposte su almeno { $of } (profili: { $learners }). È conservato come { $file }. Il resto è forse nelle copie di sicurezza.
 }
progress-file-mended = { $answers ->
    [0] Il file di chi impara era danneggiato, ma non si è perso niente (profili: { $learners }). È conservato come { $file }.
    [one] Il file di chi impara era danneggiato, ma la sua unica risposta si è potuta leggere (profili: { $learners }). È conservato come { $file }.
   *[other] Il file di chi impara era danneggiato, ma si sono potute leggere tutte e { $answers } le risposte (profili: { $learners }). È conservato come { $file }.
 }

progress-probe-not-yet = Non ancora fatti. Si trovano in “Per gli insegnanti”.
