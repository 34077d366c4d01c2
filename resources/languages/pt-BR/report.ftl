report-title = Relatório

## Botões

report-save-pdf = Salvar como PDF
report-print = Imprimir
report-save-html = Salvar como HTML
report-save-answers = Respostas em CSV
report-practice-sheet = Folha de treino
report-deck = Cartas de recortar

## Que contas uma folha ou as cartas têm

report-sums = Contas da folha e das cartas
report-own = O que foi difícil
report-mixed = Contas variadas

## Janelas que perguntam para onde vai um arquivo

report-ask-save = Salvar o relatório
report-ask-answers = Salvar as respostas
report-ask-sheet = Salvar a folha de treino
report-ask-deck = Salvar as cartas
report-files-pdf = PDF (*.pdf)
report-files-html = HTML (*.html)
report-files-csv = Tabelas (*.csv)
report-file-name = { $name } { $day }

## Várias crianças numa página, para quem ensina

report-class = Visão da turma
report-class-nothing = Ainda não há respostas; depois das primeiras partidas haverá.
report-class-skill = Habilidade
report-class-secure = Firme
report-class-coming = A caminho
report-class-open = Outros: poucas respostas
report-class-name = Nome
report-class-calls = Certas de primeira
report-class-probes = Dois minutos de contas
report-class-next = A seguir
report-class-share = { $right } de { $calls }
report-class-probe = { $day }: { $right } de { $answered }
report-class-ask-save = Salvar a visão da turma
report-class-csv-name = nome
report-class-csv-calls = respostas
report-class-csv-days = dias
report-class-csv-right = certas de primeira
report-class-csv-probe-before = dois minutos, vez anterior: certas
report-class-csv-probe-last = dois minutos, última vez: certas
