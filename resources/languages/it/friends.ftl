friends-on-card = { $friend } è ancora su questa carta
friends-brings-sum = { $friend } ha un conto per te
friends-looked-today = Questo conto l’abbiamo guardato insieme oggi.
friends-looked-before = Questo conto l’abbiamo già guardato insieme.
friends-goes-with = Questo conto va insieme a uno che abbiamo già guardato.
friends-call-it = Dillo adesso, con la linea se vuoi, e { $friend } torna a casa.
friends-call-it-alone = Dillo adesso, e { $friend } torna a casa.
friends-no-hurry = Nessuna fretta: { $friend } può aspettare un altro giorno (tasto { $key }).
friends-show-line = Mostra la linea
friends-show-more = Mostra di più
friends-is-home = { $friend } è a casa!
friends-another-waits = Un altro amico
friends-card-with-sum = { $who } è su una carta con il conto { $sum }.

friends-key-leave = andare avanti senza dirlo
friends-key-another = all’altro amico

friends-album-of = Album di { $name }
friends-at-home = amici a casa
friends-place = per { $friend }
friends-in-album = { $who }: { $sum }

friends-name-add-ones = Tilli
friends-name-add-to-ten = Olli
friends-name-add-cross-ten = Pim
friends-name-add-ten = Suma
friends-name-add-teens = Taro
friends-name-take-ones = Dotti
friends-name-take-ten = Lumi
friends-name-take-cross-ten = Igo
friends-name-take-past-zero = Blub
friends-name-double = Flora
friends-name-halve = Momo
friends-name-swap-digits = Bibo
friends-name-round-to-ten = Robi
friends-name-room = Ella

friends-who-add-ones = Tilli il pulcino
friends-who-add-to-ten = Olli il maialino
friends-who-add-cross-ten = Pim il topolino
friends-who-add-ten = Suma l’ape
friends-who-add-teens = Taro la tartaruga
friends-who-take-ones = Dotti la coccinella
friends-who-take-ten = Lumi la lumaca
friends-who-take-cross-ten = Igo il riccio
friends-who-take-past-zero = Blub il pesce
friends-who-double = Flora la farfalla
friends-who-halve = Momo il criceto
friends-who-swap-digits = Bibo il pipistrello
friends-who-round-to-ten = Robi la foca
friends-who-room = Ella l’elefantina

friends-nobody-today = Oggi non aspetta nessun amico.
friends-today = L’amico di oggi
