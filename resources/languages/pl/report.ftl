report-title = Raport

## Buttons

report-save-pdf = Zapisz jako PDF
report-print = Drukuj
report-save-html = Zapisz jako HTML
report-save-answers = Odpowiedzi jako CSV
report-practice-sheet = Karta pracy
report-deck = Karty do wycięcia

## Which sums a practice sheet has, where they are not of one skill alone

report-sums = Działania na karcie pracy i na kartach
report-own = Co było trudne
report-mixed = Działania mieszane

## Windows that ask where a file is to go: their titles, the kinds of files, and how a file is called

report-ask-save = Zapisz raport
report-ask-answers = Zapisz odpowiedzi
report-ask-sheet = Zapisz kartę pracy
report-ask-deck = Zapisz karty
report-files-pdf = PDF (*.pdf)
report-files-html = HTML (*.html)
report-files-csv = Tabele (*.csv)
report-file-name = { $name } { $day }
