learners-title = Lernen

## The welcome, while nobody learns here yet: said to parents

learners-welcome = Jede Karte ist eine Rechenaufgabe
learners-welcome-sums = Der Stand ist 68, und dein Kind legt eine 7. Wie hoch ist er jetzt? Dein Kind sagt es.
learners-welcome-help =
    Wo eine Aufgabe schwer ist, hilft der Tisch mit einem Sprung zum Zehner. Niemand wird gedrängt, und niemand hört „falsch“.
learners-welcome-nickname = Ein Spitzname genügt, und nichts verlässt diesen Computer.
learners-welcome-picture = Ein Hase am Tisch: Der Stand ist 68, er legt eine 7 und sagt, was das ergibt
learners-add = Kind hinzufügen
learners-try = Gleich ausprobieren
learners-try-tip = Zehn Aufgaben, ohne Namen; nichts davon wird gespeichert

## The card of a child

learners-ready-to-play = Bereit zum Spielen
learners-ready-for-more = Bereit für größere Zahlen
learners-ready-for = { $name }, jetzt kommt { $game }
learners-right-today = Heute richtig: { $count }
learners-ten-minutes = Zehn Minuten
learners-ten-minutes-of = { $name }: zehn Minuten
learners-practice = Üben
learners-play = Spielen
learners-skills = Können
learners-play-of = { $name }: eine Partie spielen

## One learner

learners-beat-your-best = Rekord knacken
learners-for-parents = Für Eltern
learners-skill-map = Lernlandkarte
learners-today = heute richtig
learners-best-row = richtig am Stück
learners-best-round = Rekord bei { $sums } Aufgaben
learners-figure = { $title }: { $figure }
learners-numbers-outgrown = { $numbers }. Jetzt darf es schwerer werden.
learners-unread = { $count ->
    [one] { $count } Antwort lässt sich nicht mehr lesen und zählt nicht mit.
   *[other] { $count } Antworten lassen sich nicht mehr lesen und zählen nicht mit.
 }

## Numbers: how large they are in the games and sums of a learner

learners-numbers-to-20 = Zahlenraum bis 20
learners-numbers-to-50 = Zahlenraum bis 50
learners-numbers-to-99 = Zahlenraum bis 99
learners-numbers-tricky = Bis 99, mit den kniffligen Karten

## The form: what is kept about a learner; a title, mostly with a note in small letters below

learners-new = Ein neues Kind
learners-settings-of = Einstellungen für { $name }
learners-picture = Bild, { $picture }
learners-nickname = Spitzname
learners-nickname-hint = Ein Spitzname; der echte Name muss nicht sein
learners-start = Womit es losgeht
learners-start-note = wenn du magst; stellt den Zahlenraum darunter ein
learners-start-years = Alter oder Klasse
learners-start-age = { $age ->
    [10] 10 Jahre oder älter
   *[other] { $age } Jahre
 }
learners-start-grade = { $grade ->
    [5] ab Klasse 5
   *[other] Klasse { $grade }
 }
learners-start-counts = Zählt bis
learners-start-count = Zählt bis { $count }
learners-start-unsaid = Keine Angabe
learners-numbers = Zahlenraum
learners-numbers-begin = für den Anfang; hier steht, wenn ein größerer passen würde
learners-numbers-note = wenn er sich ändert, beginnt die Hilfe von vorn
learners-strategy = Aufgaben über den Zehner
learners-strategy-note = so, wie es die Schule macht
learners-make-ten = Erst zum Zehner: 68 + 2 + 5
learners-compensation = Zehn vor und zurück: 68 + 10 − 3
learners-mode = So wird geantwortet
learners-mode-ladder = Wie es läuft: Hilfe kommt und geht
learners-mode-choices = Immer Antworten zur Auswahl
learners-mode-pad = Immer selbst eintippen
learners-hand = Frage vor dem eigenen Zug
learners-hand-note = nur nahe der Grenze
learners-hand-nothing = Keine: Es wird einfach gespielt
learners-hand-safe = Was kann ich noch legen?
learners-hand-largest = Die höchste Karte, die noch geht
learners-hand-room = Platz bis zur Grenze
learners-hand-mixed = Alle diese abwechselnd
learners-hints = Tipps sind erlaubt
learners-hints-note = ein Tipp ist kein Fehler
learners-strict = Falsche Ansagen zählen
learners-strict-note = wenn eure Hausregeln dafür eine Strafe vorsehen
learners-coach = Der Trainer darf beim Spielen helfen
learners-coach-note = sagt, welche Karte gut ist und warum
learners-speech = Fragen werden vorgelesen
learners-speech-note = mit der Stimme dieses Computers oder Tonaufnahmen
learners-save = Speichern

