### What is said of files that somebody puts somewhere, brings or throws away, and of printing.
###
### $file (text): the name of a file
### $most (number): how many megabytes it may have
### $why (text): what the system says is wrong, without a stop

support-saved-as = Saved as { $file }.
support-saved-unsure = { $file } is saved, but may not outlast a power cut ({ $why }); better save it again.
support-not-saved = { $file } could not be saved ({ $why }); nothing was written.
support-older-kept = { $file } could not be saved ({ $why }); the older file of that name is as it was.
# Stands for { $why } in the two sentences above.
support-not-drawn = it could not be drawn
support-too-large = { $file } is too large to be read; { $most } MB is the most.
support-not-read = { $file } cannot be read.
support-game-moved = The game is not where it was put any more.
support-no-printer = This computer cannot print from here; save it as PDF.
