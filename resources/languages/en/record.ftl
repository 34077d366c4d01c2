### A faulty file of a saved game.
###
### $line (number): of the file; 0 if unknown

record-foreign = This isn't a Cardtable game.
record-newer = A newer version of Cardtable made this game. Only that version can read line { $line }.
record-damaged = This game is { $line ->
    [0] damaged.
   *[other] damaged at line { $line }.
 }

# The rest can be looked at.
record-damaged-from = This game is damaged at line { $line }. Everything before that is shown.
