variants-ninety-nine = Novantanove
variants-ninety-nine-blurb = Il classico: i 9 passano, i 4 cambiano il senso, un re fa 99.

variants-ninety-nine-orcutt = Novantanove, Orcutt
variants-ninety-nine-orcutt-blurb = Cinque carte e quattro monetine: più scelta, mani più lunghe.

variants-ninety-nine-boyer = Novantanove, Boyer
variants-ninety-nine-boyer-blurb = Sette carte e una vita sola: chi non può giocare esce subito.

variants-99-gronemann = Novantanove, Gronemann
variants-99-gronemann-blurb = Chi non può giocare aspetta, l’ultimo vince la mano, e tre mani fanno la partita.

variants-ninety-nine-king-nine-swap = Novantanove, re e 9 scambiati
variants-ninety-nine-king-nine-swap-blurb = Qui è il 9 che fa 99, e il re passa.

variants-ninety-nine-four-nine-swap = Novantanove, 4 e 9 scambiati
variants-ninety-nine-four-nine-swap-blurb = Qui è il 9 che cambia il senso, e il 4 passa.

variants-ninety-nine-minus-ten = Novantanove, il 10 toglie sempre
variants-ninety-nine-minus-ten-blurb = Un 10 toglie dieci e non aggiunge mai.

variants-ninety-nine-four-again = Novantanove, il 4 rigioca
variants-ninety-nine-four-again-blurb = In due, con un 4 giochi un’altra volta.

variants-ninety-nine-four-corners = Novantanove, quattro angoli
variants-ninety-nine-four-corners-blurb = Chi perde piega un angolo della banconota; con il quarto è fuori.

variants-ninety-nine-pile-away = Novantanove, via la pila
variants-ninety-nine-pile-away-blurb = Non si ridanno le carte: chi non può giocare paga, la pila va via e si riparte da 0.

variants-ninety-nine-69 = Novantanove con il 69
variants-ninety-nine-69-blurb = Chi fa esattamente 69 si riprende un gettone dal centro.

variants-ninety-nine-1950s = Novantanove anni Cinquanta
variants-ninety-nine-1950s-blurb = I 7 cambiano il senso, nessuna carta fa 99, e si può giocare per l’onore.

variants-ninety-nine-wilson = Novantanove con i confini
variants-ninety-nine-wilson-blurb = 33, 66 e 99 sono confini: passarne uno costa un punto. Quelli che ti restano si sommano; a 15 si finisce.

variants-ninety-nine-qcsalon = Novantanove, 33-66-99
variants-ninety-nine-qcsalon-blurb = Centra 33, 66 o 99 e pagano gli altri; se ne salti uno, paghi tu.

variants-ninety-nine-qcsalon-beginner = Novantanove, 33-66-99 facile
variants-ninety-nine-qcsalon-beginner-blurb = Con fanti e 4 normali: un 2 dimezza ogni totale pari.

variants-ninety-nine-ishihara = Novantanove, Ishihara
variants-ninety-nine-ishihara-blurb = Una mano lunga senza gettoni: chi non può giocare esce, e i re aspettano cinque turni.

variants-ninety-nine-ishihara-hands = Novantanove, Ishihara con tris
variants-ninety-nine-ishihara-hands-blurb = Tre re vincono subito la partita; con tre 6 perdono tutti.

variants-ninety-eight = Novantotto
variants-ninety-eight-blurb = Quello semplice e veloce: nessuna carta cambia il senso, e chi perde una mano prende un pegno.

variants-ninety-eight-umass = Novantotto, UMass Amherst
variants-ninety-eight-umass-blurb = Tre carte speciali: una mette fuori un giocatore, una ti salva, una scambia le carte.

variants-ninety-eight-arizona = Novantotto, Arizona originale
variants-ninety-eight-arizona-blurb = Un jolly fa giocare due volte, le carte uguali vanno insieme, e vince l’ultimo che resta.

variants-one-hundred = Cento
variants-one-hundred-blurb = Fino a 100: un asso nero fa il totale che vuoi, un 10 fa 100, un 5 rosso toglie cinque.

variants-hundert = Hundert
variants-hundert-blurb = Si danno tutte le carte e se ne gioca una qualsiasi: oltre 100 paghi agli altri i punti di troppo.
variants-hindernislauf = Hindernislauf
variants-hindernislauf-blurb = Corsa a ostacoli: 55, 66, 77, 88, 99 o 111 esatti danno un punto, saltarli ne costa uno, 120 chiude la mano.

