window-title = { $page } – { $app }
window-no-start = Cardtable non può partire. Le tue partite sono com’erano; { $log } dice che cosa è successo.
window-settings-unread = Adesso le tue impostazioni non si possono leggere; il file resta com’è e si riprova.
window-state-unread = Adesso gli ultimi giochi e i preferiti non si possono leggere; il file resta com’è e si riprova.
window-settings-lost = Le tue impostazioni non si possono leggere e sono come il primo giorno; conservate come { $file }.
window-state-lost = Gli ultimi giochi e i preferiti non si possono leggere e sono dimenticati; conservati come { $file }.

window-settings-saved = Le tue impostazioni si salvano di nuovo.
window-settings-not-saved = Le tue impostazioni non si possono salvare; valgono finché non chiudi Cardtable.
window-folder = Le tue partite e impostazioni sono in { $folder }.
window-sounds-on = I suoni sono accesi.
window-sounds-off = I suoni sono spenti.

window-saving = Si salva; questo disco è lento. La finestra si chiude da sola quando tutto è salvato.
window-game-not-saved = Le ultime mosse di questa partita non sono salvate.
window-learners-not-saved = Gli ultimi progressi di chi impara non sono salvati.
window-lost-if-closed = Se chiudi adesso, vanno persi.
window-keep-open = Tieni aperto
window-close-anyway = Chiudi lo stesso

window-went-wrong = Qualcosa è andato storto
window-report = Il rapporto
window-nothing-lost = Di quello che hai giocato non si è perso niente. Con questo rapporto il guasto si può trovare e riparare.
window-game-kept = La partita è salva fino all’ultima mossa e continua. Con questo rapporto il guasto si può trovare e riparare.
window-game-goes-on = La partita continua.
window-with-game = Con la partita com’è adesso
window-with-game-means = le sue regole, la smazzata e le mosse, e quindi tutte le carte, ma il nome di nessuno
window-copy-report = Copia il rapporto
window-save-report = Salva il rapporto
window-text-files = Testo (*.txt)

window-game-opens = La partita si apre; Esc la lascia.
window-game-left = La tua partita è salvata. La trovi in Partite salvate.
window-game-unread = Adesso la partita non si può leggere ({ $why }).
window-game-goes-on-before = Una partita salvata è danneggiata e continua da prima del danno; tutta intera è in { $file }.
window-game-plays-otherwise = Una partita salvata non può continuare com’è e riprende da un po’ prima; tutta intera è messa via come { $file }.
window-game-lost = Una partita salvata non si può leggere; è conservata come { $file }.
window-games-lost = { $count ->
    [one] Una partita salvata non si può leggere; è conservata
   *[other] { $count } partite salvate non si possono leggere; sono conservate
 } in { $folder }.
window-game-unread-kept = Adesso una partita salvata non si può leggere; resta com’è ({ $when }).
window-names-lost = I nomi delle partite non si possono leggere; sono conservati come { $file }.
window-names-unread = Adesso i nomi delle partite non si possono leggere; il file resta com’è.
window-game-in-bin = La partita è nel cestino di questo computer.
window-game-deleted-undo = La partita è eliminata; con { $key } torna.
window-game-back = La partita è di nuovo qui.
window-not-opened = { $file } non si può aprire: { $why }

window-open-game = Apri una partita
window-games-files = Partite di Cardtable (*.cardtable)
