phones-page-animal = Dein Tier
phones-page-name = Dein Name
phones-page-which-seat = Wo sitzt du?
phones-page-sit = Hinsetzen
phones-page-seated = Du hast einen Platz. Ausgeteilt wird am Bildschirm.
phones-page-change = Ändern
phones-page-knock = Um einen Platz bitten
phones-page-stop-waiting = Nicht mehr warten
phones-page-play-here = Hier spielen

phones-page-free = freier Platz
phones-page-taken = sitzt hier
phones-page-you = du
phones-page-computer = Computer
phones-page-screen = am Bildschirm
phones-page-away = nicht da

phones-page-table = Tisch
phones-page-hand = Deine Hand
phones-page-choices = Was du tun kannst
phones-page-seats = Am Tisch

phones-page-tap-twice = Tippe zweimal auf eine Karte, um sie zu legen
phones-page-tap-once = Tippe auf eine Karte, um sie zu legen
phones-page-tap-again = Tippe noch einmal, um sie zu legen
phones-page-tap-marks = Tippe auf die Karten, die zusammengehören

phones-page-back = Zurück
phones-page-close = Schließen
phones-page-play-marked = Ausspielen
phones-page-go-on = Weiter
phones-page-next-deal = Nächste Runde
phones-page-hint = Tipp
phones-page-undo = Zurücknehmen
phones-page-take-number = { $total } nehmen
phones-page-say = Ansagen
phones-page-say-number = { $total } ansagen
phones-page-delete = Letzte Ziffer löschen
phones-page-whole-line = Ganze Linie

phones-page-settings = Einstellungen dieses Handys
phones-page-large-text = Große Schrift
phones-page-one-tap = Mit einem Tippen legen
phones-page-sound = Geräusche
phones-page-vibration = Vibration
phones-page-daylight = Hell am Tag, wie das Handy
phones-page-face = Name und Tier
phones-page-plainly = Was du spielst, geht unverschlüsselt durch euer WLAN: Andere darin könnten es sehen.
phones-page-leave = Platz verlassen
phones-page-leave-sure = Dein Platz ist dann für andere frei. Die Partie geht ohne dich weiter.
phones-page-stay = Bleiben

phones-page-connecting = Der Tisch wird gesucht
phones-page-lost = Der Tisch wird wieder gesucht
phones-page-lost-help = Ist das Handy im selben WLAN wie der Computer, und ist die Partie dort noch offen?
phones-page-try-now = Jetzt versuchen

phones-page-seal = Die Karten dieser Runde sind versiegelt
phones-page-seal-holds = Dieses Handy hat es geprüft: Keine Karte wurde verändert.
phones-page-seal-broken = Das Siegel passt nicht: Das sind nicht die Karten, die versiegelt wurden.

## Was ein Platz gezeigt bekommt

phones-your-turn = { $name }, du bist dran
phones-you-are-asked = { $name }, du bist gefragt
phones-turn-of = { $player ->
    [you] Du bist dran
   *[other] { $player } ist dran
 }
phones-paused = Der Tisch macht Pause
phones-you-are-relieved = Gerade spielt jemand für dich
phones-game-is-over = Die Partie ist vorbei
phones-you-are-out = Du bist ausgeschieden
phones-you-sit-out = Du setzt diese Runde aus
phones-you-have-won = Du hast gewonnen
phones-said = { $player ->
    [you] Du: { $what }
   *[other] { $player }: { $what }
 }
phones-who-is-at-the-screen = wer am Bildschirm spielt

## Wie mit dem Finger gewählt wird

phones-choose-the-total = Wähle den Stand, den du willst.
phones-tap-a-seat = Tippe auf jemanden.
phones-tap-the-cards = Tippe die Karten an, die zusammengehören.
phones-with-others = kann mit anderen gelegt werden
phones-wrong-costs = Eine falsche Summe kostet eine Strafe.
phones-wrong-costs-token = Eine falsche Summe kostet eine Marke.
phones-wrong-costs-deal = Eine falsche Summe kostet die Runde.

phones-seal-is-open = SHA-256 macht aus der zweiten Zeile die erste: Keine Karte wurde vertauscht.