## The small sum before the form, for parents

learners-gate-why = Diese Aufgabe hält kleine Finger fern. Löse sie, und du bist drin.
learners-gate-sum = { $first } mal { $second }
learners-gate-open = Öffnen
learners-gate-again = Nicht ganz. Hier ist eine andere.

## Learners as files

learners-import-tip = Ein Lernstand, der früher exportiert wurde
learners-import-one = Lernstand importieren
learners-export-this = Diesen Lernstand exportieren
learners-kind = Lernstände ({ $pattern })
learners-is-here = { $name } ist jetzt dabei.

## Deleting a learner

learners-delete-sure = { $name } endgültig löschen?
learners-delete-what = { $answers ->
    [0] Spitzname, Bild, Einstellungen und Rekorde werden von diesem Computer gelöscht, auch aus den Sicherungen, und lassen sich nicht zurückholen.
    [one] Spitzname, Bild, Einstellungen, Rekorde und die eine Antwort werden von diesem Computer gelöscht, auch aus den Sicherungen, und lassen sich nicht zurückholen.
   *[other] Spitzname, Bild, Einstellungen, Rekorde und alle { $answers } Antworten werden von diesem Computer gelöscht, auch aus den Sicherungen, und lassen sich nicht zurückholen.
 } Gespielte Partien und ihre Zahlen bleiben; der Platz heißt von da an nach seiner Nummer. Was exportiert oder gedruckt wurde und was im Papierkorb des Computers liegt, bleibt, wo es ist.
learners-delete-games = { $count ->
    [one] Ein hier gemachtes Spiel enthält den Namen: { $games }. Es bleibt, wie es ist, auch in dem, was danach gespielt wurde.
   *[other] { $count } hier gemachte Spiele enthalten den Namen: { $games }. Sie bleiben, wie sie sind, auch in dem, was danach gespielt wurde.
 }
learners-game-called = „{ $game }“
learners-delete-damaged =
    Eine Datei mit Lernständen, die sich nicht lesen ließ, wurde hier beiseitegelegt. Wer darin steht, kann niemand sagen; deshalb wird auch sie gelöscht.
learners-delete-no = Behalten
learners-delete-yes = Endgültig löschen
learners-is-deleted = Der Lernstand ist gelöscht. Der Spitzname ist auch aus Partien, Statistik und Sicherungen verschwunden; nur anderswo gespeicherte Dateien können ihn noch enthalten.
learners-is-deleted-but-games = Der Lernstand ist gelöscht. Der Spitzname ist auch von Plätzen, aus Statistik und Sicherungen verschwunden; die Spiele, die ihn enthalten, bleiben, und anderswo gespeicherte Dateien können ihn noch enthalten.

learners-child = Mein Album
learners-child-of = Die eigene Seite von { $name }
learners-for-teachers = Für Lehrkräfte
learners-parent-can = Was { $name } kann
learners-parent-can-means = Gleich richtig, ohne Hilfe, an verschiedenen Tagen
learners-parent-deal = { $game } austeilen
learners-parent-next = Kommt als Nächstes
learners-parent-ask = Kommt { $sum } vor, frag: „Wie hast du das gerechnet?“
learners-parent-no-cards = Keine Zeit für Karten?
learners-parent-print = Drucken oder speichern
learners-parent-tonight = Was ihr heute Abend spielt
learners-parent-why-game = { $count } von 100 Ständen darin üben, woran { $name } arbeitet.
learners-parent-working = Woran { $name } arbeitet
learners-parents-of = { $name }: für Eltern
learners-probe-who = Zwei Minuten Rechnen: Wer?
learners-numbers-dots = Punkte bis 10
