### A short date or time.
###
### $day (text): in the computer's format
### $time (text): 14:30

when-today = Today, { $time }
when-yesterday = Yesterday, { $time }
when-day = { $day }, { $time }

# If the country is unknown: d, dd a day, MMM a short month, M, MM its number, yyyy a year; what is between them is copied.
# This gives Nov 22, 2019.
when-day-format = MMM d, yyyy
# dddd is the day's name, MMMM the month's: Friday, November 22, 2019.
when-long-day-format = dddd, MMMM d, yyyy