variants-to-twenty = Fino a venti
variants-to-twenty-blurb = Il primo gioco per i più piccoli: da asso a 5 si aggiunge, un fante toglie due, e 20 è il limite.

variants-to-ten = Fino a dieci
variants-to-ten-blurb = Punti invece di numeri, fino a dieci: quelli pieni aggiungono, quelli vuoti tolgono.

variants-to-fifty = Fino a cinquanta
variants-to-fifty-blurb = Il secondo gioco, fino a 50: un fante aggiunge dieci, un 10 toglie dieci, una regina cinque, un re fa 50.

variants-back-to-zero = Ritorno a zero
variants-back-to-zero-blurb = Da 50 in giù: numeri e re tolgono, un fante aggiunge dieci, una regina cinque, e sotto 0 si perde.

variants-reach-99-together = Insieme a 99
variants-reach-99-together-blurb = Tutti contro il limite: fate insieme 99 esatto prima che finiscano i vostri due gettoni.

variants-oh-no-99 = Oh No! 99!
variants-oh-no-99-blurb = Un gioco da scuola: una regina conta da +1 a +10, −10 o 0, e chi non può giocare è fuori.

variants-depasse-pas-100 = Dépasse pas 100!
variants-depasse-pas-100-blurb = Dalle scuole francesi: le figure aggiungono o tolgono, e con chi non può giocare se ne vanno due carte.
variants-99-do2learn = Ninetynine di do2learn
variants-99-do2learn-blurb = Fai 99 esatti senza re e vinci. Chi non può giocare è fuori, e si riparte da 0.
variants-99-school-fr = Je calcule jusqu’à 99
variants-99-school-fr-blurb = Un gioco da scuola: vince il primo che fa 99 esatti senza re, e un fante fa saltare un turno.

variants-scary-seven = Il sette terribile
variants-scary-seven-blurb = I numeri fino a 12 fanno al massimo 25, e un 7 toglie sette.

variants-zero-to-100 = Da 0 a 100
variants-zero-to-100-blurb = Numeri fino a 12, Jolly, e nessuno esce mai: vince chi arriva per primo a 100.

variants-ninety-nine-standard = Novantanove, standard
variants-ninety-nine-standard-blurb = Un 9 fa 99, un 3 fa saltare un turno, e un re non cambia niente.

variants-ninety-nine-alternative = Novantanove, alternativo
variants-ninety-nine-alternative-blurb = I 9 passano, i 10 tolgono dieci, i re fanno 99.

variants-ninety-nine-chicago = Chicago
variants-ninety-nine-chicago-blurb = Sia il 3 sia il 9 fanno saltare un turno; i 10 tolgono dieci.

variants-ninety-nine-hawaiian = Hawaii
variants-ninety-nine-hawaiian-blurb = Dalle Hawaii: 9 e fanti fanno 99, 5 e 10 fanno scendere il totale.

variants-ninety-nine-nepal = Nepal
variants-ninety-nine-nepal-blurb = Il piccolo 2 fa 99, e un re vale solo dieci in più.

variants-ninety-nine-denexa = Novantanove, denexa
variants-ninety-nine-denexa-blurb = Quattro carte a testa, i 9 fanno 99 e i 3 fanno saltare un turno; da due a sei giocatori.

variants-ninety-nine-gamerules = Novantanove, gamerules
variants-ninety-nine-gamerules-blurb = Il classico, con due mazzi e tre fiche da quattro giocatori in su.

variants-ninety-nine-five-folds = Novantanove, cinque pieghe
variants-ninety-nine-five-folds-blurb = Piega i quattro angoli della banconota, poi tutta a metà: con la quinta piega sei fuori.

variants-ninety-nine-michigan = Michigan
variants-ninety-nine-michigan-blurb = Chi non può giocare salta solo quella mano; un tris si cala in qualsiasi momento.

variants-ninety-nine-taiwanese = Taiwan
variants-ninety-nine-taiwanese-blurb = Cinque carte a testa; con un 5 scegli chi gioca dopo, e una regina aggiunge o toglie venti.
variants-99-poker-shed = Jiujiu, vince l’ultima carta
variants-99-poker-shed-blurb = Non si rimescola più: finito il mazzo, vince chi gioca la sua ultima carta.
variants-99-poker = Poker 99
variants-99-poker-blurb = I 10 e le regine rosse aggiungono e basta; l’asso di picche fa 0 finché il mazzo non si è rifatto quattro volte.

