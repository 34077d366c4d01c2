## Auf der Festplatte

own-set-aside = Ein Spiel von euch ist nicht lesbar; es ist aufgehoben als { $file }.
own-unread = Ein Spiel von euch lässt sich gerade nicht lesen ({ $why }); { $file } bleibt, wie es ist.
own-kept-unplayed = „{ $name }“ lässt sich hier nicht spielen: { $why }. Die Datei bleibt, wie sie ist.
own-not-kept = Das Spiel lässt sich nicht speichern ({ $why }).
own-nameless = Unser Spiel

## Von anderswo

own-not-a-game = In dieser Datei ist kein Spiel von Cardtable.
own-no-text = In diesem Text steht kein Spiel; kopiere ihn noch einmal, bis zum letzten Punkt.
own-text-damaged = Vom Spiel in diesem Text fehlt etwas, oder es ist vertippt; kopiere ihn noch einmal.
own-newer = Dieses Spiel wurde mit einem neueren Cardtable gemacht; bitte nimm das.
own-no-code = In diesem Bild ist kein QR-Code eines Spiels.
own-no-picture = Dieses Bild lässt sich nicht lesen.
own-unknown-base = Dieses Spiel ändert eines, das dieses Cardtable nicht kennt; vielleicht kennt es ein neueres.
own-makes-no-sense = Die Regeln dieses Spiels passen nicht zusammen.
own-not-played = Dieses Spiel lässt sich hier nicht spielen: { $why }.

## Weitergeben

own-text-title = Cardtable: das Spiel { $game }
own-give = Weitergeben
own-give-code = Die Kamera eines Handys liest diesen Code und bekommt das Spiel als Text. Schick ihn an einen anderen Computer, oder speichere den Code als Bild: Cardtable liest beides.
own-code-spoken = QR-Code von { $game }
own-copy-text = Als Text kopieren
own-copied-text = { $game } ist als Text in der Zwischenablage.
own-save-file = Als Datei speichern
own-save-code = Code als Bild speichern
own-files = Spiele aus Cardtable (*.cardgame)
own-save-title = Spiel speichern
own-pictures = Bilder (*.png)

## Aufnehmen

own-arrival-title = Ein Spiel für dich
own-by = Ausgedacht von { $maker }
own-made-from = Es ist { $game } mit { $changes ->
    [0] denselben Regeln
    [one] einer anderen Regel:
   *[other] { $changes } anderen Regeln:
 }
own-made-anew = Es ist ganz neu ausgedacht. Das ist wichtig:
own-marked = Was anders ist als bei { $game }, ist unterstrichen und hat einen Stift davor.
own-take = Aufnehmen
own-leave = Lieber nicht
own-taken = { $game } steht jetzt bei euren Spielen.
own-here-already = { $game } steht schon bei euren Spielen.
own-ways = Deine Spiele
own-bring = Spiel holen
own-bring-kinds = Spiele und Bilder (*.cardgame *.cardtable *.png *.jpg *.jpeg *.bmp)
own-paste = Spiel einfügen

## Im Regal

own-shelf = Unsere Spiele
own-shelf-hook = Von euch ausgedacht oder euch geschenkt.
own-blurb-by = Ausgedacht von { $maker }.
own-blurb-from = { $game } mit eigenen Regeln.
own-change = Ändern
own-rename-ask = Wie soll { $game } heißen?
own-duplicate = Verdoppeln
own-duplicated = { $game } steht im Regal.
own-in-bin = { $game } ist im Papierkorb dieses Computers.
own-deleted-undo = { $game } ist gelöscht; { $key } holt es zurück.
own-back = { $game } ist wieder da.
own-practicing = Profi übt: { $share } %
own-practiced = Profi hat { $game } geübt.
