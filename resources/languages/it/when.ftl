when-today = Oggi, { $time }
when-yesterday = Ieri, { $time }
when-day = { $day }, { $time }

when-day-format = d MMM yyyy
when-long-day-format = dddd d MMMM yyyy
