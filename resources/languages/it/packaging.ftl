packaging-summary = Gioca a Novantanove e ad altri giochi di carte con i conti
packaging-kind = Gioco di carte
packaging-keywords = carte;novantanove;99;conti;somme;totale;famiglia;imparare;matematica;
packaging-saved-game = Partita di Cardtable
packaging-made-game = Gioco fatto con Cardtable

packaging-description = Un tavolo da gioco per Novantanove e per gli altri giochi in cui ogni carta cambia un totale comune e perde chi lo porta oltre il limite. Gioca contro il computer, che vede solo le sue carte, o con la famiglia intorno a un computer.
packaging-tells-games = { $count } giochi pubblicati, ognuno con le regole a parole e la fonte
packaging-tells-house-rules = Regole di casa, e consigli che dicono perché
packaging-tells-learning = Imparare: un bambino dice i totali, con un aiuto che viene e svanisce
packaging-tells-kept = La partita si conserva mossa per mossa, e c’è ancora dopo un’interruzione di corrente
packaging-tells-access = Si gioca con il mouse o con i soli tasti, con testo grande, e senza rete

packaging-delete-games = Eliminare anche le partite salvate, le impostazioni e le statistiche?

packaging-on-desktop = Aggiungi un collegamento sul desktop
packaging-still-open = Cardtable è aperto. Chiudilo e riprova.
packaging-too-old = Cardtable richiede Windows 10 a 64 bit, versione 1809 o successiva.
