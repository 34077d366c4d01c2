when-today = Сьогодні, { $time }
when-yesterday = Учора, { $time }
when-day = { $day }, { $time }
when-day-format = d MMM yyyy
when-long-day-format = dddd, d MMMM yyyy
