record-foreign = Questo non è il file di una partita.
record-newer = Questa partita viene da una versione più nuova di Cardtable, che sa che cosa dice la riga { $line }.
record-damaged = { $line ->
    [0] Questo file è danneggiato.
   *[other] Questo file è danneggiato alla riga { $line }.
 }

record-damaged-from = Il file di questa partita è danneggiato alla riga { $line }; la partita si vede fin lì.
