backups-title = Copie di sicurezza

backups-save = Salva tutto
backups-save-note = Profili, impostazioni e tutte le partite in un solo file
backups-open = Ripristina tutto
backups-open-note = Da un file salvato su un altro computer
backups-days = Copie giorno per giorno
backups-settings-too = Anche le impostazioni
backups-settings-too-note = al posto di quelle di adesso ci saranno quelle della copia
backups-bring = Ripristina…
backups-bring-now = Ripristina
backups-take-back = Torna indietro

backups-before = { $day }, { $time }, prima del ripristino
backups-settings-alone = nessun profilo; le impostazioni
backups-learners = { $learners ->
    [one] 1 profilo
   *[other] { $learners } profili
 }
backups-answers = { $answers ->
    [one] 1 risposta
   *[other] { $answers } risposte
 }
backups-games = { $games ->
    [0] nessuna partita
    [one] 1 partita
   *[other] { $games } partite
 }
backups-holds = { backups-learners }, { backups-answers }
backups-rule = Ogni giorno in cui è cambiato qualcosa si fa una copia: dei profili con tutte le risposte, delle impostazioni con il tuo dorso, dei rompicapi risolti, e degli ultimi giochi e regole di casa scelti. Si tengono gli ultimi sette giorni, e una copia per ognuna di quattro settimane. Chi si elimina sparisce anche dalle copie.

backups-ask-day = Ripristinare questa copia ({ $day })?
backups-ask-file = Ripristinare tutto da questo file?
backups-adds = Quello che qui manca si aggiunge; niente di quello che c’è va via. Prima si fa una copia di adesso.
backups-brought = Quello che mancava c’è di nuovo: { $what }.
backups-brought-own = { $games ->
    [one] Un gioco tuo è sul tuo scaffale.
   *[other] { $games } giochi tuoi sono sul tuo scaffale.
 }
backups-brought-puzzles = { $puzzles ->
    [one] C’è di nuovo un rompicapo risolto.
   *[other] Ci sono di nuovo { $puzzles } rompicapi risolti.
 }
backups-brought-back = C’è di nuovo il tuo dorso delle carte.
backups-brought-nothing = Qui non mancava niente.
backups-unread = { $count ->
    [one] Una partita non si può leggere.
   *[other] { $count } partite non si possono leggere.
 }
backups-taken-back = Tutto è com’era prima.

backups-files = Tutto di Cardtable (*.zip)
backups-file-name = Cardtable, tutto.zip

backups-not-made = La copia di oggi non si è potuta fare ({ $why }).
backups-not-kept = Quello che contiene non si è potuto conservare ({ $why }); non è cambiato niente.
backups-names-not-kept = I nomi delle partite non si sono potuti conservare ({ $why }).
backups-nothing-to-take-back = Non c’è niente da annullare.
backups-not-ours = { $name } non contiene dati di Cardtable, o è danneggiato; non è cambiato niente.
backups-unreadable = { $name } non si può leggere ({ $why }).
backups-newer = Questo file viene da un Cardtable più nuovo; usa quello.
backups-not-anew = { $name } non si è potuto riscrivere ({ $why }).
