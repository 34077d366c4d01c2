storage-no-learner = Questo file non contiene un profilo di Cardtable.
storage-learner-number = Profilo { $number }
storage-not-kept-here = { $things ->
    [learners] Qui i profili non si possono conservare ({ $why }).
   *[statistics] Qui le statistiche non si possono conservare ({ $why }).
 }
storage-not-kept-now = { $things ->
    [learners] Adesso i profili non si possono conservare ({ $why }).
   *[statistics] Adesso le statistiche non si possono conservare ({ $why }).
 }
storage-not-read-now = { $things ->
    [learners] Adesso i profili non si possono leggere ({ $why }).
   *[statistics] Adesso le statistiche non si possono leggere ({ $why }).
 }
storage-newer-database = { $things ->
    [learners] Questi profili vengono da un Cardtable più nuovo; usa quello.
   *[statistics] Queste statistiche vengono da un Cardtable più nuovo; usa quello.
 }
storage-no-file = { $file } non è un file normale
storage-not-deleted = { $file } non si è potuto eliminare ({ $why }).

storage-not-mended = Una partita danneggiata non si è potuta aggiustare ({ $why }).
storage-not-put-away = La partita non si è potuta mettere via ({ $why }).
storage-names-unread = Adesso i nomi delle partite non si possono leggere; non ne è cambiato nessuno.
storage-name-not-kept = Il nome non si è potuto conservare ({ $why }).
storage-game-not-kept = La partita non si è potuta conservare ({ $why }).
storage-name-taken = C’è di nuovo una partita con quel nome; quella eliminata resta dov’è.
storage-game-not-moved = La partita non si è potuta spostare ({ $why }).
storage-not-with-finished = La partita è salva, ma non si è potuta mettere fra quelle finite ({ $why }); si riprova alla prossima apertura.
storage-game-not-saved = Adesso la partita non si può salvare ({ $why }); si continua a giocare, e a ogni mossa si riprova.
storage-record-gone = Il file di questa partita era sparito; la partita si salva da capo con tutte le sue mosse.
storage-record-replaced = Un altro file aveva preso il posto di quello di questa partita; è conservato come { $file }, e la partita si salva da capo con tutte le sue mosse.
