### A learner's report, the overview of several, saving and printing.
###
### $name (text): the learner
### $calls (number): totals answered
### $answered (number): sums done in two minutes
### $day (text): 2026-11-23; of a probe Nov 9
### $right (number): right answers

report-title = Report

## Buttons

report-save-pdf = Save as PDF
report-print = Print
report-save-html = Save as HTML
report-save-answers = Answers as CSV
report-practice-sheet = Practice sheet
report-deck = Cards to cut out

## Sums for a sheet or the cards

# Read aloud.
report-sums = Problems on the sheet and cards
report-own = Problems that were hard
report-mixed = Mixed problems

## File dialogs

report-ask-save = Save the report
report-ask-answers = Save the answers
report-ask-sheet = Save the practice sheet
report-ask-deck = Save the cards
# (*.pdf), (*.html) and (*.csv) stay.
report-files-pdf = PDF (*.pdf)
report-files-html = HTML (*.html)
report-files-csv = Tables (*.csv)
report-file-name = { $name } { $day }

## Several children, for a teacher

report-class = Class overview
report-class-nothing = No answers yet. They'll appear after the first games.
# Heads of a table: who is secure, who is on the way, how many others.
report-class-skill = Skill
report-class-secure = Secure
report-class-coming = Still learning
report-class-open = Others: too few answers
# Heads of another.
report-class-name = Name
report-class-calls = Right first try
report-class-probes = Two minutes of math
report-class-next = Next
report-class-share = { $right } of { $calls }
# How many of the sums were right.
report-class-probe = { $day }: { $right } of { $answered }
report-class-ask-save = Save the overview
# Columns of the saved table.
report-class-csv-name = name
report-class-csv-calls = answers
report-class-csv-days = days
report-class-csv-right = right first try
report-class-csv-probe-before = two minutes, time before last: right answers
report-class-csv-probe-last = two minutes, last time: right answers
