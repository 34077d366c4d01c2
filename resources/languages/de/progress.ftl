## Skills

progress-skill-add-ones = Einer dazu ({ $sum })
progress-skill-add-to-ten = Bis zum Zehner ({ $sum })
progress-skill-add-cross-ten = Über den Zehner ({ $sum })
progress-skill-add-ten = Zehn dazu ({ $sum })
progress-skill-add-teens = Elf und mehr dazu ({ $sum })
progress-skill-take-ones = Einer weg ({ $sum })
progress-skill-take-ten = Zehn weg ({ $sum })
progress-skill-take-cross-ten = Zurück über den Zehner ({ $sum })
progress-skill-take-past-zero = Unter null ({ $sum })
progress-skill-double = Verdoppeln ({ $sum })
progress-skill-halve = Halbieren ({ $sum })
progress-skill-swap-digits = Ziffern tauschen ({ $before } wird { $answer })
progress-skill-round-to-ten = Runden auf Zehner ({ $before } wird { $answer })
progress-skill-hold = Karten, die den Stand halten
progress-skill-set = Karten, die den Stand setzen
progress-skill-over-limit = Geht das über die Grenze?
progress-skill-room = Ergänzen bis zur Grenze
progress-skill-largest-safe = Die höchste Karte, die noch geht
progress-skill-choice = Einen Wert wählen

## The map: how far a skill has come; under its name, with little room

progress-not-met-yet = kam noch nicht vor
progress-too-few = noch zu wenig
progress-practicing = wird geübt
progress-secure = sicher
progress-look-again = sicher; auffrischen
progress-calls = Antworten: { $calls }
progress-right-first-time = { $right } von { $calls } gleich richtig
progress-press-to-practice = Zum Üben anklicken
progress-at-the-table = Am Tisch

## The report

progress-title = { $name }: So klappt es mit dem Rechnen
progress-nothing-yet = Noch keine Antworten. Nach der ersten Partie stehen sie hier.
progress-figures = Antworten: { $calls } seit { $first }. Tage: { $days }, zuletzt am { $day }. Gleich richtig: { $right } ({ $percent } %).
progress-minutes = Zeit beim Antworten in Minuten: etwa { $minutes }.
progress-secure-heading = Das ist sicher
progress-coming-heading = Das kommt gerade (gleich richtig)
progress-none-secure = Noch nichts: Dafür braucht es an zwei Tagen acht richtige Antworten ohne Hilfe.
progress-none-coming = Alles, was vorkam, ist sicher.
progress-skill-since = { $skill }, seit { $day }
progress-skill-look-again = { $skill }: auffrischen
progress-skill-too-few = { $skill }: noch zu wenig (Antworten: { $calls })
progress-skills-more = und { $count } weitere
progress-skill-coming = { $skill }: { $right } von { $calls }
progress-mistakes-heading = Was am häufigsten danebengeht
progress-gain = { $way ->
    [answer] Fehler wie { $sum }: im { $month } { $made } von { $sums }, jetzt { $now } von { $calls }
   *[kind] Aufgaben wie { $sum }: im { $month } { $made } von { $sums } nicht richtig, jetzt { $now } von { $calls }
 }
progress-guessed = Rät wohl: { $count } von { $calls } falschen Antworten kamen in weniger als einer Sekunde.
progress-no-mistakes = In letzter Zeit ist kein Fehler zur Gewohnheit geworden.
progress-no-guessing = Nichts deutet auf Raten hin.
progress-mistake-times = { $mistake } ({ FORM($count, as: "form-times") }, zuletzt am { $day })
progress-unexplained = { $count ->
    [one] 1 falsche Antwort ohne klares Muster: { $example }
   *[other] { $count } falsche Antworten ohne klares Muster: { $example }
 }
