### What is wrong with the file of a game that a player saved or was sent.
###
### $line (number): the line of the file; 0 if it is not known

record-foreign = This isn't a Cardtable game.
record-newer = A newer version of Cardtable made this game. Only that version can read line { $line }.
record-damaged = { $line ->
    [0] This game is damaged.
   *[other] This game is damaged at line { $line }.
 }

# Shown although the game can still be looked at.
record-damaged-from = This game is damaged at line { $line }. It's shown up to there.
