### When something was, in short: on a saved game, for example.
###
### $day (text): a day, as the language and the country of the computer write it
### $time (text): a time of day, written so too: 14:30

when-today = Today, { $time }
when-yesterday = Yesterday, { $time }
when-day = { $day }, { $time }

# How a day is written where the country is not known: d, dd a day, MMM a month by its short name, M, MM by its number,
# yyyy a year; what stands between them is taken as it is. This gives 22 Nov 2019.
when-day-format = d MMM yyyy
# The same in full: dddd is a day by its name, MMMM a month. This gives Friday, 22 November 2019.
when-long-day-format = dddd, d MMMM yyyy
