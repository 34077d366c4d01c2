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

## Kilkoro dzieci na jednej stronie, dla nauczyciela: kto co umie

report-class = Przegląd klasy
report-class-nothing = Nie ma jeszcze odpowiedzi; pojawią się po pierwszych partiach.
report-class-skill = Umiejętność
report-class-secure = Opanowana
report-class-coming = W drodze
report-class-open = Inne: za mało odpowiedzi
report-class-name = Imię
report-class-calls = Od razu dobrze
report-class-probes = Dwie minuty liczenia
report-class-next = Następny krok
report-class-share = { $right } z { $calls }
report-class-probe = { $day }: { $right } z { $answered }
report-class-ask-save = Zapisz przegląd
report-class-csv-name = imię
report-class-csv-calls = odpowiedzi
report-class-csv-days = dni
report-class-csv-right = od razu dobrze
report-class-csv-probe-before = dwie minuty: dobrze poprzednio
report-class-csv-probe-last = dwie minuty: dobrze ostatnio