progress-trend-heading = Woche für Woche
progress-trend-head-week = Woche ab
progress-trend-head-right = Gleich richtig
progress-trend-head-secure = Sicheres Können
progress-trend-day-format = d. MMM
progress-trend-week = { $percent } % ({ $right } von { $calls })
progress-trend-then = Sicheres Können: { $before } in der Woche ab { $day }, jetzt { $now }.
progress-trend-words = Die Hilfe passt sich an, damit etwa vier von fünf Antworten richtig sind.
progress-probe-heading = Zwei Minuten rechnen, ohne Hilfe
progress-probe-result = { $day }: { $right } von { $answered } richtig (Bogen { $form })
progress-probe-compare = Beide Bögen sind gleich schwer; die Ergebnisse lassen sich also vergleichen.
progress-home-heading = Ein Spiel für zu Hause
progress-next-heading = Der nächste Schritt
progress-next-larger = Alles, was vorkam, ist sicher: Versucht eine Partie mit größeren Zahlen.
progress-next-begin = Spielt eine Partie, oder macht die zehn Minuten.
progress-next-play = Alles, was vorkam, ist sicher: Spielt weiter, damit es so bleibt.
progress-next-practice = Üben: { $skill }
progress-next-at-table = Am Tisch, mit den Karten: { $skill }
progress-what-secure-means = „Sicher“ heißt: Von den letzten zwölf Antworten ohne Hilfe waren mindestens acht gleich richtig, an mindestens zwei Tagen. Danach sollten mindestens 85 % richtig sein. Nach drei Tagen, einer Woche und drei Wochen wird noch einmal nachgesehen.

## Examples of what went wrong, one after the other behind a mistake

progress-example = { $way ->
    [hold] der Stand blieb bei { $answer } und ist nicht { $given }
    [set] die Karte hat den Stand von { $before } auf { $answer } gesetzt, nicht auf { $given }
    [swap] { $before } mit vertauschten Ziffern ist { $answer }, nicht { $given }
    [round] { $before } auf Zehner gerundet ist { $answer }, nicht { $given }
    [floor] { $before } minus { $step } ginge unter 0; in diesem Spiel bleibt der Stand bei 0 stehen, nicht bei { $given }
   *[sum] { $sum }, nicht { $given }
 }
progress-example-furthest = von { $before } ging es bis zur Grenze { $limit } höchstens auf { $answer }, nicht auf { $given }
progress-example-fits = { $picked ->
    [0] was bei { $before } bis { $limit } noch ging: { $cards } (gewählt: nichts)
   *[other] was bei { $before } bis { $limit } noch ging: { $cards } (gewählt: { $picked })
 }

## Mistakes, as a heading before their examples

