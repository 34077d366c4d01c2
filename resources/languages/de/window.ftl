## The start

window-title = { $page } – { $app }
window-no-start = Cardtable kann nicht starten. Deine Partien sind, wie sie waren; was passiert ist, steht in { $log }.
window-settings-unread = Deine Einstellungen lassen sich gerade nicht lesen; die Datei bleibt, wie sie ist, und wird später noch einmal gelesen.
window-state-unread = Deine letzten Spiele und deine Lieblingsspiele lassen sich gerade nicht lesen; die Datei bleibt, wie sie ist, und wird später noch einmal gelesen.
window-settings-lost = Deine Einstellungen sind nicht lesbar und stehen wieder wie am ersten Tag; die alten sind noch da als { $file }.
window-state-lost = Deine letzten Spiele und deine Lieblingsspiele sind nicht lesbar und vergessen; die Datei ist noch da als { $file }.

## Settings

window-settings-saved = Deine Einstellungen werden wieder gespeichert.
window-settings-not-saved = Deine Einstellungen lassen sich nicht speichern; sie gelten, bis du Cardtable schließt.
window-folder = Deine Partien und Einstellungen liegen in { $folder }.
window-sounds-on = Der Ton ist an.
window-sounds-off = Der Ton ist aus.

## Closing

window-saving = Wird gespeichert; das Laufwerk ist langsam. Das Fenster schließt sich von selbst, sobald alles gespeichert ist.
window-game-not-saved = Was in dieser Partie zuletzt gespielt wurde, ist nicht gespeichert.
window-learners-not-saved = Was Kinder zuletzt geübt haben, ist nicht gespeichert.
window-lost-if-closed = Es ist verloren, wenn du jetzt schließt.
window-keep-open = Offen lassen
window-close-anyway = Trotzdem schließen

## When something went wrong: a window with a report

window-went-wrong = Da ist etwas schiefgegangen
window-report = Der Bericht
window-nothing-lost = Von deinen Partien ist nichts verloren. Mit diesem Bericht lässt sich der Fehler finden und beheben.
window-game-kept = Die Partie ist bis zum letzten Zug gespeichert und geht weiter. Mit diesem Bericht lässt sich der Fehler finden und beheben.
window-game-goes-on = Die Partie geht weiter.
window-with-game = Mit der Partie, wie sie steht
window-with-game-means = ihre Regeln, Karten und Züge, also auch alle Hände, aber keine Namen
window-copy-report = Bericht kopieren
window-save-report = Bericht speichern
window-text-files = Text (*.txt)

## Games on this computer

window-game-opens = Die Partie wird geöffnet; Esc bricht ab.
window-game-left = Deine Partie ist gespeichert. Du findest sie unter „Gespeicherte Partien“.
window-game-unread = Die Partie lässt sich gerade nicht lesen ({ $why }).
window-game-goes-on-before = Eine gespeicherte Partie ist beschädigt und geht kurz vor dem Schaden weiter; die ganze Partie liegt in { $file }.
window-game-plays-otherwise = Eine gespeicherte Partie lässt sich so, wie sie steht, nicht weiterspielen und geht etwas früher weiter; die ganze Partie ist aufgehoben als { $file }.
window-game-lost = Eine gespeicherte Partie ist nicht lesbar; sie ist aufgehoben als { $file }.
window-games-lost = { $count ->
    [one] Eine gespeicherte Partie ist nicht lesbar; sie ist
   *[other] { $count } gespeicherte Partien sind nicht lesbar; sie sind
 } aufgehoben in { $folder }.
window-game-unread-kept = Eine gespeicherte Partie lässt sich gerade nicht lesen; sie bleibt, wie sie ist ({ $when }).
window-names-lost = Die Namen der Partien sind nicht lesbar; sie sind aufgehoben als { $file }.
window-names-unread = Die Namen der Partien lassen sich gerade nicht lesen; die Datei bleibt, wie sie ist.
window-game-in-bin = Die Partie ist im Papierkorb dieses Computers.
window-game-deleted-undo = Die Partie ist gelöscht; { $key } holt sie zurück.
window-game-back = Die Partie ist wieder da.
window-not-opened = { $file } lässt sich nicht öffnen: { $why }

## Titles of the system's dialogs, and kinds of files in them; the bracket stays as it is

window-open-game = Partie öffnen
window-games-files = Cardtable-Partien (*.cardtable)
