### Die Seite, auf der Handys an den Tisch geladen werden.

join-title = Handys am Tisch
join-subtitle = dieser Bildschirm ist der Tisch
join-scan = Scannen, Platz nehmen
join-code-spoken = QR-Code, der auf einem Handy { $address } öffnet
join-or-type = oder im Browser eintippen
join-same-wifi = Das Handy muss im selben WLAN sein.
join-private = Jede Hand bleibt auf ihrem Handy. Nichts verlässt dieses Haus.
join-plain = Es geht unverschlüsselt: Andere in diesem WLAN könnten mitlesen.

join-no-network = Dieser Computer ist in keinem Netz, kein Handy kann ihn erreichen. Verbinde ihn mit dem WLAN oder per Kabel: Dann kommt der Code von selbst.
join-not-yet = Wähle einen Platz am Tisch und gib ihn einem Handy, dann erscheint hier der Code.
join-all-taken = Alle Plätze für Handys sind besetzt.
join-no-server = Handys sind von hier aus gerade nicht zu erreichen.

join-have-sat-down = { $count ->
    [one] hat Platz genommen
   *[other] haben Platz genommen
 }
join-phones-here = { $count ->
    [one] Handy ist da
   *[other] Handys sind da
 }

join-deal-for = Austeilen für { $count }
join-back-to-game = Zurück zur Partie
join-help = So kommen Handys an den Tisch, und was hilft, wenn eines nichts findet
join-let-in = Hereinlassen

join-free = freier Platz
join-picks = wählt ein Tier
join-ready = bereit
join-away = nicht da
join-screen = am Bildschirm
join-computer = Computer
join-seat = Platz { $number }
join-free-spoken = frei, für ein Handy
join-picks-spoken = am Handy, wählt ein Tier
join-ready-spoken = am Handy, bereit
join-away-spoken = am Handy, nicht da
join-screen-spoken = an diesem Bildschirm
join-computer-spoken = spielt der Computer

join-to-phone = An ein Handy geben
join-to-screen = An diesem Bildschirm spielen
join-to-computer = Einen Computer spielen lassen
join-no-seat = Platz wegnehmen
join-remove-this = Handy entfernen
join-somebody = jemand
join-remove-phone = Handy von { $name } entfernen

join-knock = { $name } möchte Platz nehmen.
join-knock-again = Ein anderes Handy möchte den Platz von { $owner } haben und die Karten dort.
join-knock-for-seat = { $name } möchte den Platz von { $owner } haben und die Karten dort.
join-knock-whose = Ist das das Handy von { $owner }?
join-yes = Ja
join-no = Nein
join-knocks-more = { $count ->
    [one] Noch ein Handy wartet.
   *[other] Noch { $count } Handys warten.
 }
join-too-few = Dieses Spiel braucht { $least } Spieler.
join-nobody-at-phone = Noch hat kein Handy Platz genommen.
join-knock-told = Ein Handy möchte Platz nehmen ({ $key }).
join-is-back = { $name } ist wieder am Handy.
join-is-away = Das Handy von { $name } ist nicht da.
join-stand-in = Einen Computer für { $name } spielen lassen

join-key-seats = von Platz zu Platz gehen
join-key-remove = das Handy eines Platzes entfernen
join-key-computer = ein Computer mehr

join-wait-for-host = Am großen Bildschirm muss dich jemand hereinlassen.
join-not-yours = Dieser Platz ist für jemand anderen. Such dir einen anderen aus.
join-no-seat-free = Gerade ist kein Platz frei. Am großen Bildschirm kann jemand Platz machen.
join-gone-removed = Am großen Bildschirm hat jemand dieses Handy vom Tisch genommen.
join-gone-over = Der Tisch ist zu. Diese Seite kommt von selbst wieder.
join-gone-elsewhere = Deine Hand ist in einem anderen Fenster dieses Handys offen.
join-gone-unknown = Der Tisch kennt dieses Handy nicht mehr. Scanne den Code am großen Bildschirm, oder bitte um einen Platz.
join-gone-refused = Du wurdest nicht hereingelassen. Frag am großen Bildschirm.
