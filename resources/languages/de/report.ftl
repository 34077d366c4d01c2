report-title = Bericht

## Buttons

report-save-pdf = Als PDF speichern
report-print = Drucken
report-save-html = Als HTML speichern
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
