report-title = Bericht

## Buttons

report-save-pdf = Als PDF speichern
report-print = Drucken
report-save-html = Als HTML
report-save-answers = Antworten als CSV
report-practice-sheet = Übungsblatt
report-deck = Karten zum Ausschneiden

## Which sums a practice sheet has, where they are not of one skill alone

report-sums = Aufgaben auf Blatt und Karten
report-own = Was schwerfiel
report-mixed = Gemischte Aufgaben

## Windows that ask where a file is to go: their titles, the kinds of files, and how a file is called

report-ask-save = Bericht speichern
report-ask-answers = Antworten speichern
report-ask-sheet = Übungsblatt speichern
report-ask-deck = Karten speichern
report-files-pdf = PDF (*.pdf)
report-files-html = HTML (*.html)
report-files-csv = Tabellen (*.csv)
report-file-name = { $name } { $day }

## Several children on one page, for a teacher: who can what

report-class = Klassenübersicht
report-class-nothing = Noch keine Antworten. Nach den ersten Partien stehen sie hier.
report-class-skill = Können
report-class-secure = Sicher
report-class-coming = Kommt gerade
report-class-open = Andere: zu wenige Antworten
report-class-name = Name
report-class-calls = Gleich richtig
report-class-probes = Zwei Minuten rechnen
report-class-next = Als Nächstes
report-class-share = { $right } von { $calls }
report-class-probe = { $day } { $right } von { $answered }
report-class-ask-save = Übersicht speichern
report-class-csv-name = Name
report-class-csv-calls = Antworten
report-class-csv-days = Tage
report-class-csv-right = gleich richtig
report-class-csv-probe-before = zwei Minuten: vorher richtig
report-class-csv-probe-last = zwei Minuten: zuletzt richtig