progress-mistake-counted-the-start = Zählt die Zahl mit, bei der es losgeht
progress-mistake-added-to-the-tens = Hält Einer für Zehner
progress-mistake-digits-reversed = Vertauscht in der Antwort Zehner und Einer
progress-mistake-no-carry = Vergisst den Zehner, den die Einer ergeben
progress-mistake-carried-twice = Nimmt beim Zehnerübergang einen Zehner zu viel mit
progress-mistake-added-to-the-ones = Zählt die Zehn zu den Einern
progress-mistake-only-the-ten = Zählt den Zehner dazu und vergisst die Einer
progress-mistake-only-the-ones = Zählt die Einer dazu und vergisst den Zehner
progress-mistake-added-instead = Zählt dazu, statt abzuziehen
progress-mistake-took-instead = Zieht ab, statt dazuzuzählen
progress-mistake-said-the-card = Sagt die Zahl auf der Karte statt des Stands
progress-mistake-counted-the-card = Zählt jede Karte nur als einen Schritt
progress-mistake-said-the-old-total = Sagt noch einmal den alten Stand
progress-mistake-wrote-side-by-side = Schreibt Zehner und Einer nebeneinander
progress-mistake-finger-slip = Trifft die Taste neben der richtigen
progress-mistake-said-the-total = Sagt den Stand statt den Platz, der noch bleibt
progress-mistake-took-from-the-ones = Zieht die Zehn von den Einern ab
progress-mistake-smaller-from-larger = Zieht die kleinere Ziffer von der größeren ab
progress-mistake-did-not-break-the-ten = Vergisst beim Abziehen den getauschten Zehner
progress-mistake-lost-the-sign = Verliert unter null das Minus
progress-mistake-stopped-at-zero = Hört bei null auf
progress-mistake-ignored-the-floor = Geht unter null, wo das Spiel bei null aufhört
progress-mistake-doubled-only-the-tens = Verdoppelt nur die Zehner
progress-mistake-doubled-only-the-ones = Verdoppelt nur die Einer
progress-mistake-added-two = Zählt zwei dazu, statt zu verdoppeln
progress-mistake-lost-the-odd-ten = Verliert beim Halbieren den halben Zehner
progress-mistake-halved-only-the-tens = Halbiert nur die Zehner
progress-mistake-took-two = Zieht zwei ab, statt zu halbieren
progress-mistake-kept-the-total = Lässt die Zahl, wie sie ist, wo sie sich ändert
progress-mistake-doubled-a-digit = Schreibt eine Ziffer zweimal, statt zu tauschen
progress-mistake-rounded-the-other-way = Geht zum Zehner, der weiter weg ist
progress-mistake-added-the-face = Zählt die Zahl auf einer Karte dazu, die etwas anderes macht
progress-mistake-off-by-one = Verzählt sich um eins oder zwei
progress-mistake-off-by-ten = Liegt um zehn daneben
progress-mistake-stopped-at-the-ten = Bleibt beim Zehner stehen
progress-mistake-went-on-from-the-ten = Geht bis zum Zehner und von dort noch den ganzen Schritt
progress-mistake-read-the-total-reversed = Liest die Ziffern des Stands vertauscht
progress-mistake-took-a-teen-for-tens = Verwechselt Zahlen wie 13 und 30
progress-mistake-wrote-as-said = Schreibt eine Null zu viel, etwa 608 statt 68
progress-mistake-dropped-the-tens = Vergisst die Zehner des Stands
progress-mistake-took-six-for-nine = Verwechselt 6 und 9
progress-mistake-doubled-the-total = Verdoppelt den Stand, statt dazuzuzählen
progress-mistake-did-the-step-twice = Zählt dieselbe Zahl zweimal dazu oder zieht sie zweimal ab
progress-mistake-compared-the-ones = Vergleicht nur die Einer mit der Grenze, nicht die ganze Zahl
progress-mistake-over-the-limit = Wählt eine Karte, die über die Grenze geht
progress-mistake-left-one-out = Lässt eine Karte aus, die noch geht
progress-mistake-left-a-special-out = Lässt eine Karte aus, die den Stand hält oder abzieht
progress-mistake-not-the-largest = Wählt eine Karte, die geht, aber nicht am weitesten kommt

## One thing to try at home

progress-home-play = Zählt abwechselnd eine Zahl bis 10 dazu und sagt jeden Stand laut.
progress-home-rules = Seht euch vor der Partie zusammen die Karten an: Welche halten den Stand, welche setzen ihn?
progress-home-add-ones = Steigt eine Treppe hinauf und zählt von irgendeiner Zahl weiter, nicht von eins.
progress-home-add-to-ten = Fragt euch gegenseitig die verliebten Zahlen ab: 7 und 3, 6 und 4, 8 und 2.
progress-home-add-cross-ten = Legt 8 und 5 Dinge in zwei Zehnerreihen; macht erst die erste Reihe voll, bevor ihr weiterzählt.
progress-home-add-ten = Legt Zehncentstücke zu ein paar Cent: Nur die Zehner ändern sich.
progress-home-add-teens = Rechnet mit Münzen elf dazu: erst zehn, dann noch eins.
progress-home-take-ones = Esst ein paar von 17 Weintrauben und sagt, wie viele übrig sind.
progress-home-take-ten = Zahlt zehn Cent aus einem Geldbeutel mit Münzen: Nur die Zehner ändern sich.
progress-home-take-cross-ten = Geht von 13 erst bis 10 zurück, dann den Rest: auf einem Maßband.
progress-home-take-past-zero = Lest im Winter das Thermometer ab: von 6 Grad um 10 nach unten.
progress-home-double = Verdoppelt mit zwei Händen: 5 und 5, dann 2 und 2, dann beides zusammen.
progress-home-halve = Teilt etwas gerecht zu zweit: erst die Zehner, dann die Einer.
progress-home-swap-digits = Schreibt 27 und 72 auf und sagt, welche Ziffer für die Zehner steht.
progress-home-round-to-ten = Rundet im Laden die Preise auf Zehner.
progress-home-room = Seht am Maßband nach: Wie weit ist es von 14 bis 20?
progress-home-over-limit = Nehmt 20 Cent in die Hand und überlegt, was sich davon noch kaufen lässt.
progress-home-largest-safe = Gebt große und kleine Löffel Wasser in ein Glas, bis zum Strich: Welcher passt noch?
progress-home-choice = Spielt ein Ass mit offenen Karten und sagt beide Stände, bevor ihr euch entscheidet.

