## Pictures of players

shared-pictures = Bilder
shared-picture-fox = Fuchs
shared-picture-owl = Eule
shared-picture-bear = Bär
shared-picture-penguin = Pinguin
shared-picture-cat = Katze
shared-picture-rabbit = Hase
shared-picture-frog = Frosch
shared-picture-panda = Panda
shared-picture-tiger = Tiger
shared-picture-robot = Roboter

shared-looking = Wird nachgesehen …

## Games in lists

shared-child-words = gut mit Kindern, für Kinder, Kind, Familie, Familien, kinderleicht
shared-minutes = { $minutes } min
shared-hours = { $hours } h
shared-game-spoken = { $game }. { $blurb }
shared-favorite-spoken = { $game }, ein Lieblingsspiel. { $blurb }
shared-facts = { $players }, etwa { $time }, ab { $age } Jahren
shared-facts-and-differences = { $players }, etwa { $time }, ab { $age } Jahren. { START($differences) }

## A photograph as the back of the cards

shared-back-gone = Deine eigene Rückseite ist nicht mehr da; die Karten haben die Rückseite des Zimmers.
shared-back-unread = Deine eigene Rückseite ist nicht lesbar; die Karten haben die Rückseite des Zimmers. Die Datei ist aufgehoben als { $file }.
shared-back-too-many-bytes = { $file } ist zu groß für eine Rückseite; mehr als { $most } MB gehen nicht.
shared-back-too-many-dots = { $file } ist zu groß für eine Rückseite; mehr als { $most } Megapixel gehen nicht.
shared-back-not-read = { $file } lässt sich nicht lesen ({ $why }).
shared-back-no-picture = { $file } ist kein Bild, das sich hier lesen lässt; JPEG und PNG gehen.
shared-back-damaged = { $file } ist beschädigt und lässt sich nicht als Bild lesen.
shared-back-not-kept = Das Bild ließ sich nicht speichern ({ $why }); die Rückseiten sind, wie sie waren.
shared-back-not-removed = Dein Bild ließ sich nicht entfernen ({ $why }).

## The rules of a game

shared-rules-of-game = Spielregeln
shared-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
 }
shared-players-range = { $least }–{ $most } Spieler
shared-house-rules = Hausregeln.
shared-changed-rules = { $rules }.
shared-option = { $option }: { $value }
shared-rules-gone = Nicht mehr in den Regeln: { $headings }.

## Seats

shared-no-person = An mindestens einem Platz muss ein Mensch sitzen.
shared-player-number = Spieler { $number }
shared-same-name = Zwei Plätze heißen { $name }.

## Levels of computer opponents

shared-level-beginner = Anfänger
shared-level-casual = Locker
shared-level-cautious = Vorsichtig
shared-level-clever = Schlau
shared-level-expert = Profi

shared-times = ·
shared-divided-by = :

## What can be taken along of a game, in a menu

shared-copy-text = Als Text kopieren, zum Einfügen
shared-save-record = Mitschrift speichern …
shared-save-picture = Bild vom Tisch speichern …
shared-save-sheet = Spielzettel als PDF speichern …
shared-save-everything = Ganzen Ablauf speichern …
shared-cancel = Abbrechen
shared-delete = Löschen
shared-rename = Umbenennen
shared-import = Importieren
shared-export = Exportieren
shared-not-now = Jetzt nicht
shared-day-before = Am Tag davor
shared-day-after = Am nächsten Tag
shared-done = Fertig
shared-go-on = Weiter
shared-pause = Anhalten
shared-show-me = Zeig es mir
