## What can be done, each beside an icon and its key

menu-menu = Menü
menu-rules = Regeln
menu-rules-of-this-game = Regeln dieses Spiels
menu-undo = Rückgängig
menu-redo = Wiederholen
menu-hint = Tipp
menu-phones = Handys
menu-stand-in = Ein Computer springt ein
menu-back-to-start = Zurück zum Start
menu-look-back-on-game = Rückblick auf diese Partie
menu-play-last-again = Letzte Partie noch einmal
menu-same-cards = Noch einmal dieselbe Mischung
menu-deal-number = Mischung Nr. { $number }
menu-today = Heute
menu-open = Partie öffnen …
menu-paste = Partie einfügen
menu-sort-value = Hand nach Wert sortieren
menu-sort-suit = Hand nach Farbe sortieren
menu-sort-dealt = Hand wie ausgeteilt zeigen
menu-sounds-off = Ton ausschalten
menu-sounds-on = Ton einschalten
menu-full-screen = Vollbild
menu-not-far = Tisch für den Schreibtisch
menu-reset-settings = Alle Einstellungen zurücksetzen
menu-all-keys = Alle Tasten
menu-phones-help = So kommen Handys an den Tisch
menu-new-version = Nach einer neuen Version suchen
menu-wording = Formulierung melden
menu-about = Über Cardtable
menu-quit = Beenden

## Groups of these

menu-games = Partien
menu-this-game = Diese Partie
menu-settings-and-view = Einstellungen und Ansicht
menu-help = Hilfe
