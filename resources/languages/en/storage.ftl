### What is said when a file of the data folder, or of elsewhere, cannot be read or written.
###
### $file (text): the name of a file, or where it lies
### $number (number): the number of a learner whose name is lost
### $things (text): what a file holds: learners, or statistics
### $why (text): what the system says is wrong, without a stop

## Learners and statistics

storage-no-learner = This file does not hold a learner of Cardtable.
storage-learner-number = Learner { $number }
storage-not-kept-here = { $things ->
    [learners] Learners cannot be kept here ({ $why }).
   *[statistics] Statistics cannot be kept here ({ $why }).
 }
storage-not-kept-now = { $things ->
    [learners] Learners cannot be kept just now ({ $why }).
   *[statistics] Statistics cannot be kept just now ({ $why }).
 }
storage-not-read-now = { $things ->
    [learners] Learners cannot be read just now ({ $why }).
   *[statistics] Statistics cannot be read just now ({ $why }).
 }
storage-newer-database = { $things ->
    [learners] These learners were kept by a newer Cardtable; please use that one.
   *[statistics] These statistics were kept by a newer Cardtable; please use that one.
 }
# Stands for { $why } in the sentences above.
storage-no-file = { $file } is not an ordinary file
storage-not-deleted = { $file } could not be deleted ({ $why }).

## Games

storage-not-mended = A damaged game could not be mended ({ $why }).
storage-not-put-away = The game could not be put away ({ $why }).
storage-names-unread = The names of the games cannot be read just now; none was changed.
storage-name-not-kept = The name could not be kept ({ $why }).
storage-game-not-kept = The game could not be kept ({ $why }).
storage-name-taken = There is a game of that name again; the deleted one stays where it is.
storage-game-not-moved = The game could not be moved ({ $why }).
storage-not-with-finished = The game is saved, but could not be laid with the finished ones ({ $why }); that is tried again at the next start.
storage-game-not-saved = The game cannot be saved just now ({ $why }); play goes on, and saving is tried again at every move.
storage-record-gone = The record of this game was gone; the game is saved anew with all its moves.
storage-record-replaced = Another file had taken the place of the record of this game; it is kept as { $file }, and the game is saved anew with all its moves.
