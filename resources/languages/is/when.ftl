when-today = Í dag, { $time }
when-yesterday = Í gær, { $time }
when-day = { $day }, { $time }

when-day-format = d. MMM yyyy
when-long-day-format = dddd d. MMMM yyyy
