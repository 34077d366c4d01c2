### The report of a learner, and what can be taken away of it.
###
### $name (text): the learner's name
### $day (text): a day, as 2026-11-23

report-title = Report

## Buttons

report-save-pdf = Save as PDF
report-print = Print
report-save-html = Save as HTML
report-save-answers = Answers as CSV
report-practice-sheet = Practice sheet
report-deck = Cards to cut out

## Which sums a practice sheet or the cards have, where they are not of one skill alone

# What is chosen from, read aloud.
report-sums = Sums of the sheet and the cards
# Sums made of those that went wrong, and of skills that are not secure.
report-own = What was hard
report-mixed = Mixed sums

## Windows that ask where a file is to go: their titles, the kinds of files, and how a file is called

report-ask-save = Save the report
report-ask-answers = Save the answers
report-ask-sheet = Save the practice sheet
report-ask-deck = Save the cards
# (*.pdf), (*.html) and (*.csv) stay as they are.
report-files-pdf = PDF (*.pdf)
report-files-html = HTML (*.html)
report-files-csv = Tables (*.csv)
report-file-name = { $name } { $day }
