### The report of a learner, the overview of several, and what can be taken away of them.
###
### $name (text): the learner's name
### $calls (number): how many calls there were
### $answered (number): how many sums were done in two minutes
### $day (text): a day, as 2026-11-23; of a probe as 9 Nov
### $right (number): how many were right

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

## Several children on one page, for a teacher: who can what

report-class = Class overview
report-class-nothing = Nothing has been answered yet; after the first games there is.
# The heads of two tables: for each skill, who is secure, who is on the way, of how many others too little is known.
report-class-skill = Skill
report-class-secure = Secure
report-class-coming = Coming
report-class-open = Others: too few answers
# For each child, how many of the calls were right at once, the last two probes of two minutes, the next skill to practise.
report-class-name = Name
report-class-calls = Right first time
report-class-probes = Two minutes of sums
report-class-next = Next
report-class-share = { $right } of { $calls }
# One probe: how many of the sums were right.
report-class-probe = { $day }: { $right } of { $answered }
report-class-save-csv = Save as CSV
report-class-ask-save = Save the overview
# The names of the columns of the table that is saved; behind these come the skills.
report-class-csv-name = name
report-class-csv-calls = calls
report-class-csv-days = days
report-class-csv-right = right at once
report-class-csv-probe-before = two minutes: right before
report-class-csv-probe-last = two minutes: right last
