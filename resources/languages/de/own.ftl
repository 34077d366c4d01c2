## Auf der Festplatte

own-set-aside = Ein Spiel von euch ist nicht lesbar; es ist aufgehoben als { $file }.
own-unread = Ein Spiel von euch lässt sich gerade nicht lesen ({ $why }); { $file } bleibt, wie es ist.
own-kept-unplayed = „{ $name }“ lässt sich hier nicht spielen: { $why }. Die Datei bleibt, wie sie ist.
own-not-kept = Das Spiel lässt sich nicht speichern ({ $why }).
own-name-taken = An seiner Stelle ist jetzt ein anderes Spiel.
own-nameless = Unser Spiel

## Von anderswo

own-not-a-game = In dieser Datei ist kein Spiel von Cardtable.
own-no-text = In diesem Text steht kein Spiel; kopiere ihn noch einmal, bis zum letzten Punkt.
own-text-damaged = Vom Spiel in diesem Text fehlt etwas, oder es ist vertippt; kopiere ihn noch einmal.
own-newer = Dieses Spiel wurde mit einem neueren Cardtable gemacht; bitte nimm das.
own-no-code = In diesem Bild ist kein QR-Code eines Spiels.
own-unknown-base = Dieses Spiel ändert eines, das dieses Cardtable nicht kennt; vielleicht kennt es ein neueres.
own-not-played = Dieses Spiel lässt sich hier nicht spielen: { $why }.

## Weitergeben

own-text-title = Cardtable: das Spiel { $game }
