### Files, and printing.
###
### $file (text): a file
### $most (number): megabytes
### $why (text): the system's reason, without a full stop

support-saved-as = Saved as { $file }.
support-saved-unsure = { $file } is saved, but a power failure could lose it ({ $why }). Please save it again.
support-not-saved = Couldn't save { $file } ({ $why }). Nothing was written.
support-older-kept = Couldn't save { $file } ({ $why }). The older file with that name is unchanged.
# In place of $why above.
support-not-drawn = it couldn't be drawn
support-too-large = { $file } is too large to read. The limit is { $most } MB.
support-not-read = Can't read { $file }.
support-game-moved = The game isn't there anymore.
support-no-printer = Can't print from this computer. Save as PDF instead.
