report-title = Bilan

## Boutons

report-save-pdf = Enregistrer en PDF
report-print = Imprimer
report-save-html = Enregistrer en HTML
report-save-answers = Réponses en CSV
report-practice-sheet = Feuille de calculs
report-deck = Cartes à découper

## Quels calculs

report-sums = Calculs de la feuille et des cartes
report-own = Ce qui coinçait
report-mixed = Calculs mêlés

## Fenêtres qui demandent où enregistrer

report-ask-save = Enregistrer le bilan
report-ask-answers = Enregistrer les réponses
report-ask-sheet = Enregistrer la feuille de calculs
report-ask-deck = Enregistrer les cartes
report-files-pdf = PDF (*.pdf)
report-files-html = HTML (*.html)
report-files-csv = Tableaux (*.csv)
report-file-name = { $name } { $day }

## Plusieurs enfants sur une page

report-class = Vue de la classe
report-class-nothing = Pas encore de réponse ; il y en aura après les premières parties.
report-class-skill = Compétence
report-class-secure = Acquis
report-class-coming = En cours
report-class-open = Autres : trop peu de réponses
report-class-name = Nom
report-class-calls = Justes du premier coup
report-class-probes = Deux minutes de calcul
report-class-next = Ensuite
report-class-share = { $right } sur { $calls }
report-class-probe = { $day } : { $right } sur { $answered }
report-class-ask-save = Enregistrer la vue
report-class-csv-name = nom
report-class-csv-calls = réponses
report-class-csv-days = jours
report-class-csv-right = justes d’emblée
report-class-csv-probe-before = deux minutes, fois d’avant : justes
report-class-csv-probe-last = deux minutes, dernière fois : justes
