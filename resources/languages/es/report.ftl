report-title = Informe

## Botones

report-save-pdf = Guardar PDF
report-print = Imprimir
report-save-html = Guardar HTML
report-save-answers = Respuestas CSV
report-practice-sheet = Hoja de cuentas
report-deck = Cartas recortables

## Qué cuentas tienen la hoja y las cartas

report-sums = Cuentas de la hoja y de las cartas
report-own = Lo que más costó
report-mixed = Cuentas variadas

## Ventanas que preguntan adónde va un archivo

report-ask-save = Guardar el informe
report-ask-answers = Guardar las respuestas
report-ask-sheet = Guardar la hoja de cuentas
report-ask-deck = Guardar las cartas
report-files-pdf = PDF (*.pdf)
report-files-html = HTML (*.html)
report-files-csv = Tablas (*.csv)
report-file-name = { $name } { $day }

## Varios niños en una página, para quien enseña

report-class = Vista de la clase
report-class-nothing = Todavía no hay respuestas; después de las primeras partidas las habrá.
report-class-skill = Habilidad
report-class-secure = Dominada
report-class-coming = En camino
report-class-open = Otros: pocas respuestas
report-class-name = Nombre
report-class-calls = A la primera
report-class-probes = Dos minutos de cuentas
report-class-next = Siguiente
report-class-share = { $right } de { $calls }
report-class-probe = { $day }: { $right } de { $answered }
report-class-ask-save = Guardar la vista
report-class-csv-name = nombre
report-class-csv-calls = respuestas
report-class-csv-days = días
report-class-csv-right = a la primera
report-class-csv-probe-before = dos minutos, vez anterior: bien
report-class-csv-probe-last = dos minutos, última vez: bien
