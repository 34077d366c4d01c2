### The report of a learner, the overview of several, and what can be saved or printed.
###
### $name (text): the learner's name
### $calls (number): how many totals were answered
### $answered (number): how many sums were done in two minutes
### $day (text): a day, as 2026-11-23; of a probe as 9 Nov
### $right (number): right answers

report-title = Report

## Buttons

report-save-pdf = Save as PDF
report-print = Print
report-save-html = Save as HTML
report-save-answers = Answers as CSV
report-practice-sheet = Practice sheet
report-deck = Cards to cut out

## Which sums a practice sheet or the cards have, unless they are of one skill

# The list of choices, read aloud.
report-sums = Sums on the sheet and cards
# Sums that went wrong, and sums of skills that are not secure.
report-own = What was hard
report-mixed = Mixed sums

## Windows that ask where to save a file: titles, kinds of files, and the file's name

report-ask-save = Save the report
report-ask-answers = Save the answers
report-ask-sheet = Save the practice sheet
report-ask-deck = Save the cards
# (*.pdf), (*.html) and (*.csv) stay as they are.
report-files-pdf = PDF (*.pdf)
report-files-html = HTML (*.html)
report-files-csv = Tables (*.csv)
report-file-name = { $name } { $day }

## Several children on one page, for a teacher

report-class = Class overview
report-class-nothing = No answers yet. They'll appear after the first games.
# The heads of two tables. For each skill: who is secure, who is on the way, how many others have too few answers.
report-class-skill = Skill
report-class-secure = Secure
report-class-coming = Still learning
report-class-open = Others: too few answers
# For each child: how many answers were right first try, the last two probes, the next skill to practice.
report-class-name = Name
report-class-calls = Right first try
report-class-probes = Two minutes of math
report-class-next = Next
report-class-share = { $right } of { $calls }
# One probe: how many of the sums were right.
report-class-probe = { $day }: { $right } of { $answered }
report-class-save-csv = Save as CSV
report-class-ask-save = Save the overview
# The columns of the saved table; the skills follow.
report-class-csv-name = name
report-class-csv-calls = answers
report-class-csv-days = days
report-class-csv-right = right first try
report-class-csv-probe-before = two minutes: right before
report-class-csv-probe-last = two minutes: right last
