### The backups page.
###
### $answers (number): learners' answers
### $count (number): unreadable games
### $games (number): games
### $learners (number): learners
### $puzzles (number): solved puzzles
### $day (text): “Saturday, November 21” or “Today”
### $time (text): 14:30
### $what (texts): learners, answers and games
### $name (text): a file's name
### $why (text): the system's reason

backups-title = Backups

## Buttons, with notes

backups-save = Save everything
backups-save-note = Learners, settings and all games in one file
backups-open = Bring everything back
backups-open-note = A file saved on another computer
backups-days = Backups by day
backups-settings-too = Settings too
backups-settings-too-note = replaces your current settings
backups-bring = Bring back…
backups-bring-now = Bring back
backups-take-back = Undo

## Days with a backup

backups-before = { $day }, { $time }, before a restore
backups-settings-alone = settings, no learners
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
backups-rule = Cardtable makes a backup each day something changes. It keeps the last seven, and one a week for four weeks. Deleted learners are removed from backups too.

## Restoring

backups-ask-day = Bring back this backup ({ $day })?
backups-ask-file = Bring everything back from this file?
backups-adds = This adds what's missing and removes nothing. A backup is made first.
# $what is “3 answers and 1 game”.
backups-brought = Brought back: { $what }.
backups-brought-own = { $games ->
    [one] One game you made is
   *[other] { $games } games you made are
 } on your shelf.
backups-brought-puzzles = { $puzzles ->
    [one] One solved puzzle is back.
   *[other] { $puzzles } solved puzzles are back.
 }
backups-brought-back = Your own card back was restored.
backups-brought-nothing = Nothing was missing.
backups-unread = { $count ->
    [one] One game
   *[other] { $count } games
 } can't be read.
backups-taken-back = Everything is as it was before.

## Everything as a file

# (*.zip) stays.
backups-files = Everything from Cardtable (*.zip)
backups-file-name = Cardtable, everything.zip

## What went wrong

backups-not-made = Today's backup couldn't be made ({ $why }).
backups-not-kept = The backup couldn't be restored ({ $why }). Nothing has changed.
backups-names-not-kept = The games' names couldn't be saved ({ $why }).
backups-nothing-to-take-back = Nothing to undo.
backups-not-ours = { $name } doesn't hold Cardtable data, or is damaged. Nothing has changed.
backups-unreadable = { $name } can't be read ({ $why }).
backups-newer = This file is from a newer version of Cardtable. Please update Cardtable.
backups-not-anew = The learner couldn't be removed from { $name } ({ $why }).
