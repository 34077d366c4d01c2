when-today = Bugün, { $time }
when-yesterday = Dün, { $time }
when-day = { $day }, { $time }
when-day-format = d MMM yyyy
when-long-day-format = d MMMM yyyy dddd
