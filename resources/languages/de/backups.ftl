backups-title = Sicherungen

## Buttons, and what they do, as it is told beside them

backups-save = Alles speichern
backups-save-note = Kinder, Einstellungen und alle Partien in einer Datei
backups-open = Alles wiederherstellen
backups-open-note = Aus einer Datei, die auf einem anderen Computer gespeichert wurde
backups-days = Sicherungen nach Tagen
backups-settings-too = Auch die Einstellungen
backups-settings-too-note = ersetzt die jetzigen Einstellungen durch die aus der Sicherung
backups-bring = Wiederherstellen …
backups-bring-now = Wiederherstellen
backups-take-back = Rückgängig

## The days for which there is a backup

backups-before = { $day }, { $time }, vor dem Wiederherstellen
backups-settings-alone = keine Kinder; die Einstellungen
backups-learners = { $learners ->
    [one] 1 Kind
   *[other] { $learners } Kinder
 }
backups-answers = { $answers ->
    [one] 1 Antwort
   *[other] { $answers } Antworten
 }
backups-games = { $games ->
    [0] keine Partie
    [one] 1 Partie
   *[other] { $games } Partien
 }
backups-holds = { backups-learners }, { backups-answers }
backups-rule = An jedem Tag, an dem sich etwas geändert hat, entsteht eine Sicherung: von den Kindern mit allen Antworten, von den Einstellungen mit deiner eigenen Rückseite, von den gelösten Rätseln und von den zuletzt gewählten Spielen und Hausregeln. Aufgehoben werden die letzten sieben Tage und aus vier Wochen je eine. Wer gelöscht wird, verschwindet auch aus den Sicherungen.

## Bringing back

backups-ask-day = Diese Sicherung ({ $day }) wiederherstellen?
backups-ask-file = Alles aus dieser Datei wiederherstellen?
backups-adds = Was hier fehlt, kommt dazu; was hier ist, bleibt. Vorher wird gesichert, wie es jetzt ist.
backups-brought = Was gefehlt hat, ist wieder da: { $what }.
backups-brought-own = { $games ->
    [one] Ein eigenes Spiel steht im Regal.
   *[other] { $games } eigene Spiele stehen im Regal.
 }
backups-brought-puzzles = { $puzzles ->
    [one] Ein gelöstes Rätsel ist wieder da.
   *[other] { $puzzles } gelöste Rätsel sind wieder da.
 }
backups-brought-back = Deine eigene Rückseite ist wieder da.
backups-brought-nothing = Hier hat nichts gefehlt.
backups-unread = { $count ->
    [one] Eine Partie lässt sich nicht lesen.
   *[other] { $count } Partien lassen sich nicht lesen.
 }
backups-taken-back = Alles ist wieder wie vorher.

## Everything as a file

backups-files = Alles aus Cardtable (*.zip)
backups-file-name = Cardtable, alles.zip

## What went wrong, told at the foot of the page

backups-not-made = Die Sicherung von heute ließ sich nicht machen ({ $why }).
backups-not-kept = Was darin ist, ließ sich nicht speichern ({ $why }); nichts ist geändert.
backups-names-not-kept = Die Namen der Partien ließen sich nicht speichern ({ $why }).
backups-nothing-to-take-back = Es gibt nichts rückgängig zu machen.
backups-not-ours = In { $name } sind keine Daten von Cardtable, oder die Datei ist beschädigt; nichts ist geändert.
backups-unreadable = { $name } lässt sich nicht lesen ({ $why }).
backups-newer = Diese Datei stammt von einem neueren Cardtable; bitte nimm das neuere.
backups-not-anew = { $name } ließ sich nicht neu schreiben ({ $why }).
