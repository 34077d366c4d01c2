when-today = Hoje, { $time }
when-yesterday = Ontem, { $time }
when-day = { $day }, { $time }

when-day-format = dd/MM/yyyy
when-long-day-format = dddd, d 'de' MMMM 'de' yyyy
