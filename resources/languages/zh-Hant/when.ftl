when-today = 今天{ $time }
when-yesterday = 昨天{ $time }
when-day = { $day } { $time }
when-day-format = yyyy年M月d日
when-long-day-format = yyyy年M月d日dddd
