workshop-name = Nome del gioco
workshop-maker = Fatto da
workshop-started-from = partito da { $game }
workshop-from-nothing = fatto dal niente
workshop-undo = Annulla: { $step }
workshop-redo = Rifai: { $step }
workshop-nothing-to-undo = Niente da annullare
workshop-nothing-to-redo = Niente da rifare
workshop-undone = Annullato: { $step }
workshop-redone = Rifatto: { $step }
workshop-try = Prova una mano
workshop-save = Salva
workshop-saved = { $game } è sul tuo scaffale.
workshop-saved-as = Salvato come { $game }, perché hai già { $other }.
workshop-does-not-fit = Così non va
workshop-change-rules = Cambia le regole…
workshop-make-own = Fai un gioco tuo
workshop-back = Torna all’officina

workshop-columns = Che cosa cambiare
workshop-tab-game = Il gioco
workshop-tab-cards = Le carte
workshop-tab-told = L’effetto
workshop-the-game = Il gioco
workshop-cards = Che cosa fa ogni carta
workshop-group-game = Il totale
workshop-group-cards = Carte e giocatori
workshop-group-stakes = Che cosa si perde
workshop-group-players = Con più giocatori
workshop-group-turn = Un turno
workshop-group-deal = Una mano
workshop-group-special = Parti speciali
workshop-on = Attivi: { $names }

workshop-suits = Semi
workshop-suits-alike = Semi tutti uguali
workshop-suits-colors = Rossi e neri
workshop-suits-each = Ogni seme
workshop-suits-mixed = Alcuni semi a parte
workshop-in-pack = { $count } nel mazzo
workshop-in-pack-short = ×{ $count }
workshop-how-many = Numero di carte: { $cards }
workshop-or = o
workshop-row = { $cards }: { $does }
workshop-chip = { $cards }, { $words }, { $number } di { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
 }
workshop-add = { $cards }: aggiungi qualcosa
workshop-opens-menu = Apre un menu

workshop-choice = { $chip }: { $words }
workshop-menu-change = { START($cards) }: cambia { $chip }
workshop-menu-add = { START($cards) }: aggiungi qualcosa
workshop-menu-row = { START($cards) }
workshop-menu-action = In più fa questo
workshop-menu-action-of = Solo dove { $words }
workshop-menu-way = Un altro modo di giocarla, a scelta
workshop-menu-suits = Semi di questa carta
workshop-other-number = Un altro numero
workshop-way-number = Un altro modo, con un numero
workshop-number = Numero
workshop-sign = Che cosa fa il numero
workshop-sign-adds = si aggiunge
workshop-sign-takes = si toglie
workshop-sign-either = si aggiunge o si toglie
workshop-sign-makes = diventa il totale
workshop-take-number = Prendilo
workshop-take-away = Togli questa
workshop-copy = Copia su un’altra carta
workshop-paste = Metti qui { $chip }
workshop-nothing-to-add = A questa carta non si può aggiungere niente.
workshop-copied = { $chip } è negli appunti. Vai a un’altra carta e incolla.
workshop-cut = { $chip } viene con te. Vai a un’altra carta e incolla.
workshop-chip-gone = Quella tessera non c’è più.

workshop-step-way = { $name }: { $value }
workshop-takes-away = Così sparisce: { $ways }. Con { $key } torna.
workshop-step-name = Nome: { $name }
workshop-step-suits = Semi: { $value }
workshop-step-count = { START($cards) }: { $count } nel mazzo
workshop-step-kept = Quello conservato

workshop-drafts = Altre bozze
workshop-begin-again = Ricomincia da { $game }
workshop-begin-nothing = Comincia dal niente
workshop-go-on-with = Continua con { $game }
workshop-goes-on = Riprendi da dove eri.

workshop-key-cards = di carta in carta, di tessera in tessera
workshop-key-type = alla carta, al numero o al modo che scrivi
workshop-key-number = un altro numero su una tessera
workshop-key-menu = aprire il menu
workshop-key-delete = aggiungere qualcosa, togliere una tessera
workshop-key-chip = tagliare, copiare e incollare una tessera
workshop-key-columns = al gioco, alle carte, all’effetto
