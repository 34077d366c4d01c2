report-title = Verslag

report-save-pdf = Opslaan als PDF
report-print = Afdrukken
report-save-html = Opslaan als HTML
report-save-answers = Antwoorden (CSV)
report-practice-sheet = Oefenblad
report-deck = Kaartjes om te knippen

report-sums = Sommen van het blad en de kaartjes
report-own = Wat moeilijk was
report-mixed = Gemengde sommen

report-ask-save = Verslag opslaan
report-ask-answers = Antwoorden opslaan
report-ask-sheet = Oefenblad opslaan
report-ask-deck = Kaartjes opslaan
report-files-pdf = PDF (*.pdf)
report-files-html = HTML (*.html)
report-files-csv = Tabellen (*.csv)
report-file-name = { $name } { $day }

report-class = Klasoverzicht
report-class-nothing = Er is nog niets beantwoord; na de eerste partijen wel.
report-class-skill = Vaardigheid
report-class-secure = Beheerst
report-class-coming = Op weg
report-class-open = Anderen: nog te weinig antwoorden
report-class-name = Naam
report-class-calls = In één keer goed
report-class-probes = Twee minuten sommen
report-class-next = Volgende
report-class-share = { $right } van { $calls }
report-class-probe = { $day }: { $right } van { $answered }
report-class-ask-save = Overzicht opslaan
report-class-csv-name = naam
report-class-csv-calls = antwoorden
report-class-csv-days = dagen
report-class-csv-right = in één keer goed
report-class-csv-probe-before = twee minuten, keer ervoor: goed
report-class-csv-probe-last = twee minuten, laatste keer: goed
