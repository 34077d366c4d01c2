### What is wrong with the record of a game: a file that somebody kept, or was sent.
###
### $line (number): the line of the file; 0 where it cannot be told

record-foreign = This is no record of a game.
record-newer = This game was made by a newer version of Cardtable, which knows what its line { $line } says.
record-damaged = { $line ->
    [0] This record is damaged.
   *[other] This record is damaged in line { $line }.
 }

# Told while the game is shown all the same.
record-damaged-from = The record of this game is damaged in line { $line }; the game is shown up to there.
