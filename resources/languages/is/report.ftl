report-title = Skýrsla

report-save-pdf = Vista sem PDF
report-print = Prenta
report-save-html = Vista sem HTML
report-save-answers = Svör sem CSV
report-practice-sheet = Æfingablað
report-deck = Spil til að klippa

report-sums = Dæmi blaðsins og spilanna
report-own = Það sem var erfitt
report-mixed = Blönduð dæmi

report-ask-save = Vista skýrsluna
report-ask-answers = Vista svörin
report-ask-sheet = Vista æfingablaðið
report-ask-deck = Vista spilin
report-files-pdf = PDF (*.pdf)
report-files-html = HTML (*.html)
report-files-csv = Töflur (*.csv)
report-file-name = { $name } { $day }

report-class = Yfirlit bekkjar
report-class-nothing = Engu hefur verið svarað enn; það kemur eftir fyrstu leikina.
report-class-skill = Færni
report-class-secure = Öruggt
report-class-coming = Á leiðinni
report-class-open = Aðrir: of fá svör
report-class-name = Nafn
report-class-calls = Rétt í fyrstu tilraun
report-class-probes = Tvær mínútur af dæmum
report-class-next = Næst
report-class-share = { $right } af { $calls }
report-class-probe = { $day }: { $right } af { $answered }
report-class-ask-save = Vista yfirlitið
report-class-csv-name = nafn
report-class-csv-calls = svör
report-class-csv-days = dagar
report-class-csv-right = strax rétt
report-class-csv-probe-before = tvær mínútur: rétt áður
report-class-csv-probe-last = tvær mínútur: rétt síðast
