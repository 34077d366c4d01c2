packaging-summary = Spiel Neunundneunzig und andere Kartenspiele zum Mitrechnen
packaging-kind = Kartenspiel
packaging-keywords = Karten;Kartenspiel;Neunundneunzig;99;Addieren;Rechnen;Kopfrechnen;Familie;Kinder;Lernen;
packaging-saved-game = Cardtable-Partie
packaging-made-game = Spiel, mit Cardtable gemacht

## What a software center tells: a paragraph, then one line each

packaging-description = Ein Kartentisch für Neunundneunzig und andere Kartenspiele zum Mitrechnen: Jede Karte ändert den Stand, und wer ihn über die Grenze treibt, verliert. Spiel allein gegen Computergegner, die nur ihre eigenen Karten sehen, oder mit der ganzen Familie an einem Computer.
packaging-tells-games = { $count } veröffentlichte Spiele, jedes mit Regeln in Worten und mit seiner Quelle
packaging-tells-house-rules = Hausregeln und Tipps, die sagen, warum
packaging-tells-learning = Lernen: Ein Kind sagt den Stand an, mit Hilfe, die kommt und wieder geht
packaging-tells-kept = Die Partie wird Zug für Zug gespeichert und ist auch nach einem Stromausfall noch da
packaging-tells-access = Spielbar mit der Maus oder nur mit den Tasten, mit großer Schrift und ohne Netz

## Asked on Windows while Cardtable is removed; the folder they lie in stands below

packaging-delete-games = Auch deine gespeicherten Partien, Einstellungen und Statistiken löschen?

packaging-on-desktop = Verknüpfung auf dem Desktop anlegen
packaging-still-open = Cardtable ist noch offen. Schließ es und versuch es dann noch einmal.
packaging-too-old = Cardtable braucht Windows 10 (64 Bit), Version 1809 oder neuer.