variants-ninety-nine-jokers = Novantanove con i jolly
variants-ninety-nine-jokers-blurb = I jolly fanno 99, e un re cambia il senso.

variants-ninety-nine-icelandic = Islandese
variants-ninety-nine-icelandic-blurb = A una regina si risponde con una regina: se no perdi il turno, o metti tante carte quante sono le regine.

variants-ninety-nine-lincoln-2018 = JBB Lincoln 2018
variants-ninety-nine-lincoln-2018-blurb = Regine a cui rispondere, e il resto di una penalità passa al giocatore seguente.

variants-ninety-nine-st-albans-2019 = JBB St Albans 2019
variants-ninety-nine-st-albans-2019-blurb = Regine a cui rispondere, e i 6 valgono otto mentre gli 8 valgono sei.

variants-ninety-nine-norwich-2022 = JBB Norwich 2022
variants-ninety-nine-norwich-2022-blurb = Regine a cui rispondere, e un jolly che fa 99 e cambia il senso.

variants-ninety-nine-whitby-2025 = JBB Whitby 2025
variants-ninety-nine-whitby-2025-blurb = Regine a cui rispondere, e scale: finché si sale o si scende, pesca solo chi continua.

variants-ninety-nine-baltimore = Baltimora
variants-ninety-nine-baltimore-blurb = I 7 copiano, i 6 rubano, i fanti con un occhio solo fanno 99, e le coppie reali contano una volta.

variants-ninety-nine-thai = Thai 99
variants-ninety-nine-thai-blurb = Dalla Thailandia: si comincia scoprendo una carta, e chi non può giocare è fuori.

variants-99-ptaff = Le 99, Québec
variants-99-ptaff-blurb = I fanti cambiano il senso, e appena qualcuno ha due pegni la partita è finita.

variants-99-queen-anne = Il 99 di Queen Anne
variants-99-queen-anne-blurb = Dopo un jolly si gioca due volte, e un 4 rimanda le due giocate al giocatore di prima.

variants-99-japan = 99 dal Giappone
variants-99-japan-blurb = Un 4 cambia il senso o aggiunge quattro, un 8 passa o aggiunge otto, un jolly raddoppia il totale.

variants-99-zpag = Le 99, tanti mazzi
variants-99-zpag-blurb = Due mazzi o più: i 9 cambiano il senso, i fanti fanno saltare un turno, i 10 tolgono dieci.

variants-99-nichidai = 99 dell’università Nihon
variants-99-nichidai-blurb = Le carte speciali dormono finché il totale non è 90. Solo due assi agiscono sempre.

variants-ono-99 = O'NO 99 (1980)
variants-ono-99-blurb = Il gioco in scatola: resta sotto 99, e passa un Doppio con una Pausa o un Cambio giro.

variants-ono-99-2022 = ONO 99 (2022)
variants-ono-99-2022-blurb = La nuova edizione: una mano, chi non può giocare è fuori, e quattro carte ONO vanno insieme.

variants-neu-101 = Neu (Noi)
variants-neu-101-blurb = La scatola dal Giappone: fino a 101, cinque carte fanno subito 101, e due giocate si possono passare.
variants-lobo-77 = LOBO 77
variants-lobo-77-blurb = Il gioco in scatola: resta sotto 77, e non dire 11, 22, 33, 44, 55 o 66: costano una fiche.

variants-rs-99 = RS Games 99
variants-rs-99-blurb = Nove gettoni e 60 carte, come sui server di RS Games: fino a 99, con salti e quattro 99.

variants-zeus-on-the-loose = Zeus on the Loose
variants-zeus-on-the-loose-blurb = Dèi e numeri scalano un monte: cerca di avere tu Zeus quando il totale arriva a 100.

variants-boom-o = Boom-O
variants-boom-o-blurb = Liberati delle carte prima che l’orologio superi sessanta; con tre bombe girate sei fuori.

variants-five-alive = 5 Alive
variants-five-alive-blurb = Liberati di dieci carte sotto 22: una bomba chiede uno zero, e una carta ne dà di nuove a tutti.

variants-call-pass-to-you = passo a te
variants-call-back-on-you = torna a te
variants-call-pass-me-by = passa oltre
