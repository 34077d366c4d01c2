settings-title = Einstellungen
settings-saved-at-once = Jede Änderung wird sofort gespeichert

## Rooms, packs and backs, each below its picture: at most two short words

settings-cards-and-table = Karten und Tisch
settings-room = Zimmer
settings-room-note = das Zimmer, in dem du spielst
settings-room-game = Passend zum Spiel
settings-room-forest = Kiefernstube
settings-room-midnight = Mitternacht
settings-room-salon = Roter Salon
settings-room-cabin = Winterhütte
settings-room-garden = Wintergarten
settings-room-seaside = Am Meer
settings-room-olympus = Olymp
settings-room-playroom = Spielzimmer
settings-room-classroom = Klassenzimmer
settings-room-contrast = Hoher Kontrast
settings-room-system = Wie das System
settings-deck = Kartenspiel
settings-deck-note = das Kartenspiel
settings-deck-classic = Hausblatt
settings-deck-four-colour = Vierfarbig
settings-deck-jumbo = Großdruck
settings-deck-jumbo-four-colour = Groß, vierfarbig
settings-letters = Buchstaben auf den Karten
settings-letters-note = Ass, Bube, Dame und König
settings-choice-letters = { $ace } { $jack } { $queen } { $king }
settings-back = Rückseite
settings-back-note = die Rückseite aller Karten
settings-back-lattice = Gitter
settings-back-stars = Sterne
settings-back-fans = Fächer
settings-back-knit = Gestrickt
settings-back-leaves = Blätter
settings-back-waves = Wellen
settings-back-clouds = Wolken
settings-back-confetti = Konfetti
settings-back-squares = Rechenpapier
settings-back-peacock = Pfau
settings-back-own = Eigenes Bild
settings-move-list = Zugliste
settings-move-list-note = neben dem Tisch; { $key } klappt sie auf und zu
settings-far = Tisch für den Fernseher
settings-far-note = Stand, Namen und Wörter sind auf drei Meter zu lesen; keine Zugliste daneben

## A picture of one's own as the back of the cards

settings-choose-picture = Bild aussuchen
settings-remove-picture = Eigenes Bild entfernen
settings-picture-files = Bilder ({ $endings })
settings-picture-taken = Dein Bild ist jetzt die Rückseite der Karten.
settings-picture-removed = Dein Bild ist nicht mehr auf den Karten; deine Datei ist, wie sie war.
settings-cut-title = Deine eigene Rückseite
settings-cut-question = Welcher Teil soll auf die Karten?
settings-cut-help = Zieh das Bild oder nimm die Pfeiltasten; Plus und Minus vergrößern und verkleinern es.
settings-cut-picture = Der Teil des Bildes auf der Karte
settings-cut-smaller = Kleiner
settings-cut-larger = Größer
settings-cut-use = Übernehmen

## Sound

settings-sound = Ton
settings-sounds = Geräusche
settings-sounds-note = { $key }, oder der Knopf am Tisch
settings-volume = Lautstärke
settings-volume-note = aller Geräusche
settings-volume-percent = { $volume } %

## Sounds to be switched on and off one by one, in three rows, each word on a small button

settings-sounds-of-cards = Karten
settings-sound-card-slide = Gleiten
settings-sound-card-land = Legen
settings-sound-stock-draw = Ziehen
settings-sound-shuffle = Mischen
settings-sounds-of-total = Stand
settings-sound-count-up = Zählen
settings-sound-reverse = Umkehren
settings-sound-skip = Aussetzen
settings-sound-hold = Passen
settings-sounds-of-game = Partie
settings-sound-turn = Dein Zug
settings-sound-bust = Zu hoch
settings-sound-token-drop = Marke
settings-sound-win = Sieg
settings-sound-accent = Spannung

## Play

settings-play = Spielen
settings-pace = Tempo
settings-choice-pace-calm = Gemütlich
settings-choice-pace-normal = Normal
settings-choice-pace-quick = Flott
settings-choice-pace-still = Ruhig
settings-choice-pace-off = Aus
settings-pace-note = Ruhig: sanftes Ein- und Ausblenden, nichts dreht sich, keine Sterne. Aus: Alles ist sofort da.
settings-previews = Ergebnisse zeigen
settings-previews-note = den Stand, den eine Karte ergäbe
settings-choice-previews-always = Immer
settings-choice-previews-hover = Unter der Maus
settings-choice-previews-never = Nie
settings-hand-order = Große Hände sortieren
settings-hand-order-note = ab sechs Karten auf der Hand
settings-choice-hand-order-value = Nach Wert
settings-choice-hand-order-suit = Nach Farbe
settings-choice-hand-order-dealt = Wie ausgeteilt
settings-play-by = Karte legen mit
settings-play-by-note = bei zwei Klicks hebt der erste sie an
settings-choice-play-by-one-click = 1 Klick
settings-choice-play-by-two-clicks = 2 Klicks
settings-curtain = Vorhang zwischen Mitspielern
settings-curtain-note = verdeckt die Hand, wenn ihr euch am Computer abwechselt
settings-undo = Rückgängig, auch zu mehreren
settings-undo-note = wer am Handy spielt, wird vorher gefragt
settings-ask-phones = Fragen, bevor ein Handy Platz nimmt
settings-ask-phones-note = aus: Nur wer die Adresse eingetippt hat, wartet

## For eyes and ears

settings-access = Für Augen und Ohren
settings-language = Sprache
settings-language-note = gilt sofort, auch mitten in einer Partie
settings-language-system = Wie das System
settings-text-size = Schriftgröße
settings-text-size-note = auf allen Seiten und am Tisch
settings-choice-text-size-100 = Normal
settings-choice-text-size-150 = Groß
settings-choice-text-size-200 = Riesig
settings-speech = Den Stand nach jeder Karte vorlesen
settings-speech-note = still, solange ein Screenreader an ist: Der sagt alles
settings-voice = Stimme
settings-voice-note = wie schnell sie Stände ansagt und Kindern Fragen stellt
settings-voice-slow = Langsam
settings-voice-normal = Normal
settings-voice-fast = Schnell
settings-detail = Was angesagt wird
settings-detail-note = R wiederholt es, T beschreibt den Tisch
settings-choice-detail-brief = Wenig
settings-choice-detail-normal = Normal
settings-choice-detail-full = Alles
settings-letter-keys = Buchstaben als Tasten
settings-letter-keys-note = aus: Buchstaben tun nichts, so kann die Spracheingabe keinen drücken
settings-keys-note = alle ansehen und andere wählen

## Your data

settings-data = Deine Daten
settings-everything = Alles, was du gespielt hast
settings-everything-note = bleibt auf diesem Computer; als Kopie von jedem Tag oder alles in einer Datei
settings-backups = Sicherungen
settings-show-folder = Ordner zeigen
settings-these = Diese Einstellungen
settings-trouble = Etwas geht nicht?
settings-trouble-note = Angaben für alle, die dir helfen

## All settings at once: words on buttons, then what the buttons do, as it is read aloud

settings-reset = Zurücksetzen
settings-take-back = Rückgängig
settings-export-all = Einstellungen exportieren
settings-import-all = Einstellungen importieren
settings-take-reset-back = Das Zurücksetzen rückgängig machen
settings-files = Einstellungen (*.json)
settings-imported = Jetzt gelten die Einstellungen aus { $file }.
settings-not-ours = In dieser Datei sind keine Einstellungen von Cardtable.
settings-were-reset = Alle Einstellungen sind wie am ersten Tag; derselbe Knopf macht das rückgängig.
settings-are-back = Deine Einstellungen sind wieder da.
