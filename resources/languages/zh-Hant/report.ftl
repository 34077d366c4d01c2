report-title = 報告

report-save-pdf = 存成PDF
report-print = 列印
report-save-html = 存成HTML
report-save-answers = 回答存成CSV
report-practice-sheet = 練習卷
report-deck = 剪下來的題卡

report-sums = 練習卷和題卡的題目
report-own = 之前卡住的
report-mixed = 綜合題目

report-ask-save = 儲存報告
report-ask-answers = 儲存回答
report-ask-sheet = 儲存練習卷
report-ask-deck = 儲存題卡
report-files-pdf = PDF (*.pdf)
report-files-html = HTML (*.html)
report-files-csv = 表格 (*.csv)
report-file-name = { $name } { $day }

report-class = 全班一覽
report-class-nothing = 還沒有回答過；玩過幾場就有了。
report-class-skill = 項目
report-class-secure = 熟練
report-class-coming = 正在進步
report-class-open = 其他：回答太少
report-class-name = 名字
report-class-calls = 一次就對
report-class-probes = 兩分鐘算式
report-class-next = 接下來
report-class-share = { $right }/{ $calls }
report-class-probe = { $day }：{ $right }/{ $answered }
report-class-ask-save = 儲存一覽表
report-class-csv-name = 名字
report-class-csv-calls = 報數
report-class-csv-days = 天數
report-class-csv-right = 一次就對
report-class-csv-probe-before = 兩分鐘：前一次答對
report-class-csv-probe-last = 兩分鐘：最近答對
