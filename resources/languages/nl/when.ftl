when-today = Vandaag, { $time }
when-yesterday = Gisteren, { $time }
when-day = { $day }, { $time }
when-day-format = d MMM yyyy
when-long-day-format = dddd d MMMM yyyy
