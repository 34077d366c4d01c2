keys-title = Tasten ändern
keys-how = Drück Enter, dann die neue Taste
keys-press = Drück die neue Taste
keys-back-to-usual = Zurück zu { $key }
keys-none = keine
keys-or = { $first } oder { $second }
keys-reset = Alle Tasten zurücksetzen
keys-were-reset = Alle Tasten sind wieder wie am Anfang.
keys-is-now = { $action }: { $key }
keys-taken = { $key } ist schon vergeben: { $action }.
keys-fixed = { $key } macht überall dasselbe. Wähl eine andere Taste.
keys-need-ctrl = Nimm { $key } mit Strg oder Alt: Hier werden Buchstaben getippt.

## Wo Tasten gelten

keys-everywhere = Überall
keys-at-table = Am Tisch
keys-at-end = Am Ende einer Partie
keys-in-lesson = Wenn ein Kind gefragt wird
keys-in-workshop = Werkstatt

## Was Tasten tun

keys-hear-again = Letzte Züge hören
keys-hear-all = Hören, wie die Partie steht
keys-sneak = Karte dazwischenwerfen
keys-defend = Rettende Karte abwerfen
keys-declare = Drilling auslegen
keys-lesson-away = Das Kind ist nicht da
keys-lesson-again = Noch einmal vorlesen
keys-lesson-leave = Weiter, ohne anzusagen
keys-replay-seat = Blick vom nächsten Platz
keys-replay-costly = Nur teure Züge
keys-favorite = Zum Lieblingsspiel machen oder nicht mehr