## The sheet of sums, on paper

progress-sheet-head = Name: { $line } Datum: { $line }
progress-sheet-swap = { $before } mit vertauschten Ziffern: { $line }
progress-sheet-round = { $before } auf Zehner gerundet: { $line }
progress-sheet-key = Lösungen: { $title }
progress-card-swap = { $before } mit vertauschten Ziffern
progress-card-round = { $before } auf Zehner gerundet

## The table of all answers that is saved: a line for each answer, below these names of the columns

progress-column-time = Zeit
progress-column-mode = Anlass
progress-column-role = Rolle
progress-column-variant = Spiel
progress-column-game = Partie
progress-column-session = Sitzung
progress-column-before = Stand vorher
progress-column-cards = Karten
progress-column-value = Wert
progress-column-answer = richtige Antwort
progress-column-skill = Können
progress-column-support = Hilfe
progress-column-choices = Auswahl
progress-column-hints = Tipps
progress-column-tries = Versuche
progress-column-errors = Fehler
progress-column-milliseconds = Millisekunden
progress-column-right_at_once = gleich richtig
progress-column-entered_by = Eingabe
progress-column-focus_lost = Fenster verlassen
progress-column-ability = Einschätzung
progress-column-expected = erwartet
progress-column-rests = zählt nicht
progress-column-app = Version
progress-column-seed = Mischung

## The file of the learners

progress-saved-again = Die Lernstände werden wieder gespeichert.
progress-file-unreadable = Die bisherigen Lernstände waren nicht lesbar; sie sind aufgehoben als { $file }. Vielleicht sind sie in den Sicherungen.
progress-file-damaged = { $answers ->
    [one] Die Datei der Lernstände war beschädigt; von mindestens { $of } Antworten ließ sich { $answers } lesen (Kinder: { $learners }). Die Datei ist aufgehoben als { $file }. Vielleicht ist der Rest in den Sicherungen.
   *[other] Die Datei der Lernstände war beschädigt; von mindestens { $of } Antworten ließen sich { $answers } lesen (Kinder: { $learners }). Die Datei ist aufgehoben als { $file }. Vielleicht ist der Rest in den Sicherungen.
 }
progress-file-mended = { $answers ->
    [0] Die Datei der Lernstände war beschädigt, aber verloren ist nichts (Kinder: { $learners }). Die Datei ist aufgehoben als { $file }.
    [one] Die Datei der Lernstände war beschädigt, aber ihre eine Antwort ließ sich lesen (Kinder: { $learners }). Die Datei ist aufgehoben als { $file }.
   *[other] Die Datei der Lernstände war beschädigt, aber alle { $answers } Antworten ließen sich lesen (Kinder: { $learners }). Die Datei ist aufgehoben als { $file }.
 }

progress-probe-not-yet = Noch nicht gemacht. Du findest es unter „Für Lehrkräfte“.
