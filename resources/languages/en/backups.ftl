### The page of the backups: what is kept of each day, and everything as a file for another computer.
###
### $answers (number): how many answers learners have given
### $count (number): how many games cannot be read
### $games (number): how many games
### $learners (number): how many learners
### $puzzles (number): how many puzzles were solved
### $day (text): a day in words, as “Saturday, 21 November” or “Today”
### $time (text): a time, as the country of the computer writes it
### $what (texts): learners, answers and games, as many as there are of each
### $name (text): the name of a file
### $why (text): what the system says of it

backups-title = Backups

## Buttons, and what they do, as it is told beside them

backups-save = Save everything
backups-save-note = Learners, settings and all games as one file
backups-open = Bring from a file
backups-open-note = From a file that was saved on another computer
backups-settings-too = The settings too
backups-settings-too-note = replaces the settings of now by those in the backup
backups-bring = Bring back…
backups-bring-now = Bring it back
backups-cancel = Cancel
backups-take-back = Take it back

## Keys, in the list of all keys

backups-key-bring = bring the chosen day back
backups-key-save = save everything as a file
backups-key-open = bring everything from a file

## The days for which there is a backup

backups-today = Today
# A backup that was made before something was brought back.
backups-before = { $day }, before { $time }
backups-settings-alone = no learners; the settings
backups-learners = { $learners ->
    [one] 1 learner
   *[other] { $learners } learners
 }
backups-answers = { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
 }
backups-games = { $games ->
    [0] no games
    [one] 1 game
   *[other] { $games } games
 }
backups-holds = { backups-learners }, { backups-answers }
backups-none = There is no backup yet.
backups-rule = A backup is made on every day on which something was changed: of the learners with all answers, of the settings with your own card back, of the solved puzzles, and of the games and house rules that were chosen last. The last seven days are kept, and one of each of four weeks. Who is deleted is deleted from the backups too.

## Bringing back

backups-ask-day = { $day }: bring it back?
backups-ask-file = Bring all of this from the file?
backups-adds = What is missing here is added; nothing that is here is taken away. A backup of now is made first.
# “3 answers and 1 game”, in the words above.
backups-brought = What was missing is here again: { $what }.
backups-brought-own = { $games ->
    [one] A game of your own is on your shelf.
   *[other] { $games } games of your own are on your shelf.
 }
backups-brought-puzzles = { $puzzles ->
    [one] A solved puzzle is here again.
   *[other] { $puzzles } solved puzzles are here again.
 }
backups-brought-back = Your own card back is here again.
backups-brought-nothing = Nothing was missing here.
backups-unread = { $count ->
    [one] One game cannot be read.
   *[other] { $count } games cannot be read.
 }
backups-taken-back = All is as it was before.

## Everything as a file

# What the window that asks for a file offers; (*.zip) stays as it is.
backups-files = Everything of Cardtable (*.zip)
# What the file is called, unless somebody calls it otherwise.
backups-file-name = Cardtable, everything.zip

## What went wrong, told at the foot of the page

backups-not-made = The backup of today could not be made ({ $why }).
backups-not-kept = What is in it could not be kept ({ $why }); nothing is changed.
backups-names-not-kept = The names of the games could not be kept ({ $why }).
backups-nothing-to-take-back = There is nothing to be taken back.
backups-not-ours = { $name } does not hold data of Cardtable, or is damaged; nothing is changed.
backups-unreadable = { $name } cannot be read ({ $why }).
backups-newer = This file was made by a newer Cardtable; please use that one.
# Who is deleted is deleted from the backups too; one of them could not be written without.
backups-not-anew = { $name } could not be written anew ({ $why }).
