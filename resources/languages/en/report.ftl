## Report Page

report-report = Report
report-save-as-pdf = Save as PDF
report-print = Print
report-save-as-html = Save as HTML
report-answers-as-csv = Answers as CSV
report-practice-sheet = Practice sheet
report-sums-of-the-practice-sheet = Sums of the practice sheet
report-save-the-report = Save the report
report-pdf-pdf = PDF (*.pdf)
report-html-html = HTML (*.html)
report-save-the-answers = Save the answers
report-tables-csv = Tables (*.csv)
report-save-the-practice-sheet = Save the practice sheet
report-mixed-sums = Mixed sums
