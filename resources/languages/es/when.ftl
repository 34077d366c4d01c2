when-today = Hoy, { $time }
when-yesterday = Ayer, { $time }
when-day = { $day }, { $time }

when-day-format = d MMM yyyy
when-long-day-format = dddd, d 'de' MMMM 'de' yyyy
