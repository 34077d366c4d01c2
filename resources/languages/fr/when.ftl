when-today = Aujourd’hui, { $time }
when-yesterday = Hier, { $time }
when-day = { $day }, { $time }
when-day-format = d MMM yyyy
when-long-day-format = dddd d MMMM yyyy
