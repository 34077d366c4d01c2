when-today = Hôm nay, { $time }
when-yesterday = Hôm qua, { $time }
when-day = { $day }, { $time }

when-day-format = d/M/yyyy
when-long-day-format = dddd, d MMMM, yyyy
