### A short date or time: on a saved game, for example.
###
### $day (text): a day, in the computer's format
### $time (text): a time of day, in the computer's format: 14:30

when-today = Today, { $time }
when-yesterday = Yesterday, { $time }
when-day = { $day }, { $time }

# The format of a day if the country is not known: d, dd a day, MMM the short name of a month, M, MM its number, yyyy a year;
# everything between them is copied. This gives 22 Nov 2019.
when-day-format = d MMM yyyy
# The same in full: dddd is the name of a day, MMMM of a month. This gives Friday, 22 November 2019.
when-long-day-format = dddd, d MMMM yyyy
