join-title = Le carte sul telefono
join-subtitle = questo schermo è il tavolo
join-scan = Inquadra e siediti
join-code-spoken = Codice QR che apre { $address } su un telefono
join-or-type = o scrivi nel browser
join-same-wifi = Il telefono deve stare nella stessa rete Wi-Fi.
join-private = Ognuno ha le sue carte sul suo telefono. Da questa casa non esce niente.
join-plain = Viaggia senza cifratura: altri in questa rete Wi-Fi potrebbero leggere.

join-no-network = Questo computer non è in nessuna rete, perciò nessun telefono lo raggiunge. Collegati al tuo Wi-Fi o attacca un cavo: poi il codice arriva da solo.
join-not-yet = Scegli un posto al tavolo e dallo a un telefono: qui appare il codice.
join-all-taken = Tutti i posti per i telefoni sono occupati.
join-no-server = Adesso da qui i telefoni non si raggiungono.

join-have-sat-down = { $count ->
    [one] al suo posto
   *[other] al loro posto
 }
join-phones-here = { $count ->
    [one] telefono c’è
   *[other] telefoni ci sono
 }

join-deal-for = Dai le carte a { $count }
join-back-to-game = Torna alla partita
join-help = Come si siedono i telefoni, e che cosa fare se uno non trova niente
join-let-in = Fai entrare

join-free = posto libero
join-picks = sceglie un animale
join-ready = a posto
join-away = assente
join-screen = a questo schermo
join-computer = computer
join-seat = Posto { $number }
join-free-spoken = libero, per un telefono
join-picks-spoken = al telefono, sceglie un animale
join-ready-spoken = al telefono, a posto
join-away-spoken = al telefono, assente
join-screen-spoken = a questo schermo
join-computer-spoken = gioca il computer

join-to-phone = Dallo a un telefono
join-to-screen = Gioca a questo schermo
join-to-computer = Fai giocare un computer
join-no-seat = Togli il posto
join-remove-this = Togli il telefono
join-somebody = qualcuno
join-remove-phone = Togli il telefono di { $name }

join-knock = { $name } vorrebbe sedersi.
join-knock-again = Un altro telefono vorrebbe il posto di { $owner }, con le sue carte.
join-knock-for-seat = { $name } vorrebbe il posto di { $owner }, con le sue carte.
join-knock-whose = È il telefono di { $owner }?
join-yes = Sì
join-no = No
join-knocks-more = { $count ->
    [one] Un altro aspetta.
   *[other] Altri { $count } aspettano.
 }
join-too-few = Per questo gioco servono { $least } giocatori.
join-nobody-at-phone = Nessun telefono è ancora al tavolo.
join-knock-told = Un telefono vorrebbe sedersi ({ $key }).
join-is-back = { $name } è di nuovo al telefono.
join-is-away = Il telefono di { $name } è assente.
join-stand-in = Far giocare un computer per { $name }

join-key-seats = girare fra i posti
join-key-remove = togliere il telefono di un posto
join-key-computer = un computer in più

join-wait-for-host = Qualcuno al grande schermo deve farti entrare.
join-not-yours = Quel posto è di qualcun altro. Scegline un altro.
join-no-seat-free = Adesso non c’è nessun posto libero. Qualcuno al grande schermo può fare spazio.
join-gone-removed = Qualcuno al grande schermo ha tolto questo telefono dal suo posto.
join-gone-over = Il tavolo è chiuso. Questa pagina torna da sola.
join-gone-elsewhere = Le tue carte sono aperte in un’altra finestra di questo telefono.
join-gone-unknown = Il tavolo non conosce più questo telefono. Inquadra il codice sul grande schermo, o chiedi di sederti.
join-gone-refused = Non ti hanno fatto entrare. Chiedi al grande schermo.
