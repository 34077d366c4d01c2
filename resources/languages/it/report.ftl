report-title = Rapporto

report-save-pdf = Salva come PDF
report-print = Stampa
report-save-html = Salva come HTML
report-save-answers = Risposte in CSV
report-practice-sheet = Foglio di esercizi
report-deck = Carte da ritagliare

report-sums = Conti del foglio e delle carte
report-own = Cose difficili
report-mixed = Conti misti

report-ask-save = Salva il rapporto
report-ask-answers = Salva le risposte
report-ask-sheet = Salva il foglio di esercizi
report-ask-deck = Salva le carte
report-files-pdf = PDF (*.pdf)
report-files-html = HTML (*.html)
report-files-csv = Tabelle (*.csv)
report-file-name = { $name } { $day }

report-class = La classe
report-class-nothing = Non c’è ancora nessuna risposta; dopo le prime partite sì.
report-class-skill = Abilità
report-class-secure = Sicura
report-class-coming = In arrivo
report-class-open = Altri: troppo poche risposte
report-class-name = Nome
report-class-calls = Giuste al primo colpo
report-class-probes = Due minuti di conti
report-class-next = Prossima
report-class-share = { $right } su { $calls }
report-class-probe = { $day }: { $right } su { $answered }
report-class-ask-save = Salva la pagina
report-class-csv-name = nome
report-class-csv-calls = risposte
report-class-csv-days = giorni
report-class-csv-right = giuste subito
report-class-csv-probe-before = due minuti, volta precedente: giusti
report-class-csv-probe-last = due minuti, ultima volta: giusti
