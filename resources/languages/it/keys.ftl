keys-title = Cambia i tasti
keys-how = Premi Invio, poi il tasto nuovo
keys-press = Premi il tasto nuovo
keys-back-to-usual = Torna a { $key }
keys-none = nessuno
keys-or = { $first } o { $second }
keys-reset = Azzera i tasti
keys-were-reset = Tutti i tasti sono come all’inizio.
keys-is-now = { $action }: { $key }
keys-taken = { $key } fa già questo: { $action }.
keys-fixed = { $key } fa la stessa cosa dappertutto. Scegli un altro tasto.
keys-need-ctrl = Aggiungi Ctrl o Alt a { $key }: qui si scrivono lettere.

## Dove valgono i tasti

keys-everywhere = Dappertutto
keys-at-table = Al tavolo
keys-at-end = Alla fine di una partita
keys-in-lesson = Quando risponde chi impara
keys-in-workshop = Officina

## Che cosa fanno i tasti

keys-hear-again = Senti le ultime mosse
keys-hear-all = Senti come va la partita
keys-sneak = Intrufola una carta
keys-defend = Scarta una carta che salva
keys-declare = Cala un tris
keys-lesson-away = Chi impara non c’è
keys-lesson-again = Ripeti
keys-lesson-leave = Continua senza dirlo
keys-replay-seat = Visto dal posto seguente
keys-replay-costly = Solo le mosse costose
keys-favorite = Metti il gioco fra i preferiti, o toglilo
