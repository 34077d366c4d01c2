### A file can't be read or written.
###
### $file (text): a file
### $number (number): of a learner whose name is lost
### $things (text): learners, or statistics
### $why (text): the system's reason, without a full stop

## Learners and statistics

storage-no-learner = This file doesn't hold a Cardtable learner.
storage-learner-number = Learner { $number }
storage-not-kept-here = Can't save { $things ->
    [learners] learners
   *[statistics] statistics
 } here ({ $why }).
storage-not-kept-now = Can't save { $things ->
    [learners] learners
   *[statistics] statistics
 } right now ({ $why }).
storage-not-read-now = Can't load { $things ->
    [learners] learners
   *[statistics] statistics
 } right now ({ $why }).
storage-newer-database = A newer version of Cardtable saved these { $things ->
    [learners] learners.
   *[statistics] statistics.
 } Please update Cardtable.
# In place of $why above.
storage-no-file = { $file } isn't an ordinary file
storage-not-deleted = Couldn't delete { $file } ({ $why }).

## Games

storage-not-mended = Couldn't repair a damaged game ({ $why }).
storage-not-put-away = Couldn't put the game away ({ $why }).
storage-names-unread = Can't read the names of your games right now. Nothing has changed.
storage-name-not-kept = Couldn't save the name ({ $why }).
storage-game-not-kept = Couldn't save the game ({ $why }).
storage-name-taken = A new game has that name now, so the deleted one stays deleted.
storage-game-not-moved = Couldn't move the game ({ $why }).
storage-not-with-finished = The game is saved, but couldn't be moved to your finished games ({ $why }). Cardtable will try again.
storage-game-not-saved = Can't save the game right now ({ $why }). Keep playing: Cardtable tries again after each move.
storage-record-gone = This game's file was gone. It's saved again in full.
storage-record-replaced = Another file had replaced this game's. It's kept as { $file }, and your game is saved again in full.
