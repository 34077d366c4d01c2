## Five texts, of which one is shown: their names on a row of buttons

about-title = Über
about-cardtable = Über Cardtable
about-news = Was ist neu?
about-accessibility = Barrierefreiheit
about-licenses = Lizenzen
about-diagnostics = Diagnose

about-copy = Kopieren
about-copied = Kopiert
about-all-licenses = Alle Lizenzen

## About Cardtable

about-what = Version { $version }. Ein Kartentisch für Neunundneunzig und andere Kartenspiele zum Mitrechnen.
about-private = Alles bleibt auf diesem Computer, außer du gibst es selbst weiter: kein Konto, und niemand zählt, was du spielst. Ein Netz wird nur gebraucht, wenn du einen Platz an ein Handy gibst: Dann gehen dessen Karten an dieses Handy, in deinem eigenen WLAN und sonst nirgends hin.
about-version-looking = Suche nach einer neuen Version …
about-version-newest = Du hast die neueste Version.
about-version-newer = Version { $version } ist da. Hier bekommst du sie: { $link }
about-version-silent = { $homepage } ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.
about-version-asks = Eine Ausnahme: „Nach einer neuen Version suchen“ im Menü fragt { $homepage } nach der Liste der Versionen. Über dich wird nichts gesendet.

## Whose work is in it: what, and beside it how it may be used

about-ours = Cardtable
about-ours-terms = MIT-Lizenz; auch für Karten, Bilder und Geräusche
about-qt = Qt und PySide6
about-qt-terms = LGPL 3; die Bibliotheken liegen offen neben dem Programm und dürfen ausgetauscht werden
about-letters = Die Schrift, Nunito
about-letters-terms = SIL Open Font License 1.1
about-voices = Die Tonaufnahmen
about-voices-terms = mit Flite und eSpeak NG gemacht; frei zu benutzen und weiterzugeben
about-rules = Die Regeln
about-rules-terms = mit eigenen Worten erzählt; jedes Spiel nennt, wo es aufgeschrieben steht

about-licenses-of-all = In diesem Programm steckt die Arbeit anderer. Jeder Name öffnet ihre ganze Lizenz.
about-from-source = Cardtable läuft hier aus seinem Quelltext: Python und jedes Paket, das es benutzt, haben ihre Lizenzen bei der Installation mitgebracht.

## Texts that should be there and are not

about-news-missing = Die Liste der Neuerungen fehlt; bitte installiere Cardtable neu.
about-licenses-missing = Die Liste der Lizenzen lässt sich nicht lesen; bitte installiere Cardtable neu.
about-text-missing = Dieser Text fehlt; bitte installiere Cardtable neu.

## Diagnostics: a name, and what there is to tell of it, a line each, for somebody who helps

about-fact = { $fact }: { $value }
about-fact-python = Python
about-fact-qt = Qt, PySide6
about-fact-system = System
about-fact-windows = Fenster über
about-fact-screen = Bildschirm
about-screen = { $width } x { $height }, { $dpr ->
    [1] 1 Pixel
   *[other] { $dpr } Pixel
 } je Punkt, { $hertz } Hz
about-fact-reader = Screenreader
about-fact-motion = Weniger Bewegung
about-motion-by-settings = ja, laut Einstellungen
about-motion-unknown = nein; dieses Qt verrät nicht, was das System wünscht
about-fact-sounds = Ton
about-fact-speech = Stimme
about-fact-look = Aussehen
about-look = { $theme }, { $deck }, { $percent } %
about-fact-resources = Programmdaten
about-fact-folder = Partien und Einstellungen
about-fact-saved = Einstellungen gespeichert
about-fact-damaged = Beschädigt, beiseitegelegt
about-yes = ja
about-no = nein
about-log = Das Ende des Protokolls:
about-log-empty = (nichts steht darin)

## A wording that is reported: a text to be filled in, which is copied

about-wording = Formulierung in Cardtable { $version } ({ $language }, { $tag })
about-wording-wrong = Was falsch klingt:
about-wording-better = Wie es besser heißt:
about-wording-words = Die Wörter auf der Seite:
about-wording-copied = Die Wörter dieser Seite sind kopiert: Füg sie in eine Nachricht ein und markiere, was falsch klingt.
