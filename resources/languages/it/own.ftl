own-set-aside = Un tuo gioco non si è potuto leggere; è conservato come { $file }.
own-unread = Un tuo gioco adesso non si può leggere ({ $why }); { $file } resta com’è.
own-kept-unplayed = “{ $name }” qui non si può giocare: { $why }. Il suo file resta com’è.
own-not-kept = Il gioco non si è potuto salvare ({ $why }).
own-nameless = Il nostro gioco

own-not-a-game = Questo file non contiene un gioco di Cardtable.
own-no-text = In questo testo non c’è nessun gioco; copialo di nuovo, fino all’ultimo punto.
own-text-damaged = Una parte del gioco in questo testo manca o è scritta male; copialo di nuovo.
own-newer = Questo gioco è stato fatto con un Cardtable più nuovo; usa quello.
own-no-code = In questa immagine non c’è il codice QR di un gioco.
own-no-picture = Questa immagine non si può leggere.
own-unknown-base = Questo gioco ne cambia uno che questo Cardtable non conosce; forse uno più nuovo sì.
own-makes-no-sense = Le regole di questo gioco non stanno insieme.
own-not-played = Questo gioco qui non si può giocare: { $why }.

own-text-title = Cardtable: il gioco { $game }
own-give = Condividi
own-give-code = La fotocamera di un telefono legge questo codice e riceve il gioco come testo. Mandalo a un altro computer, o salva il codice come immagine: Cardtable legge l’uno e l’altra.
own-code-spoken = Codice QR di { $game }
own-copy-text = Copia come testo
own-copied-text = { $game } è negli appunti, come testo.
own-save-file = Salva come file
own-save-code = Salva il codice come immagine
own-files = Giochi fatti con Cardtable (*.cardgame)
own-save-title = Salva il gioco
own-pictures = Immagini (*.png)

own-arrival-title = Un gioco per te
own-by = Inventato da { $maker }
own-made-from = È { $game } con { $changes ->
    [0] le stesse regole
    [one] una regola diversa:
   *[other] { $changes } regole diverse:
 }
own-made-anew = È fatto dal niente. Ecco che cosa c’è da sapere:
own-marked = I cambi rispetto a { $game } sono sottolineati e segnati con una penna.
own-take = Prendilo
own-leave = Lascialo
own-taken = { $game } è fra i tuoi giochi.
own-here-already = { $game } è già fra i tuoi giochi.
own-ways = I tuoi giochi
own-bring = Porta un gioco
own-bring-kinds = Giochi e immagini (*.cardgame *.cardtable *.png *.jpg *.jpeg *.bmp)
own-paste = Incolla un gioco

own-shelf = I nostri giochi
own-shelf-hook = Inventati da te, o regalati a te.
own-blurb-by = Inventato da { $maker }.
own-blurb-from = { $game }, con regole tue.
own-change = Cambialo
own-rename-ask = Come si chiamerà { $game }?
own-duplicate = Duplica
own-duplicated = { $game } è sul tuo scaffale.
own-in-bin = { $game } è nel cestino di questo computer.
own-deleted-undo = { $game } è eliminato; con { $key } torna.
own-back = { $game } è di nuovo qui.
own-practicing = Esperto si allena: { $share }%
own-practiced = Esperto ha provato { $game }.
